/** Rows of an entry's head, from their form and the fields. */
import type { Layout, Look } from '../layout.ts';
import type { Piece, TextBlock } from './page.ts';
import { line, piece } from './page.ts';

export type Field = 'title' | 'company' | 'place' | 'dates' | 'from' | 'to' | 'score' | 'authors';
export type Fields = Partial<Record<Field, string>>;

export interface RowStyle {
  separator: string;
  /** The word for "at". */
  at: string;
  /** The word before a place. */
  inPlace: string;
  looks: Layout['looks'];
  /** There is no room for a right end. */
  narrow: boolean;
}

const FIELD = /\{([^a-z{}]*)([a-z]+)([^a-z{}]*)\}/g;

/** Null where no field of the row has a value. */
export function rowOf(form: string, fields: Fields, style: RowStyle): TextBlock | null {
  const [left = '', right = ''] = form.split(' > ');
  const pieces = piecesOf(left, fields, style);
  const atRight = piecesOf(right, fields, style);
  if (pieces.length === 0 && atRight.length === 0) return null;
  return pieces.length === 0 ? line(atRight) : line(pieces, atRight);
}

export function rowsOf(forms: readonly string[], fields: Fields, style: RowStyle): TextBlock[] {
  const rows = style.narrow ? forms.flatMap((form) => form.split(' > ')) : forms;
  return rows.map((form) => rowOf(form, fields, style)).filter((row) => row !== null);
}

function piecesOf(form: string, fields: Fields, style: RowStyle): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of form.matchAll(FIELD)) {
    const [all, before = '', name = '', after = ''] = found;
    const between = form.slice(end, found.index).replace('~', style.separator);
    end = found.index + all.length;
    const text = fields[name as Field];
    if (text === undefined || text === '') continue;
    if (pieces.length > 0) pieces.push(piece(between));
    if (before !== '') pieces.push(piece(before.replace('@', `${style.at} `).replace('^', `${style.inPlace} `)));
    pieces.push(piece(text, lookOf(name as Field, style)));
    if (after !== '') pieces.push(piece(after));
  }
  return pieces;
}

export function lookOf(field: Field, { looks }: RowStyle): Look | undefined {
  if (field === 'score' || field === 'authors') return undefined;
  return looks[field === 'from' || field === 'to' ? 'dates' : field];
}
