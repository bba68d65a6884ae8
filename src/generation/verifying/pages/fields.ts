/** Whether a line is made of whole fields of one entry, or of whole items of the profile's lists, and nothing else. */
import { keyOf } from '../../vocabulary/vocabulary.ts';
import { lazily } from '../lazily.ts';
import { signs } from '../quoting/tokens.ts';
import type { Entry, Field, ListItem } from './records.ts';

/** Words between two fields that claim nothing. */
const GLUE = ['in', 'at', 'of', 'to', 'the', 'from', 'gpa', 'grade', 'and'];

const formSigns = new WeakMap<Field, string[]>();

function signsOf(field: Field): string[] {
  const before = formSigns.get(field);
  if (before !== undefined) return before;
  const found = [...new Set(field.forms.map(signs))].filter((form) => form !== '').sort((a, b) => b.length - a.length);
  formSigns.set(field, found);
  return found;
}

/**
 * The fields of the entry that make up the line (given by its signs), in order; null when something else stands there.
 * `glue`: what may stand between them; in a list of its own also before the first.
 */
export function fieldsOf(line: string, entry: Pick<Entry, 'fields'>, glue?: readonly string[]): Field[] | null {
  const between = glue ?? GLUE;
  const consume = (rest: string, left: readonly Field[], taken: readonly Field[]): Field[] | null => {
    if (rest === '') return taken.length > 0 ? [...taken] : null;
    for (const field of left) {
      for (const form of signsOf(field)) {
        if (!rest.startsWith(form)) continue;
        const found = consume(rest.slice(form.length), without(left, field), [...taken, field]);
        if (found !== null) return found;
      }
    }
    for (const word of taken.length > 0 || glue !== undefined ? between : []) {
      const found = rest.startsWith(word) ? consume(rest.slice(word.length), left, taken) : null;
      if (found !== null) return found;
    }
    return null;
  };
  return consume(line, entry.fields, []);
}

function without(fields: readonly Field[], taken: Field): Field[] {
  return fields.filter((field) => field !== taken);
}

export interface Lists {
  /** Whether the text is one item, as the profile writes it or by another name of the same thing. */
  has(text: string): boolean;
  /** No item is longer. */
  longest: number;
}

/** Another name of a thing, with brackets, is longer than the thing. */
const ROOM_FOR_NAMES = 40;

export function listsOf(items: readonly ListItem[]): Lists {
  const texts = items.flatMap((item) => item.forms);
  const forms = new Set(texts.map(signs));
  const keys = lazily(() => new Set(texts.map(keyOf)));
  const hasOne = (text: string): boolean => forms.has(signs(text)) || keys().has(keyOf(text));
  return {
    longest: Math.max(0, ...texts.map((text) => text.length)) + ROOM_FOR_NAMES,
    has: (text) => {
      if (hasOne(text)) return true;
      // "Kubernetes (K8s)": the same thing by both its names.
      const [, outer, inner] = /^([^()]+)\(([^()]+)\)$/.exec(text.trim()) ?? [];
      return outer !== undefined && inner !== undefined && hasOne(outer) && keyOf(outer) === keyOf(inner);
    },
  };
}

const MAX_PIECES_OF_ITEM = 8;

/** Whether a line is a list of such items; their own commas may part them further. */
export function isListOf(line: string, longest: number, isItem: (text: string) => boolean): boolean {
  const pieces = line.split(/([,;|·،؛、；，])/);
  const reached = new Array<boolean>(pieces.length + 1).fill(false);
  reached[0] = true;
  for (let at = 0; at < pieces.length; at += 2) {
    if (!reached[at]) continue;
    for (let end = at + 1; end <= Math.min(pieces.length, at + 2 * MAX_PIECES_OF_ITEM); end += 2) {
      const text = pieces.slice(at, end).join('').trim();
      if (text.length > longest) break;
      if (text === '' || isItem(text)) reached[Math.min(end + 1, pieces.length)] = true;
    }
  }
  return reached[pieces.length]!;
}

/** The pieces between the commas of a line that are no items. */
export function strangers(line: string, isItem: (text: string) => boolean): string[] {
  const pieces = line.split(/[,;|·،؛、；，]/).map((piece) => piece.trim());
  return pieces.filter((piece) => piece !== '' && !isItem(piece));
}
