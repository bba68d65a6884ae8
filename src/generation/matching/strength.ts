/**
 * How strong a statement is by itself, whatever it is about: a measured result says most, a count says something, and a
 * duty that anybody could claim says nothing.
 */
import data from './strength.json' with { type: 'json' };

export type Strength = 'result' | 'count' | 'plain' | 'vague';

interface Words {
  /** Numbers that are written as words. */
  counts: string;
  /** After these a number tells how long or when, not how many. */
  time: string;
  from: string;
  to: string;
  of: string;
  /** Phrases of duties; a star stands for any ending. */
  vague: readonly string[];
}

interface Patterns {
  result: RegExp;
  count: RegExp;
  vague: RegExp;
}

const WORDS: Readonly<Record<string, Words>> = data;
const AMOUNT = String.raw`\d[\d.,\u00a0\u202f]*(?:[-–]\d+)?`;
const CURRENCY = String.raw`[$€£¥]|\b(?:USD|EUR|GBP|CHF)\b`;
/** "Vue 3", "ISO 9001" and "May 2013" name things; a verb at the head of a statement has a capital too. */
const NAME_BEFORE = String.raw`(?<!(?<=\S\s)\p{Lu}[\p{L}&/-]*\s)(?<!\p{Lu}{2}\s)`;
const YEAR = String.raw`(?:19|20)\d\d\b`;

const patterns = new Map<string, Patterns>();

export function strengthOf(text: string, lang: string): Strength {
  const { result, count, vague } = patternsFor(lang.slice(0, 2));
  if (result.test(text)) return 'result';
  if (count.test(text)) return 'count';
  return vague.test(text) ? 'vague' : 'plain';
}

export function isMeasured(strength: Strength): boolean {
  return strength === 'result' || strength === 'count';
}

function patternsFor(lang: string): Patterns {
  const known = patterns.get(lang);
  if (known !== undefined) return known;
  const made = patternsOf(WORDS[lang] ?? WORDS.en!);
  patterns.set(lang, made);
  return made;
}

function patternsOf(words: Words): Patterns {
  const any = (list: string): string => `(?:${list.replaceAll(' ', '|')})`;
  const number = String.raw`(?:${AMOUNT}|${any(words.counts)}\b)`;
  const change = String.raw`(?<!\p{L})${any(words.from)}\s\S{0,3}${number}[^.;]{0,40}?(?<!\p{L})${any(words.to)}\s\S{0,3}${number}`;
  const share = String.raw`\b${number}\s*${any(words.of)}\s(?:\p{L}{1,4}\s)?${number}`;
  const notTime = String.raw`(?=\s(?!${any(words.time)}\b)[\p{L}(])`;
  const phrases = words.vague.map((phrase) => phrase.replaceAll('*', String.raw`\p{L}*`));
  return {
    result: new RegExp(String.raw`\d\s?%|(?:${CURRENCY})\s?\d|\d\s?(?:${CURRENCY})|${change}|${share}`, 'iu'),
    count: new RegExp(String.raw`${NAME_BEFORE}(?<![\p{L}\d.,:/-])(?!${YEAR})${anyCase(number)}${notTime}`, 'u'),
    vague: new RegExp(String.raw`(?<!\p{L})(?:${phrases.join('|')})(?!\p{L})`, 'iu'),
  };
}

/** The first letter of number words may be a capital: "Nine audits". */
function anyCase(number: string): string {
  return number.replace(/(?<=[(|])\p{Ll}(?=\p{Ll})/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
