/**
 * Sees to it that what the posting asks for and the profile can show is on the page. A line that alone carries a term
 * is worth more than its own score says; it is raised, and the page chosen anew.
 */
import type { Posting } from '../reading/posting.ts';
import type { Line, ResumePage, Section } from '../typesetting/page.ts';
import { isPostingWord, phrasesOf } from '../vocabulary/vocabulary.ts';
import { type Chosen, choosePieces, type Room } from './choose.ts';
import { printedLines } from './printed.ts';
import type { Priorities } from './priorities.ts';

const MAX_TERMS = 140;
const MAX_ROUNDS = 3;
const SHARE_OF_A_WORD = 0.3;
const SHARE_OF_A_REPEATED_WORD = 0.4;
const MAX_REPEATED_WORDS = 120;
/** A carrier of the weightiest term stands above an ordinary second bullet, one of the lightest about level with it. */
const LEAST_WORTH = 50;
const WORTH_OF_WEIGHT = 28;

export function chooseCovering(page: ResumePage, room: Room, priorities: Priorities, posting: Posting): Chosen {
  const wanted = wantedOf(posting);
  const carriers = new Map(page.sections.flatMap(bulletsOf).map((line) => [line, keysIn(line.text)]));
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

/** Whether anything was raised. */
function raiseCarriers(
  terms: readonly Wanted[],
  shown: Set<string>,
  carriers: ReadonlyMap<Line, ReadonlySet<string>>,
  priorities: Priorities,
): boolean {
  const heaviest = terms[0]?.weight ?? 1;
  let raised = false;
  for (const term of terms) {
    if (shown.has(term.key)) continue;
    const able = [...carriers].filter(([, keys]) => keys.has(term.key)).map(([line]) => line);
    const best = able.toSorted((a, b) => priorities.of(b) - priorities.of(a))[0];
    if (best === undefined) continue;
    for (const key of carriers.get(best)!) shown.add(key);
    raised = priorities.raise(best, LEAST_WORTH + WORTH_OF_WEIGHT * (term.weight / heaviest)) || raised;
  }
  return raised;
}

function bulletsOf(section: Section): Line[] {
  if (section.kind === 'text') return section.lines;
  if (section.kind === 'groups') return [];
  return section.entries.flatMap((entry) => entry.roles.flatMap((role) => role.bullets));
}

function keysIn(text: string): Set<string> {
  return new Set(phrasesOf(text).map((phrase) => phrase.key));
}
