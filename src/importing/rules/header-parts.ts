/** Takes the header of an entry apart: places out, the rest as the fragments that the page itself sets apart. */

import type { Cell, Line } from '../lines/line.ts';
import { isKnownPlace, isPlace, isRegion, looksLikeCity } from '../places/places.ts';
import { degreeScore, schoolScore, titleScore } from '../structure/vocabulary.ts';

export interface Fragment {
  text: string;
  bold: boolean;
  italic: boolean;
  line: Line;
  /** Index of its line in the header. */
  row: number;
  /** The whole cell it is a part of. */
  cell: Cell;
  /** It stood after "at", so it is where the rest was. */
  isEmployer: boolean;
}

export interface HeaderParts {
  fragments: Fragment[];
  place: string | null;
  url: string | null;
}

const STRONG_SEPARATOR = /\s+[|•·–—⋅∙]\s+|\s*[|]\s*|\s+-\s+|[\ue000-\uf8ff]+|\s*;\s+/u;
const PLACEHOLDER_PLACE = /\s*\bcity\s*,\s*(?:state|country)\b\s*|\s*\|\s*(?:city|state)\s*$/i;
const PLACEHOLDER_COMPANY = /\bcompany name\b/i;

export function headerParts(header: readonly Line[]): HeaderParts {
  const parts: HeaderParts = { fragments: [], place: null, url: null };
  header.forEach((line, row) => {
    for (const cell of line.cells) addCell(parts, cell, line, row);
  });
  return parts;
}

function addCell(parts: HeaderParts, cell: Cell, line: Line, row: number): void {
  parts.url ??= cell.spans.find((span) => span.href?.startsWith('http'))?.href ?? null;
  if (isPlace(cell.text)) {
    addPlace(parts, cell.text);
    return;
  }
  for (const piece of splitByStyle(cell)) {
    for (const part of splitPlaceholders(piece.text).flatMap((text) => text.split(STRONG_SEPARATOR))) {
      const [what, where] = splitAtAt(part);
      addFragment(parts, { ...piece, text: trimSigns(what!), line, row, cell, isEmployer: false });
      if (where !== undefined)
        addFragment(parts, { ...piece, text: trimSigns(where), line, row, cell, isEmployer: true });
    }
  }
}

function addFragment(parts: HeaderParts, fragment: Fragment): void {
  if (fragment.text === '') return;
  if (isPlace(fragment.text)) {
    addPlace(parts, fragment.text);
    return;
  }
  const { rest, place } = cutPlace(fragment.text);
  if (place !== null) addPlace(parts, place);
  for (const text of rest) if (text !== '') parts.fragments.push({ ...fragment, text });
}

function addPlace(parts: HeaderParts, place: string): void {
  const clean = trimSigns(place.replace(/\s+,/g, ','));
  if (parts.place === null) parts.place = clean;
  else if (parts.place !== clean) parts.place = `${parts.place}, ${clean}`;
}

/** "Company Name City , State Manager": what templates print in place of names still tells the parts. */
function splitPlaceholders(text: string): string[] {
  if (!PLACEHOLDER_COMPANY.test(text)) return [text];
  return text
    .split(new RegExp(`(${PLACEHOLDER_COMPANY.source}(?:\\s+inc\\.?)?|${PLACEHOLDER_PLACE.source})`, 'i'))
    .filter((part) => part !== undefined && part.trim() !== '');
}

/** "Engineer at Acme" is two things; "University of Texas at Arlington" is one. */
function splitAtAt(text: string): string[] {
  const match = /^(.+?)\s+(?:at|@|bei|chez|presso|bij)\s+(\p{Lu}.*)$/u.exec(text);
  if (!match || schoolScore(match[1]!) > 0) return [text];
  return titleScore(match[1]!) > 0 || degreeScore(match[1]!) > 0 ? [match[1]!, match[2]!] : [text];
}

/** Bold, then plain: the eye reads two things. */
function splitByStyle(cell: Cell): Pick<Fragment, 'text' | 'bold' | 'italic'>[] {
  const pieces: Pick<Fragment, 'text' | 'bold' | 'italic'>[] = [];
  for (const span of cell.spans) {
    const last = pieces.at(-1);
    if (last && /^\s*(?:at|@|bei|chez|presso|bij|na|no|en)\s*$/i.test(span.text)) {
      last.text += ' | ';
      continue;
    }
    const joined = last && last.bold === span.bold && last.italic === span.italic;
    if (joined || (last && !/[\p{L}\p{N}]/u.test(span.text))) last!.text += span.text;
    else pieces.push({ text: span.text, bold: span.bold, italic: span.italic });
  }
  // A change of style inside a word or after a preposition separates nothing.
  return pieces.every(
    (piece, index) =>
      index === 0 ||
      /^[\s,;:|–—(·•-]|^(?:at|in)\b/u.test(piece.text) ||
      /[\s,;:|–—·•-]$/u.test(pieces[index - 1]!.text),
  )
    ? pieces.map((piece) => ({ ...piece, text: piece.text.replace(/^\s*(?:at|@)\s+/, '') }))
    : [{ text: cell.text, bold: cell.bold, italic: cell.italic }];
}

/** "Gilmore Financial, New Orleans, LA, Accountant" → the place, and what stands around it. */
export function cutPlace(text: string): { rest: string[]; place: string | null } {
  const parts = text.split(/\s*,\s*/);
  for (let at = 1; at < parts.length; at++) {
    const city = parts[at - 1]!;
    if (!isRegion(parts[at]!) || !looksLikeCity(city) || at - 1 === 0) continue;
    return {
      rest: [parts.slice(0, at - 1).join(', '), parts.slice(at + 1).join(', ')],
      place: `${city}, ${parts[at]}`,
    };
  }
  const last = parts.at(-1)!;
  if (parts.length > 1 && isKnownPlace(last)) return { rest: [parts.slice(0, -1).join(', ')], place: last };
  const bracketed = /^(.*\S)\s*\(([^()]+)\)$/.exec(text);
  if (bracketed && isPlace(bracketed[2]!)) return { rest: [bracketed[1]!], place: bracketed[2]! };
  return { rest: [text], place: null };
}

export const trimSigns = (text: string): string =>
  text
    .replace(/[\ue000-\uf8ff]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .replace(/^[\s,;:|–—·•⋅*-]+/u, '')
    // Looked for where a run of signs begins, or a long one would be gone through once for each of its signs.
    .replace(/(?<![\s,;:|–—·•⋅-])[\s,;:|–—·•⋅-]+$/u, '')
    .trim();
