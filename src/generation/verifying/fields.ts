/** Whether a line is made of whole fields of one entry, or of whole items of the profile's lists, and nothing else. */
import { isKnownTerm, keyOf, phrasesOf } from '../vocabulary/vocabulary.ts';
import type { Entry, Field, ListItem } from './records.ts';
import { signs } from './tokens.ts';

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

/** The fields of the entry that make up the line, in its order; null when something else stands there. */
export function fieldsOf(line: string, entry: Entry): Field[] | null {
  const consume = (rest: string, left: readonly Field[], taken: readonly Field[]): Field[] | null => {
    if (rest === '') return taken.length > 0 ? [...taken] : null;
    for (const field of left) {
      for (const form of signsOf(field)) {
        if (!rest.startsWith(form)) continue;
        const found = consume(rest.slice(form.length), without(left, field), [...taken, field]);
        if (found !== null) return found;
      }
    }
    for (const word of taken.length > 0 ? GLUE : []) {
      const found = rest.startsWith(word) ? consume(rest.slice(word.length), left, taken) : null;
      if (found !== null) return found;
    }
    return null;
  };
  return consume(signs(line), entry.fields, []);
}

function without(fields: readonly Field[], taken: Field): Field[] {
  return fields.filter((field) => field !== taken);
}

export interface Lists {
  /** Whether the text is one item, as the profile writes it or by another name of the same thing. */
  has(text: string): boolean;
}

export function listsOf(items: readonly ListItem[]): Lists {
  const forms = new Set(items.flatMap((item) => item.forms.map(signs)));
  const keys = new Set(items.flatMap((item) => item.forms.map(keyOf)));
  const hasOne = (text: string): boolean => forms.has(signs(text)) || keys.has(keyOf(text));
  const remembered = new Map<string, boolean>();
  const has = (text: string): boolean => {
    // "Kubernetes (K8s)": the same thing by both its names.
    const [, outer, inner] = /^([^()]+)\(([^()]+)\)$/.exec(text.trim()) ?? [];
    if (hasOne(text)) return true;
    return outer !== undefined && inner !== undefined && hasOne(outer) && keyOf(outer) === keyOf(inner);
  };
  return {
    has: (text) => {
      const before = remembered.get(text);
      const found = before ?? has(text);
      remembered.set(text, found);
      return found;
    },
  };
}

const MAX_PIECES_OF_ITEM = 8;

/** The pieces between the commas of a line that are no item, neither alone nor with the pieces after them. */
export function strangers(line: string, isItem: (text: string) => boolean): string[] {
  const pieces = line.split(/([,;|·•])/);
  const found: string[] = [];
  let at = 0;
  while (at < pieces.length) {
    if (/^[\s,;|·•]*$/.test(pieces[at]!)) {
      at++;
      continue;
    }
    let end = Math.min(pieces.length, at + 2 * MAX_PIECES_OF_ITEM - 1);
    while (end > at && !isItem(pieces.slice(at, end).join(''))) end--;
    if (end === at) found.push(pieces[at]!.trim());
    at = Math.max(end, at + 1);
  }
  return found;
}

/** Terms that the vocabulary knows, as the text names them. */
export function knownTermsIn(text: string): string[] {
  return phrasesOf(text, 4)
    .map((phrase) => phrase.key)
    .filter(isKnownTerm);
}
