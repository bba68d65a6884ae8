/** What only the account holder says, in the notes for this letter. */
import { type Clause, clauseAt } from '../clauses.ts';
import type { Reading } from '../reading.ts';
import { REQUEST } from '../sources.ts';
import { hasGuard, isGuard, type Text } from '../text.ts';
import type { Word } from '../words.ts';
import { isYear, numberPlaces } from './figures.ts';
import { places, type Rule } from './rule.ts';

const EXPECTED =
  /^(?:expect|hop|ask|wish|desir|vorstell|gehaltsvorstell|wunsch|hoff|souhait|prétention|espér|esper|expectativ|pretensi|aspir)/i;
const isAmount = (word: Word): boolean => /^[$£€]?\d{4,}$/.test(word.key) && !isYear(word);
const EARLIER = /^(?:before|earlier|sooner|früher|vorher|avant|plus tôt|antes)$/i;

/** What the account holder hopes to earn is not what he earns, and a day that he can start after is not one before. */
export const noted: Rule = {
  id: 'noted',
  check: (reading) => [
    ...turnedNotes(reading),
    ...numberPlaces(reading).filter((at) => {
      const sources = reading.cites[at]!.filter(({ statement }) => statement.id === REQUEST);
      if (sources.length === 0 || sources.length < reading.cites[at]!.length) return false;
      const near = wordsAround(reading, reading.clauses, at);
      return !sources.some(({ statement, at: place }) => {
        const own = statement.words.slice(0, clauseAt(statement.clauses, place).to);
        const keeps = (kind: RegExp): boolean =>
          own.some(({ raw }) => kind.test(raw)) === near.some(({ raw }) => kind.test(raw));
        return (
          keeps(EARLIER) &&
          (keeps(EXPECTED) || !isAmount(reading.words[at]!) || !own.some(({ raw }) => EXPECTED.test(raw)))
        );
      });
    }),
  ],
};

const MINE = /^(?:my|own|mein\p{L}*|eigene\p{L}*|mon|ma|mes|mi|mis|propi[oa]s?)$/iu;
const WHOSE = /^(?:for|with|under|für|mit|unter|pour|avec|sous|para|con|bajo)$/i;
const WORKED = /^(?:work\p{L}*|report\p{L}*|gearbeitet|arbeite\p{L}*|travaill\p{L}*|trabaj\p{L}*)$/iu;
const ME = /^(?:me|mich|mir|moi|m[ií])$/i;

/** What only the account holder says: of whom, for whom and whether it is so stays as it was written. */
function turnedNotes(reading: Reading): number[] {
  const { claim, words, content, cites, licences, clauses } = reading;
  if (claim.facts === null || claim.facts.length === 0 || !claim.facts.every((id) => id === REQUEST)) return [];
  const isNear = (text: Text, at: number, sign: (one: number) => boolean): boolean =>
    [at - 1, at - 2].some((one) => one >= 0 && text.words[one + 1]!.before === 'none' && sign(one));
  const turned = content.filter((at) => {
    const own = cites[at]!;
    if (own.length === 0) return isStrangeName(reading, at);
    const isYours = isNear(reading, at, (one) => isGuard(reading, 'second person', one));
    const wasMine = own.every(({ statement, at: place }) =>
      isNear(statement, place, (one) => MINE.test(statement.words[one]!.raw)),
    );
    // "My boss doesn't know."
    const { from, to } = clauseAt(clauses, at);
    const isDenied = hasGuard(reading, 'negation', from, to);
    const wasDenied = own.every(({ statement, at: place }) => isGuard(statement, 'negation', place + 1));
    return (isYours && wasMine) || (wasDenied && !isDenied);
  });
  const me = places(reading).filter((at) => {
    if (!ME.test(words[at]!.raw) || !WHOSE.test(words[at - 1]?.raw ?? '')) return false;
    if (!WORKED.test(words[at - 2]?.raw ?? '')) return false;
    const there = reading.cited.flatMap(({ words: text }) =>
      text.flatMap((word, one) =>
        ME.test(word.raw) && WHOSE.test(text[one - 1]?.raw ?? '') ? [text[one - 1]!.key] : [],
      ),
    );
    return there.length > 0 && !there.includes(reading.keys[at - 1]!);
  });
  return [...turned, ...me].filter((at) => licences[at]!.length > 0 || me.includes(at));
}

const SHORTEST = 3;

/** An employer that the notes do not name, in no word. */
function isStrangeName({ licences, cited }: Reading, at: number): boolean {
  const names = licences[at]!.flatMap((one) => (one.kind === 'name' ? [one.text] : []));
  if (names.length === 0 || names.length < licences[at]!.length) return false;
  const noted = cited.flatMap(({ words }) => words.map(({ raw }) => raw.toLowerCase()));
  return !names.some((name) => name.some(({ raw }) => raw.length > SHORTEST && noted.includes(raw.toLowerCase())));
}

/** Of the clause, and of the next one. */
function wordsAround({ words }: Text, clauses: readonly Clause[], at: number): readonly Word[] {
  const clause = clauseAt(clauses, at);
  const next = clauses[clauses.indexOf(clause) + 1];
  return words.slice(clause.from, next?.to ?? clause.to);
}
