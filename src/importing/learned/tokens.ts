/** The lines of a section, taken apart into what a page sets apart: each token is a name, a date, a place, or a line of text. */

import { type DateSpan, findDateSpans } from '../dates/date-span.ts';
import type { Cell, Line } from '../lines/line.ts';
import { isSentence } from '../rules/entry-rows.ts';

/** What stands before a token. */
export type Separator = 'line' | 'cell' | 'comma' | 'bar' | 'dash' | 'bracket' | 'at' | 'style' | 'colon' | 'date';

export interface Token {
  text: string;
  line: Line;
  /** Index of its line among those of the section. */
  row: number;
  cell: Cell;
  /** Index of its cell in the line. */
  column: number;
  /** Where it stands in the text of its cell. */
  from: number;
  to: number;
  before: Separator;
  bold: boolean;
  italic: boolean;
  span: DateSpan | null;
  /** A sentence, or a part of one. */
  prose: boolean;
}

const LONGEST_NAMES = 22;
const MAX_TOKENS = 4000;
const SEPARATORS =
  /(?<bar>\s*[|•·⋅∙▪◦‧●;\ue000-\uf8ff]+\s*|\s+[/~]\s+)|(?<dash>\s+[-–—‒]+\s+|\s*—\s*)|(?<comma>\s*[,，、،]\s+)|(?<bracket>\s*(?:\([^()]*\)|\[[^[\]]*\])|\s*[()[\]]\s*)|(?<at>\s+(?:at|@|bei|chez|presso|bij)\s+)|(?<colon>\s*:\s+|:$)/gu;

/**
 * `listed`: bullets are taken apart too, as lists of certificates need it. `placed`: what stands after "at" is another
 * name; of certificates it is part of theirs ("First Aid at Work").
 */
export function toTokens(lines: readonly Line[], listed: boolean, placed = true): Token[] {
  const tokens: Token[] = [];
  for (const [row, line] of lines.entries()) {
    for (const [column, cell] of line.cells.entries()) {
      const first: Separator = column === 0 ? 'line' : 'cell';
      for (const piece of piecesOf(line, cell, first, listed, placed))
        tokens.push({ ...piece, line, row, cell, column });
    }
    if (tokens.length > MAX_TOKENS) break;
  }
  return tokens;
}

type Piece = Pick<Token, 'text' | 'from' | 'to' | 'before' | 'bold' | 'italic' | 'span' | 'prose'>;

function piecesOf(line: Line, cell: Cell, first: Separator, listed: boolean, placed: boolean): Piece[] {
  const { text } = cell;
  const spans = findDateSpans(text);
  const words = text.split(' ').length;
  const opensBold = cell.spans[0]?.bold === true && !cell.bold;
  const isItem = line.bullet && !listed && spans.length === 0 && !opensBold;
  const prose = isItem || words > LONGEST_NAMES || (isSentence(text) && !(opensBold && words <= LONGEST_NAMES));
  if (prose) {
    return [{ text, from: 0, to: text.length, before: first, bold: cell.bold, italic: cell.italic, span: null, prose }];
  }
  const styles = stylesOf(cell);
  const pieces: Piece[] = [];
  let before: Separator = first;
  const add = (from: number, to: number): void => {
    let start = from;
    for (let at = from + 1; at <= to; at++) {
      if (at < to && !changesStyle(styles, text, at)) continue;
      const written = text.slice(start, at).trim();
      if (/[\p{L}\p{N}]/u.test(written)) {
        pieces.push(pieceOf(text, start, at, before, styles, null));
        before = 'style';
      }
      start = at;
    }
  };
  let from = 0;
  const addNames = (to: number): void => {
    const stretch = text.slice(from, to);
    let start = 0;
    for (const match of stretch.matchAll(SEPARATORS)) {
      if (match.index < start) continue;
      const kind = kindOf(match);
      const earlier = stretch.slice(start, match.index).trim();
      if (kind === 'colon' && earlier.split(' ').length > 3) continue;
      if (kind === 'at' && !placed) continue;
      // "(Contract) Engineer" begins with its bracket.
      if (kind === 'bracket' && earlier === '' && match[0].trim().length > 1) continue;
      add(from + start, from + match.index);
      if (pieces.length > 0) before = kind;
      start = match.index + match[0].length;
      if (kind !== 'bracket' || match[0].trim().length === 1) continue;
      const open = from + match.index + match[0].length - match[0].trimStart().length + 1;
      add(open, open + match[0].trim().length - 2);
      before = 'bracket';
    }
    add(from + start, to);
    from = to;
  };
  for (const span of spans) {
    addNames(span.from);
    const piece = pieceOf(text, span.from, span.to, before, styles, span);
    pieces.push(piece);
    from = span.to;
    before = 'date';
  }
  addNames(text.length);
  return pieces;
}

function pieceOf(
  text: string,
  from: number,
  to: number,
  before: Separator,
  styles: readonly number[],
  span: DateSpan | null,
): Piece {
  const written = text.slice(from, to);
  const start = from + written.length - written.trimStart().length;
  const style = styles[start] ?? 0;
  const end = from + written.trimEnd().length;
  const bold = (style & 1) !== 0;
  const italic = (style & 2) !== 0;
  return { text: text.slice(start, end), from: start, to: end, before, bold, italic, span, prose: false };
}

function kindOf(match: RegExpExecArray): Separator {
  const [kind] = Object.entries(match.groups!).find(([, written]) => written !== undefined)!;
  return kind as Separator;
}

/** For each character of the cell's text: 1 for bold, 2 for italic, both for both. */
function stylesOf(cell: Cell): number[] {
  const written = cell.spans.map(({ text }) => text).join('');
  const marks = cell.spans.flatMap(({ text, bold, italic }) =>
    Array.from({ length: text.length }, () => Number(bold) + 2 * Number(italic)),
  );
  const styles: number[] = [];
  let at = 0;
  for (const character of cell.text.split('')) {
    while (at < written.length && written[at] !== character) at++;
    styles.push(marks[at] ?? styles.at(-1) ?? 0);
    if (at < written.length) at++;
  }
  return styles;
}

/** A change of style inside a word separates nothing. */
const changesStyle = (styles: readonly number[], text: string, at: number): boolean =>
  styles[at] !== styles[at - 1] && (text[at] === ' ' || text[at - 1] === ' ') && text[at] !== undefined;
