/** The evaluation's own measure of a tailored page. It lives with the evaluation files and is loaded from there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Measured {
  keywords: { attained: number | null; unsupported: string[] };
  grounding: { share: number; ungrounded: string[] };
  readability: { bullets: number; bulletVerbOpen: number | null };
}

interface Question {
  profile: unknown;
  job: string;
  output: string;
  /** Words of ours that need no source: headings and the like. */
  allow: string;
}

export type Measure = (question: Question) => Measured;

interface Metrics {
  dfBuild(texts: string[]): unknown;
  evaluate(question: Question & { df: unknown }): Measured;
}

/** `folder`: where `metrics.mjs` and the postings lie, which say how common a word is. */
export async function loadMeasure(folder: string): Promise<Measure | null> {
  const file = join(folder, 'metrics.mjs');
  if (!existsSync(file)) return null;
  const metrics = (await import(pathToFileURL(file).href)) as Metrics;
  const postings = readdirSync(join(folder, 'open/jobs')).filter((name) => name.endsWith('.txt'));
  const df = metrics.dfBuild(postings.map((name) => readFileSync(join(folder, 'open/jobs', name), 'utf8')));
  return (question) => metrics.evaluate({ ...question, df });
}
