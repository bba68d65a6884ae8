/** Whether a sentence is the person's own: made of the words of a note, which may be short and mistyped. */
import { isFunctionWord } from '../vocabulary/vocabulary.ts';
import { fold } from '../vocabulary/words.ts';
import { type Lexicon, lexiconOf } from './provenance/lexicon.ts';
import { normOf, signs, type Token, tokensOf } from './quoting/tokens.ts';

const MIN_OWN_WORDS = 2;
const MIN_TELLING = 3;
/** One word is enough where it is long. */
const MIN_LONG = 5;
/** How far before its words a "not" denies them. */
const NEAR_WORDS = 2;
/** A shorter word with one letter wrong may be another word. */
const MIN_MISTYPED = 6;
/** How many letters an abbreviation shares with its word: "dec" and "December". */
const MIN_SHORTENED = 3;

/** A shorter run of letters may stand in other words. */
const MIN_QUOTED = 12;

/** Whether the person wrote these very letters, or these words in this order or in one statement: small words may differ, and no "not" is left out. */
export function isSaidIn(sentence: string, text: string, lang: string): boolean {
  const letters = signs(sentence);
  return (letters.length >= MIN_QUOTED && signs(text).includes(letters)) || isSaidOtherwise(sentence, text, lang);
}

function isSaidOtherwise(sentence: string, text: string, lang: string): boolean {
  const lexicon = lexiconOf(lang);
  const own = tokensOf(text);
  const tokens = tokensOf(sentence);
  const said = tokens.filter((token) => !isSmall(token, lexicon));
  const statements = statementsIn(own);
  // "Visa: not required" is two statements.
  const pairs = statements.map((one, at) => [...one, ...(statements[at + 1] ?? [])]);
  const found = [
    inOrder(said, own),
    ...pairs.flatMap((pair) => [inOrder(said, own, pair[0]), fromBehind(said, pair, own), inAnyOrder(said, pair, own)]),
  ];
  const places = found.find((one) => one !== null && !isDeniedBetween(own, one)) ?? undefined;
  if (places === undefined) return false;
  if (said.length === 1 && said[0]!.raw.length >= MIN_LONG) return true;
  // A single word or number is the person's own only beside other words of the sentence.
  return pairs.some((pair) => {
    if (said.length > 0 && !pair.some((place) => places.includes(place))) return false;
    const there = tokens.filter(isTelling).map((token) => pair.find((place) => isSameOrShort(own[place]!, token)));
    const found = there.filter((place) => place !== undefined);
    return found.length >= MIN_OWN_WORDS && (said.length > 1 || !isDeniedBetween(own, found));
  });
}

function isTelling(token: Token): boolean {
  if (token.isNumber || isDenial(token)) return true;
  return !isFunctionWord(token.raw) && (token.raw.length >= MIN_TELLING || /^\p{Lu}/u.test(token.raw));
}

/** Where the words stand, each behind the one before it; null when one does not. */
function inOrder(said: readonly Token[], own: readonly Token[], start = 0): number[] | null {
  const places: number[] = [];
  for (const token of said) {
    const from = (places.at(-1) ?? start - 1) + 1;
    const found = own.findIndex((other, place) => place >= from && isSameOrShort(other, token));
    if (found === -1) return null;
    places.push(found);
  }
  return places;
}

/** Each before the one behind it: of two "not" the one that stands next to its word. */
function fromBehind(said: readonly Token[], pair: readonly number[], own: readonly Token[]): number[] | null {
  let to = pair.at(-1)! + 1;
  const places = said.toReversed().map((token) => {
    to = own.findLastIndex((other, place) => place < to && place >= pair[0]! && isSameOrShort(other, token));
    return to;
  });
  return places.includes(-1) ? null : places.reverse();
}

function inAnyOrder(said: readonly Token[], places: readonly number[], own: readonly Token[]): number[] | null {
  const free = new Set(places);
  const found = said.map((token) => {
    const place = [...free].find((one) => isSameOrShort(own[one]!, token));
    if (place !== undefined) free.delete(place);
    return place;
  });
  return found.every((place) => place !== undefined) ? found : null;
}

