/** Who employed somebody: a client, a school, the maker of a tool and the company that is written to did not. */
import { isDeed } from '../clauses.ts';
import type { FactLicence } from '../reading/licences.ts';
import { deedClauseAt, type Reading } from '../reading.ts';
import type { Material } from '../sources.ts';
import { hasGuard, isGuard, type Text } from '../text.ts';
import { BEING, entryLicences, isStudy } from './entries.ts';
import { places, type Rule, range } from './rule.ts';
import { isOfDeed } from './words.ts';

const AT = /^(?:at|bei|beim|chez)$/i;

/** A client, a partner or the maker of a tool is no employer. */
export const employer: Rule = {
  id: 'employer',
  check: (reading) =>
    places(reading).filter((at) => {
      if (!AT.test(reading.words[at]!.raw)) return false;
      // "At 121% in FY23" names nobody.
      if (reading.words[at + 1]?.isNumber) return false;
      const name = places(reading).find(
        (one) =>
          one > at && one <= at + 3 && /^\p{Lu}/u.test(reading.words[one]!.raw) && reading.words[one]!.raw !== 'I',
      );
      // "The CCSM at Level 3", "at the mill I wrote".
      if (name !== undefined && reading.words[name + 1]?.isNumber) return false;
      if (
        name === undefined ||
        reading.licences[name]!.some(
          (one) => one.kind === 'name' || one.kind === 'vacancy' || one.kind === 'detail' || one.kind === 'person',
        )
      )
        return false;
      const own = reading.cites[name]!;
      if (isPlace(reading, name)) return false;
      if (reading.licences[name]!.length > 0 && reading.licences[name]!.every((one) => one.kind === 'item'))
        return true;
      return (
        own.length > 0 &&
        !own.some(({ statement, at: place }) =>
          statement.words.slice(Math.max(0, place - 3), place).some((word) => AT.test(word.raw)),
        )
      );
    }),
};

/** "The Laurel St. courthouse"; and German nouns have capitals, be they names or not. */
function isPlace({ words, keys, lexicon }: Reading, name: number): boolean {
  let end = name + 1;
  while (
    words[end] !== undefined &&
    words[end]!.before !== 'stop' &&
    /^\p{Lu}/u.test(words[end]!.raw) &&
    words[end]!.raw !== 'I'
  )
    end++;
  if (lexicon.lang === 'de') return end - name === 1 && !/\p{Lu}\p{Lu}/u.test(words[name]!.raw);
  const next = words[end];
  if (next === undefined || next.before !== 'none' || next.isNumber) return false;
  return !lexicon.isConnecting(next.key) && !isDeed(words, keys, end, lexicon);
}

/** "I worked for …", "my years with …", "as a buyer for …": said of those who employed somebody. */
export const employed: Rule = {
  id: 'employed',
  check: (reading) =>
    places(reading).filter((at) => {
      const name = strangerAfter(reading, at);
      if (name === null || !saysEmployed(reading, at, reading.material)) return false;
      // "My years at the university" were those of a student.
      if (isGuard(reading, 'stay', at - 1) && entryLicences(reading.licences[name]!, 'name').length > 0) return false;
      const { raw } = reading.words[at]!;
      const said = reading.words[at - 1]?.raw.toLowerCase();
      const isTold = leadsInFacts(reading, at, name).some(
        ({ statement, at: lead }) =>
          EN.test(raw) ||
          saysEmployed(statement, lead, reading.material) ||
          statement.words[lead - 1]?.raw.toLowerCase() === said,
      );
      return !isTold && (isAddressee(reading, name) || !isPlace(reading, name));
    }),
};

/** What was done at the company that is written to is told as the facts tell it: who sold to it was not there. */
export const addressee: Rule = {
  id: 'addressee',
  check: (reading) =>
    places(reading).filter((at) => {
      const name = strangerAfter(reading, at);
      if (name === null || !isAddressee(reading, name)) return false;
      // Where no fact has the name, it comes from the posting, which has a rule of its own.
      const isKnown = reading.cites[name]!.length > 0 || isGuard(reading, 'addressee', name);
      const isClaimed = (isKnown && isOfDeed(reading, at)) || BEING.test(reading.words[at - 1]?.raw ?? '');
      return isClaimed && leadsInFacts(reading, at, name).length === 0;
    }),
};

