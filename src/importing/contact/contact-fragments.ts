import { trimSigns } from '../rules/header-parts.ts';
import type { Line } from '../structure/line.ts';

/** One thing that a contact line says. */
export interface ContactFragment {
  text: string;
  href: string | null;
  line: Line;
}

const SEPARATOR =
  /\s+[|•·⋅∙◦▪●♦⬥]\s+|(?<!\d)\s+[–—/]\s+|\s+[–—/]\s+(?!\d)|\s*\|\s*|[\ue000-\uf8ff]+|\s{3,}|\s*[•●⬥]\s*/u;

export const hasSeparator = (text: string): boolean => SEPARATOR.test(text);

export function toContactFragments(line: Line): ContactFragment[] {
  return line.cells.flatMap((cell) => {
    // Where there are links, each is a thing of its own, whatever its text.
    const linked = cell.spans.some((span) => span.href !== null);
    const pieces = linked ? cell.spans : [{ text: cell.text, href: null }];
    return pieces.flatMap(({ text, href }) => split(text).map((part) => ({ text: part, href, line })));
  });
}

const split = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map(trimSigns)
    .filter((part) => part !== '');
