/** Old fonts have no letters with accents: TeX draws the accent, goes back and draws the letter under it. */
import { ACCENTS } from '../../lines/repair-text.ts';
import { type Run, rightOf } from './run.ts';

const CEDILLA = ACCENTS['¸'];

/** Of the size of the letters: how far the accent may stand above them, and the letter before the accent's end. */
const HIGHEST = 0.5;
const NEAR = 0.12;
const FURTHEST = 0.9;

/** `runs` in the order in which the page draws them. */
export function withAccents(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const before = joined.at(-1);
    const whole = before === undefined ? null : joinedTo(before, run);
    if (whole === null) joined.push(run);
    else joined[joined.length - 1] = whole;
  }
  return joined;
}

function joinedTo(before: Run, run: Run): Run | null {
  const accent = ACCENTS[before.text.at(-1)!];
  if (accent === undefined || !standsOver(before, run)) return null;
  const stem = before.text.slice(0, -1);
  const text = composed(stem, accent, run.text);
  if (text === null) return null;
  if (stem.trim() === '') return { ...run, text, blankBefore: before.blankBefore };
  return { ...before, text, width: Math.max(rightOf(before), rightOf(run)) - before.x };
}

/** A cedilla may be drawn after its letter. */
function composed(stem: string, accent: string, next: string): string | null {
  const [letter, ...rest] = next;
  const under = letterWith(letter === 'ı' ? 'i' : letter!, accent);
  if (under !== null) return `${stem}${under}${rest.join('')}`;
  const over = accent === CEDILLA ? letterWith(stem.at(-1) ?? '', accent) : null;
  return over === null ? null : `${stem.slice(0, -1)}${over}${next}`;
}

function letterWith(letter: string, accent: string): string | null {
  const whole = (letter + accent).normalize('NFC');
  return letter !== '' && whole.length === 1 ? whole : null;
}

function standsOver(before: Run, run: Run): boolean {
  const gap = run.x - rightOf(before);
  const isNear = gap < NEAR * run.size && gap > -FURTHEST * run.size;
  return isNear && Math.abs(before.y - run.y) < HIGHEST * run.size;
}
