/** Quantities of a line, in digits or in words, each with what it counts and how exact it is said to be. */
import { isFunctionWord } from '../../vocabulary/vocabulary.ts';
import { type Token, tokensOf } from '../tokens.ts';
import { OFTEN } from './claims.ts';

export interface Quantity {
  /** "12" for "twelve" and "a dozen", "30%" for "thirty percent", "$2000000" for "2 million dollars". */
  value: string;
  /** As it stands in the text, with the word that says how exact it is. */
  text: string;
  bound: 'more' | 'less' | 'about' | 'exact';
  /** The words right after it, or those before it in "a team of 30": what is counted stands among them. */
  unit: Token[];
  /** All words around it. */
  around: Token[];
  /** The period in "40 a day" or "40 daily"; null where none is told. */
  per: string | null;
  /** "From 40", "to 6", "two of them"; null where it is none of these. */
  side: 'from' | 'to' | 'of them' | null;
  isYear: boolean;
  /** What it is a quantity of: Rust in "15 years of Rust". */
  of: Token[];
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const ABROAD = [
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze',
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
];

const SMALL = new Map<string, number>([
  ...ABROAD.flatMap((words) => words.split(' ').map((word, at) => [word, at] as const)),
  ...ONES.split(' ').map((word, at) => [word, at] as const),
  ...TENS.split(' ').map((word, at) => [word, 20 + 10 * at] as const),
]);
/** Also articles and pronouns: they count nothing by themselves. */
const NO_NUMBER = new Set(['one', 'ein', 'un', 'uno', 'once']);
const SCALES = new Map([
  ['hundred', 1e2],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
]);
const GROUPS = new Map([
  ['dozen', 12],
  ['twice', 2],
  ['thrice', 3],
]);
/** What "hundreds" must at least be, and so on. */
const VAGUE = new Map([
  ['dozens', 24],
  ['scores', 40],
  ['hundreds', 200],
  ['thousands', 2e3],
  ['millions', 2e6],
  ['billions', 2e9],
]);
const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/^dollars?$|^usd$/i, '$'],
  [/^euros?$|^eur$/i, '€'],
  [/^pounds?$|^gbp$/i, '£'],
];

export function quantitiesIn(text: string): Quantity[] {
  const tokens = tokensOf(text);
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length; ) {
    const number = numberAt(tokens, at);
    if (number === null) {
      at++;
      continue;
    }
    found.push(quantityOf(tokens, at, number));
    at = number.to;
  }
  return found;
}

/** Whether a word is one of those that say a number. */
export function isNumberWord(raw: string): boolean {
  const word = raw.toLowerCase();
  return (SMALL.has(word) && !NO_NUMBER.has(word)) || SCALES.has(word) || GROUPS.has(word) || VAGUE.has(word);
}

interface Number {
  value: string;
  to: number;
}

function numberAt(tokens: readonly Token[], at: number): Number | null {
  const word = tokens[at]!.raw.toLowerCase();
  if (word === 'half') return { value: '50%', to: at + 1 };
  const part = partAt(tokens, at);
  if (part !== null) return part;
  if (VAGUE.has(word)) return { value: `~${VAGUE.get(word)}`, to: at + 1 };
  const plain = tokens[at]!.isNumber ? { value: tokens[at]!.norm, to: at + 1 } : spelled(tokens, at);
  return plain === null ? null : withUnit(tokens, scaled(tokens, plain));
}

const PARTS = new Map([
  ['third', '33%'],
  ['quarter', '25%'],
  ['fifth', '20%'],
  ['tenth', '10%'],
]);

/** "By a third", "a quarter of whom"; "12 a quarter" is a rate, and "a third office" counts on. */
function partAt(tokens: readonly Token[], at: number): Number | null {
  if (!/^(?:an?|one)$/i.test(tokens[at]!.raw)) return null;
  const value = PARTS.get(tokens[at + 1]?.raw.toLowerCase() ?? '');
  const isPart = /^of$/i.test(tokens[at + 2]?.raw ?? '') || /^by$/i.test(tokens[at - 1]?.raw ?? '');
  return value !== undefined && isPart ? { value, to: at + 2 } : null;
}

