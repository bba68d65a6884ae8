/** What is said of the writer is said by a source, and not of the reader. */
import type { Reading, SaidClause } from '../reading.ts';
import { REQUEST } from '../sources.ts';
import { hasGuard, isGuard } from '../text.ts';
import { isYear } from './figures.ts';
import { isWithin, places, type Rule, range } from './rule.ts';

/** "You ask for a master's degree, and I have one": it is claimed by a clause that no source has a word of. */
export const bare: Rule = {
  id: 'bare',
  check: (reading) => {
    if (reading.claim.place !== 'letter') return [];
    const others = places(reading).filter((at) => isGuard(reading, 'self', at));
    const claims = reading.clauses.flatMap((clause) => {
      const [me] = placesOf(reading, clause, 'first person');
      const isClaim = me !== undefined && hasGuard(reading, 'claiming', clause.from, clause.to);
      if (!isClaim || reading.isOfPosting[me] || isApplication(reading, clause)) return [];
      return isWished(reading, clause) || isSaidBySource(reading, clause) ? [] : [me];
    });
    return [...others, ...claims, ...claimedInWish(reading)];
  },
};

const APPLYING = /^(?:apply|applying|bewerbe|postule|candidature|solicito|candidatura)$/i;

/** "I am applying to Acme as Data Analyst", "as Data Analyst at Acme I would like to cut waste": said of the vacancy alone. */
export function isApplication(reading: Reading, clause: SaidClause): boolean {
  const { words, content, licences } = reading;
  const own = range(clause.from, clause.to);
  const isOf = (at: number, ...kinds: string[]): boolean =>
    !content.includes(at) || licences[at]!.some(({ kind }) => kinds.includes(kind));
  if (own.some((at) => APPLYING.test(words[at]!.raw))) return own.every((at) => isOf(at, 'vacancy'));
  // Without the employer's name "as Data Analyst I would like to" may be what the writer is.
  return (
    isWishedFor(reading, clause) &&
    isPlacedAtAddressee(reading, clause) &&
    own.every((at) => isOf(at, 'vacancy', 'posting'))
  );
}

/** In the clause, or in the next one where it only says as what. */
function isWishedFor(reading: Reading, clause: SaidClause): boolean {
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1];
  const isLead = AS.test(reading.words[clause.from]!.raw) && next?.isSentence === false;
  return hasGuard(reading, 'wish', clause.from, isLead ? next.to : clause.to);
}

const AS = /^(?:as|als|comme|como)$/i;

/** "Data Analyst at Acme", "Analystin bei der Acme GmbH". */
function isPlacedAtAddressee(reading: Reading, { from, to }: SaidClause): boolean {
  const { keys, licences, material } = reading;
  const firsts = material.companies.flatMap((name) => name[0]?.key ?? []);
  return range(from + 2, to).some((at) => {
    const lead = [at - 1, at - 2].find((one) => isGuard(reading, 'preposition', one));
    return (
      lead !== undefined && firsts.includes(keys[at]!) && licences[lead - 1]?.some(({ kind }) => kind === 'vacancy')
    );
  });
}

const RELATIVE = /^(?:that|which|where|who|whom|die|der|das|den|dem|wo|que|qui|où|dont|donde|quien)$/i;
const MAX_TO_WRITER = 2;

/** "I would be glad to talk about the licence that I hold", "to bring the licence to your unit": wished for, and yet claimed. */
function claimedInWish(reading: Reading): number[] {
  const wish = places(reading).find((at) => isGuard(reading, 'wish', at));
  if (wish === undefined) return [];
  const isAsked = (at: number): boolean =>
    reading.licences[at]!.length > 0 &&
    reading.licences[at]!.every(({ kind }) => kind === 'posting' || kind === 'vacancy');
  return places(reading).filter((at) => {
    if (at <= wish) return false;
    const thing = reading.content.findLast((one) => one < at);
    if (thing === undefined || thing < wish || !isAsked(thing)) return false;
    const { raw } = reading.words[at]!;
    const end = clauseEnd(reading, at);
    if (RELATIVE.test(raw)) {
      const near = range(at + 1, Math.min(end, at + 2 + MAX_TO_WRITER));
      const isOfWriter = near.some((one) => isGuard(reading, 'first person', one));
      return isOfWriter && !hasGuard(reading, 'hope', at, end);
    }
    const isBrought = /^(?:to|zu|à|a)$/i.test(raw) && isGuard(reading, 'second person', at + 1);
    return isBrought && range(wish, thing).some((one) => BRING.test(reading.words[one]!.raw));
  });
}

const BRING = /^(?:bring|offer|contribute|mitbringen|einbringen|apporter|aportar)$/i;

function clauseEnd({ words }: Reading, at: number): number {
  const end = words.findIndex((word, one) => one > at && word.before === 'stop');
  return end === -1 ? words.length : end;
}

