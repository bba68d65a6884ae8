/**
 * What the account holder changed on a finished page, applied to what the page is made from. What is dropped or swapped
 * away leaves the profile that the page is chosen from; a reworded fact stays in it, and is told in the person's words.
 */
import type { Profile } from '../base/profile.ts';
import type { RevisionChange } from '../base/revision.ts';
import { cleanLine } from './typesetting/clean.ts';
import { withNewer } from './verifying/rewording/backing.ts';
import { type Refusal, refusalOf } from './verifying/rewording/refusal.ts';
import { objectionsToWording } from './verifying/rewording/wording.ts';

/** A fact in words that the person wrote. */
export interface Wording {
  factId: string;
  text: string;
}

/** What is printed, and what was refused, by the fact. */
export interface Settled {
  wordings: Wording[];
  refusals: ReadonlyMap<string, Refusal>;
}

/** Material of the source that is kept as it was: its `id`s are not ours. */
const FOREIGN = new Set(['extra', 'value', 'source']);

export function revisedProfile(profile: Profile, changes: readonly RevisionChange[]): Profile {
  const leaving = changes.filter((change) => change.action === 'drop' || change.action === 'swap');
  const gone = new Set(leaving.map((change) => change.factId));
  const isGone = (value: unknown): boolean => gone.has(idOf(value) ?? '');
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((item) => !isGone(item)).map(walk);
    if (typeof value !== 'object' || value === null) return value;
    // Outside of a list a fact has a place of its own, which stays empty.
    if (isGone(value)) return null;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, FOREIGN.has(key) ? item : walk(item)]));
  };
  return gone.size === 0 ? profile : (walk(profile) as Profile);
}

/** What was swapped in: it comes before anything that merely fits better. */
export function wantedFacts(changes: readonly RevisionChange[]): Set<string> {
  return new Set(changes.flatMap((change) => (change.action === 'swap' ? [change.with] : [])));
}

export interface WordingSources {
  profile: Profile;
  /** The profile as it is today, where it is another: what was added since may be said. */
  newer: Profile | null;
  lang: string;
}

/** Of the wordings asked for, those that the profile supports. Where one is refused, the last that was printed stays. */
export function settleWordings(
  changes: readonly RevisionChange[],
  earlier: readonly RevisionChange[],
  sources: WordingSources,
): Settled {
  const wordings: Wording[] = [];
  const refusals = new Map<string, Refusal>();
  for (const wanted of wordingsIn(changes)) {
    const refusal = refusalFor(wanted, sources);
    if (refusal === null) wordings.push(wanted);
    else {
      refusals.set(wanted.factId, refusal);
      const last = wordingsIn(earlier).find((one) => one.factId === wanted.factId);
      if (last !== undefined && refusalFor(last, sources) === null) wordings.push(last);
    }
  }
  return { wordings, refusals };
}

function wordingsIn(changes: readonly RevisionChange[]): Wording[] {
  return changes.flatMap((change) =>
    change.action === 'reword' ? [{ factId: change.factId, text: cleanLine(change.text, MAX_WORDING) }] : [],
  );
}

const MAX_WORDING = 600;

const NO_STATEMENT: Refusal = {
  words: [],
  reason: 'Only statements can be reworded here. Change names, dates and skills in your profile.',
};

function refusalFor({ factId, text }: Wording, { profile, newer, lang }: WordingSources): Refusal | null {
  const backing = withNewer(profile, newer, factId, lang);
  if (backing === null) return NO_STATEMENT;
  return refusalOf(objectionsToWording(text, backing, lang));
}

function idOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id } = value as { id?: unknown };
  return typeof id === 'string' ? id : null;
}