/** "2.4 million" is one token already, "ten million" and "300 thousand" may be two. */
function scaled(tokens: readonly Token[], { value, to }: Number): Number {
  const scale = SCALES.get(tokens[to]?.raw.toLowerCase() ?? '');
  if (scale === undefined || !/^\d+(?:\.\d+)?$/.test(value)) return { value, to };
  return { value: String(Number(value) * scale), to: to + 1 };
}

function spelled(tokens: readonly Token[], start: number): Number | null {
  let [sum, part, at] = [0, 0, start];
  for (; at < tokens.length; at++) {
    // A hyphen counts as a comma: "twenty-five".
    if (at > start && (tokens[at]!.before === 'stop' || (tokens[at]!.before === 'comma' && part < 20))) break;
    const word = tokens[at]!.raw.toLowerCase();
    const scale = SCALES.get(word);
    if (word === 'and' && at > start && SMALL.has(tokens[at + 1]?.raw.toLowerCase() ?? '') && part >= 100) continue;
    if (GROUPS.has(word)) return { value: String(Math.max(1, part) * GROUPS.get(word)!), to: at + 1 };
    if (scale !== undefined) {
      if (scale === 100) part = Math.max(1, part) * 100;
      else [sum, part] = [sum + Math.max(1, part) * scale, 0];
    } else if (SMALL.has(word) && isNextPart(part, SMALL.get(word)!)) part += SMALL.get(word)!;
    else break;
  }
  if (at === start || (at === start + 1 && NO_NUMBER.has(tokens[start]!.raw.toLowerCase()))) return null;
  return { value: String(sum + part), to: at };
}

/** "Twenty-five" is one number; "nine to eleven" and "two three" are not. */
function isNextPart(part: number, next: number): boolean {
  return part === 0 || (part % 100 === 0 && next < 100) || (part % 10 === 0 && part % 100 >= 20 && next < 10);
}

function withUnit(tokens: readonly Token[], { value, to }: Number): Number {
  const next = tokens[to];
  if (next === undefined || !/^\d/.test(value)) return { value, to };
  if (/^percent(?:age)?$/i.test(next.raw)) return { value: value.endsWith('%') ? value : `${value}%`, to: to + 1 };
  if (/^per$/i.test(next.raw) && /^cent$/i.test(tokens[to + 1]?.raw ?? '')) return { value: `${value}%`, to: to + 2 };
  const currency = CURRENCIES.find(([name]) => name.test(next.raw));
  return currency === undefined ? { value, to } : { value: `${currency[1]}${value}`, to: to + 1 };
}

const WORDS_OF_UNIT = 3;
const WORDS_AROUND = 5;

function quantityOf(tokens: readonly Token[], at: number, { value, to }: Number): Quantity {
  const hasPlus = tokens[to - 1]!.raw.endsWith('+') || /^plus$/i.test(tokens[to]?.raw ?? '');
  const { bound, from } = boundBefore(tokens, at, hasPlus);
  const after = wordsAfter(tokens, to);
  const isSize = /^of$/i.test(tokens[at - 1]?.raw ?? '');
  const unit = after.length > 0 || !isSize ? after : tokens.slice(Math.max(0, at - WORDS_OF_UNIT), at - 1);
  return {
    value: value.replace(/^~/, ''),
    text: tokens
      .slice(from, to)
      .map((token) => token.raw)
      .join(' '),
    bound: value.startsWith('~') ? 'more' : bound,
    unit,
    around: [...tokens.slice(Math.max(0, at - WORDS_AROUND), at), ...tokens.slice(to, to + WORDS_AROUND)],
    per: periodAfter(tokens, to),
    side: sideOf(tokens, from, to),
    isYear: isYearAt(tokens, at, unit),
    of: matterAfter(tokens, to + after.length),
  };
}

const WORDS_OF_MATTER = 3;

function matterAfter(tokens: readonly Token[], start: number): Token[] {
  if (!/^(?:of|in|with|on|using)$/i.test(tokens[start]?.raw ?? '')) return [];
  const matter = tokens.slice(start + 1, start + 1 + WORDS_OF_MATTER);
  const end = matter.findIndex((token) => token.before !== 'none');
  return end === -1 ? matter : matter.slice(0, end);
}

/** "In 2019" and "the 2019 handbook" tell when; "mentored 2019 engineers" tells how many, as "2,019" always does. */
function isYearAt(tokens: readonly Token[], at: number, unit: readonly Token[]): boolean {
  if (!/^(?:19|20)\d\d$/.test(tokens[at]!.raw)) return false;
  const before = tokens[at - 1];
  return unit.length === 0 || before === undefined || tokens[at]!.before !== 'none' || isWordOfDates(before.raw);
}

