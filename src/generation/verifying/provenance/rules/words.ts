/** Every word has a source. */
import { verbOf } from '../../../vocabulary/verbs.ts';
import { clauseAt, deedClauseAt, type Licence, runsOf, textBehind } from '../reading.ts';
import { isSort } from '../sources.ts';
import { cites, contentPlaces, type FactLicence, isGuard, phraseAfter, places, type Rule, textOf } from './rule.ts';

/** A word that neither the facts, nor their entry, nor the posting where it is spoken of, nor plain speech has. */
export const word: Rule = {
  id: 'word',
  check: (reading) =>
    contentPlaces(reading).filter((at) => {
      if (reading.licences[at]!.length > 0 || isGuard(reading, 'softener', at)) return false;
      return reading.lexicon.periodAt(reading.words, at) === null;
    }),
};

type Reading = Parameters<Rule['check']>[0];

/** Whether the word is told with a deed of the facts. */
function isOfDeed(reading: Reading, at: number): boolean {
  const { deed, isFirstPerson } = deedClauseAt(reading, at);
  return isFirstPerson && deed !== null && cites(reading, deed).length > 0;
}

/** What the posting asks for, and the employer that it names, are no experience. */
export const posting: Rule = {
  id: 'posting',
  check: (reading) =>
    contentPlaces(reading).filter((at) => {
      const licences = reading.licences[at]!;
      return (
        licences.length > 0 &&
        licences.every((one) => one.kind === 'posting' || one.kind === 'vacancy') &&
        isOfDeed(reading, at)
      );
    }),
};

/** A deed is told with what the facts say of it: skills and other entries do not become part of it. */
export const item: Rule = {
  id: 'item',
  isAboutOrder: true,
  check: (reading) => {
    const entries = new Set(reading.cited.map(({ entry }) => entry));
    const isForeign = (one: Licence): boolean =>
      one.kind === 'item' || ((one.kind === 'title' || one.kind === 'detail') && !entries.has(one.entry));
    return contentPlaces(reading).filter((at) => {
      const licences = reading.licences[at]!;
      if (licences.length === 0 || !licences.every(isForeign)) return false;
      const { deed } = clauseAt(reading.clauses, at);
      return reading.claim.place === 'bullet' || (isOfDeed(reading, at) && at > deed!);
    });
  },
};

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
        if (verbOf(reading.words[at]!.raw)?.form === 'gerund' && cites(reading, at).length > 0) return false;
        const entries = new Set(reading.cited.map(({ entry }) => entry));
        // "Acme's design system", "open-source pull requests".
        if (last.some((one) => (one.kind === 'name' || one.kind === 'detail') && entries.has(one.entry))) return false;
        const isCredential = last.some((one) => one.kind === 'item' || one.kind === 'title' || one.kind === 'detail');
        const isPerson =
          own.some((one) => one.kind === 'title' || (one.kind === 'fact' && one.statement.entry === null)) ||
          cites(reading, at).length === 0;
        const isSameKind =
          last.every((one) => one.kind === 'title') &&
          own.every((one) => one.kind === 'title' || one.kind === 'vacancy');
        return !(reading.claim.place === 'summary' && isCredential && isPerson && !isSameKind);
      }),
    ),
};

/** A verb that the applicant is the doer of comes from a fact. */
export const deed: Rule = {
  id: 'deed',
  isAboutOrder: true,
  check: (reading) =>
    reading.clauses.flatMap(({ deed: at, isFirstPerson }) => {
      if (
        at === null ||
        (at === 0 && reading.claim.place === 'summary') ||
        !isFirstPerson ||
        reading.isOfPosting[at] ||
        reading.licences[at]!.length === 0
      )
        return [];
      return reading.licences[at]!.some((one) => one.kind === 'fact' || one.kind === 'plain') ? [] : [at];
    }),
};

/** Addresses and numbers to reach somebody are printed as they are. */
export const address: Rule = {
  id: 'address',
  check: (reading) => {
    const known = reading.material.addresses.map((one) => one.toLowerCase());
    const said = reading.claim.text.match(/[^\s,;()<>]+@[^\s,;()<>]+[\p{L}\p{N}]/gu) ?? [];
    const strange = said.filter((one) => !known.some((whole) => whole.includes(one.toLowerCase())));
    return strange.flatMap((one) =>
      places(reading)
        .filter((at) => one.includes(reading.words[at]!.raw))
        .slice(0, 1),
    );
  },
};

/** Words that stand together come from one item: a level belongs to its language. */
export const itemMixed: Rule = {
  id: 'item-mixed',
  check: (reading) =>
    contentPlaces(reading).filter((at) => {
      if (isSort(reading.words[at]!.raw, reading.lexicon.lang) && !isSortOf(reading, at)) return true;
      const before = contentPlaces(reading).findLast((one) => one < at);
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

const MAX_SORT_REACH = 6;

/** "The certificate SQL for Analysts": what is called so stands beside it. */
function isSortOf(reading: Reading, at: number): boolean {
  const own = new Set(reading.licences[at]!.map(textBehind));
  const beside = contentPlaces(reading).filter((one) => one !== at && Math.abs(one - at) <= MAX_SORT_REACH);
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

/** "All", "only", "first": said of the same thing as in the source. */
export const scope: Rule = {
  id: 'scope',
  isAboutOrder: true,
  check: (reading) =>
    contentPlaces(reading).filter((at) => {
      if (/^leading$/i.test(reading.words[at]!.raw) && /['’]s$|^(?:the|a)$/i.test(reading.words[at - 1]?.raw ?? ''))
        return true;
      if (
        !isGuard(reading, 'scope', at) ||
        reading.isOfPosting[at] ||
        reading.lexicon.periodAt(reading.words, at) !== null
      )
        return false;
      const own = cites(reading, at);
      if (own.length === 0)
        return !reading.licences[at]!.some(({ kind }) => kind === 'title' || kind === 'name' || kind === 'vacancy');
      const clause = clauseAt(reading.clauses, at);
      const around = contentPlaces(reading).filter((one) => one !== at && one >= clause.from && one < clause.to);
      const told = around.flatMap((one) => cites(reading, one)).filter((one) => !own.includes(one));
      if (told.length === 0) return false;
      const kept = new Set(
        contentPlaces(reading).flatMap((one) => cites(reading, one).map((two) => `${two.statement.id} ${two.at}`)),
      );
      return !own.some((here) => told.some((there) => isBeside(here, there)) && keepsModifiers(reading, here, kept));
    }),
};

function isBeside(one: FactLicence, other: FactLicence): boolean {
  return one.statement === other.statement && Math.abs(one.at - other.at) <= 5;
}

/** "The largest first contract" is not the largest contract. */
function keepsModifiers(reading: Reading, { statement, at }: FactLicence, kept: ReadonlySet<string>): boolean {
  const text = textOf(statement, reading.lexicon);
  return phraseAfter(text, at)
    .slice(0, -1)
    .every((place) => kept.has(`${statement.id} ${place}`));
}
