import fs from 'node:fs';
import path from 'node:path';
import type { CrashPoint } from '../../../src/base/telemetry/crash-point.ts';
import { seededRandom } from '../../chaos/random.ts';
import { type Findings, type ProofOptions, Stage } from './stage.ts';
import { startVictim } from './victim.ts';

/** Where a worker has the job in its hands. */
const STEPS: readonly CrashPoint[] = [
  'produce.claimed',
  'produce.generated',
  'file.written',
  'produce.file-kept',
  'produce.job-removed',
  'produce.succeeded',
];

export interface StopOptions extends ProofOptions {
  /** False: leases are ended by hand, which needs steps outside a transaction. */
  waitForLeases?: boolean;
}

/** A worker stands still past its lease, another one makes the document, and the first goes on where it was. */
export async function proveStops(options: StopOptions, steps: readonly CrashPoint[] = STEPS): Promise<Findings> {
  const random = seededRandom(options.seed);
  const stage = await Stage.open(random);
  try {
    const problems: string[] = [];
    for (let round = 0; round < options.rounds; round++) {
      for (const step of random.shuffled(steps)) {
        problems.push(...(await stopAt(stage, step, options.waitForLeases ?? true)));
        options.say(`stopped after ${step}, and went on`);
      }
    }
    problems.push(...(await stage.problems()));
    return { problems, figures: `${steps.length} steps, ${options.rounds} times` };
  } finally {
    await stage.close();
  }
}

async function stopAt(stage: Stage, step: CrashPoint, waitForLease: boolean): Promise<string[]> {
  const { id } = await stage.create(stage.baseUrl);
  const victim = await startVictim({ role: 'jobs', step, signal: 'SIGSTOP', settings: await stage.settings() });
  try {
    await victim.atStep;
    if (waitForLease) await stage.untilNone('select id from jobs where run_at > now()');
    await stage.drain();
    const made = await outcomeOf(stage, id!);
    // Only the one that stood still is there to make this one, after it is done with the first.
    await stage.create(stage.baseUrl);
    victim.resume();
    await stage.untilNone('select id from jobs');
    const left = await outcomeOf(stage, id!);
    return made === left ? [] : [`after ${step} the worker that woke up made ${made} into ${left}`];
  } finally {
    await victim.kill();
  }
}

/** The row, the charges and the file itself, as something to compare. */
async function outcomeOf(stage: Stage, id: string): Promise<string> {
  const [row] = await stage.query<{ pdf_key: string }>(
    'select id, status, pdf_key, finished_at from documents where id = $1',
    [id],
  );
  const entries = await stage.query(
    'select grant_id, reason, delta from credit_entries where document_id = $1 order by id',
    [id],
  );
  const file = fs.statSync(path.join(stage.engines.config.dataDir, 'files', row!.pdf_key), { bigint: true });
  return JSON.stringify({ row, entries, file: `${file.ino} ${file.size} ${file.mtimeNs}` });
}
