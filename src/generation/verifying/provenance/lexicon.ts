/**
 * What the check knows of each language that letters are written in: plain connecting words, words that may be said for
 * others without claiming more, and words that are dangerous to lose or to add.
 */
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { fold } from '../../vocabulary/words.ts';
import { normOf } from '../quoting/tokens.ts';
import de from './lexicon/de.json' with { type: 'json' };
import en from './lexicon/en.json' with { type: 'json' };
import es from './lexicon/es.json' with { type: 'json' };
import fr from './lexicon/fr.json' with { type: 'json' };

export type LexiconLanguage = 'en' | 'de' | 'fr' | 'es';

/** What may stand before a number. */
export const BOUNDS = ['over', 'about', 'up to', 'under', 'almost'] as const;
export type Bound = (typeof BOUNDS)[number];

/** Kinds of words that change what a sentence claims. */
export type Guard =
  | 'scope'
  | Bound
  | 'softener'
  | 'negation'
  | 'unfinished'
  | 'cause'
  | 'comparison'
  | 'preposition'
  | 'conjunction'
  | 'first person'
  | 'second person'
  /** The writer in other words than "I". */
  | 'self'
  /** Verbs that say of somebody what he has, is or does. */
  | 'claiming'
  /** What the reader of a letter does with what is said of the writer. */
  | 'asking'
  /** What one does to get a paper. */
  | 'gained'
  | 'other person'
  | 'people'
  | 'wish'
  | 'job'
  | 'of the job'
  | 'present'
  | 'junior'
  | 'light'
  | 'subject'
  | 'up'
  | 'down'
  | 'move'
  | 'generic'
  | 'or'
  | 'employed'
  | 'post'
  | 'stay'
  | 'hope'
  | 'addressee'
  /** "Is", "has", and what is said of a thing after them that claims nothing; a number stands as "1". */
  | 'linking'
  | 'weighing'
  | 'holding'
  | 'having'
  /** What leads to a thing where a clause begins. */
  | 'pointing'
  /** What makes a thing a part of the work. */
  | 'sharing'
  /** What speaks of two things. */
  | 'relating'
  /** More years than one. */
  | 'lasting'
  /** What people say or think. */
  | 'saying';

interface LexiconData {
  connecting: string;
  /** Of a word of the source: what may be said for it. */
  says: Record<string, string>;
  /** By the base form: inflected ones that no ending tells. */
  forms: Record<string, string>;
  guards: Record<Guard, string>;
  /** By unit: words and phrases for how often. */
  periods: Record<string, string>;
  numbers: Record<string, number>;
}

interface PeriodWord {
  key: string;
  before: string;
}

export interface Lexicon {
  lang: LexiconLanguage;
  /** Of a month from 1 to 12. */
  monthName(month: number): string;
  /** The word that joins two things. */
  and: string;
  key(word: string): string;
  isConnecting(key: string): boolean;
  /** What may be said for the words of the source from `at` on, each as keys, with how many words of the source it takes. */
  saidFor(keys: readonly string[], at: number): { said: readonly string[]; length: number }[];
  /** The longest phrase of the kind that stands at `at`: how many words it has, or 0. */
  guardAt(kind: Guard, keys: readonly string[], at: number): number;
  periodAt(words: readonly PeriodWord[], at: number): { unit: string; length: number } | null;
  numberOf(word: string): number | null;
  /** Whether the word is a form that no ending tells: of a verb, in most cases. */
  isIrregular(word: string): boolean;
  /** The infinitive of a form, as far as it is known. */
  baseOf(word: string): string;
}

const DATA = { en, de, fr, es } as unknown as Record<LexiconLanguage, LexiconData>;
const STEMMERS: Record<LexiconLanguage, (word: string) => string> = { en: normOf, de: german, fr: french, es: spanish };

const opened = new Map<LexiconLanguage, Lexicon>();

export function lexiconOf(lang: string): Lexicon {
  const known = (lang in DATA ? lang : 'en') as LexiconLanguage;
  const before = opened.get(known);
  if (before !== undefined) return before;
  const lexicon = open(known, DATA[known]);
  opened.set(known, lexicon);
  return lexicon;
}

const MAX_REMEMBERED = 20_000;
const MAX_PERIOD = 4;
const ARTICLES = new Set(['a', 'an']);
const DOTTED = /^\p{Lu}\p{Ll}?(?:\.\p{L}+)+\.?$/u;

