/** A number keeps what it counts, its unit, its period, its bound and its direction. */
import { type Clause, isReached } from '../clauses.ts';
import type { LexiconLanguage } from '../lexicon.ts';
import { clauseAt, factLicences, type Licence, textBehind } from '../reading.ts';
import {
  cites,
  clauseOf,
  contentPlaces,
  type FactLicence,
  hasGuard,
  isGuard,
  phraseAfter,
  places,
  type Rule,
  type Text,
  textOf,
} from './rule.ts';

type Reading = Parameters<Rule['check']>[0];

const numberPlaces = (reading: Reading): number[] => places(reading).filter((at) => reading.words[at]!.isNumber);

/** "One" is a word of its own. */
const isOne = (reading: Reading, at: number): boolean =>
  /^\p{L}/u.test(reading.words[at]!.raw) && reading.keys[at] === '1';

export const number: Rule = {
  id: 'number',
  check: (reading) =>
    numberPlaces(reading).filter((at) => {
      if (isOne(reading, at)) return false;
      if (reading.licences[at]!.some((one) => one.kind !== 'posting')) return false;
      if (reading.isOfPosting[at] && reading.licences[at]!.length > 0) return !isOfPostingClause(reading, at);
      return !isYears(reading, at);
    }),
};

function isOfPostingClause(reading: Reading, at: number): boolean {
  return !clauseAt(reading.clauses, at).isFirstPerson;
}

const YEARS = /^(?:years?|Jahren?|ans?|années?|años?)$/i;

/** Years at work, as the dates say: at most those. */
function isYears(reading: Reading, at: number): boolean {
  const next = reading.words[at + 1];
  if (next === undefined || !YEARS.test(next.raw)) return false;
  const claimed = Number(reading.keys[at]);
  const roles = reading.material.entries.filter((entry) => entry.start !== null);
  const named = roles.filter((entry) =>
    reading.licences.some((list) => list.some((one) => one.kind === 'name' && one.entry === entry)),
  );
  const counted = named.length > 0 ? named : roles;
  const starts = counted.map((entry) => monthOf(entry.start!));
  const ends = counted.map((entry) =>
    entry.isCurrent ? monthOf(reading.material.now) : monthOf(entry.end ?? entry.start!),
  );
  const clause = clauseAt(reading.clauses, at);
  const isBare = !places(reading).some(
    (one) =>
      one >= clause.from &&
      one < clause.to &&
      cites(reading, one).length > 0 &&
      !reading.licences[one]!.some((two) => two.kind === 'name' || two.kind === 'title'),
  );
  return isBare && starts.length > 0 && claimed <= Math.floor((Math.max(...ends) - Math.min(...starts) + 1) / 12);
}

function monthOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || '1') - 1;
}

/** The words that a number counts: those after it or after "of", or those of the other end of "from … to". */
function counted(text: Text, at: number): number[] {
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
    range(before, at).some((one) => isGuard(text, 'conjunction', one)) &&
    !range(before + 1, at).some((one) => text.words[one]!.before !== 'none');
  return isElliptic ? phraseAfter(text, before) : [];
}

const isTo = ({ words }: Text, at: number): boolean => {
  if (/^(?:to|auf|bis|à|a|hasta)$/i.test(words[at]?.raw ?? '')) return true;
  const isAnd = /^(?:and|und|et|y)$/i.test(words[at]?.raw ?? '');
  return isAnd && words.slice(Math.max(0, at - 4), at).some((word) => /^(?:between|zwischen|entre)$/i.test(word.raw));
};

/** "A team of seven". */
function countedBefore(text: Text, at: number): number[] {
  if (isTo(text, at + 1) || range(at + 1, at + 5).some((one) => isTo(text, one) && text.words[one + 1]?.isNumber))
    return [];
  return isOf(text, at - 1) && at >= 2 && !text.words[at - 2]!.isNumber ? [at - 2] : [];
}

