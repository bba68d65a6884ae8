import { passedBound } from '../../base/json-bounds.ts';
import { PROFILE_MAX_VALUES } from '../../base/profile.ts';
import { ImportFailed } from '../failed.ts';

export const MAX_DEPTH = 32;
export const MAX_VALUES = PROFILE_MAX_VALUES;
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

export function refuseUnbounded(json: string): void {
  const passed = passedBound(json, { depth: MAX_DEPTH + 1, values: MAX_VALUES });
  if (passed === 'depth') throw tooDeep();
  if (passed === 'values') throw tooManyValues();
}
