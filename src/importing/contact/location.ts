import type { SourceLocation } from '../json-resume/location.ts';
import { countryCode, isKnownPlace, isRegion, looksLikeCity, splitCountryCode } from '../places/places.ts';
import { splitPostalCode } from '../places/postal-code.ts';

const STREET =
  /^(?:\p{L}[\p{L}.'’ -]+,? \d{1,5} ?\p{L}?|\d{1,5} ?\p{L}?,? \p{L}[\p{L}.'’ -]+)(?:, (?:\p{L}[\p{L}.]* )?\d{1,5}\p{L}?)?$/u;
/** How French addresses name a region. */
const DEPARTMENT = /^\d[\dAB]\d?$/;

/** A street and a number, without the town. */
export const isStreet = (text: string): boolean =>
  STREET.test(text) && splitPostalCode(text).code === null && text.length < 60 && !isTownAndDepartment(text);

/** "Brest, 29" */
function isTownAndDepartment(text: string): boolean {
  const [town, department, ...more] = text.split(', ');
  return department !== undefined && more.length === 0 && DEPARTMENT.test(department) && isKnownPlace(town!);
}

/** Only what is plain is taken apart; the city keeps the rest as it was written. */
export function locationOf(given: string): SourceLocation {
  const written = given.replace(/\s*\((?:home|work|privat|domicile|casa|thuis)\)$/i, '');
  const coded = isRegion(written.split(/[\s,]+/).at(-1)!) ? null : splitCountryCode(written);
  const parts = (coded?.place ?? written).split(/\s*,\s*/).filter((part) => part !== '');
  const named = parts.length > 1 ? countryCode(parts.at(-1)!) : null;
  if (named !== null) parts.pop();
  const { street, postalCode, city, region } = townOf(parts);
  return {
    address: street.length > 0 ? street.join(', ') : null,
    postalCode,
    city,
    region,
    countryCode: coded?.code ?? named,
    extra: {},
  };
}

interface Town {
  street: string[];
  postalCode: string | null;
  city: string | null;
  region: string | null;
}

/** A postal code stands beside the town or its region; without one, what has a number is the street. */
function townOf(parts: readonly string[]): Town {
  const at = parts.findLastIndex((part) => splitPostalCode(part).code !== null);
  if (at === -1) return withoutCode(parts);
  const { code: postalCode, town } = splitPostalCode(parts[at]!);
  if (at > 0 && (isRegion(town) || (town === '' && at === parts.length - 1))) {
    return {
      street: parts.slice(0, at - 1),
      postalCode,
      city: parts[at - 1]!,
      region: town || (parts[at + 1] ?? null),
    };
  }
  const [city, region] = town === '' ? parts.slice(at + 1) : [town, parts[at + 1]];
  return { street: parts.slice(0, at), postalCode, ...splitRegion(city ?? null), ...(region && { region }) };
}

function withoutCode(parts: readonly string[]): Town {
  const lastNumber = parts.findLastIndex((part, index) => /\d/.test(part) && !(index > 0 && DEPARTMENT.test(part)));
  const names = parts.slice(lastNumber + 1);
  const hasRegion = names.length > 1 && (isRegion(names.at(-1)!) || !isKnownPlace(names.at(-1)!));
  const region = hasRegion ? names.pop()! : null;
  const town = splitRegion(names.pop() ?? null);
  return {
    street: [...parts.slice(0, lastNumber + 1), ...names],
    postalCode: null,
    city: town.city,
    region: region ?? town.region,
  };
}

/** "Seattle WA" */
function splitRegion(town: string | null): Pick<Town, 'city' | 'region'> {
  const [, city, region] = /^(.+) ([A-Z]{2,3})$/.exec(town ?? '') ?? [];
  return city !== undefined && isRegion(region!) ? { city, region: region! } : { city: town, region: null };
}

/** What may be a town and its region, though none of our lists has it. */
export function mayBePlace(text: string): boolean {
  const [town, ...regions] = text.split(/\s*,\s*/);
  const { code, town: name } = splitPostalCode(town!);
  return (
    regions.length < 3 &&
    looksLikeCity(code === null ? town! : name) &&
    regions.every((region) => looksLikeCity(region) || DEPARTMENT.test(region))
  );
}
