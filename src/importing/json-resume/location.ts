import { type Codec, isObject, type Kept, named, record } from './codec.ts';
import { text } from './values.ts';

interface LocationFields {
  address: string | null;
  postalCode: string | null;
  city: string | null;
  region: string | null;
  countryCode: string | null;
}
export type SourceLocation = LocationFields & Kept;

const locationObject = record<LocationFields>({
  address: named('address', text),
  postalCode: named('postalCode', text, 'postcode', 'zip'),
  city: named('city', text),
  region: named('region', text, 'state'),
  countryCode: named('countryCode', text, 'country'),
});

/** Where a person lives: an object, or in older files one line such as `Austin, TX 78701`. */
export const homeLocation: Codec<SourceLocation | null> = {
  empty: null,
  read(value, at) {
    if (typeof value !== 'string') return value === null ? null : locationObject.read(value, at);
    const line = text.read(value, at);
    return line === null ? null : { ...locationObject.empty, ...readLine(line) };
  },
  write: (value) => (value === null ? undefined : locationObject.write(value)),
};

/** Where a job or a school is: one line, or in some files an object. */
export const placeLine: Codec<string | null> = {
  empty: null,
  read(value, at) {
    if (!isObject(value)) return text.read(value, at);
    const { city, region, countryCode } = locationObject.read(value, at);
    const line = [city, region, countryCode].filter((part) => part !== null).join(', ');
    return text.read(line, at);
  },
  write: (value) => value ?? undefined,
};

const US_REGION_AND_CODE = /^([A-Z]{2}) (\d{5}(?:-\d{4})?)$/;
const COUNTRY_CODES: Readonly<Record<string, string>> = {
  USA: 'US',
  'United States': 'US',
  UK: 'GB',
  'United Kingdom': 'GB',
};

/** Only what is plain is taken apart; the city field carries the rest as it was written. */
function readLine(line: string): Partial<LocationFields> {
  const parts = line.split(',').map((part) => part.trim());
  if (parts.length > 3 || parts.includes('')) return { city: line };
  const [city, region, country] = parts;
  if (country === undefined) return { city, ...readRegion(region) };
  const countryCode = COUNTRY_CODES[country] ?? (/^[A-Z]{2}$/.test(country) ? country : null);
  return countryCode === null ? { city: line } : { city, ...readRegion(region), countryCode };
}

function readRegion(written: string | undefined): Partial<LocationFields> {
  if (written === undefined) return {};
  const match = US_REGION_AND_CODE.exec(written);
  return match ? { region: match[1], postalCode: match[2] } : { region: written };
}
