/** Profile, posting and rated bullets, read from the evaluation files beside the project. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Profile } from '../../../src/base/profile.ts';
import { importProfile } from '../../../src/importing/import.ts';

export interface RatedPair {
  id: string;
  profile: Profile;
  jobDescription: string;
  /** Relevance 0 to 3 of each bullet, and the id of the fact that it is in the profile. */
  bullets: { factId: string; relevance: number }[];
}

interface StoredPair {
  id: string;
  profile: string;
  job: string;
  bullets: { job: string; text: string; rel: number }[];
}

const NOW = '2026-03-04T10:00:00Z';

/** Null where there is nothing to measure. */
export async function readRankingSet(folder: string): Promise<RatedPair[] | null> {
  const file = join(folder, 'rankset.json');
  if (!existsSync(file)) return null;
  const { pairs } = JSON.parse(readFileSync(file, 'utf8')) as { pairs: StoredPair[] };
  return Promise.all(pairs.map((pair) => ratedPair(folder, pair)));
}

async function ratedPair(folder: string, pair: StoredPair): Promise<RatedPair> {
  const bytes = readFileSync(join(folder, 'tailoring/profiles', `${pair.profile}.json`));
  const { profile } = await importProfile({ bytes, name: 'profile.json' }, NOW);
  const bullets = pair.bullets.map(({ job, text, rel }) => ({
    factId: factIdOf(profile, job, text),
    relevance: rel,
  }));
  return { id: pair.id, profile, jobDescription: readJob(folder, pair.job), bullets };
}

function readJob(folder: string, job: string): string {
  const places = ['open/jobs', 'tailoring/jobs'].map((place) => join(folder, place, `${job}.txt`));
  const found = places.find(existsSync);
  if (found === undefined) throw new Error(`There is no posting ${job} under ${folder}.`);
  return readFileSync(found, 'utf8');
}

/** The same bullet may stand under several roles; its title tells which is meant. */
function factIdOf(profile: Profile, position: string, text: string): string {
  const roles = profile.work.flatMap((employer) => employer.roles);
  const ordered = roles.toSorted((a, b) => Number(b.position === position) - Number(a.position === position));
  const bare = (value: string): string => value.replace(/\s+/g, ' ').trim();
  for (const role of ordered) {
    const fact = role.highlights.find((highlight) => bare(highlight.text) === bare(text));
    if (fact !== undefined) return fact.id;
  }
  throw new Error(`The profile has no bullet “${text.slice(0, 60)}”.`);
}

/** How good an order is against the best possible one, over the first `places`; ties keep the given order. */
export function gainOf(scores: readonly number[], relevances: readonly number[], places = scores.length): number {
  const gain = (order: readonly number[]): number =>
    order.slice(0, places).reduce((sum, relevance, at) => sum + (2 ** relevance - 1) / Math.log2(at + 2), 0);
  const ours = relevances.map((relevance, at) => ({ relevance, score: scores[at]! }));
  const best = gain(relevances.toSorted((a, b) => b - a));
  const made = ours.toSorted((a, b) => b.score - a.score).map((one) => one.relevance);
  return best === 0 ? 1 : gain(made) / best;
}
