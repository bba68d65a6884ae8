/** Numbers: their value, what they count, how often, and how exact they are said to be. */
import { isFunctionWord, isKnownTerm, isSoftTerm, phrasesOf } from '../../vocabulary/vocabulary.ts';
import { normOf, type Token, tokensOf } from '../tokens.ts';
import type { Backing } from './backing.ts';
import { type Case, notThere, PERSON, tooMuch, type WordingObjection } from './case.ts';
import { FREQUENCIES } from './claims.ts';
import { allowsBound, allowsValue, isNumberWord, type Quantity, quantitiesIn } from './quantities.ts';
import { tracesOf } from './traces.ts';

export function numbers(text: string, one: Case): WordingObjection[] {
  const { backing } = one;
  const inFact = quantitiesIn(backing.fact);
  const nearby = backing.nearby.flatMap(quantitiesIn);
  return [...ages(one, nearby), ...counts(text, backing, inFact, nearby)];
}

const LEAST_YEARS: readonly (readonly [RegExp, number])[] = [
  [/^decade$/i, 10],
  [/^decades$/i, 20],
  [/^centur(?:y|ies)$/i, 100],
];

/** "A decade" is ten years or more. */
function ages({ tokens, nearby }: Case, told: readonly Quantity[]): WordingObjection[] {
  const years = told.filter((one) => one.unit.some((token) => /^years?$/i.test(token.raw)));
  return tokens.flatMap((token): WordingObjection[] => {
    const least = LEAST_YEARS.find(([word]) => word.test(token.raw))?.[1];
    if (least === undefined || nearby.hasWord(token)) return [];
    return years.some((one) => Number(one.value) >= least) ? [] : [notThere(token.raw)];
  });
}

function counts(
  text: string,
  backing: Backing,
  inFact: readonly Quantity[],
  nearby: readonly Quantity[],
): WordingObjection[] {
  return quantitiesIn(text).flatMap((said): WordingObjection[] => {
    // The years of the role date no deed that has a year of its own.
    const sources = said.isYear && inFact.some((one) => one.isYear) ? inFact : nearby;
    const equal = sources.filter((source) => allowsValue(source, said));
    if (equal.length === 0) return [notThere(said.text)];
    const counted = equal.filter((source) => countsTheSame(source, said));
    if (counted.length === 0) return [notThere([said.text, ...said.unit.map((token) => token.raw)].join(' '))];
    if (!counted.some((source) => isOnSameSide(source, said, inFact))) return [notThere(sideText(said))];
    if (!counted.some((source) => isAsOften(source, said, backing)))
      return [notThere(`${said.text} ${said.unit.map((token) => token.raw).join(' ')} … ${said.per}`)];
    return counted.some((source) => allowsBound(source, said)) ? [] : [tooMuch(said.text, counted[0]!.text)];
  });
}

/** "From 40 to 6" is not "to 40"; where two of five are told, it is not five of them. */
function isOnSameSide(source: Quantity, said: Quantity, inFact: readonly Quantity[]): boolean {
  if (source.side === said.side || said.side === null) return true;
  if (said.side === 'of them') return inFact.every((one) => one.side !== 'of them');
  return source.side !== 'from' && source.side !== 'to';
}

const sideText = ({ side, text }: Quantity): string => (side === 'of them' ? `${text} ${side}` : `${side} ${text}`);

/** "40 a day" is not "40 an hour". */
function isAsOften(source: Quantity, said: Quantity, { fact }: Backing): boolean {
  if (said.per === null) return true;
  const period = FREQUENCIES.find((words) => words.has(normOf(said.per!))) ?? new Set([normOf(said.per)]);
  if (source.per !== null) return period.has(normOf(source.per));
  return tokensOf(fact).some((token) => period.has(token.norm));
}

/** People of whatever trade. */
const ANYONE = /^(?:persons?|people|staff|team|crew|employees?|colleagues?|members?|individuals?|workers?)$/i;
const PLACE = /^(?:locations?|sites?|places?)$/i;
const KIND_OF_PLACE =
  /^(?:offices?|branch(?:es)?|shops?|stores?|schools?|clinics?|plants?|warehouses?|hotels?|hospitals?|restaurants?)$/i;

/** Twelve entities are not twelve countries. What has its unit in itself, and what counts nothing that follows, is free. */
function countsTheSame(source: Quantity, said: Quantity): boolean {
  if (source.isYear && !said.isYear) return false;
  if (/[%$€£¥₹₽₩]/.test(said.value) || said.isYear) return true;
  const counted = said.unit.filter((token) => !isFunctionWord(token.raw) && !isNumberWord(token.raw));
  if (counted.length === 0 || isToldOtherwise(source, said)) return true;
  if (counted.some((token) => isMeasure(token) && !isMeasuredIn(source, token))) return false;
  if (counted.some((token) => /^years?$/i.test(token.raw)) && !isOfSameSkill(source, said)) return false;
  const around = tracesOf([source.around.map((token) => token.raw).join(' ')]);
  if (counted.some((token) => around.has(token))) return true;
  const isBoth = (said: RegExp, told: RegExp): boolean =>
    counted.some((token) => said.test(token.raw)) && source.around.some((token) => told.test(token.raw));
  return isBoth(ANYONE, PERSON) || isBoth(PERSON, ANYONE) || isBoth(PLACE, KIND_OF_PLACE);
}

/** Fifteen years of records are no source for "15 years of Rust". */
function isOfSameSkill(source: Quantity, said: Quantity): boolean {
  const skills = phrasesOf(said.of.map((token) => token.raw).join(' '), WORDS_OF_SKILL).filter(
    (phrase) => isKnownTerm(phrase.key) && !isSoftTerm(phrase.key),
  );
  const told = tracesOf([source.around.map((token) => token.raw).join(' ')]);
  const names = said.of.filter((token) => /\p{Lu}/u.test(token.raw));
  return [...skills.map((phrase) => tokensOf(phrase.surface)), ...names.map((name) => [name])].every((words) =>
    words.some((word) => told.hasWord(word)),
  );
}

const WORDS_OF_SKILL = 3;

/** Units that are not told by the words around them: twelve hours of staff are not twelve days of staff. */
const MEASURES_OF_TIME =
  /^(?:ms|milliseconds?|s|sec|seconds?|minutes?|min|hours?|hrs?|days?|weeks?|months?|years?|yrs?)$/i;

function isMeasure(token: Token): boolean {
  return MEASURES_OF_TIME.test(token.raw);
}

/** "From nine to five days": where a number has no unit of its own, that of its neighbour counts. */
function isMeasuredIn(source: Quantity, measure: Token): boolean {
  const own = source.unit.filter(isMeasure);
  return (own.length > 0 ? own : source.around).some((token) => token.norm === measure.norm);
}

/** "Twice" is two times; "nine-year-olds" are aged nine. */
function isToldOtherwise(source: Quantity, said: Quantity): boolean {
  const says = (tokens: readonly Token[], word: RegExp): boolean => tokens.some((token) => word.test(token.raw));
  if (/^(?:twice|thrice)$/i.test(source.text)) return says(said.unit, /^times$/i);
  return says(said.around, /^olds?$/i) && says(source.around, /^(?:aged?|olds?)$/i);
}
