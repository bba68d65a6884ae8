/** Sends requests from a thread of its own, so that its memory does not count as the service's. Started by `run.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { seededRandom } from '../../chaos/random.ts';
import { converse } from './converse.ts';
import { judge } from './judge.ts';
import type { Known } from './known.ts';
import { type Conversation, nextConversation } from './requests.ts';

export interface Figures {
  requests: number;
  answers: number;
  statuses: Record<string, number>;
  kinds: Record<string, number>;
  violations: string[];
}

const AT_ONCE = 48;
const VIOLATIONS_TOLD = 50;

const { known, seed } = workerData as { known: Known; seed: number };
const random = seededRandom(seed);
const figures: Figures = { requests: 0, answers: 0, statuses: {}, kinds: {}, violations: [] };

parentPort!.on('message', async (count: number) => {
  await Promise.all(Array.from({ length: AT_ONCE }, () => sendUntil(count)));
  parentPort!.postMessage(figures);
});

async function sendUntil(count: number): Promise<void> {
  while (figures.requests < count) {
    const conversation = nextConversation(random, known);
    figures.requests += conversation.requests.length;
    await send(conversation, `127.2.${random.between(0, 15)}.${random.between(1, 254)}`);
  }
}

async function send(conversation: Conversation, from: string): Promise<void> {
  const heard = await converse(known.port, from, conversation);
  add(figures.kinds, conversation.kind);
  for (const { status } of heard.answers) add(figures.statuses, status);
  figures.answers += heard.answers.length;
  for (const problem of judge(conversation, heard)) {
    if (figures.violations.length < VIOLATIONS_TOLD) figures.violations.push(tell(conversation, problem));
  }
}

function add(counts: Record<string, number>, name: string | number): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

function tell({ kind, bytes }: Conversation, problem: string): string {
  return `${kind}: ${problem}; sent ${JSON.stringify(bytes.toString('latin1', 0, 600))}`;
}
