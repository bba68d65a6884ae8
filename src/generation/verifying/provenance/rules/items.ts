/** Skills, certificates and languages are told by themselves, and words side by side come from one text. */
import { verbOf } from '../../../vocabulary/verbs.ts';
import { clauseAt } from '../clauses.ts';
import { type Licence, textBehind } from '../reading/licences.ts';
import { runsOf } from '../reading/side-by-side.ts';
import type { Reading } from '../reading.ts';
import { isLanguageSort, isSort } from '../sources.ts';
import { isGuard } from '../text.ts';
import type { Word } from '../words.ts';
import { contentBeside, places, type Rule } from './rule.ts';
import { isOfDeed } from './words.ts';

/** A deed is told with what the facts say of it: skills and other entries do not become part of it. */
export const item: Rule = {
  id: 'item',
  isAboutOrder: true,
  check: (reading) => {
    const entries = new Set(reading.cited.map(({ entry }) => entry));
    const isForeign = (one: Licence): boolean =>
      one.kind === 'item' || ((one.kind === 'title' || one.kind === 'detail') && !entries.has(one.entry));
    return reading.content.filter((at) => {
      const licences = reading.licences[at]!;
      if (isInPlaceOfOther(reading, at)) return true;
      if (licences.length === 0 || !licences.every(isForeign)) return false;
      const { deed } = clauseAt(reading.clauses, at);
      // German puts the verb last.
      const isTold = isOfDeed(reading, at) && (at > deed! || (reading.lexicon.lang === 'de' && isIn(reading, at)));
      return reading.claim.place === 'bullet' || isTold;
    });
  },
};

const MAX_TO_THING = 3;

/** "Trained clerks in sales tax", where the fact says in what they were trained. */
function isInPlaceOfOther(reading: Reading, at: number): boolean {
  const { deed } = clauseAt(reading.clauses, at);
  if (deed === null || reading.cites[deed]!.length === 0) return false;
  const own = new Set(reading.cites[deed]!.map(({ statement }) => statement));
  const isElsewhere = (one: Licence): boolean =>
    one.kind === 'item' || (one.kind === 'fact' && !own.has(one.statement));
  if (reading.licences[at]!.length === 0 || !reading.licences[at]!.every(isElsewhere)) return false;
  const lead = places(reading).findLast((one) => one < at && isGuard(reading, 'preposition', one));
  if (lead === undefined || lead < deed || at - lead > MAX_TO_THING) return false;
  const told = new Set(reading.keys);
  return reading.cites[deed]!.every(({ statement: { keys, clauses, words }, at: place }) => {
    const there = keys.findIndex((key, one) => one > place && key === reading.keys[lead]);
    if (there === -1 || there >= clauseAt(clauses, place).to) return false;
    return words.slice(there + 1, there + 1 + MAX_TO_THING).every(({ key }) => !told.has(key));
  });
}

/** "In SolidWorks konstruiert". */
function isIn({ words }: Reading, at: number): boolean {
  return words.slice(Math.max(0, at - 2), at).some(({ raw }) => /^(?:in|mit)$/i.test(raw));
}

/** Words side by side come from one text; only a credential may stand before what the person is. */
export const together: Rule = {
  id: 'together',
  isAboutOrder: true,
  check: (reading) =>
    runsOf(reading).flatMap((run) =>
      run.slice(1).filter((at) => {
        const [last, own] = [reading.licences[at - 1]!, reading.licences[at]!];
        if (last.length === 0 || own.length === 0) return false;
        const texts = new Set(last.map(textBehind));
        if (own.some((one) => texts.has(textBehind(one)))) return false;
        if ([...last, ...own].some((one) => one.kind === 'plain')) return false;
        if (verbOf(reading.words[at]!.raw)?.form === 'gerund' && reading.cites[at]!.length > 0) return false;
        const entries = new Set(reading.cited.map(({ entry }) => entry));
        // "Acme's design system", "open-source pull requests".
        if (last.some((one) => (one.kind === 'name' || one.kind === 'detail') && entries.has(one.entry))) return false;
        const isCredential = last.some((one) => one.kind === 'item' || one.kind === 'title' || one.kind === 'detail');
        const isPerson =
          own.some((one) => one.kind === 'title' || (one.kind === 'fact' && one.statement.entry === null)) ||
          reading.cites[at]!.length === 0;
        const isSameKind =
          last.every((one) => one.kind === 'title') &&
          own.every((one) => one.kind === 'title' || one.kind === 'vacancy');
        return !(reading.claim.place === 'summary' && isCredential && isPerson && !isSameKind);
      }),
    ),
};

