/** Countries as the person types them. The profile keeps the two letters of ISO 3166. */

const LANGUAGES = ['en', 'de', 'fr', 'es'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Names that are common and stand in no list. */
const ALSO: Record<string, string> = {
  usa: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  'united states of america': 'US',
  'etats-unis': 'US',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'great britain': 'GB',
  holland: 'NL',
  'czech republic': 'CZ',
  brd: 'DE',
};
/** Groups of countries and places of nobody. */
const NO_COUNTRY = new Set(['EU', 'EZ', 'UN', 'ZZ', 'QO', 'XA', 'XB']);

let known: Map<string, string> | undefined;

/** The two letters of a country, by them or by its name; null where it is none. */
export function readCountry(text: string): string | null {
  known ??= countries();
  return known.get(plain(text)) ?? null;
}

/** `DE` → `Germany`. */
export function countryName(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
}

const plain = (text: string): string => text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

function countries(): Map<string, string> {
  const found = new Map<string, string>();
  const names = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }));
  for (const letters of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    // Letters that are no longer in use become those of today.
    const code = new Intl.Locale(`und-${letters}`).region;
    if (code === undefined || NO_COUNTRY.has(code)) continue;
    const called = names.flatMap((name) => name.of(code) ?? []);
    if (called.length === 0) continue;
    for (const name of [letters, ...called]) found.set(plain(name), code);
  }
  for (const [name, code] of Object.entries(ALSO)) found.set(name, code);
  return found;
}
