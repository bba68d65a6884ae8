/** Numbers in a text, and what they count there. */
import type { FactLicence } from '../reading/licences.ts';
import type { Reading } from '../reading.ts';
import { isContent, isGuard, type Text } from '../text.ts';
import type { Word } from '../words.ts';
import { clauseOf, phraseAfter, places, range } from './rule.ts';

export const numberPlaces = (reading: Reading): number[] => places(reading).filter((at) => reading.words[at]!.isNumber);

/** "One" is a word of its own, unless it says how long something took: "in one year". */
export const isOne = (reading: Reading, at: number): boolean =>
  /^\p{L}/u.test(reading.words[at]!.raw) &&
  reading.keys[at] === '1' &&
  !(WITHIN.test(reading.words[at - 1]?.raw ?? '') && TIME.test(reading.words[at + 1]?.raw ?? ''));

const WITHIN = /^(?:in|within|inside|binnen|innerhalb|en)$/i;

export const isYear = ({ key }: Word): boolean => /^(?:19|20)\d\d$/.test(key);

/** A year, or the number in the name of a standard. */
export function isPartOfName({ words }: Pick<Text, 'words'>, at: number): boolean {
  if (isYear(words[at]!)) return true;
  if (/^\p{Ll}$/u.test(words[at + 1]?.raw ?? '')) return true;
  const before = words[at]!.before === 'none' ? words[at - 1] : undefined;
  if (before !== undefined && /^(?:and|und|et|y)$/i.test(before.raw) && words[at - 2]?.isNumber)
    return isPartOfName({ words }, at - 2);
  return before !== undefined && /^\p{Lu}[\p{Lu}\d]*$/u.test(before.raw);
}

export const YEARS = /^(?:years?|Jahren?|ans?|années?|años?)$/i;

export const TIME =
  /^(?:(?:second|minute|hour|day|night|week|month|quarter|year|yr|hr|wk)s?|Jahren?|Monaten?|Monate|Wochen?|Tagen?|Tage|ans?|années?|mois|semaines?|jours?|años?|mes(?:es)?|semanas?|días?|Stunden?|Minuten?|Sekunden?|heures?|secondes?|horas?|minutos?|segundos?)$/i;

/** "Over two years" is how long something took. */
export function isTime({ words }: Pick<Text, 'words'>, at: number): boolean {
  const next =
    /^(?:to|and|bis|à|a|y|et|und|or)$/i.test(words[at + 1]?.raw ?? '') && words[at + 2]?.isNumber ? at + 3 : at + 1;
  return TIME.test(words[next]?.raw ?? '');
}

export function hasNumber(licence: FactLicence): boolean {
  const { from, to } = clauseOf(licence);
  return licence.statement.words.slice(from, to).some((word) => word.isNumber);
}

/** The words that a number counts: those after it or after "of", or those of the other end of "from … to". */
export function counted(text: Text, at: number): number[] {
  const after = phraseAfter(text, at);
  if (after.length > 0) return after;
  if (isOf(text, at + 1)) return phraseAfter(text, at + 1);
  if (isTo(text, at + 1) && text.words[at + 2]?.isNumber) return phraseAfter(text, at + 2);
  const other = [at - 2, at - 3, at - 4].find((one) => text.words[one]?.isNumber && isTo(text, at - 1));
  if (other !== undefined) return phraseAfter(text, other);
  // "48,000 units on an average day and up to 91,000".
  const before = text.words.findLastIndex((word, one) => one < at && word.isNumber);
  const isElliptic =
    before !== -1 &&
    at - before <= 10 &&
    isJoinedTo(text, before, at) &&
    !range(before + 1, at).some((one) => text.words[one]!.before !== 'none');
  return isElliptic ? phraseAfter(text, before) : [];
}

/** "… and up to 91,000": nothing of its own stands between the conjunction and the number. */
function isJoinedTo(text: Text, from: number, at: number): boolean {
  const join = range(from, at).findLast((one) => isGuard(text, 'conjunction', one));
  return join !== undefined && !range(join + 1, at).some((one) => isContent(text, one));
}

const isTo = ({ words }: Text, at: number): boolean => {
  if (/^(?:to|auf|bis|à|a|hasta)$/i.test(words[at]?.raw ?? '')) return true;
  const isAnd = /^(?:and|und|et|y)$/i.test(words[at]?.raw ?? '');
  return isAnd && words.slice(Math.max(0, at - 4), at).some((word) => /^(?:between|zwischen|entre)$/i.test(word.raw));
};

/** "A team of seven". */
export function countedBefore(text: Text, at: number): number[] {
  if (isTo(text, at + 1) || range(at + 1, at + 5).some((one) => isTo(text, one) && text.words[one + 1]?.isNumber))
    return [];
  return isOf(text, at - 1) && at >= 2 && !text.words[at - 2]!.isNumber ? [at - 2] : [];
}

function isOf({ words }: Text, at: number): boolean {
  return /^(?:of|von|de|d['’]|des|der)$/i.test(words[at]?.raw ?? '');
}
