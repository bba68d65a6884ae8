/** From what to what, by how much, and compared with what. */
import { clauseAt } from '../clauses.ts';
import type { LexiconLanguage } from '../lexicon.ts';
import type { Reading } from '../reading.ts';
import { hasGuard, isGuard, type Text } from '../text.ts';
import { isTime, numberPlaces } from './figures.ts';
import { places, type Rule, range } from './rule.ts';

type Direction = 'from' | 'to' | 'by';

const DIRECTIONS: Record<LexiconLanguage, readonly (readonly [Direction, RegExp])[]> = {
  en: [
    ['from', /^from$/i],
    ['to', /^to$/i],
    ['by', /^by$/i],
  ],
  de: [
    ['from', /^(?:von|vom)$/i],
    ['to', /^(?:auf|bis)$/i],
    ['by', /^um$/i],
  ],
  fr: [
    ['from', /^(?:de|du)$/i],
    ['to', /^(?:à|au)$/i],
  ],
  es: [
    ['from', /^(?:de|del)$/i],
    ['to', /^(?:a|al|hasta)$/i],
    ['by', /^un$/i],
  ],
};

const isDirection = ({ words, lexicon }: Text, direction: Direction, at: number): boolean =>
  DIRECTIONS[lexicon.lang].some(([kind, sign]) => kind === direction && sign.test(words[at]?.raw ?? ''));

/** From what to what; by how much or to how much. */
export const direction: Rule = {
  id: 'direction',
  isAboutOrder: true,
  check: (reading) => [...turned(reading), ...byForTo(reading), ...spanned(reading)],
};

function turned(reading: Reading): number[] {
  const from = places(reading).filter((at) => {
    if (!isDirection(reading, 'from', at)) return false;
    const to = places(reading).find((one) => one > at + 1 && one <= at + 9 && isDirection(reading, 'to', one));
    if (to === undefined || hasStop(reading, at + 1, to)) return false;
    if (range(at + 1, to).some((one) => isDirection(reading, 'from', one))) return false;
    const [first, second] = [range(at + 1, to), range(to + 1, endOf(reading, to))];
    const isNumeric = (one: number): boolean => reading.words[one]!.isNumber;
    return first.some((a) => second.some((b) => isNumeric(a) === isNumeric(b) && isReversed(reading, a, b)));
  });
  return from.map((at) => at + 1);
}

function hasStop({ words }: Text, from: number, to: number): boolean {
  return words.slice(from, to).some((word) => word.before === 'stop');
}

function endOf(text: Text, at: number): number {
  let end = at + 2;
  while (
    end < text.words.length &&
    end <= at + 4 &&
    text.words[end]!.before === 'none' &&
    !isGuard(text, 'preposition', end)
  )
    end++;
  return Math.min(end, text.words.length);
}

/** Every place that says both says the second first. */
export function isReversed(reading: Reading, first: number, second: number, isCompared = false): boolean {
  const isMatter = (at: number): boolean =>
    reading.words[at]!.isNumber || !reading.lexicon.isConnecting(reading.keys[at]!);
  if (!isMatter(first) || !isMatter(second) || reading.keys[first] === reading.keys[second]) return false;
  const pairs = reading.cites[first]!.flatMap((a) =>
    reading.cites[second]!.flatMap((b) => (a.statement === b.statement ? [[a, b] as const] : [])),
  );
  if (pairs.length === 0) return false;
  return pairs.every(([a, b]) => {
    const text = a.statement;
    if (isCompared) return a.at > b.at;
    if (hasGuard(text, 'comparison', Math.min(a.at, b.at), Math.max(a.at, b.at)))
      return a.at < b.at && isInstead(text, a.at, b.at);
    const isTold = directionBefore(text, a.at) === 'to' && directionBefore(text, b.at) === 'from';
    return (
      isTold || (a.at > b.at && !(directionBefore(text, a.at) === 'from' && directionBefore(text, b.at) !== 'from'))
    );
  });
}

/** "40 minutes instead of three hours" went from three hours to 40 minutes. */
function isInstead({ words }: Text, from: number, to: number): boolean {
  return words.slice(from, to).some((word) => /^(?:instead|rather|statt|anstatt|lieu|lugar|vez)$/i.test(word.raw));
}

function directionBefore(text: Text, at: number): Direction | null {
  const { words, lexicon } = text;
  const raw = words[at - 1]?.raw ?? '';
  if (/^(?:down|up)$/i.test(raw) || (/^en$/i.test(raw) && isTime(text, at))) return 'by';
  const found = DIRECTIONS[lexicon.lang].find(([, sign]) => sign.test(raw))?.[0] ?? null;
  return found === 'from' && isBareDe(text, at) ? 'by' : found;
}

/** "Réduit de 40 minutes", without "à 25". */
function isBareDe(text: Text, at: number): boolean {
  if (!/^d(?:e|u|el)$/i.test(text.words[at - 1]!.raw)) return false;
  const near = range(at + 1, at + 5);
  const to = near.find((one) => isDirection(text, 'to', one) && text.words[one + 1]?.isNumber);
  return to === undefined || near.some((one) => one < to && isDirection(text, 'from', one));
}