/** Words that stand together come from one item: a level belongs to its language. */
export const itemMixed: Rule = {
  id: 'item-mixed',
  check: (reading) =>
    reading.content.filter((at) => {
      if (isSort(reading.words[at]!.raw, reading.lexicon.lang) && !isSortOf(reading, at)) return true;
      const before = reading.content.findLast((one) => one < at);
      if (isLevelOfTwo(reading, at) || isLanguageOfOtherLevel(reading, at)) return true;
      if (
        before === undefined ||
        at - before > 3 ||
        hasAnd(reading, before, at) ||
        clauseAt(reading.clauses, before) !== clauseAt(reading.clauses, at)
      )
        return false;
      const [own, last] = [itemsOf(reading.licences[at]!), itemsOf(reading.licences[before]!)];
      return own !== null && last !== null && !own.some((one) => last.includes(one));
    }),
};

/** "Spanish and English at native level", where one of them is conversational. */
function isLevelOfTwo(reading: Reading, at: number): boolean {
  const inClause = contentBeside(reading, at).filter((one) => one < at);
  const [other, last] = inClause.slice(-2);
  if (other === undefined || last === undefined || last - other > 2 || !isGuard(reading, 'conjunction', last - 1))
    return false;
  const levels = languagesIn(reading, at, (place) => place > 0);
  return (
    levels.some((id) => languagesIn(reading, last, (place) => place === 0).includes(id)) &&
    languagesIn(reading, other, (place) => place === 0).some((id) => !levels.includes(id))
  );
}

/** "Native Portuguese and Spanish": the second one is read as native too. */
function isLanguageOfOtherLevel(reading: Reading, at: number): boolean {
  const [level, first] = contentBeside(reading, at)
    .filter((one) => one < at)
    .slice(-2);
  if (level === undefined || first === undefined || at - first > 2 || !isGuard(reading, 'conjunction', at - 1))
    return false;
  const own = languagesIn(reading, at, (place) => place === 0);
  const levels = languagesIn(reading, level, (place) => place > 0);
  const next = contentBeside(reading, at).find((one) => one > at);
  const isGiven = next !== undefined && languagesIn(reading, next, (place) => place > 0).some((id) => own.includes(id));
  return (
    own.length > 0 &&
    !isGiven &&
    levels.some((id) => languagesIn(reading, first, (place) => place === 0).includes(id)) &&
    !own.some((id) => levels.includes(id))
  );
}

/** The languages that alone say a word, their name first and then their level. */
function languagesIn({ licences, lexicon }: Reading, at: number, isPlace: (place: number) => boolean): string[] {
  const items = licences[at]!.flatMap((one) => (one.kind === 'item' ? [one] : []));
  if (items.length < licences[at]!.length) return [];
  const isLanguage = (text: readonly Word[]): boolean => text.some(({ raw }) => isLanguageSort(raw, lexicon.lang));
  return items.flatMap(({ item: id, text, at: place }) => (isLanguage(text) && isPlace(place) ? [id] : []));
}

const MAX_SORT_REACH = 6;

/** "The certificate SQL for Analysts": what is called so stands beside it. */
function isSortOf(reading: Reading, at: number): boolean {
  const own = new Set(reading.licences[at]!.map(textBehind));
  const beside = reading.content.filter((one) => one !== at && Math.abs(one - at) <= MAX_SORT_REACH);
  return (
    reading.isOfPosting[at] || beside.some((one) => reading.licences[one]!.some((two) => own.has(textBehind(two))))
  );
}

/** "Washington and Idaho", "a mechanic with a certificate" are two things. */
function hasAnd(reading: Reading, from: number, to: number): boolean {
  return places(reading).some(
    (at) =>
      at > from &&
      at < to &&
      (isGuard(reading, 'conjunction', at) || /^(?:with|mit|avec|con)$/i.test(reading.words[at]!.raw)),
  );
}

/** The items that alone say a word; null where something else says it too. */
function itemsOf(licences: readonly Licence[]): string[] | null {
  if (licences.length === 0 || licences.some((one) => one.kind !== 'item')) return null;
  return licences.flatMap((one) => (one.kind === 'item' ? [one.item] : []));
}
