/** Numbers: their value, what they count, how often, and how exact they are said to be. */
import { isFunctionWord } from '../../vocabulary/vocabulary.ts';
import { normOf, type Token, tokensOf } from '../tokens.ts';
import type { Backing } from './backing.ts';
import { type Case, notThere, PERSON, tooMuch, type WordingObjection } from './case.ts';
import { FREQUENCIES } from './claims.ts';
import { allowsBound, allowsValue, isNumberWord, isYear, type Quantity, quantitiesIn } from './quantities.ts';
import { tracesOf } from './traces.ts';

export function numbers(text: string, { backing }: Case): WordingObjection[] {
  const inFact = quantitiesIn(backing.fact);
  const nearby = backing.nearby.flatMap(quantitiesIn);
  return quantitiesIn(text).flatMap((said): WordingObjection[] => {
    // The years of the role date no deed that has a year of its own.
    const sources = isYear(said) && inFact.some(isYear) ? inFact : nearby;
    const equal = sources.filter((source) => allowsValue(source, said));
    if (equal.length === 0) return [notThere(said.text)];
    const counted = equal.filter((source) => countsTheSame(source, said));
    if (counted.length === 0) return [notThere([said.text, ...said.unit.map((token) => token.raw)].join(' '))];
    if (!counted.some((source) => isAsOften(source, said, backing)))
      return [notThere(`${said.text} ${said.unit.map((token) => token.raw).join(' ')} … ${said.per}`)];
    return counted.some((source) => allowsBound(source, said)) ? [] : [tooMuch(said.text, counted[0]!.text)];
  });
}

/** "40 a day" is not "40 an hour". */
function isAsOften(source: Quantity, said: Quantity, { fact }: Backing): boolean {
  if (said.per === null) return true;
  const period = FREQUENCIES.find((words) => words.has(normOf(said.per!))) ?? new Set([normOf(said.per)]);
  if (source.per !== null) return period.has(normOf(source.per));
  return tokensOf(fact).some((token) => period.has(token.norm));
}

const PLACE = /^(?:locations?|sites?|places?)$/i;
const KIND_OF_PLACE =
  /^(?:offices?|branch(?:es)?|shops?|stores?|schools?|clinics?|plants?|warehouses?|hotels?|hospitals?|restaurants?)$/i;

/** Twelve entities are not twelve countries. What has its unit in itself, and what counts nothing that follows, is free. */
function countsTheSame(source: Quantity, said: Quantity): boolean {
  if (/[%$€£¥₹₽₩]/.test(said.value) || isYear(said)) return true;
  const counted = said.unit.filter((token) => !isFunctionWord(token.raw) && !isNumberWord(token.raw));
  if (counted.length === 0 || isToldOtherwise(source, said)) return true;
  const around = tracesOf([source.around.map((token) => token.raw).join(' ')]);
  if (counted.some((token) => around.has(token))) return true;
  const isBoth = (said: RegExp, told: RegExp): boolean =>
    counted.some((token) => said.test(token.raw)) && source.around.some((token) => told.test(token.raw));
  return isBoth(PERSON, PERSON) || isBoth(PLACE, KIND_OF_PLACE);
}

/** "Twice" is two times; "nine-year-olds" are aged nine. */
function isToldOtherwise(source: Quantity, said: Quantity): boolean {
  const says = (tokens: readonly Token[], word: RegExp): boolean => tokens.some((token) => word.test(token.raw));
  if (/^(?:twice|thrice)$/i.test(source.text)) return says(said.unit, /^times$/i);
  return says(said.around, /^olds?$/i) && says(source.around, /^(?:aged?|olds?)$/i);
}
