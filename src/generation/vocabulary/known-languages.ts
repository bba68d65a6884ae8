/** Languages that people speak, in the four languages of our postings, and how well they speak them. */
import data from './word-lists/known-languages.json' with { type: 'json' };
import { anyOf } from './word-patterns.ts';
import { fold } from './words.ts';

/** The first name of each language, by all that it is called. */
const NAMES = new Map(
  data.languages.flatMap((line) => {
    const names = line.split('|');
    return names.map((name) => [fold(name), names[0]!] as const);
  }),
);
const ANY_NAME = new RegExp(
  `(?<!\\p{L})(${[...NAMES.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => RegExp.escape(name))
    .join('|')})(?:kenntnisse|kenntnissen|sprachig)?(?!\\p{L})`,
  'gu',
);
const LEVELS = data.levels.map(({ level, words }) => ({ level, pattern: new RegExp(anyOf(words).source, 'gu') }));
const MARKS = new RegExp(`${anyOf(data.marks).source}|kenntnisse(?![\\p{L}])`, 'u');

export const isLanguage = (word: string): boolean => NAMES.has(fold(word));

/** The name is that of the language with this code: "Deutsch" and "German" for "de". */
export function isLanguageOf(lang: string, name: string): boolean {
  const names = ['en', 'de', 'fr', 'es', lang].map((shown) =>
    new Intl.DisplayNames([shown], { type: 'language' }).of(lang),
  );
  return names.some((known) => known?.toLowerCase() === name.toLowerCase());
}

export interface SpokenLanguage {
  name: string;
  /** 1 to 6 for A1 to C2, 7 for a native speaker; null where it is not said. */
  level: number | null;
}

/** The languages that a text names, each with the level that stands nearest to it. */
export function languagesIn(text: string): SpokenLanguage[] {
  const folded = fold(text);
  const levels = LEVELS.flatMap(({ level, pattern }) =>
    Array.from(folded.matchAll(pattern), ({ index }) => ({ level, index })),
  );
  const spoken = new Map<string, SpokenLanguage>();
  for (const { 1: called, index } of folded.matchAll(ANY_NAME)) {
    const name = NAMES.get(called!)!;
    if (!spoken.has(name)) spoken.set(name, { name, level: levelAt(index, levels) });
  }
  return [...spoken.values()];
}

/** What stands before a language speaks of it ("good English"), else what follows it ("English: C1"). */
function levelAt(index: number, levels: readonly { level: number; index: number }[]): number | null {
  const before = levels.filter((level) => level.index < index).toSorted((a, b) => b.index - a.index)[0];
  const after = levels.filter((level) => level.index > index).toSorted((a, b) => a.index - b.index)[0];
  return (before ?? after)?.level ?? null;
}

const LEVEL_NAMES = ['', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'];
export const levelName = (level: number): string => LEVEL_NAMES[level]!;

const CEFR = /(?<!\p{L})[abc][12](?!\p{L})/gu;

/** How well somebody says that he speaks a language; null where he does not say. */
export function fluencyLevel(text: string): number | null {
  const folded = fold(text);
  const cefr = Array.from(folded.matchAll(CEFR), ([name]) => LEVEL_NAMES.indexOf(name.toUpperCase()));
  if (cefr.length > 0) return Math.max(...cefr);
  const said = LEVELS.map(({ level, pattern }) => ({ level, at: folded.search(pattern) })).filter(({ at }) => at >= 0);
  return said.toSorted((a, b) => a.at - b.at)[0]?.level ?? null;
}

const ANY_LANGUAGE =
  /(?<!\p{L})(?:(?:a )?(?:second|further|another|additional|other|foreign) languages?|bilingual|multilingual|weitere (?:fremd)?sprachen?|fremdsprachen?|(?:deuxieme|seconde|autre) langue|bilingue|(?:segundo|otro) idioma)(?!\p{L})/u;

/** A language is asked for, whichever it is: "a second language is a plus". */
export const asksForAnyLanguage = (text: string): boolean =>
  ANY_LANGUAGE.test(fold(text)) && languagesIn(text).length === 0;

/** The text speaks of languages as such: "fluent", "in Wort und Schrift". */
export const speaksOfLanguage = (text: string): boolean => MARKS.test(fold(text));
