/** What a wording that says more than the profile is answered with: what has no source, and the offer to add it. */
import { withAdditions } from '../../base/documents/additions.ts';
import type { ChangeOutcome, Offer, RevisionChange } from '../../base/documents/revision.ts';
import type { Profile } from '../../base/profile.ts';
import { snapshotOf } from '../snapshot.ts';
import { tokensOf } from '../verifying/quoting/tokens.ts';
import {
  DISGUISE,
  type Unsourced,
  type WordingCheck,
  type WordingSources,
  wordingCheck,
} from '../verifying/wording-check.ts';
import { reasonOf } from './refusal-reasons.ts';

export type Rewording = Extract<RevisionChange, { text: string }>;
export type Answer = Pick<ChangeOutcome, 'words' | 'offer' | 'leaving'> & { reason: string };

/** Judges wordings by a document's sources. */
export interface Judge {
  check: WordingCheck;
  /** Null where the wording may be printed; `text` is the wording as it would be. */
  answerTo(change: Rewording, text: string): Answer | null;
}

export function judgeOf(sources: WordingSources): Judge {
  const check = wordingCheck(sources);
  return {
    check,
    answerTo(change, text) {
      const unsourced = unsourcedIn(check, change, text);
      if (unsourced === null) return { ...NO_STATEMENT, offer: null };
      if (unsourced.length === 0) return null;
      return { ...reasonOf(text, unsourced), offer: offerFor(change, text, unsourced, sources) };
    },
  };
}

const NO_STATEMENT = {
  words: [],
  reason: 'Only statements can be reworded here. Change names, dates and skills in your profile.',
};

const unsourcedIn = (check: WordingCheck, change: Rewording, text: string): Unsourced[] | null =>
  change.action === 'reword' ? check.line(change.factId, text) : check.passage(text);

/** None where the wording could not be printed even then. */
function offerFor(
  change: Rewording,
  text: string,
  unsourced: readonly Unsourced[],
  sources: WordingSources,
): Offer | null {
  if (unsourced.some(({ refusals }) => refusals.some(({ rule }) => rule === DISGUISE))) return null;
  const profile = sources.newer ?? sources.profile;
  const { additions, question } =
    change.action === 'reword'
      ? { additions: [{ to: change.factId, text }], question: OF_LINE }
      : additionsFor(text, unsourced, profile);
  const then = withAdditions(profile, additions, newIds());
  if (then === null) return null;
  const check = wordingCheck({ ...sources, profile: snapshotOf(then), newer: null });
  return unsourcedIn(check, change, text)?.length === 0 ? { text: change.text, question, additions } : null;
}

function newIds(): () => string {
  let count = 0;
  return () => `added-${count++}`;
}

function additionsFor(text: string, unsourced: readonly Unsourced[], profile: Profile): Omit<Offer, 'text'> {
  const placed = placesFor(text, unsourced, profile);
  return { additions: placed.map(({ to, sentence }) => ({ to, text: sentence })), question: questionFor(placed) };
}

const OF_LINE = 'Add it to your profile and print it? This line of your profile will then read as you wrote it here.';

interface Placed {
  sentence: string;
  to: string;
  /** For the person. */
  name: string;
}

/** Each sentence belongs to the entry that was named last, or else to the summary. */
function placesFor(passage: string, unsourced: readonly Unsourced[], profile: Profile): Placed[] {
  const entries = entriesOf(profile);
  return unsourced.map(({ sentence }) => {
    const end = passage.indexOf(sentence) + sentence.length;
    const before = wordsOf(passage.slice(0, end));
    const named = entries
      .map((entry) => ({ ...entry, at: lastPlaceOf(wordsOf(entry.name), before) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => b.at - a.at);
    const last = named.filter(({ name }) => name === named[0]?.name);
    const own = last.find(({ title }) => title !== null && lastPlaceOf(wordsOf(title), before) >= 0) ?? last[0];
    return { sentence, to: own?.id ?? 'basics', name: own?.name ?? 'the summary' };
  });
}

function questionFor(placed: readonly Placed[]): string {
  const names = [...new Set(placed.map(({ name }) => name))];
  const what = placed.length === 1 ? 'Add this sentence' : 'Add these sentences';
  return `${what} to ${names.join(' and to ')} in your profile and print the paragraph?`;
}

interface Entry {
  id: string;
  name: string;
  title: string | null;
}

/** Those that have statements and a name, the newest role of an employer first. */
function entriesOf(profile: Profile): Entry[] {
  const entry = (id: string, name: string | null, title: string | null): Entry[] =>
    name === null ? [] : [{ id, name, title }];
  return [
    ...[...profile.work, ...profile.volunteer].flatMap((employer) =>
      employer.roles.flatMap((role) => entry(role.id, employer.name, role.position)),
    ),
    ...profile.education.flatMap((item) => entry(item.id, item.institution, null)),
    ...profile.projects.flatMap((item) => entry(item.id, item.name, null)),
  ];
}

const wordsOf = (text: string): string[] => tokensOf(text).map((token) => token.norm);

function lastPlaceOf(name: readonly string[], words: readonly string[]): number {
  return words.findLastIndex((_, at) => name.length > 0 && name.every((word, offset) => words[at + offset] === word));
}
