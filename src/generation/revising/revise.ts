/**
 * What the account holder changed on a finished page, applied to what the page is made from. What is dropped or swapped
 * away leaves the profile that the page is chosen from; a reworded fact stays in it, and is told in the person's words.
 */

import { REWORD_MAX_CHARACTERS, type RevisionChange } from '../../base/documents/revision.ts';
import { FOREIGN_FIELDS, type Profile } from '../../base/profile.ts';
import { cleanLine } from '../typesetting/clean.ts';
import type { Answer, Judge, Rewording } from './offers.ts';

/** A fact in words that the person wrote. */
export interface Wording {
  factId: string;
  text: string;
}

/** What is printed, and what was refused, by the fact. */
export interface Settled {
  wordings: Wording[];
  refusals: ReadonlyMap<string, Answer>;
}

export function revisedProfile(profile: Profile, changes: readonly RevisionChange[]): Profile {
  const leaving = changes.filter((change) => change.action === 'drop' || change.action === 'swap');
  const gone = new Set(leaving.map((change) => change.factId));
  const isGone = (value: unknown): boolean => gone.has(idOf(value) ?? '');
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((item) => !isGone(item)).map(walk);
    if (typeof value !== 'object' || value === null) return value;
    // Outside of a list a fact has a place of its own, which stays empty.
    if (isGone(value)) return null;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, FOREIGN_FIELDS.has(key) ? item : walk(item)]),
    );
  };
  return gone.size === 0 ? profile : (walk(profile) as Profile);
}

/** What was swapped in: it comes before anything that merely fits better. */
export function wantedFacts(changes: readonly RevisionChange[]): Set<string> {
  return new Set(changes.flatMap((change) => (change.action === 'swap' ? [change.with] : [])));
}

/** What was put back by hand: it stands beside all else, as far as there is room. */
export function addedFacts(changes: readonly RevisionChange[]): Set<string> {
  return new Set(changes.flatMap((change) => (change.action === 'add' ? [change.factId] : [])));
}

/** Of the wordings asked for, those that the profile bears out. Where one is refused, the last that was printed stays. */
export function settleWordings(
  changes: readonly RevisionChange[],
  earlier: readonly RevisionChange[],
  judge: Judge,
): Settled {
  const wordings: Wording[] = [];
  const refusals = new Map<string, Answer>();
  for (const change of changes.filter(isLine)) {
    const { factId } = change;
    const answer = judge.answerTo(change, lineText(change));
    if (answer === null) wordings.push({ factId, text: lineText(change) });
    else {
      refusals.set(factId, answer);
      const last = earlier.filter(isLine).find((one) => one.factId === factId);
      const isStillSo = last !== undefined && judge.check.line(factId, lineText(last))?.length === 0;
      if (isStillSo) wordings.push({ factId, text: lineText(last) });
    }
  }
  return { wordings, refusals };
}

type LineRewording = Extract<Rewording, { action: 'reword' }>;

const isLine = (change: RevisionChange): change is LineRewording => change.action === 'reword';

const lineText = ({ text }: LineRewording): string => cleanLine(text, REWORD_MAX_CHARACTERS);

function idOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id } = value as { id?: unknown };
  return typeof id === 'string' ? id : null;
}
