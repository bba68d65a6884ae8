/**
 * Sees to it that what the posting asks for and the profile can show is on the page. A line that alone carries a term
 * is worth more than its own score says; it is raised, and the page chosen anew.
 */
import type { Term } from '../reading/terms.ts';
import type { Line, ResumePage, Section } from '../typesetting/page.ts';
import { isPostingWord, phrasesOf } from '../vocabulary/vocabulary.ts';
import { type Chosen, choosePieces, type Room } from './choose.ts';
import { printedLines } from './printed.ts';
import type { Priorities } from './priorities.ts';

const MAX_TERMS = 140;
const MAX_ROUNDS = 3;
const SHARE_OF_A_WORD = 0.3;
/** A carrier of the weightiest term stands above an ordinary second bullet, one of the lightest about level with it. */
const LEAST_WORTH = 60;
const WORTH_OF_WEIGHT = 18;

export function chooseCovering(page: ResumePage, room: Room, priorities: Priorities, terms: readonly Term[]): Chosen {
  const wanted = withSingleWords(terms.slice(0, MAX_TERMS));
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

/** A page without "relationship management" is better with "relationships" on it than without. */
function withSingleWords(terms: readonly Term[]): Wanted[] {
  const known = new Set(terms.map((term) => term.key));
  const parts = terms
    .flatMap((term) => term.key.split(' ').map((key) => ({ key, weight: term.weight * SHARE_OF_A_WORD })))
    .filter((part) => !known.has(part.key) && !isPostingWord(part.key));
  return [...terms, ...parts];
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
