import { ImportFailed } from '../failed.ts';

export const MAX_DEPTH = 32;
/** A long resume has two thousand. What is read here is checked and stored by the service's own process, which has other things to do. */
export const MAX_VALUES = 20_000;
/** A resume has thousands; a portrait inside of it may have a million. */
export const MAX_CHARACTERS = 4_000_000;

export function tooManyValues(): ImportFailed {
  return new ImportFailed(
    `The file holds more than ${MAX_VALUES.toLocaleString('en-US')} values, which no resume needs. Export the resume again, without attachments and history.`,
  );
}

export function tooManyCharacters(): ImportFailed {
  return new ImportFailed(
    `The file holds more than ${MAX_CHARACTERS.toLocaleString('en-US')} characters of text, which no resume needs. Export the resume again, without pictures and attachments.`,
  );
}

export function tooDeep(place = ''): ImportFailed {
  return new ImportFailed(
    `The file is nested more than ${MAX_DEPTH} levels deep${place === '' ? '' : ` at ${place}`}. A JSON Resume needs five; remove what is nested deeper.`,
  );
}

/**
 * Looks through JSON before it is parsed: brackets cost the parser up to sixty times their own size in memory. Whatever
 * stands in a text is passed over; whether the rest is JSON at all is the parser's to say.
 */
export function refuseUnbounded(json: string): void {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (character === '"') {
      at = endOfText(json, at);
    } else if (character === '[' || character === '{') {
      depth++;
      values++;
      if (depth > MAX_DEPTH + 1) throw tooDeep();
    } else if (character === ']' || character === '}') {
      depth--;
    } else if (character === ',') {
      values++;
    }
    if (values > MAX_VALUES) throw tooManyValues();
  }
}

/** The place of the quote that closes the text opened at `start`; the end of the file where none does. */
function endOfText(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at;
}