function isWordOfDates(word: string): boolean {
  return isFunctionWord(word) || /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)/i.test(word);
}

function sideOf(tokens: readonly Token[], from: number, to: number): Quantity['side'] {
  const [next, last] = [tokens[to]?.raw ?? '', tokens[to + 1]?.raw ?? ''];
  if (/^of$/i.test(next) && /^(?:whom|which|them|these|those)$/i.test(last)) return 'of them';
  const before = tokens[from - 1]?.raw.toLowerCase();
  return before === 'from' || before === 'to' ? before : null;
}

const PERIOD = /^(?:second|minute|hour|day|night|shift|week|month|quarter|term|year)s?$/i;

function periodAfter(tokens: readonly Token[], to: number): string | null {
  for (let at = to; at < Math.min(tokens.length, to + WORDS_AROUND) && tokens[at]!.before !== 'stop'; at++) {
    if (OFTEN.test(tokens[at]!.raw)) return tokens[at]!.raw;
    const isRate = /^(?:an?|per|each|every)$/i.test(tokens[at - 1]!.raw);
    if (isRate && PERIOD.test(tokens[at]!.raw)) return tokens[at]!.raw;
  }
  return null;
}

/** Up to the end of the clause: "5 days, from nine" counts days. */
function wordsAfter(tokens: readonly Token[], to: number): Token[] {
  const words: Token[] = [];
  for (let at = to; at < tokens.length && words.length < WORDS_OF_UNIT; at++) {
    const isOf = at === to && /^of$/i.test(tokens[at]!.raw);
    if (tokens[at]!.before === 'stop' || tokens[at]!.isNumber || (isFunctionWord(tokens[at]!.raw) && !isOf)) break;
    // A hyphen counts as a comma: "a 12-month plan".
    if (tokens[at]!.before === 'comma' && at > to) break;
    words.push(tokens[at]!);
  }
  return words;
}

const BOUNDS: readonly (readonly [RegExp, Quantity['bound'], number])[] = [
  [/(?:^| )(?:no more than|not more than|as many as|as much as)$/, 'less', 3],
  [/(?:^| )(?:up to|less than|fewer than|at most|close to|just under|well under)$/, 'less', 2],
  [/(?:^| )(?:more than|greater than|upwards of|in excess)$/, 'more', 2],
  [/(?:^| )at least$/, 'exact', 2],
  [/(?:^| )(?:under|below|within|nearly|almost|maximum)$/, 'less', 1],
  [/(?:^| )(?:over|above|exceeding|beyond)$/, 'more', 1],
  [/(?:^| )(?:about|around|roughly|approximately|some|circa)$/, 'about', 1],
];

function boundBefore(
  tokens: readonly Token[],
  at: number,
  hasPlus: boolean,
): { bound: Quantity['bound']; from: number } {
  const before = tokens
    .slice(Math.max(0, at - 3), at)
    .map((token) => token.raw.toLowerCase())
    .join(' ')
    .replace(/ (?:an?|the)$/, '');
  const found = BOUNDS.find(([words]) => words.test(before));
  if (found !== undefined) return { bound: found[1], from: Math.max(0, at - found[2]) };
  return { bound: hasPlus ? 'more' : 'exact', from: at };
}

/** Whether the source's quantity allows to say the other one. */
export function allowsValue(source: Quantity, said: Quantity): boolean {
  if (source.value === said.value) return true;
  return isVague(said) && !source.isYear && Number(source.value) >= Number(said.value);
}

/** "Over two years" may mean during them. */
function isSpan(source: Quantity, said: Quantity): boolean {
  if (!/^over /i.test(said.text) || !said.unit.some((token) => PERIOD.test(token.raw))) return false;
  return source.around.some((token) => /^(?:in|within|during|over|for|across)$/i.test(token.raw));
}

function isVague(said: Quantity): boolean {
  return VAGUE.has(said.text.toLowerCase());
}

/** "Over 200" is more than "200"; "200" is more than "up to 200". */
export function allowsBound(source: Quantity, said: Quantity): boolean {
  if (isVague(said)) return true;
  if (said.bound === 'more') return source.bound === 'more' || isSpan(source, said);
  return source.bound !== 'less' || said.bound !== 'exact';
}
