import { ICON, type Run } from './runs/run.ts';

/** Signs that only ever open a list item (private-use characters are the glyphs of icon fonts). */
const GLYPH = /^\s*[•‣◦⁃∙▪▫■□●○◆◇◘◙►▶▸▹➢➤➔➜→✓✔✗★☆❖❑⦿⚫⚬·\ue000-\uf8ff]\s*/u;
/** Signs that also stand in words and dates; a list item has a space and a word after them. */
const PLAIN = /^\s*[-–—−*o§»›¨]\s+(?=[\p{L}\p{N}"“($])/u;

/** The runs without the bullet they begin with; null where there is none. */
export function cutBullet(runs: readonly Run[]): Run[] | null {
  const [first, second] = runs;
  if (!first) return null;
  const text = first.text.trim();
  const standsAlone =
    /^[-–—−*o§»›¨]$/u.test(text) && second !== undefined && /^[\p{L}\p{N}"“($]/u.test(second.text.trim());
  if (standsAlone) return runs.slice(1);
  const match = GLYPH.exec(first.text) ?? PLAIN.exec(first.text);
  if (!match) return null;
  const rest = first.text.slice(match[0].length);
  if (rest === '') return runs.slice(1);
  const share = match[0].length / first.text.length;
  const cut = first.width * share;
  return [{ ...first, text: rest, x: first.x + cut, width: first.width - cut }, ...runs.slice(1)];
}

/** A picture before a date, a place or an address tells what it is, and opens no list. */
export const opensWithIcon = (runs: readonly Run[]): boolean => runs[0]?.text.trimStart().startsWith(ICON) === true;
