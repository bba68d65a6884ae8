/** Text as the check reads it: words by what they mean in any inflected form, numbers by their value. */
import { type Token, tokensOf } from '../quoting/tokens.ts';
import type { Lexicon } from './lexicon.ts';

export interface Word {
  raw: string;
  /** Equal for all forms of a word, and for all ways to write a number. */
  key: string;
  /**
   * The key that it would have as a verb, where its form leaves that open: the first word of a German sentence has a
   * capital either way, and "reparé" ends like a future.
   */
  verbKey: string | null;
  isNumber: boolean;
  before: Token['before'];
  /** Joined to the word after it by a hyphen. */
  isJoined: boolean;
}

/** Shorthand of notes, written out. */
const SHORTHAND: readonly (readonly [RegExp, string])[] = [
  [/\b1st\b/giu, 'first'],
  [/\b2nd\b/giu, 'second'],
  [/\b3rd\b/giu, 'third'],
  [/\b(?:FY\s?['’]?|fiscal (?:year )?)(?:20)?(\d\d)(?!\d)/giu, 'FY20$1'],
  [/\bw\/o\b/giu, 'without'],
  [/\bw\/(?=\s|\p{L})/giu, 'with '],
  [/(?<=\s)vs\.?(?=\s)/giu, 'against'],
  [/(?<=\d|%)\s*(?:→|->|=>|⇒)\s*(?=[$£€]?\d)/gu, ' to '],
  [/→|->|=>|⇒/gu, ': '],
  [/(?<=\d)\s*[x×]\s*(?=yr|year|wk|week|mo|month)/giu, ' times a '],
  [/(?<=\d)\s*[x×]\s*(?=\p{L})/giu, ' '],
  [/(?<=^|[\s(])[-−–](?=\d[\d.,]*\s?%)/gu, 'down '],
  [/(?<=^|[\s(])\+(?=\d[\d.,]*\s?%)/gu, 'up '],
  [/(?<=^|[\s(])~\s*(?=[$£€]?\d)/gu, 'about '],
  [/(?<![\p{L}.])c\.\s*(?=[$£€]?\d)/gu, 'about '],
  [/(?<![\p{L}\d])(\d+)\s?h(?:rs?)?\s(\d+)\s?m(?:ins?)?(?!\p{L})/gu, '$1 hours $2 minutes'],
  [/(?<=\d minutes to )(\d+)\s?m(?!\p{L})/gu, '$1 minutes'],
  [/(?<=^|[\s(])>\s*(?=[$£€]?\d)/gu, 'over '],
  [/(?<=^|[\s(])<\s*(?=[$£€]?\d)/gu, 'under '],
  [/(?<=\d)\s*(?:–|—|-)\s*(?=\d)/gu, ' to '],
  [/(\d[\d,.]*\s?(?:[kKmM]|[mb]n|million|billion)?)\+(?=\s|$|[).,;])/gu, 'over $1'],
  [
    /\/(?=(?:day|night|week|wk|month|mo|quarter|year|yr|shift|Tag|Woche|Monat|Jahr|jour|semaine|mois|an|día|semana|mes|año)\b)/giu,
    ' per ',
  ],
];

export function wordsOf(text: string, lexicon: Lexicon): Word[] {
  const named = text.replace(MONTH, (_, month: string, year: string) => `${lexicon.monthName(Number(month))} ${year}`);
  const joined = named
    .replace(ABBREVIATION, '')
    .replace(TITLED, ' ')
    .replace(SHORT_NAME, ' $1')
    .replace(SUSPENDED, '')
    .replace(BRACKETS, (inner) => inner.replaceAll(';', ','));
  const written = SHORTHAND.reduce((all, [sign, words]) => all.replace(sign, words), joined);
  const tokens = tokensOf(written.replace(SLASH, ` ${lexicon.and} `).replace(/\s&\s/g, ` ${lexicon.and} `));
  const hyphens = new Set(Array.from(written.matchAll(HYPHEN), ([, before, after]) => `${before} ${after}`));
  const isOpening = (at: number): boolean => tokens[at]!.before === 'stop';
  const isHyphen = (at: number): boolean => hyphens.has(`${tokens[at]?.raw} ${tokens[at + 1]?.raw}`);
  const words = joinNumbers(
    tokens.map((token, at) => {
      const word = {
        ...wordOf(token, lexicon, isOpening(at)),
        isJoined: isHyphen(at),
        ...(isRoman(tokens, at) && { key: 'I.' }),
      };
      return isHyphen(at - 1) && word.before === 'comma' ? { ...word, before: 'none' } : word;
    }),
  );
  return lexicon.lang === 'de' ? joinPrefixes(words, lexicon) : words;
}

const PREFIX =
  /^(?:ab|an|auf|aus|bei|durch|ein|fest|frei|her|hin|los|mit|nach|sicher|teil|um|vor|voran|weiter|zu|zurück|zusammen)$/;
const AUXILIARY = /^(?:hatten?|waren?|wurden?|konnten?|sollten?|wollten?|mussten?|durften?)$/;
const MAX_BRACKET = 25;

/** "Führte … durch": the prefix at the end of a clause belongs to the verb at its beginning. */
function joinPrefixes(words: readonly Word[], lexicon: Lexicon): Word[] {
  const joined = [...words];
  words.forEach((word, at) => {
    const next = words[at + 1];
    const isLast = next === undefined || next.before !== 'none' || /^(?:und|oder|sowie)$/.test(next.raw);
    if (!isLast || !PREFIX.test(word.raw)) return;
    for (let verb = at - 1; verb >= 0 && verb > at - MAX_BRACKET; verb--) {
      if (words[verb + 1]!.before === 'stop') return;
      const { raw } = words[verb]!;
      const lower = raw.toLowerCase();
      const isVerb =
        (lexicon.isIrregular(lower) || /(?:te|ten)$/.test(lower)) && (raw === lower || words[verb]!.before === 'stop');
      if (!isVerb || AUXILIARY.test(lower)) continue;
      joined[verb] = { ...words[verb]!, key: lexicon.key(`${word.raw}${lexicon.baseOf(lower)}`) };
      joined[at] = { ...word, key: '' };
      return;
    }
  });
  return joined;
}

/** "Technician I": the first of several grades, not the writer. */
function isRoman(tokens: readonly Token[], at: number): boolean {
  const [before, own, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (own.raw !== 'I' || own.before !== 'none' || before === undefined || !/^\p{Lu}/u.test(before.raw)) return false;
  return next === undefined || next.before !== 'none';
}

/** "Design- und Prozess-FMEAs" are one phrase. */
const SUSPENDED = /(?<=\p{L})-(?=\s(?:und|oder|sowie|bis|and|or|et|y)\s)/gu;
/** "The incident rate (TRIR)": a name in other letters parts nothing. */
const SHORT_NAME = /\s\((\p{Lu}[\p{Lu}\d-]{1,7})\)/gu;
/** "St. Clement", "Dr. Greer". */
const TITLED = /(?<=(?<![\p{L}\p{N}])(?:St|Ste|Dr|Mr|Mrs|Ms|Mt|Ft|Prof))\.\s(?=\p{Lu})/gu;
/** A point before a small letter ends no sentence, nor does a semicolon in brackets. */
const ABBREVIATION = /(?<=\p{L})\.(?=\s\p{Ll})/gu;
const BRACKETS = /\([^()]*\)/gu;
/** "React/TypeScript" are two things. */
const SLASH = /(?<=\p{L}{2}) ?\/ ?(?=\p{L}{2})/gu;
const MONTH = /(?<![\d/.])(0?[1-9]|1[0-2])[/.]((?:19|20)\d\d)(?!\d)/gu;
const HYPHEN = /([\p{L}\p{N}]+)-(?=([\p{L}\p{N}]+))/gu;

function wordOf({ raw, norm, isNumber, before }: Token, lexicon: Lexicon, isOpening: boolean): Omit<Word, 'isJoined'> {
  // "US" is no pronoun, and the A of "Class A" no article.
  const capitals = /^(\p{Lu}{2,})(?:['’]?s)?$/u.exec(raw);
  if (capitals !== null) return { raw, key: capitals[1]!, verbKey: null, isNumber: false, before };
  if (isNumber) return { raw, key: norm, verbKey: null, isNumber, before };
  const value = lexicon.numberOf(raw);
  if (value !== null) return { raw, key: String(value), verbKey: null, isNumber: true, before };
  return { raw, key: lexicon.key(raw), verbKey: verbKeyOf(raw, lexicon, isOpening), isNumber: false, before };
}

function verbKeyOf(raw: string, lexicon: Lexicon, isOpening: boolean): string | null {
  if (lexicon.lang === 'de') {
    if (!/t(?:en?)?$/.test(raw) && !(isOpening && lexicon.isIrregular(raw))) return null;
    // Notes are typed in small letters.
    if (/^\p{Ll}/u.test(raw)) return lexicon.key(raw[0]!.toUpperCase() + raw.slice(1));
    return isOpening ? lexicon.key(raw.toLowerCase()) : null;
  }
  return lexicon.lang === 'es' && /[aei]ré$/i.test(raw) ? lexicon.key(raw.replace(/é$/i, 'ar')) : null;
}

/** "Twenty-five" and "two hundred" are one number; "%" may be written out. */
function joinNumbers(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last?.isNumber && word.before === 'none' && /^(?:percent|per cent|prozent|pourcent|procent)$/i.test(word.raw)) {
      joined[joined.length - 1] = { ...last, raw: `${last.raw} ${word.raw}`, key: `${last.key}%` };
      continue;
    }
    const isSpelled = last?.isNumber && word.isNumber && /^\p{L}/u.test(word.raw) && word.before === 'none';
    const sum = isSpelled ? combined(last, Number(word.key)) : null;
    if (sum === null) joined.push(word);
    else joined[joined.length - 1] = { ...last!, raw: `${last!.raw} ${word.raw}`, key: String(sum) };
  }
  return joined;
}

function combined({ raw, key }: Word, second: number): number | null {
  const first = Number(key);
  if (Number.isNaN(first) || Number.isNaN(second)) return null;
  if (second >= 100 && second % 100 === 0 && first < second) return first * second;
  // "From 2017 to 2020 nine audits" are no 2029.
  return /^\p{L}/u.test(raw) && first >= 20 && first % 10 === 0 && second < 10 ? first + second : null;
}
