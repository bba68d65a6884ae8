import { type Line, withCells } from '../lines/line.ts';

/** Dots, stars or squares, some of them filled: how well somebody knows what stands before them. */
const RATING = /\s*(?:[○●◯◉◌⚫⚪⬤★☆■□▪▫◆◇\ue000-\uf8ff]\s*){2,}$/u;

export function withoutRatings(line: Line): Line {
  if (!line.cells.some(({ text }) => RATING.test(text))) return line;
  const cells = line.cells
    .map((cell) => {
      const text = cell.text.replace(RATING, '');
      return text === cell.text ? cell : { ...cell, text, spans: [{ ...cell.spans[0]!, text }] };
    })
    .filter(({ text }) => text !== '');
  return cells.length === 0 ? line : { ...withCells(line, cells), bullet: line.bullet };
}
