import type { SourceLocation } from '../json-resume/location.ts';
import { countryCode, isRegion } from './places.ts';

const POSTAL_CODE =
  /(?<![\p{L}\p{N}])(?:\d{5}(?:-\d{3,4})?|\d{4}(?: ?[A-Z]{2})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{6})(?![\p{L}\p{N}])/u;

/** Only what is plain is taken apart; the city keeps the rest as it was written. */
export function locationOf(written: string): SourceLocation {
  const location: SourceLocation = {
    address: null,
    postalCode: null,
    city: null,
    region: null,
    countryCode: null,
    extra: {},
  };
  const parts = written.split(/\s*,\s*/).filter((part) => part !== '');
  const country = parts.length > 1 ? countryCode(parts.at(-1)!) : null;
  if (country !== null) {
    location.countryCode = country;
    parts.pop();
  }
  if (parts.length > 1 && /^\d+\s|\s\d+\p{L}?$/u.test(parts[0]!) && !POSTAL_CODE.test(parts[0]!))
    location.address = parts.shift()!;
  takePostalCode(location, parts);
  if (parts.length > 1 && isRegion(parts.at(-1)!)) location.region = parts.pop()!;
  const joined = parts.join(', ');
  const withRegion = /^(.+) ([A-Z]{2})$/.exec(joined);
  if (location.region === null && withRegion && isRegion(withRegion[2]!)) {
    location.city = withRegion[1]!;
    location.region = withRegion[2]!;
  } else location.city = joined === '' ? null : joined;
  return location;
}

function takePostalCode(location: SourceLocation, parts: string[]): void {
  for (const [index, part] of parts.entries()) {
    const code = POSTAL_CODE.exec(part)?.[0];
    if (code === undefined) continue;
    location.postalCode = code;
    const rest = part.replace(code, '').trim();
    if (rest === '') parts.splice(index, 1);
    else parts[index] = rest;
    return;
  }
}
