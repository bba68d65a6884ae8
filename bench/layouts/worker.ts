/** Makes and reads the files of its share, in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { exportJsonResume, importProfile } from '../../src/importing/import.ts';
import { type ScoredResume, type Scores, scoreResume } from '../support/importing/score-resume.ts';
import { type Sample, sampleOf } from './files.ts';
import type { Half } from './person.ts';
import { closeEngines } from './render.ts';

export interface Share {
  half: Half;
  numbers: number[];
  folder: string | null;
  generateOnly: boolean;
}

export interface Measured {
  id: string;
  /** Null where the files are only made. */
  scores: Scores | null;
  /** Why nothing could be read; null when something was. */
  failed: string | null;
  groups: Record<string, string>;
  makingMs: number;
  readingMs: number;
}

const NOW = '2026-07-01T00:00:00Z';

async function measure(number: number, share: Share): Promise<Measured> {
  const start = performance.now();
  const sample = await sampleOf(number, share.half, share.folder);
  const made = performance.now();
  const { read, failed } = share.generateOnly ? { read: null, failed: null } : await readBack(sample);
  return {
    id: sample.id,
    scores: read === null ? null : scoreResume(read, sample.truth),
    failed,
    groups: groupsOf(sample),
    makingMs: made - start,
    readingMs: performance.now() - made,
  };
}

async function readBack({ bytes, ending }: Sample): Promise<{ read: ScoredResume; failed: string | null }> {
  try {
    const { profile } = await importProfile({ bytes, name: `resume.${ending}` }, NOW);
    return { read: exportJsonResume(profile) as ScoredResume, failed: null };
  } catch (error) {
    return { read: {}, failed: error instanceof Error ? error.message : String(error) };
  }
}

function groupsOf({ layout, language }: Sample): Record<string, string> {
  const { engine, columns, archetype } = layout;
  return { engine, columns, archetype, language, dates: layout.entry.dates };
}

const share = workerData as Share;
try {
  for (const number of share.numbers) parentPort!.postMessage(await measure(number, share));
} finally {
  await closeEngines();
}