function open(lang: LexiconLanguage, data: LexiconData): Lexicon {
  const connecting = new Set(
    data.connecting
      .trim()
      .split(/\s+/)
      .map((word) => word.toLowerCase()),
  );
  const forms = new Map(
    Object.entries(data.forms).flatMap(([base, all]) => all.split(' ').map((form) => [fold(form), base] as const)),
  );
  const remembered = new Map<string, string>();
  const key = (word: string): string => {
    const known = remembered.get(word);
    if (known !== undefined) return known;
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    const lower = withoutElision(word.normalize('NFKC').toLowerCase().replaceAll('’', "'"), lang);
    // A connecting word is that one form: "using" connects, "used" is a deed.
    if (connecting.has(lower)) return lower;
    // "Getrieben", of gears: a noun, and no participle.
    const isNoun = lang === 'de' && /^Ge\p{Ll}+en$/u.test(word);
    const isVerb = lang === 'de' && /^\p{Ll}/u.test(word);
    const base = (isNoun ? undefined : forms.get(fold(lower))) ?? (isVerb ? germanBase(lower, data) : lower);
    const found = lang === 'en' ? normOf(base) : fold(STEMMERS[lang](base.toLowerCase()));
    remembered.set(word, found);
    return found;
  };
  const phrase = (text: string): string[] =>
    text
      .trim()
      // "B.S.Ed." is read as three words, on a page as here.
      .replace(DOTTED, (name) => name.replaceAll('.', ' ').trim())
      .split(/[\s/-]+/)
      .map((word) => (/^\p{Lu}{2,}$/u.test(word) ? word : key(word)));
  const phrases = (text: string): string[][] =>
    text
      .split(',')
      .filter((one) => one.trim() !== '')
      .map(phrase);
  const says = byFirst(
    Object.entries(data.says).map(([source, said]) => ({ words: phrase(source), value: phrases(said) })),
  );
  const guards = new Map(
    Object.entries(data.guards).map(([kind, words]) => [
      kind,
      byFirst(phrases(words).map((one) => ({ words: one, value: one.length }))),
    ]),
  );
  const periods = byFirst(
    Object.entries(data.periods).flatMap(([unit, all]) => phrases(all).map((words) => ({ words, value: unit }))),
  );
  const numbers = new Map(Object.entries(data.numbers).map(([word, value]) => [fold(word), value]));
  return {
    lang,
    and: { en: 'and', de: 'und', fr: 'et', es: 'y' }[lang],
    key,
    monthName: (month) =>
      new Intl.DateTimeFormat(lang, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1, 15)),
    isConnecting: (word) => word === '' || connecting.has(word),
    saidFor: (keys, at) =>
      matching(says, keys, at).flatMap(({ words, value }) => value.map((said) => ({ said, length: words.length }))),
    guardAt: (kind, keys, at) => Math.max(0, ...matching(guards.get(kind)!, keys, at).map(({ value }) => value)),
    periodAt(words, at) {
      const keys = words.slice(at, at + MAX_PERIOD).map((word) => word.key);
      const found = matching(periods, keys, 0).toSorted((a, b) => b.words.length - a.words.length)[0];
      if (found === undefined) return null;
      // "A shift supervisor" is no period.
      const next = words[at + found.words.length];
      const isName = next !== undefined && next.before === 'none' && !connecting.has(next.key) && !/^\d/.test(next.key);
      if (ARTICLES.has(keys[0]!) && isName) return null;
      return { unit: found.value, length: found.words.length };
    },
    numberOf: (word) => numbers.get(fold(word)) ?? null,
    baseOf: (word) => forms.get(fold(word)) ?? (lang === 'de' ? germanBase(word, data) : word),
    isIrregular: (word) => forms.has(fold(word.toLowerCase())),
  };
}

/** "J'ai", "l'équipe". */
function withoutElision(word: string, lang: LexiconLanguage): string {
  return lang === 'fr' ? word.replace(/^(?:[cdjlmnst]|qu|lorsqu)'(?=\p{L})/u, '') : word;
}

const SEPARABLE =
  'ab|an|auf|aus|bei|durch|ein|fest|frei|her|hin|los|mit|nach|um|vor|weg|weiter|wieder|zu|zurück|zusammen|über|unter';
const PARTICIPLE = new RegExp(`^(${SEPARABLE})?ge(\\p{L}{3,}?)(?:e?t|en)$`, 'u');
const INSEPARABLE = /^((?:be|emp|ent|er|miss|ver|zer)\p{L}{3,}|\p{L}{2,}ier)t$/u;

/** Notes are typed in small letters: "monate" is no past of a verb. */
const TIMES = /^(?:monat|tag|jahr|woche|stunde|minute|sekunde)(?:e|en|n|s)?$/u;

/** "Geprüft", "prüfte" and "eingeführt" by their infinitives. Nouns have capitals, and keep their endings. */
function germanBase(word: string, { forms }: LexiconData): string {
  // "Leite" and "leitet" are no pasts of "leien".
  if (TIMES.test(word)) return word;
  const infinitive = `${word.replace(/t$/, '')}n`;
  if (infinitive in forms) return infinitive;
  const participle = PARTICIPLE.exec(word);
  if (participle !== null) return `${participle[1] ?? ''}${participle[2]}en`;
  const inseparable = INSEPARABLE.exec(word);
  if (inseparable !== null) return `${inseparable[1]!.replace(/e$/, '')}en`;
  const past = /^(\p{L}{3,}?)e?(?:te|ten|test|tet)$/u.exec(word);
  if (past !== null) return `${past[1]}en`;
  const present = /^(\p{L}{3,}?)e?t$/u.exec(word);
  return present === null ? word : `${present[1]}en`;
}

interface Listed<Value> {
  words: readonly string[];
  value: Value;
}

function byFirst<Value>(listed: readonly Listed<Value>[]): Map<string, Listed<Value>[]> {
  return Map.groupBy(listed, ({ words }) => words[0]!);
}

function matching<Value>(
  listed: ReadonlyMap<string, Listed<Value>[]>,
  keys: readonly string[],
  at: number,
): Listed<Value>[] {
  const found = listed.get(keys[at] ?? '') ?? [];
  return found.filter(({ words }) => words.every((word, offset) => keys[at + offset] === word));
}
