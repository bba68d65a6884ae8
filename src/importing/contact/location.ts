import type { SourceLocation } from '../json-resume/location.ts';
import { countryCode, isRegion, splitCountryCode } from '../places/places.ts';

/** "TX 75024", "ON K1A 0B1". */
const REGION_AND_CODE = /^(\p{L}[\p{L}. ]*?)\s+(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/u;
/** "80331 München", "D-80331 München", "1012 AB Amsterdam". */
const CODE_AND_CITY = /^(?:[A-Z]{1,2}-)?(\d{4,6}(?: [A-Z]{2}(?= ))?)\s+(\p{L}.*)$/u;
/** "London SW1A 1AA", "Lisboa 1100-148". */
const CITY_AND_CODE = /^(\p{L}.*?)\s+([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4}-\d{3}|\d{5,6})$/u;
const STREET = /^(?:\p{L}[\p{L}.'’ -]+ \d{1,4} ?\p{L}?|\d{1,5}\p{L}?,? \p{L}[\p{L}.'’ -]+)$/u;

/** Only what is plain is taken apart; the city keeps the rest as it was written. */
export function locationOf(written: string): SourceLocation {
  const coded = isRegion(written.split(/[\s,]+/).at(-1)!) ? null : splitCountryCode(written);
  const parts = (coded?.place ?? written).split(/\s*,\s*/).filter((part) => part !== '');
  const named = parts.length > 1 ? countryCode(parts.at(-1)!) : null;
  if (named !== null) parts.pop();
  const country = coded?.code ?? named;
  const { region, postalCode } = takeRegion(parts);
  const town = takeTown(parts);
  const address = parts.length > 0 ? parts.join(', ') : null;
  return {
    address,
    postalCode: postalCode ?? town.postalCode,
    city: town.city,
    region: region ?? town.region,
    countryCode: country,
    extra: {},
  };
}

/** A street and a number, without the town. */
export const isStreet = (text: string): boolean => STREET.test(text) && !CODE_AND_CITY.test(text) && text.length < 60;

function takeRegion(parts: string[]): Pick<SourceLocation, 'region' | 'postalCode'> {
  const last = parts.at(-1)!;
  const [, region, code] = REGION_AND_CODE.exec(last) ?? [];
  if (parts.length < 2) return { region: null, postalCode: null };
  if (region !== undefined && isRegion(region)) {
    parts.pop();
    return { region, postalCode: code! };
  }
  if (!isRegion(last)) return { region: null, postalCode: null };
  parts.pop();
  return { region: last, postalCode: null };
}

function takeTown(parts: string[]): Pick<SourceLocation, 'city' | 'region' | 'postalCode'> {
  const last = parts.pop();
  if (last === undefined) return { city: null, region: null, postalCode: null };
  const [, code, city] = CODE_AND_CITY.exec(last) ?? [];
  if (city !== undefined) return { city, region: null, postalCode: code! };
  const [, before, after] = CITY_AND_CODE.exec(last) ?? [];
  const town = before ?? last;
  const [, plain, region] = /^(.+) ([A-Z]{2})$/.exec(town) ?? [];
  const hasRegion = plain !== undefined && isRegion(region!);
  return { city: hasRegion ? plain : town, region: hasRegion ? region! : null, postalCode: after ?? null };
}
