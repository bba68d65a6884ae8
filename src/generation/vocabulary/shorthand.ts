/** What people type in notes ("avg 5 calls, 3 wks early") in the words of a page. In languages without a list it stays as it is. */
import data from './word-lists/shorthand.json' with { type: 'json' };
import { WORD_END, WORD_START } from './word-patterns.ts';

interface Shorthand {
  word: RegExp;
  words: Readonly<Record<string, string>>;
  /** After a number, where a noun does not follow: "47 min", but not "a 12 hr shift". */
  counted: RegExp;
  /** After a slash or a hyphen: "31,500/mo", "15-min. intervals". */
  joined: RegExp;
  units: Readonly<Record<string, string>>;
  and: string;
}

/** The dot of an abbreviation, unless it ends a sentence too; these two never do. */
const DOT = String.raw`(?:\.(?!\s+\p{Lu}|$)|(?<=incl|approx)\.(?=\s))?`;

/** Not between names: "Hill & Moss", "BACnet + Modbus". */
const SIGN_FOR_AND = / [&+] (?=\p{Ll}{2})|(?<=(?<!\p{L})\p{Ll}{2,}) [&+] (?=\p{L})/gu;

/** "When i started", unlike "i.e."; of English, as all lists of shorthand so far. */
const SMALL_I = /(?<=^|[\s(])i(?=['’](?:m|ve|d|ll)\b|\s+\p{Ll}{2})/gu;

const SHORTHAND: ReadonlyMap<string, Shorthand> = new Map(
  Object.entries(data).map(([lang, { words, units, nounless, and }]) => {
    const unit = `(${Object.keys(units).join('|')})${WORD_END}${DOT}`;
    const after = String.raw`(?=\s*(?:$|[^\p{L}\p{N}\s]|(?:${nounless.split('; ').join('|')})${WORD_END}))`;
    return [
      lang,
      {
        word: new RegExp(`${WORD_START}(?:${Object.keys(words).flatMap(atStart).join('|')})${WORD_END}${DOT}`, 'gu'),
        words,
        counted: new RegExp(String.raw`(?<=([\p{N}.,]+) )${unit}${after}`, 'gu'),
        joined: new RegExp(`(?<=\\p{N}-|/)${unit}`, 'gu'),
        units,
        and,
      },
    ] as const;
  }),
);

/** In capitals it is another word: SEC, ACCT. */
function atStart(word: string): string[] {
  return [word, word[0]!.toUpperCase() + word.slice(1)];
}

export function withoutShorthand(text: string, lang: string): string {
  const shorthand = SHORTHAND.get(lang.slice(0, 2));
  if (shorthand === undefined) return text;
  const { word, words, counted, joined, units, and } = shorthand;
  return text
    .replace(joined, (_, unit: string) => units[unit]!)
    .replace(counted, (_, number: string, unit: string) => `${units[unit]!}${number === '1' ? '' : 's'}`)
    .replace(word, (short: string) => {
      const written = words[short.replace('.', '').toLowerCase()]!;
      return /^\p{Lu}/u.test(short) ? written[0]!.toUpperCase() + written.slice(1) : written;
    })
    .replace(SIGN_FOR_AND, ` ${and} `)
    .replace(SMALL_I, 'I');
}