/** The places of the words of each statement. */
function statementsIn(own: readonly Token[]): number[][] {
  const statements: number[][] = [];
  for (const [place, token] of own.entries()) {
    if (token.before === 'stop' || statements.length === 0) statements.push([]);
    statements.at(-1)!.push(place);
  }
  return statements;
}

function isDeniedBetween(own: readonly Token[], places: readonly number[]): boolean {
  const [first, last] = [Math.min(...places), Math.max(...places)];
  let start = first;
  while (start > first - NEAR_WORDS && start > 0 && own[start]!.before === 'none') start--;
  return own.some((token, at) => at >= start && at <= last && isDenial(token) && !places.includes(at));
}

function isSmall(token: Token, lexicon: Lexicon): boolean {
  if (token.isNumber || isDenial(token)) return false;
  if (/^(?:l|d|qu)['’]$/i.test(token.raw)) return true;
  return isFunctionWord(token.raw) || lexicon.isConnecting(lexicon.key(token.raw)) || NOTE_WORDS.has(token.norm);
}

/** What makes a sentence of a note, and claims nothing by itself. */
const NOTE_WORDS: ReadonlySet<string> = new Set(
  `fine ok problem need notice period available live away give let habe bin sind brauche anfangen möglich frühestens behandeln sont possible possibles prend fin moi traiter
  façon n’ai besoin tengo es soy son posible posibles mí estoy trabajar peux puede ser`
    .split(/\s+/)
    .map(normOf),
);

/** The same word, abbreviated, or with a typing error. */
function isSameOrShort(own: Token, said: Token): boolean {
  if (own.norm === said.norm || own.raw.toLowerCase() === said.raw.replace(/['’]/g, '').toLowerCase()) return true;
  if (own.isNumber || said.isNumber) return false;
  if (isDenial(own) || isDenial(said)) return isDenial(own) && isDenial(said);
  const [short, long] = [fold(own.raw), fold(said.raw)];
  if (short === 'xmas') return long === 'christmas';
  // "mins", "weds"
  const stump = short.length > MIN_SHORTENED ? short.replace(/s$/, '') : short;
  if (stump.length >= MIN_SHORTENED && long.startsWith(stump) && /^\p{L}+$/u.test(stump)) return true;
  // A name is not put right.
  const isName = /^\p{Lu}/u.test(own.raw) && !MONTH.test(long);
  return isContraction(short, long) || (!isName && isMistyped(short, long));
}

const MONTH = /^(?:january|february|september|october|november|december)$/;

/** "wks" and "weeks": consonants of a word, from its first letter to its last. */
function isContraction(short: string, long: string): boolean {
  if (!/^[b-df-hj-np-tv-z]{2,5}$/.test(short) || short[0] !== long[0] || short.at(-1) !== long.at(-1)) return false;
  return new RegExp(`^${[...short].join('\\p{L}*')}$`, 'u').test(long);
}

/** One letter more, less or other, or two that changed places, inside a long word. */
function isMistyped(typed: string, right: string): boolean {
  if (right.length < MIN_MISTYPED || typed[0] !== right[0] || typed.at(-1) !== right.at(-1)) return false;
  let start = 0;
  while (start < right.length && typed[start] === right[start]) start++;
  let end = 0;
  while (end < Math.min(typed.length, right.length) - start && typed.at(-1 - end) === right.at(-1 - end)) end++;
  const [wrong, wanted] = [typed.slice(start, typed.length - end), right.slice(start, right.length - end)];
  return (wrong.length <= 1 && wanted.length <= 1) || (wrong.length === 2 && wrong === [...wanted].reverse().join(''));
}

function isDenial(token: Token): boolean {
  return /^(?:not?|never|without|\p{L}+n['’]t|(?:do|does|did|is|was|are|were|has|have|had|would|could|should|ca|wo)nt|nicht|kein\p{L}*|nie|pas|jamais|sans|(?:d['’])?aucune?|nunca|sin)$/iu.test(
    token.raw,
  );
}