/** "I cut costs at your plant", "3 of your 27 routes": what the writer did was done elsewhere, and the reader does not know him. */
export const reader: Rule = {
  id: 'reader',
  check: (reading) => {
    if (reading.claim.place !== 'letter') return [];
    return reading.clauses.flatMap((clause) => {
      const you = placesOf(reading, clause, 'second person').filter(
        (at) => isSaidToReader(reading, at) && !isAsking(reading, at),
      );
      if (isOfNotes(reading, clause)) return [];
      if (you.length === 0 || isWished(reading, clause) || hasGuard(reading, 'hope', clause.from, clause.to)) return [];
      const isOfWriter = placesOf(reading, clause, 'first person').length > 0;
      return isOfWriter || hasFigureOfFact(reading, clause) ? you : [];
    });
  },
};

function placesOf(reading: Reading, clause: SaidClause, guard: 'first person' | 'second person'): number[] {
  return places(reading).filter((at) => isWithin(clause)(at) && isGuard(reading, guard, at));
}

const ABLE = /^(?:can|kann|peux|puedo)$/i;

/** Hoped for, and not said to be so: who can do something says that he has learned it. */
function isWished(reading: Reading, { from, to }: SaidClause): boolean {
  return places(reading).some(
    (at) =>
      at >= from &&
      at < to &&
      (isGuard(reading, 'wish', at) || (isGuard(reading, 'hope', at) && !ABLE.test(reading.words[at]!.raw))),
  );
}

/** They stand for what was named before. */
const PRONOUN =
  /^(?:it|one|ones|both|them|that|this|these|those|so|which|what|es|das|dies|diese|die|den|beides?|cela|ça|le|la|les|en|lo|los|las|eso|amb[oa]s)$/i;

/** "I was one at Acme": the employer's name says nothing of what that is, and a number nothing without what it counts. */
function isSaidBySource(reading: Reading, clause: SaidClause): boolean {
  const isForSomething = places(reading).some((at) => isWithin(clause)(at) && PRONOUN.test(reading.words[at]!.raw));
  const numbers = places(reading).filter((at) => isYear(reading.words[at]!) || isCounting(reading, at));
  return [...reading.content, ...numbers].filter(isWithin(clause)).some((at) => {
    const kinds = new Set(reading.licences[at]!.map(({ kind }) => kind));
    return kinds.has('name') ? !isForSomething : SOURCES.some((kind) => kinds.has(kind));
  });
}

const SOURCES = ['fact', 'item', 'title', 'detail', 'person'] as const;

/** A number with the next word of its fact: "138 cases". */
function isCounting({ words, licences, cites }: Reading, at: number): boolean {
  if (!words[at]!.isNumber || words[at + 1]?.before !== 'none') return false;
  return cites[at]!.some(({ statement, at: place }) =>
    licences[at + 1]!.some((one) => one.kind === 'fact' && one.statement === statement && one.at === place + 1),
  );
}

/** "Sie umfasst sieben Größen" and "ihre Kosten" speak of something else. */
function isSaidToReader({ words, lexicon }: Reading, at: number): boolean {
  if (lexicon.lang === 'es') return !/^sus?$/i.test(words[at]!.raw);
  if (lexicon.lang !== 'de') return true;
  const isPlural = /(?:en|ern|eln|nd)$/.test(words[at + 1]?.raw ?? '');
  return /^\p{Lu}/u.test(words[at]!.raw) && (words[at]!.raw !== 'Sie' || words[at]!.before !== 'stop' || isPlural);
}

const THEIR = /^(?:their|they|them|deren|leur|leurs)$/i;

/** What the account holder says of the reader himself: "a friend in your cath lab". */
function isOfNotes(reading: Reading, clause: SaidClause): boolean {
  const cites = reading.content.filter(isWithin(clause)).flatMap((at) => reading.cites[at]!);
  const isTheirs = ({ statement }: (typeof cites)[number]): boolean =>
    statement.id === REQUEST &&
    statement.words.some((word, at) => isGuard(statement, 'second person', at) || THEIR.test(word.raw));
  return cites.length > 0 && cites.every(isTheirs);
}

/** "You ask for": the reader does no more than that. */
function isAsking(reading: Reading, at: number): boolean {
  return [at + 1, at + 2, at - 1].some((one) => isGuard(reading, 'asking', one));
}

function hasFigureOfFact(reading: Reading, clause: SaidClause): boolean {
  const asked = new Set(reading.material.posting.map(({ key }) => key));
  return places(reading)
    .filter(isWithin(clause))
    .some(
      (at) =>
        reading.words[at]!.isNumber &&
        reading.cites[at]!.some(({ statement }) => statement.id !== REQUEST) &&
        !asked.has(reading.keys[at]!),
    );
}
