/** Languages that people speak, in the four languages of our postings, and how well they speak them. */
import data from './word-lists/known-languages.json' with { type: 'json' };
import { anyOf } from './word-patterns.ts';
import { fold } from './words.ts';

const LANGUAGES = data.languages.map((line) => {
  const names = line.split('|');
  const any = [...new Set(names.map(fold))].map((name) => RegExp.escape(name)).join('|');
  return {
    name: names[0]!,
    pattern: new RegExp(`(?<![\\p{L}])(?:${any})(?:kenntnisse|kenntnissen|sprachig)?(?![\\p{L}])`, 'gu'),
  };
});
const LEVELS = data.levels.map(({ level, words }) => ({ level, pattern: new RegExp(anyOf(words).source, 'gu') }));
const MARKS = new RegExp(`${anyOf(data.marks).source}|kenntnisse(?![\\p{L}])`, 'u');

const NAMES = new Set(data.languages.flatMap((line) => line.split('|').map(fold)));

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
  return LANGUAGES.flatMap(({ name, pattern }) =>
    Array.from(folded.matchAll(pattern), ({ index }) => ({ name, index })).slice(0, 1),
  )
    .toSorted((a, b) => a.index - b.index)
    .map(({ name, index }) => ({ name, level: levelAt(index, levels) }));
}

/** What stands before a language speaks of it ("good English"), else what follows it ("English: C1"). */
function levelAt(index: number, levels: readonly { level: number; index: number }[]): number | null {
  const before = levels.filter((level) => level.index < index).toSorted((a, b) => b.index - a.index)[0];
  const after = levels.filter((level) => level.index > index).toSorted((a, b) => a.index - b.index)[0];
  return (before ?? after)?.level ?? null;
}

/** How well somebody says that he speaks a language; null where he does not say. */
export function fluencyLevel(text: string): number | null {
  const folded = fold(text);
  const cefr = LEVELS.find(({ level }) =>
    new RegExp(`(?<![\\p{L}])${['', 'a1', 'a2', 'b1', 'b2', 'c1', 'c2'][level] ?? 'none'}(?![\\p{L}])`, 'u').test(
      folded,
    ),
  );
  if (cefr !== undefined && cefr.level < 7) return cefr.level;
  return (
    LEVELS.toSorted((a, b) => firstAt(a.pattern, folded) - firstAt(b.pattern, folded)).find(
      ({ pattern }) => firstAt(pattern, folded) < Infinity,
    )?.level ?? null
  );
}

function firstAt(pattern: RegExp, text: string): number {
  const at = text.search(new RegExp(pattern.source, 'u'));
  return at === -1 ? Infinity : at;
}

/** The text speaks of languages as such: "fluent", "in Wort und Schrift". */
export const speaksOfLanguage = (text: string): boolean => MARKS.test(fold(text));

const LEVEL_NAMES = ['', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'];
export const levelName = (level: number): string => LEVEL_NAMES[level]!;
