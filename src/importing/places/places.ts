import { schoolScore } from '../structure/vocabulary.ts';
import { CITIES } from './cities.ts';
import { isPostalCode, townAfterCode } from './postal-code.ts';

/** Recognises the names of places as resumes write them: "Austin, TX", "Berlin", "Paris, France", "Remote". */

const US_STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|PR';
const CANADIAN_PROVINCES = 'ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|YT|NT|NU';
const OTHER_REGIONS = 'NSW|VIC|QLD|TAS|ACT|UK|USA|UAE|EU';
const REGION_CODES = new Set(`${US_STATES}|${CANADIAN_PROVINCES}|${OTHER_REGIONS}`.split('|'));
const REGION_NAMES = new Set(
  [
    'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois',
    'indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana',
    'nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon',
    'pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia',
    'wisconsin|wyoming|ontario|quebec|british columbia|alberta|manitoba|england|scotland|wales|northern ireland|bavaria',
    'bayern|hessen|sachsen|baden-württemberg|nordrhein-westfalen|catalonia|cataluña|lombardia|são paulo',
    'maharashtra|karnataka|tamil nadu|telangana|kerala|gujarat|delhi|haryana|uttar pradesh|west bengal|usa|uk|u.s.a.|u.s.',
  ].flatMap((row) => row.split('|')),
);
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];
const COUNTRIES = countryNames();
const COUNTRY_CODES = new Set(COUNTRIES.values());
const KNOWN_CITIES = knownCities();
const ANYWHERE =
  /^(?:fully |100% )?(?:remote|hybrid|on-?site|home ?office|télétravail|remoto|worldwide)\b(?:\s*[(–-].{0,30})?$/i;
const NAMES_AN_ORGANISATION =
  /\b(?:hospital|inc|llc|ltd|gmbh|clinic|bank|group|company|corp|corporation|agency|services|solutions|health|studio|labs?|partners|name)\b/i;
/** What templates print where a place belongs. */
const PLACEHOLDER = /^city\s*,?\s*(?:state|country|st)?$|^state$|^city\s*,\s*(?:state|st)\b.{0,12}$/i;
const CITY =
  /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]*(?: (?:[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]*|de|del|der|la|le|las|los|do|da|dos|am|an|im|bei|upon|sur|of|the|and|in|den|di|degli|dei|aan|op|en|lès|les|sous|ob)){0,3}$/u;

/** Names a place and nothing else. */
export function isPlace(text: string): boolean {
  const plain = text.trim().replace(/[.,;]$/, '');
  if (plain === '' || plain.length > 60) return false;
  if (ANYWHERE.test(plain) || PLACEHOLDER.test(plain) || splitCountryCode(plain) !== null) return true;
  const parts = plain.split(/\s*,\s*/);
  const [town, ...regions] = parts;
  if (NAMES_AN_ORGANISATION.test(plain) || (schoolScore(town!) > 0 && !isCollegeTown(town!, regions))) return false;
  if (regions.length === 0) return isKnownPlace(plain) || isCityAndCode(plain);
  if (regions.length > 3 || !CITY.test(town!)) return false;
  return regions.every((region) => isRegion(region) || isPostalCode(region));
}

/** "Madrid (ES)", "Campinas SP BR", "Zug, CH": some templates end with the code of the country. */
export function splitCountryCode(text: string): { place: string; code: string } | null {
  const [, place, code] = /^(.*?\p{L})(?:,? | ?\()([A-Z]{2})\)?$/u.exec(text) ?? [];
  if (place === undefined || !COUNTRY_CODES.has(code!) || NAMES_AN_ORGANISATION.test(place)) return null;
  const parts = place.split(/\s*,\s*/);
  if (!CITY.test(parts[0]!) || !parts.slice(1).every(isRegion)) return null;
  const bracketed = text.endsWith(')');
  const setOff = bracketed || (text[place.length] === ',' && !REGION_CODES.has(code!));
  return setOff || isKnownPlace(parts[0]!.replace(/ [A-Z]{2}$/, '')) ? { place, code: code! } : null;
}

/** "College Station, TX" and "University Park, PA" are towns; "Boston College, MA" is not. */
const isCollegeTown = (town: string, regions: readonly string[]): boolean =>
  /^(?:College|University) \p{Lu}\p{Ll}+$/u.test(town) && REGION_CODES.has(regions[0] ?? '');

/** A town, region or country whose name is in our lists. */
export function isKnownPlace(text: string): boolean {
  const key = text.trim().toLowerCase();
  return COUNTRIES.has(key) || KNOWN_CITIES.has(key) || REGION_NAMES.has(key);
}

/** What may stand after the comma of "Austin, …". */
export function isRegion(text: string): boolean {
  const plain = text.replace(/\s+(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/, '').trim();
  const key = plain.toLowerCase();
  return REGION_CODES.has(plain) || REGION_NAMES.has(key) || COUNTRIES.has(key) || ANYWHERE.test(plain);
}

/** "Seattle WA", "Houston TX 77001", "10115 Berlin". */
function isCityAndCode(text: string): boolean {
  const withRegion = /^(.+?) ([A-Z]{2})(?: \d{5})?$/.exec(text);
  if (withRegion) return CITY.test(withRegion[1]!) && REGION_CODES.has(withRegion[2]!);
  const town = townAfterCode(text);
  return town !== null && CITY.test(town);
}

export const looksLikeCity = (text: string): boolean => CITY.test(text) && text.length <= 40;

export const isCountryCode = (code: string): boolean => COUNTRY_CODES.has(code);

export function countryCode(name: string): string | null {
  const key = name.trim().toLowerCase();
  return COUNTRIES.get(key) ?? null;
}

/** Every country by its name in our languages, and by what people call it. */
function countryNames(): Map<string, string> {
  const names = new Map<string, string>([
    ['usa', 'US'],
    ['u.s.a.', 'US'],
    ['uk', 'GB'],
    ['england', 'GB'],
    ['scotland', 'GB'],
    ['uae', 'AE'],
    ['türkiye', 'TR'],
    ['turkey', 'TR'],
    ['south korea', 'KR'],
    ['czech republic', 'CZ'],
    ['the netherlands', 'NL'],
    ['holland', 'NL'],
    ['hong kong', 'HK'],
  ]);
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (let first = 65; first <= 90; first++) {
      for (let second = 65; second <= 90; second++) {
        const code = String.fromCharCode(first, second);
        const name = display.of(code);
        const isCountry = name !== undefined && !['EU', 'EZ', 'UN', 'ZZ', 'QO', 'XA', 'XB'].includes(code);
        // Codes no longer in use come later in the alphabet than the ones that took their place.
        if (isCountry && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), code);
      }
    }
  }
  return names;
}

/** The cities that time zones are named after, and those of our list. */
function knownCities(): Set<string> {
  const zones = Intl.supportedValuesOf('timeZone').map((zone) =>
    zone.split('/').at(-1)!.replaceAll('_', ' ').toLowerCase(),
  );
  return new Set([...zones.filter((zone) => zone.length > 3), ...CITIES]);
}
