import type { Line } from '../lines/line.ts';

const OPEN_ADDRESS = /^(?:\p{L}[\p{L} -]{1,20}: )?\S*[@/.]\S*$/u;
/** Some name the site after it. */
const TAIL = /^[\p{Ll}\p{N}._/-]{1,30}(?: \([\p{L} ]{2,20}\))?$/u;
const WHOLE_EMAIL = /@[^@\s]+\.\p{L}{2,}$/u;
const NEAR = 1.8;
/** Shorter than any address of its own. */
const SHORT_TAIL = 5;

/** A narrow column breaks long addresses anywhere: "jane@college.e" above "du". */
export function joinBrokenAddresses(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before && isBroken(before, line)) joined[joined.length - 1] = join(before, line);
    else joined.push(line);
  }
  return joined;
}

function isBroken(before: Line, line: Line): boolean {
  if (!OPEN_ADDRESS.test(before.text) || !TAIL.test(line.text) || before.text.length < 8) return false;
  const near = line.page === before.page && line.y > before.y && line.y - before.y < NEAR * line.size;
  const ends = WHOLE_EMAIL.test(before.text) && line.text.includes('.') && line.text.length > SHORT_TAIL;
  const isBelow = Math.abs(line.x - before.x) < line.size || Math.abs(middle(line) - middle(before)) < line.size;
  return near && isBelow && !ends;
}

const middle = (line: Line): number => (line.x + line.right) / 2;

function join(before: Line, line: Line): Line {
  const text = before.text + line.text;
  const cell = { ...before.cells[0]!, text };
  return { ...before, text, cells: [{ ...cell, spans: [{ ...cell.spans[0]!, text }] }] };
}
