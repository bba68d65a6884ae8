import type { Remark } from '../../base/import-report.ts';
import { isStorable } from '../../base/text.ts';
import { MAX_CHARACTERS, MAX_DEPTH, MAX_VALUES, tooDeep, tooManyCharacters, tooManyValues } from './bounds.ts';
import type { JsonObject } from './codec.ts';

const MAX_PLACE = 200;
const NUL_OR_LONE_SURROGATE = /\u0000|\p{Surrogate}/gu;

interface Walk {
  readonly keys: (string | number)[];
  readonly remarks: Remark[];
  values: number;
  characters: number;
}

/**
 * A copy of parsed JSON that can be stored and walked safely: no NUL and no half of a surrogate pair in any text or key
 * (the database refuses them), no key that would change an object's prototype, bounded in depth and number.
 */
export function cleanJson(value: unknown): { value: unknown; remarks: Remark[] } {
  const walk: Walk = { keys: [], remarks: [], values: 0, characters: 0 };
  return { value: cleanValue(value, walk), remarks: walk.remarks };
}

function cleanValue(value: unknown, walk: Walk): unknown {
  refuseTooMuch(walk);
  if (typeof value === 'string') return cleanText(value, walk);
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? cleanArray(value, walk) : cleanObject(value as JsonObject, walk);
}

function cleanArray(values: readonly unknown[], walk: Walk): unknown[] {
  return values.map((value, index) => inside(walk, index, () => cleanValue(value, walk)));
}

function cleanObject(source: JsonObject, walk: Walk): JsonObject {
  const result: JsonObject = {};
  for (const [written, value] of Object.entries(source)) {
    inside(walk, written, () => {
      const key = cleanText(written, walk);
      if (key === '__proto__') remark(walk, 'This field was left out because its name is not allowed.');
      else result[key] = cleanValue(value, walk);
    });
  }
  return result;
}

function inside<T>(walk: Walk, key: string | number, visit: () => T): T {
  walk.keys.push(key);
  const result = visit();
  walk.keys.pop();
  return result;
}

function cleanText(text: string, walk: Walk): string {
  walk.characters += text.length;
  if (walk.characters > MAX_CHARACTERS) throw tooManyCharacters();
  if (isStorable(text)) return text;
  remark(walk, 'Invisible characters that cannot be stored were removed from this text.');
  return text.replace(NUL_OR_LONE_SURROGATE, '');
}

function remark(walk: Walk, message: string): void {
  walk.remarks.push({ place: placeOf(walk.keys), message });
}

function placeOf(keys: readonly (string | number)[]): string {
  const path = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
  return path.replace(/^\./, '').replace(NUL_OR_LONE_SURROGATE, '').slice(0, MAX_PLACE).toWellFormed();
}

function refuseTooMuch(walk: Walk): void {
  walk.values++;
  if (walk.values > MAX_VALUES) throw tooManyValues();
  if (walk.keys.length > MAX_DEPTH) throw tooDeep(placeOf(walk.keys.slice(0, 3)));
}
