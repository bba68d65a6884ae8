/**
 * Sees to it that what the posting asks for and the profile can show is on the page. A line that alone carries a term
 * is worth more than its own score says; it is raised, and the page chosen anew.
 */
import type { Posting } from '../reading/posting.ts';
import type { Line, ResumePage, Section } from '../typesetting/page.ts';
import { isPostingWord, phrasesOf } from '../vocabulary/vocabulary.ts';
import { leadingVerb } from '../writing/tense.ts';
import { type Chosen, choosePieces, type Room } from './choose.ts';
import { printedLines } from './printed.ts';
import type { Priorities } from './priorities.ts';

const MAX_TERMS = 140;
const MAX_ROUNDS = 3;
const SHARE_OF_A_WORD = 0.3;
const SHARE_OF_A_REPEATED_WORD = 0.4;
const MAX_REPEATED_WORDS = 120;
/** A carrier of the weightiest term stands above an ordinary second bullet, one of the lightest below a first one. */
const LEAST_WORTH = 60;
const WORTH_OF_WEIGHT = 28;
/** Of the heaviest weight: for less, no line is raised that tells of no deed. */
const WORTH_A_LINE_WITHOUT_VERB = 0.4;
/** However many terms a line carries, the best line of a role stands above it. */
const MOST_GAIN = 1.2;

export function chooseCovering(page: ResumePage, room: Room, priorities: Priorities, posting: Posting): Chosen {
  const wanted = wantedOf(posting);
  const isDeed = (line: Line): boolean => !page.lang.startsWith('en') || leadingVerb(line.text) !== null;
  const carriers = page.sections
    .flatMap(bulletsOf)
    .map((line) => ({ line, keys: keysIn(line.text), isDeed: isDeed(line) }));
  let chosen = choosePieces(page, room, priorities);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const shown = new Set(printedLines(chosen.applyTo(page)).flatMap((line) => [...keysIn(line.text)]));
    if (!raiseCarriers(wanted, shown, carriers, priorities)) break;
    chosen = choosePieces(page, room, priorities);
  }
  return chosen;
}

interface Wanted {
  key: string;
  weight: number;
}

/**
 * The terms; then their words one by one, because a page without "relationship management" is better with
 * "relationships" on it than without; then the words that the posting repeats.
 */
function wantedOf(posting: Posting): Wanted[] {
  const terms = posting.terms.slice(0, MAX_TERMS);
  const heaviest = terms[0]?.weight ?? 1;
  const parts = terms.flatMap((term) =>
    term.key.split(' ').map((key) => ({ key, weight: term.weight * SHARE_OF_A_WORD })),
  );
  const repeated = repeatedWords(posting.text).map((key) => ({ key, weight: heaviest * SHARE_OF_A_REPEATED_WORD }));
  const seen = new Set<string>();
  return [...terms, ...parts.filter((one) => !isPostingWord(one.key)), ...repeated].filter(({ key }) => {
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function repeatedWords(text: string): string[] {
  const counts = new Map<string, number>();
  for (const { key } of phrasesOf(text, 1)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_REPEATED_WORDS)
    .map(([key]) => key);
}

interface Carrier {
  line: Line;
  keys: ReadonlySet<string>;
  isDeed: boolean;
}

/** Whether anything was raised. Of the lines that carry a term the one is raised that carries most of what is missing. */
function raiseCarriers(
  terms: readonly Wanted[],
  shown: ReadonlySet<string>,
  carriers: readonly Carrier[],
  priorities: Priorities,
): boolean {
  const heaviest = terms[0]?.weight ?? 1;
  const missing = new Map(
    terms.filter((term) => !shown.has(term.key)).map((term) => [term.key, term.weight / heaviest]),
  );
  let raised = false;
  for (const term of terms) {
    if (!missing.has(term.key)) continue;
    const isHeavy = missing.get(term.key)! >= WORTH_A_LINE_WITHOUT_VERB;
    const able = carriers
      .filter(({ keys, isDeed }) => keys.has(term.key) && (isDeed || isHeavy))
      .map(({ line, keys }) => ({ line, keys, gain: gainOf(keys, missing) }));
    const worth = (one: { line: Line; gain: number }): number => priorities.of(one.line) + WORTH_OF_WEIGHT * one.gain;
    const best = able.toSorted((a, b) => worth(b) - worth(a))[0];
    if (best === undefined) continue;
    for (const key of best.keys) missing.delete(key);
    raised = priorities.raise(best.line, LEAST_WORTH + WORTH_OF_WEIGHT * Math.min(MOST_GAIN, best.gain)) || raised;
  }
  return raised;
}

function gainOf(keys: ReadonlySet<string>, missing: ReadonlyMap<string, number>): number {
  return [...keys].reduce((sum, key) => sum + (missing.get(key) ?? 0), 0);
}

function bulletsOf(section: Section): Line[] {
  if (section.kind === 'text') return section.lines;
  if (section.kind === 'groups') return [];
  return section.entries.flatMap((entry) => entry.roles.flatMap((role) => role.bullets));
}

function keysIn(text: string): Set<string> {
  return new Set(phrasesOf(text).map((phrase) => phrase.key));
}