function isOf({ words }: Text, at: number): boolean {
  return /^(?:of|von|de|d['’]|des|der)$/i.test(words[at]?.raw ?? '');
}

/** A year, or the number in the name of a standard. */
function isPartOfName({ words }: Pick<Text, 'words'>, at: number): boolean {
  if (/^(?:19|20)\d\d$/.test(words[at]!.key)) return true;
  if (/^\p{Ll}$/u.test(words[at + 1]?.raw ?? '')) return true;
  const before = words[at]!.before === 'none' ? words[at - 1] : undefined;
  if (before !== undefined && /^(?:and|und|et|y)$/i.test(before.raw) && words[at - 2]?.isNumber)
    return isPartOfName({ words }, at - 2);
  return before !== undefined && /^\p{Lu}[\p{Lu}\d]*$/u.test(before.raw);
}

export const countedThing: Rule = {
  id: 'counted',
  isAboutOrder: true,
  check: (reading) =>
    numberPlaces(reading).filter((at) => {
      const sources = cites(reading, at);
      if (sources.length === 0 || isOne(reading, at) || isPartOfName(reading, at)) return false;
      const after = counted(reading, at);
      const all = after.length > 0 ? after : countedBefore(reading, at);
      const things = all.filter((thing) => cites(reading, thing).length > 0);
      const isForeign =
        all.length > 0 && things.length === 0 && all.every((thing) => reading.licences[thing]!.length > 0);
      if (things.length === 0) return isForeign || isOtherUnit(reading, at, sources);
      return !sources.some((source) => isCountedBy(reading, things, source));
    }),
};

/** "Two months" are not two weeks. */
function isOtherUnit(reading: Reading, at: number, sources: readonly FactLicence[]): boolean {
  const unit = reading.words[at + 1];
  if (unit === undefined || unit.before !== 'none' || !TIME.test(unit.raw)) return false;
  const { lexicon } = reading;
  return !sources.some(({ statement, at: place }) => {
    const keys = statement.words.map((word) => word.key);
    return keys
      .slice(place + 1, place + 5)
      .some(
        (key, offset) =>
          key === unit.key || lexicon.saidFor(keys, place + 1 + offset).some(({ said }) => said[0] === unit.key),
      );
  });
}

/** Whether the source counts the thing by this number, or by none and tells both in one breath. */
function isCountedBy(reading: Reading, things: readonly number[], source: FactLicence): boolean {
  const text = textOf(source.statement, reading.lexicon);
  const own = [...counted(text, source.at), ...countedBefore(text, source.at)];
  const others = text.words.flatMap((word, at) =>
    word.isNumber && at !== source.at && word.key !== '1' ? counted(text, at).filter((one) => !own.includes(one)) : [],
  );
  const there = (thing: number): number[] =>
    cites(reading, thing).flatMap((one) => (one.statement === source.statement ? [one.at] : []));
  const isOfAnother = (thing: number): boolean =>
    there(thing).length > 0 && there(thing).every((place) => others.includes(place));
  if (there(things[0]!).some((place) => own.includes(place))) return true;
  if (things.some(isOfAnother)) return false;
  if (things.some((thing) => there(thing).some((place) => own.includes(place)))) return true;
  const head = things.at(-1)!;
  return there(head).some((place) => isReached(source.statement.clauses, place, source.at)) && own.length === 0;
}

/** "Class 2", "March 2016": the number of a name belongs to it. */
export const numbered: Rule = {
  id: 'numbered',
  isAboutOrder: true,
  check: (reading) =>
    numberPlaces(reading).filter((at) => {
      const before = at - 1;
      if (
        before < 1 ||
        /[%$£€]/.test(reading.keys[at]!) ||
        reading.words[at]!.before !== 'none' ||
        !/^\p{Lu}/u.test(reading.words[before]!.raw)
      )
        return false;
      const [name, own] = [reading.licences[before]!, reading.licences[at]!];
      if (name.length === 0 || own.length === 0 || reading.isOfPosting[at]) return false;
      if (own.some((one) => one.kind === 'item' && one.at === 0)) return false;
      return !own.some((one) => name.some((two) => textBehind(two) === textBehind(one) && isNext(two, one)));
    }),
};

function isNext(name: Licence, own: Licence): boolean {
  return !('at' in name && 'at' in own) || Math.abs(own.at - name.at) <= 3;
}

/** A number is told with the deed that it measures. */
export const measured: Rule = {
  id: 'measured',
  isAboutOrder: true,
  check: (reading) =>
    numberPlaces(reading).filter((at) => {
      const sources = cites(reading, at);
      if (
        sources.length === 0 ||
        isOne(reading, at) ||
        isPartOfName(reading, at) ||
        reading.licences[at]!.length > sources.length
      )
        return false;
      const { deed, from } = clauseAt(reading.clauses, at);
      const isFirst = deed !== null && clauseAt(reading.clauses, at).isFirstPerson;
      const start = isGuard(reading, 'preposition', from) ? 0 : from;
      const anchor = isFirst
        ? deed
        : contentPlaces(reading).findLast((one) => one < at && one >= start && cites(reading, one).length > 0);
      const deeds = anchor === undefined ? [] : cites(reading, anchor);
      const isElsewhere =
        !isFirst && !deeds.some((one) => sources.some((source) => source.statement === one.statement));
      if (deeds.length === 0 || isElsewhere) return false;
      return !sources.some((source) =>
        deeds.some((one) => one.statement === source.statement && isReached(one.statement.clauses, one.at, source.at)),
      );
    }),
};

const OF_TIME = /^(?:years?|months?|Jahren?|Monaten?|ans?|années?|mois|años?|mes(?:es)?)$/i;

/** "Fifteen years on the floor" are not fifteen years of something else. */
export const duration: Rule = {
  id: 'duration',
  check: (reading) =>
    numberPlaces(reading).filter((at) => {
      const sources = factLicences(reading.licences[at]!);
      if (sources.length === 0 || !OF_TIME.test(reading.words[at + 1]?.raw ?? '')) return false;
      const { from, to } = clauseAt(reading.clauses, at);
      const told = contentPlaces(reading).filter(
        (one) => one >= from && one < to && factLicences(reading.licences[one]!).length > 0,
      );
      const isBeside = (one: number): boolean =>
        factLicences(reading.licences[one]!).some((two) =>
          sources.some((source) => source.statement === two.statement && clauseOf(source) === clauseOf(two)),
        );
      const isOfAnother = (one: number): boolean =>
        !isBeside(one) &&
        factLicences(reading.licences[one]!).every((two) =>
          sources.every((source) => source.statement !== two.statement || hasNumber(two)),
        );
      const isDate = (one: number): boolean => /^(?:19|20)\d\d$/.test(reading.keys[one + 1] ?? '');
      const next = numberPlaces(reading).find((one) => one > at) ?? reading.words.length;
      const after = told.filter((one) => one > at + 1 && one <= at + 8 && one < next && !isDate(one));
      if (sources.some(isBareNote)) return false;
      return (told.length > 0 && !told.some(isBeside)) || after.some(isOfAnother);
    }),
};

function hasNumber(licence: FactLicence): boolean {
  const { from, to } = clauseOf(licence);
  return licence.statement.words.slice(from, to).some((word) => word.isNumber);
}

/** A figure without a thing that it counts stays beside the words that it stands beside. */
export const beside: Rule = {
  id: 'beside',
  isAboutOrder: true,
  check: (reading) =>
    numberPlaces(reading).filter((at) => {
      const sources = cites(reading, at);
      if (
        sources.length === 0 ||
        isOne(reading, at) ||
        isPartOfName(reading, at) ||
        counted(reading, at).length > 0 ||
        isTime(reading, at)
      )
        return false;
      const { from, to } = clauseAt(reading.clauses, at);
      const near = contentPlaces(reading).filter((one) => one >= from && one < to && cites(reading, one).length > 0);
      const around = [near.findLast((one) => one < at), near.find((one) => one > at)].filter(
        (one) => one !== undefined,
      );
      const isApart = (one: number): boolean => {
        const there = cites(reading, one).filter((two) => sources.some((source) => source.statement === two.statement));
        return (
          there.length > 0 &&
          !there.some((two) =>
            sources.some((source) => source.statement === two.statement && isBesideThere(source, two)),
          )
        );
      };
      return around.length > 0 && around.every(isApart);
    }),
};

/** In one clause; or the number stands in a note of its own, which has no words to belong to. */
function isBesideThere(source: FactLicence, word: FactLicence): boolean {
  if (clauseOf(source) === clauseOf(word)) return true;
  return isBareNote(source) || (clauseOf(source).deed !== null && !hasNumber(word));
}

const BARE = /^(?:to|from|by|about|over|per|a|yrs?|years?|months?|weeks?|ans|Jahre)$/i;

/** "14 yrs." says of nothing what it counts. */
function isBareNote(source: FactLicence): boolean {
  const { from, to } = clauseOf(source);
  return source.statement.words.slice(from, to).every((one) => one.isNumber || BARE.test(one.raw));
}

/** "Over", "up to", "almost" stay with their number; nothing is added that makes it larger. */
export const bound: Rule = {
  id: 'bound',
  check: (reading) =>
    numberPlaces(reading).filter((at) => {
      const sources = cites(reading, at);
      if (sources.length === 0) return false;
      const said = boundBefore(reading, at);
      return !sources.some((source) => {
        const own = boundBefore(textOf(source.statement, reading.lexicon), source.at);
        return (
          own === said ||
          (said === null && own !== null && MAY_BE_LOST.has(own)) ||
          (said !== null && own !== null && SAME.some((set) => set.has(said) && set.has(own)))
        );
      });
    }),
};

const SAME: readonly ReadonlySet<string>[] = [
  new Set(
    [
      'over',
      'more than',
      'in excess of',
      'above',
      'upward of',
      'at least',
      'mehr als',
      'über',
      'mindestens',
      'plus de',
      'au moins',
      'más de',
      'al menos',
    ].map((one) => one),
  ),
  new Set([
    'about',
    'around',
    'roughly',
    'approximately',
    'approx',
    'some',
    'circa',
    'ca',
    'etwa',
    'rund',
    'environ',
    'unos',
    'unas',
    'aproximadamente',
    'cerca de',
    'alrededor de',
    'ungefähr',
    'près de',
  ]),
  new Set(['up to', 'as many as', 'until', 'max', 'maximum', 'bis zu', "jusqu'à", 'hasta', 'no more than', 'maximal']),
  new Set([
    'under',
    'fewer than',
    'less than',
    'below',
    'unter',
    'weniger als',
    'moins de',
    'menos de',
    'within',
    'in under',
    'inside',
  ]),
  new Set([
    'almost',
    'nearly',
    'close to',
    'just under',
    'just below',
    'a little under',
    'fast',
    'knapp',
    'presque',
    'près de',
    'casi',
    'not quite',
  ]),
];
/** Without them less is said. */
const MAY_BE_LOST = new Set([
  'over',
  'more than',
  'above',
  'at least',
  'in excess of',
  'mehr als',
  'über',
  'mindestens',
  'plus de',
  'au moins',
  'más de',
  'al menos',
]);

const TIME =
  /^(?:(?:second|minute|hour|day|night|week|month|quarter|year|yr|hr|wk)s?|Jahren?|Monaten?|Monate|Wochen?|Tagen?|Tage|ans?|années?|mois|semaines?|jours?|años?|mes(?:es)?|semanas?|días?)$/i;

/** "Over two years" is how long something took. */
function isTime({ words }: Pick<Text, 'words'>, at: number): boolean {
  const next =
    /^(?:to|and|bis|à|a|y|et|und|or)$/i.test(words[at + 1]?.raw ?? '') && words[at + 2]?.isNumber ? at + 3 : at + 1;
  return TIME.test(words[next]?.raw ?? '');
}

function boundBefore({ words }: Text, at: number): string | null {
  const before = words.slice(Math.max(0, at - 4), at).map((word) => word.raw.toLowerCase());
  for (let count = Math.min(4, before.length); count >= 1; count--) {
    const phrase = before.slice(-count).join(' ').replaceAll('’', "'");
    if (isTime({ words }, at) && /^(?:over|within|inside)$/.test(phrase)) return null;
    if (SAME.some((set) => set.has(phrase))) return phrase;
  }
  return null;
}

/** "A week", "per shift": as the source says it. */
export const period: Rule = {
  id: 'period',
  check: (reading) => {
    const { words, lexicon } = reading;
    const said = places(reading).filter((at) => lexicon.periodAt(words, at) !== null && !reading.isOfPosting[at]);
    const strange = said.filter((at) => {
      const { unit } = lexicon.periodAt(words, at)!;
      const clause = clauseAt(reading.clauses, at);
      const near = places(reading).filter((one) => one >= clause.from && one < clause.to);
      const told = near.flatMap((one) => cites(reading, one));
      return !told.some((one) =>
        periodsIn(textOf(one.statement, lexicon), one.statement.clauses, one.at).includes(unit),
      );
    });
    const units = new Set(places(reading).flatMap((at) => lexicon.periodAt(words, at)?.unit ?? []));
    const lost = numberPlaces(reading).filter((at) => {
      const sources = cites(reading, at);
      const own = sources.map((one) => periodAfter(textOf(one.statement, lexicon), one.at));
      return sources.length > 0 && own.every((unit) => unit !== null && !units.has(unit));
    });
    return [...strange, ...lost];
  },
};

/** The periods of the notes and clauses around a word. */
function periodsIn({ words, lexicon }: Text, clauses: readonly Clause[], at: number): string[] {
  return words.flatMap((_, place) => {
    const found = lexicon.periodAt(words, place);
    return found !== null && (isReached(clauses, at, place) || isReached(clauses, place, at)) ? [found.unit] : [];
  });
}

const PERIOD_REACH = 5;

/** The period of a number: "40 calls a day", "from 74 to 21 per year". */
function periodAfter({ words, lexicon }: Text, at: number): string | null {
  for (let next = at + 1; next <= at + PERIOD_REACH && next < words.length; next++) {
    if (words[next]!.before !== 'none') return null;
    const found = lexicon.periodAt(words, next);
    if (found !== null) return found.unit;
  }
  return null;
}

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
  check: (reading) => [...turned(reading), ...byForTo(reading)],
};

function turned(reading: Reading): number[] {
  const text: Text = reading;
  const from = places(reading).filter((at) => {
    if (!isDirection(text, 'from', at)) return false;
    const to = places(reading).find((one) => one > at + 1 && one <= at + 9 && isDirection(text, 'to', one));
    if (to === undefined || hasStop(text, at + 1, to)) return false;
    const [first, second] = [range(at + 1, to), range(to + 1, Math.min(endOf(text, to), text.words.length))];
    const isNumeric = (one: number): boolean => reading.words[one]!.isNumber;
    return first.some((a) => second.some((b) => isNumeric(a) === isNumeric(b) && isReversed(reading, a, b)));
  });
  return from.map((at) => at + 1);
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);

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
  return end;
}