/** The name of somebody who is no employer of the person, where nothing is hoped for. */
function strangerAfter(reading: Reading, at: number): number | null {
  const name = nameAfter(reading, at);
  return name === null || isEmployer(reading, name) || isHoped(reading, at) ? null : name;
}

/** Where the facts lead to the name by the same word. */
function leadsInFacts({ cites, keys }: Reading, at: number, name: number): FactLicence[] {
  return cites[name]!.flatMap(({ statement, at: place }) =>
    range(Math.max(0, place - MAX_TO_NAME), place)
      .filter((one) => statement.keys[one] === keys[at])
      .map((one): FactLicence => ({ kind: 'fact', statement, at: one })),
  );
}

/** "My employer Acme", "I joined Acme". */
const EMPLOYS = /^(?:employer|joined|arbeitgeber(?:in)?|employeur|empleadora?|empresa)$/i;
const LEADS_TO_NAME = /^(?:at|for|with|by|in|bei|beim|für|von|im|chez|pour|par|dans|en|para|por|con)$/i;
const MAX_TO_NAME = 3;

/** The name that a preposition leads to, or "your company". */
function nameAfter(text: Reading, at: number): number | null {
  const { raw } = text.words[at]!;
  if (!LEADS_TO_NAME.test(raw) && !EMPLOYS.test(raw)) return null;
  for (let next = at + 1; next <= at + MAX_TO_NAME && text.words[next]?.before === 'none'; next++) {
    if (isGuard(text, 'addressee', next)) return next;
    if (text.lexicon.isConnecting(text.keys[next]!)) continue;
    return /^\p{Lu}/u.test(text.words[next]!.raw) ? next : null;
  }
  return null;
}

function isAddressee(reading: Reading, name: number): boolean {
  if (reading.claim.place !== 'letter') return false;
  if (isGuard(reading, 'addressee', name)) return true;
  return reading.material.companies.some(
    (words) => words.find(({ key }) => !reading.lexicon.isConnecting(key))?.key === reading.keys[name],
  );
}

function isEmployer({ licences, lexicon }: Reading, name: number): boolean {
  return (
    entryLicences(licences[name]!, 'name').some(({ entry }) => entry.isProject || !isStudy(entry)) ||
    licences[name]!.some(
      ({ kind }) => kind === 'detail' || kind === 'person' || (lexicon.lang === 'es' && kind === 'item'),
    )
  );
}

/** "At Acme I would …": what is hoped for was not done. */
function isHoped(reading: Reading, at: number): boolean {
  const { clauses } = reading;
  for (let place = clauses.indexOf(deedClauseAt(reading, at)); place >= 0; place--) {
    const { from, to, deed } = clauses[place]!;
    if (hasGuard(reading, 'hope', from, deed ?? to) || hasGuard(reading, 'wish', from, deed ?? to)) return true;
    if (hasGuard(reading, 'subject', from, to)) return false;
  }
  return false;
}

const EN = /^en$/i;
/** One works with a client, and in a tool or a town. */
const WITH = /^(?:with|con)$/i;
const INSIDE = /^(?:in|im|dans)$/i;
const MAX_TO_TITLE = 4;

/** Whether the words before a preposition, or a German verb behind the name, make an employer of what it leads to. */
function saysEmployed(text: Text, at: number, { entries }: Material): boolean {
  const { words, keys, lexicon } = text;
  const lead = words[at]?.raw ?? '';
  const near = range(Math.max(0, at - MAX_TO_TITLE), at - 1);
  if (EMPLOYS.test(lead)) return isGuard(text, 'first person', at - 1);
  if (INSIDE.test(lead)) return false;
  if (isGuard(text, 'employed', at - 1) || (lexicon.lang === 'de' && isVerbBehind(text, at))) return !WITH.test(lead);
  if (isGuard(text, 'post', at - 1) || isGuard(text, 'stay', at - 1))
    return near.some((one) => isGuard(text, 'first person', one));
  const isTitle = entries.some(({ titles }) => titles.some((title) => title.at(-1)?.key === keys[at - 1]));
  return (isTitle || isGuard(text, 'people', at - 1)) && near.some((one) => BEING.test(words[one]!.raw));
}

function isVerbBehind(text: Text, at: number): boolean {
  for (let next = at + 1; text.words[next]?.before === 'none'; next++) if (isGuard(text, 'employed', next)) return true;
  return false;
}
