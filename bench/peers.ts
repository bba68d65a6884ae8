/**
 * CPU time for setting one resume once, without fitting: Typst, @react-pdf/renderer and a headless Chromium that stays
 * open, the same texts in the same type, in turns within one run.
 *
 * `node bench/peers.ts [--count 30] [--react-pdf FOLDER]`; the folder is one in which @react-pdf/renderer and react
 * were installed. What is not there is left out, and said.
 */
import { draftResume } from '../src/generation/composing/resume.ts';
import { documentContextOf } from '../src/generation/document-context.ts';
import { matchProfile } from '../src/generation/matching/match.ts';
import { ACCOUNTANT_POSTING, accountant } from '../src/generation/testing/profiles.ts';
import type { ResumePage } from '../src/generation/typesetting/page.ts';
import { say } from './support/figures.ts';
import { openChromium } from './support/peers/chromium.ts';
import type { Peer } from './support/peers/peer.ts';
import { openReactPdf } from './support/peers/react-pdf.ts';
import { openTypst } from './support/peers/typst.ts';

const WARM_UP = 5;

function option(name: string): string | null {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? null : (process.argv[at + 1] ?? null);
}

const count = Number(option('count') ?? 30);
const ground = documentContextOf({
  kind: 'resume',
  profile: accountant(),
  request: { title: 'Resume', jobDescription: ACCOUNTANT_POSTING, companyUrl: null, letter: null },
  companyPage: null,
  now: '2026-03-04T10:00:00Z',
});
const { page } = draftResume(ground, matchProfile(ground.profile, ground.posting, ground.now));

/** Every document differs, so that nobody can answer from a cache. */
function pageOf(number: number): ResumePage {
  return { ...page, name: { ...page.name, text: `${page.name.text} ${number}` } };
}

async function openPeers(): Promise<Peer[]> {
  const folder = option('react-pdf');
  const reactPdf = folder === null ? null : await openReactPdf(folder);
  const chromium = await openChromium();
  if (reactPdf === null) say('@react-pdf/renderer: left out, no folder with it was given');
  if (chromium === null) say('Chromium: left out, none is installed');
  return [openTypst(ground.families), reactPdf, chromium].filter((peer) => peer !== null);
}

async function cpuMsOf(peer: Peer, number: number): Promise<number> {
  const before = peer.cpuMs();
  const pdf = await peer.set(pageOf(number));
  if (!Buffer.from(pdf.subarray(0, 5)).equals(Buffer.from('%PDF-'))) throw new Error(`${peer.name} made no PDF`);
  return peer.cpuMs() - before;
}

const peers = await openPeers();
const used = new Map(peers.map((peer) => [peer, [] as number[]]));
try {
  for (let number = 0; number < WARM_UP + count; number++) {
    for (const peer of peers) {
      const ms = await cpuMsOf(peer, number);
      if (number >= WARM_UP) used.get(peer)!.push(ms);
    }
  }
} finally {
  for (const peer of peers) await peer.close();
}
// Linux counts other processes in hundredths of a second, so the mean says more than any single document.
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const ours = mean(used.get(peers[0]!)!);
for (const [peer, values] of used) {
  say(`${peer.name}: ${mean(values).toFixed(1)} ms CPU (mean of ${count}), ${(mean(values) / ours).toFixed(1)}× Typst`);
}
