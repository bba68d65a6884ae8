import { messageOf } from '../../base/errors.ts';
import type { Remark } from '../../base/import-report.ts';
import { decodeText } from '../decode.ts';
import { ImportFailed } from '../failed.ts';
import { refuseUnbounded } from './bounds.ts';
import { cleanJson } from './clean.ts';
import { isObject, type JsonObject } from './codec.ts';

/** The bytes of a file → a clean JSON object. */
export function parseJsonObject(bytes: Uint8Array): { document: JsonObject; remarks: Remark[] } {
  const { value, remarks } = cleanJson(parseJson(decodeText(bytes)));
  if (isObject(value)) return { document: value, remarks };
  const found = Array.isArray(value) ? 'a list' : 'a single value';
  throw new ImportFailed(
    `The file holds ${found}, but a JSON Resume is one object that begins with { and has "basics", "work" and so on.`,
  );
}

function parseJson(text: string): unknown {
  refuseUnbounded(text);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ImportFailed(
      `The file is not valid JSON${whereJsonBroke(text, messageOf(cause))}. A JSON Resume (.json) is needed; correct the file or export it again.`,
      { cause },
    );
  }
}

/** The engine tells a position for most mistakes; a person finds a line. */
function whereJsonBroke(text: string, message: string): string {
  if (text.trim() === '') return ': it is empty';
  if (/unexpected end|unterminated/i.test(message)) return ': it ends too early';
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position === undefined) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return `: there is a mistake in line ${before.length}, column ${before.at(-1)!.length + 1}`;
}