function byForTo(reading: Reading): number[] {
  return numberPlaces(reading).filter((at) => {
    const said = directionBefore(reading, at);
    if (said === null) return false;
    const sources = reading.cites[at]!;
    const own = sources.map((one) => directionBefore(one.statement, one.at));
    return sources.length > 0 && own.every((one) => one !== null && one !== said);
  });
}

const WENT = /^(?:went|rose|fell|grew|dropped|climbed|increased|decreased)$/i;
const OF_A_SPAN = /^(?:worth|valued|costing|priced|ranging|between|aged)$/i;

/** "Projects worth $1M to $8M" went from nothing to nothing. */
function spanned(reading: Reading): number[] {
  return numberPlaces(reading).filter((at) => {
    const { words } = reading;
    const isChange =
      isDirection(reading, 'from', at - 1) && words.slice(at - 3, at - 1).some(({ raw }) => WENT.test(raw));
    const sources = reading.cites[at]!;
    const isOfSpan = ({ statement, at: place }: (typeof sources)[number]): boolean =>
      OF_A_SPAN.test(statement.words[place - 1]?.raw ?? '') ||
      (isDirection(statement, 'from', place - 1) && OF_A_SPAN.test(statement.words[place - 2]?.raw ?? ''));
    return isChange && sources.length > 0 && sources.every(isOfSpan);
  });
}

/** What is compared keeps its side. */
export const comparison: Rule = {
  id: 'comparison',
  isAboutOrder: true,
  check: (reading) =>
    places(reading).filter((at) => {
      if (isOtherSide(reading, at)) return true;
      if (!isCompared(reading, at) || reading.isOfPosting[at] || isBound(reading, at) || isOfQuota(reading, at))
        return false;
      const clause = clauseAt(reading.clauses, at);
      const length = reading.lexicon.guardAt('comparison', reading.keys, at);
      const isFirst = !places(reading).some((one) => one >= clause.from && one < at && reading.cites[one]!.length > 0);
      const comma =
        places(reading).find((one) => one > at && reading.words[one]!.before !== 'none') ?? reading.words.length;
      const second = range(at + length, isFirst ? comma : Math.min(comma, at + length + 6));
      const start = reading.clauses[Math.max(0, reading.clauses.indexOf(clause) - 1)]!.from;
      const first = isFirst && at === 0 ? range(comma, reading.words.length) : range(start, at);
      const isNumeric = (one: number): boolean => reading.words[one]!.isNumber;
      const isTold = [...first, ...second].some((one) =>
        reading.cites[one]!.some((licence) =>
          licence.statement.words.some((_, one) => isCompared(licence.statement, one)),
        ),
      );
      const isTurned = first.some((a) =>
        second.some((b) => isNumeric(a) === isNumeric(b) && isReversed(reading, a, b, true)),
      );
      return isTurned || (!isTold && !(hasFigure(reading, first) && hasFigure(reading, second)));
    }),
};

/** "Leichter als", "plus … que": the small word compares only after a comparative. */
function isCompared(text: Text, at: number): boolean {
  if (isGuard(text, 'comparison', at)) return true;
  const [word, before] = [text.words[at]!.raw, text.words[at - 1]?.raw ?? ''];
  if (text.lexicon.lang === 'de') return word === 'als' && /er$/.test(before) && /^\p{Ll}/u.test(before);
  return (
    /^qu[e']$/.test(word) &&
    range(at - 4, at).some((one) =>
      /^(?:plus|moins|meilleure?|más|menos|mejor|peor)$/i.test(text.words[one]?.raw ?? ''),
    )
  );
}

const QUOTA = /^(?:quota|target|goal|budget|plan)$/i;
const MAX_TO_QUOTA = 3;

/** "121% against a quota of $1.8M" is what the source tells of the quota. */
function isOfQuota({ words, cites }: Reading, at: number): boolean {
  if (!/^against$/i.test(words[at]!.raw)) return false;
  const quota = range(at + 1, at + 1 + MAX_TO_QUOTA).find((one) => QUOTA.test(words[one]?.raw ?? ''));
  return quota !== undefined && cites[quota]!.length > 0;
}

/** "More than 340" compares nothing. */
function isBound({ words }: Text, at: number): boolean {
  return (
    words[at + 1]?.isNumber === true &&
    /^(?:more|less|fewer|other|mehr|weniger|plus|moins|más|menos)$/i.test(words[at - 1]?.raw ?? '')
  );
}

/** "18 % leichter als die Vorgängerreihe": the one that is compared with is not the lighter one. */
function isOtherSide(reading: Reading, at: number): boolean {
  const { from } = clauseAt(reading.clauses, at);
  const compared = reading.cites[at]!.filter(({ statement, at: place }) =>
    /^(?:als|than|que)$/i.test(statement.words[place + 1]?.raw ?? ''),
  );
  if (compared.length === 0) return false;
  return reading.content.some(
    (one) =>
      one >= from &&
      one < at &&
      reading.cites[one]!.length > 0 &&
      reading.cites[one]!.every((two) =>
        compared.some((other) => other.statement === two.statement && two.at > other.at + 1 && two.at <= other.at + 4),
      ),
  );
}

/** A figure beside another in brackets is a comparison too. */
function hasFigure(reading: Reading, at: readonly number[]): boolean {
  return at.some((one) => reading.words[one]!.isNumber && reading.cites[one]!.length > 0);
}