/** Every place that says both says the second first. */
export function isReversed(reading: Reading, first: number, second: number, isCompared = false): boolean {
  const isMatter = (at: number): boolean =>
    reading.words[at]!.isNumber || !reading.lexicon.isConnecting(reading.keys[at]!);
  if (!isMatter(first) || !isMatter(second) || reading.keys[first] === reading.keys[second]) return false;
  const pairs = cites(reading, first).flatMap((a) =>
    cites(reading, second).flatMap((b) => (a.statement === b.statement ? [[a, b] as const] : [])),
  );
  if (pairs.length === 0) return false;
  return pairs.every(([a, b]) => {
    const text = textOf(a.statement, reading.lexicon);
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

function directionBefore({ words, lexicon }: Text, at: number): Direction | null {
  const raw = words[at - 1]?.raw ?? '';
  if (/^(?:down|up)$/i.test(raw)) return 'by';
  return DIRECTIONS[lexicon.lang].find(([, sign]) => sign.test(raw))?.[0] ?? null;
}

function byForTo(reading: Reading): number[] {
  return numberPlaces(reading).filter((at) => {
    const said = directionBefore(reading, at);
    if (said === null) return false;
    const sources = cites(reading, at);
    const own = sources.map((one) => directionBefore(textOf(one.statement, reading.lexicon), one.at));
    return sources.length > 0 && own.every((one) => one !== null && one !== said);
  });
}

/** What is compared keeps its side. */
export const comparison: Rule = {
  id: 'comparison',
  isAboutOrder: true,
  check: (reading) =>
    places(reading).filter((at) => {
      if (isOtherSide(reading, at)) return true;
      if (!isCompared(reading, at) || reading.isOfPosting[at] || isBound(reading, at)) return false;
      const clause = clauseAt(reading.clauses, at);
      const length = reading.lexicon.guardAt('comparison', reading.keys, at);
      const isFirst = !places(reading).some((one) => one >= clause.from && one < at && cites(reading, one).length > 0);
      const comma =
        places(reading).find((one) => one > at && reading.words[one]!.before !== 'none') ?? reading.words.length;
      const second = range(at + length, isFirst ? comma : Math.min(comma, at + length + 6));
      const start = reading.clauses[Math.max(0, reading.clauses.indexOf(clause) - 1)]!.from;
      const first = isFirst && at === 0 ? range(comma, reading.words.length) : range(start, at);
      const isNumeric = (one: number): boolean => reading.words[one]!.isNumber;
      const isTold = [...first, ...second].some((one) =>
        cites(reading, one).some((licence) =>
          licence.statement.words.some((_, one) => isCompared(textOf(licence.statement, reading.lexicon), one)),
        ),
      );
      const isTurned = first.some((a) =>
        second.some((b) => isNumeric(a) === isNumeric(b) && isReversed(reading, a, b, true)),
      );
      return isTurned || (!isTold && !hasParenthesis(reading, [...first, ...second]));
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
  const compared = cites(reading, at).filter(({ statement, at: place }) =>
    /^(?:als|than|que)$/i.test(statement.words[place + 1]?.raw ?? ''),
  );
  if (compared.length === 0) return false;
  return contentPlaces(reading).some(
    (one) =>
      one >= from &&
      one < at &&
      cites(reading, one).length > 0 &&
      cites(reading, one).every((two) =>
        compared.some((other) => other.statement === two.statement && two.at > other.at + 1 && two.at <= other.at + 4),
      ),
  );
}

/** A figure beside another in brackets is a comparison too. */
function hasParenthesis(reading: Reading, at: readonly number[]): boolean {
  return at.filter((one) => reading.words[one]!.isNumber && cites(reading, one).length > 0).length >= 2;
}
