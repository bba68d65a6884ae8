/** A number has a source, and counts there what it counts here. */
import { clauseAt, isReached } from '../clauses.ts';
import { type FactLicence, type Licence, textBehind } from '../reading/licences.ts';
import type { Reading } from '../reading.ts';
import { isGuard } from '../text.ts';
import { counted, countedBefore, isOne, isPartOfName, isYear, numberPlaces, TIME, YEARS } from './figures.ts';
import { places, type Rule, range } from './rule.ts';

export const number: Rule = {
  id: 'number',
  check: (reading) =>
    numberPlaces(reading).filter((at) => {
      if (isOne(reading, at)) return false;
      if (reading.cites[at]!.length > 0 && reading.cites[at]!.every((one) => isWholeOfPart(reading, one))) return true;
      if (reading.licences[at]!.some((one) => isSource(reading, at, one))) return false;
      if (reading.isOfPosting[at] && reading.licences[at]!.length > 0) return !isOfPostingClause(reading, at);
      return !isYears(reading, at);
    }),
};

/** The "+1" of a telephone number counts nothing, and the 3 of "Level 3" nothing but the level. */
function isSource({ words, keys }: Reading, at: number, licence: Licence): boolean {
  if (licence.kind === 'person') return keys[at]!.length >= SHORTEST_OF_ADDRESS;
  if (!('text' in licence) || isYear(words[at]!)) return licence.kind !== 'posting';
  return licence.text.length === 1 || isBesideItsWord(keys, at, licence);
}

/** "Class 1 driver", as the title or the paper has it. */
function isBesideItsWord(keys: readonly string[], at: number, { text, at: place }: TextLicence): boolean {
  const single = (key: string | undefined): string | undefined => key?.replace(/s$/, '');
  return [-1, 1].some(
    (offset) => text[place + offset] !== undefined && single(text[place + offset]!.key) === single(keys[at + offset]),
  );
}

type TextLicence = Extract<Licence, { text: unknown }>;

const SHORTEST_OF_ADDRESS = 3;

/** "I would be glad to talk about your five units": what is wished for, and theirs, tells nothing of the writer. */
function isOfPostingClause(reading: Reading, at: number): boolean {
  const clause = clauseAt(reading.clauses, at);
  if (!clause.isFirstPerson) return true;
  // The whole sentence is a wish.
  const isAlone = places(reading).some((one) => isGuard(reading, 'subject', one) && reading.isOfPosting[one]);
  const wish = range(isAlone ? 0 : clause.from, at).find((one) => isGuard(reading, 'wish', one));
  return (
    wish !== undefined &&
    (isAlone || range(wish, at).some((one) => isGuard(reading, 'second person', one))) &&
    !range(at, clause.to).some((one) => isGuard(reading, 'first person', one))
  );
}

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
      reading.cites[one]!.length > 0 &&
      !reading.licences[one]!.some((two) => two.kind === 'name' || two.kind === 'title'),
  );
  return isBare && starts.length > 0 && claimed <= Math.floor((Math.max(...ends) - Math.min(...starts) + 1) / 12);
}

function monthOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || '1') - 1;
}

export const countedThing: Rule = {
  id: 'counted',
  isAboutOrder: true,
  check: (reading) =>
    numberPlaces(reading).filter((at) => {
      const sources = reading.cites[at]!;
      if (sources.length === 0 || isOne(reading, at) || isPartOfName(reading, at)) return false;
      const isOfPaper = reading.licences[at]!.some(
        (one) => (one.kind === 'title' || one.kind === 'item') && isBesideItsWord(reading.keys, at, one),
      );
      if (isOfPaper) return false;
      const after = counted(reading, at);
      const all = after.length > 0 ? after : countedBefore(reading, at);
      const things = all.filter((thing) => reading.cites[thing]!.length > 0);
      const isForeign =
        all.length > 0 && things.length === 0 && all.every((thing) => reading.licences[thing]!.length > 0);
      if (things.length === 0) return isForeign || isOtherUnit(reading, at, sources);
      return !sources.some((source) => isCountedBy(reading, things, source));
    }),
};

const OF = /^(?:of|out|von|der|de|des|sur)$/i;

/** "29 of 38 accounts have a sponsor" is not said of 38. */
function isWholeOfPart({ keys }: Reading, { statement: { words }, at }: FactLicence): boolean {
  const isJoined = (place: number): boolean => words[place]!.before === 'none';
  const part = [at - 2, at - 3].find((place) => words[place]?.isNumber && OF.test(words[place + 1]!.raw));
  if (part === undefined || !OF.test(words[at - 1]!.raw) || !range(part + 1, at + 1).every(isJoined)) return false;
  return !keys.includes(words[part]!.key);
}

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
  const text = source.statement;
  const own = [...counted(text, source.at), ...countedBefore(text, source.at)];
  const others = text.words.flatMap((word, at) =>
    word.isNumber && at !== source.at && word.key !== '1' ? counted(text, at).filter((one) => !own.includes(one)) : [],
  );
  const there = (thing: number): number[] =>
    reading.cites[thing]!.flatMap((one) => (one.statement === source.statement ? [one.at] : []));
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
      // "AG 480 Beratungsprotokolle": a number that counts something is no part of the name before it.
      if (counted(reading, at).some((thing) => reading.cites[thing]!.length > 0)) return false;
      const [name, own] = [reading.licences[before]!, reading.licences[at]!];
      if (name.length === 0 || own.length === 0 || reading.isOfPosting[at]) return false;
      if (own.some((one) => one.kind === 'item' && one.at === 0)) return false;
      return !own.some((one) => name.some((two) => textBehind(two) === textBehind(one) && isNext(two, one)));
    }),
};

function isNext(name: Licence, own: Licence): boolean {
  return !('at' in name && 'at' in own) || Math.abs(own.at - name.at) <= 3;
}
