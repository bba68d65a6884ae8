/** Degrees and certificates: who gave them, in what, when, and whether they are finished. */
import { clauseAt } from '../clauses.ts';
import type { Licence } from '../reading/licences.ts';
import type { Reading, SaidClause } from '../reading.ts';
import { hasGuard } from '../text.ts';
import { isStudy } from './entries.ts';
import { isYear } from './figures.ts';
import { isWithin, places, type Rule, range } from './rule.ts';

const HELD =
  /^(?:hold|have|holds|has|besitze|habe|détiens|ai|j['’]ai|poseo|tengo|expect|expected|erwarte|prévois|espero|graduated|finished|took|was|won|received|diplômée?|graduado|abgeschlossen)$/i;

/** "A BSN from Wexley", "the CPIM in 2019": what a paper is told with is its own. */
export const paper: Rule = {
  id: 'paper',
  check: (reading) =>
    reading.clauses.filter((clause) => saysHeld(reading, clause)).flatMap((one) => mixedIn(reading, one)),
};

function saysHeld(reading: Reading, { from, to }: SaidClause): boolean {
  return hasGuard(reading, 'gained', from, to) || range(from, to).some((at) => HELD.test(reading.words[at]!.raw));
}

function mixedIn(reading: Reading, clause: SaidClause): number[] {
  const told = places(reading).filter((at) => isWithin(clause)(at) && isOfPaper(reading, at));
  return told.filter((at, place) => {
    const before = told[place - 1];
    if (before === undefined || !isLinked(reading, before, at)) return false;
    if (![before, at].some((one) => isPaper(reading, one))) return false;
    const own = sourcesAt(reading, at);
    return !sourcesAt(reading, before).some((source) => own.includes(source));
  });
}

/** Of papers, schools and employers alone, or a figure of theirs. */
function isOfPaper(reading: Reading, at: number): boolean {
  const { words, content, licences, cites, isOfPosting } = reading;
  if (isOfPosting[at] || (!content.includes(at) && !words[at]!.isNumber) || cites[at]!.length > 0) return false;
  if (itemsFrom(reading, at).length > 0) return true;
  const isSource = (one: Licence): boolean => sourceOf(one) !== null;
  // A year may be that of a post as well.
  return (
    licences[at]!.length > 0 && (words[at]!.isNumber ? licences[at]!.some(isSource) : licences[at]!.every(isSource))
  );
}

/** The paper or the school, and not only an employer or a year. */
function isPaper({ words, licences }: Reading, at: number): boolean {
  if (words[at]!.isNumber) return false;
  return licences[at]!.some((one) => one.kind === 'item' || ('entry' in one && isStudy(one.entry)));
}

function sourceOf(licence: Licence): string | null {
  if (licence.kind === 'item') return licence.item;
  if (licence.kind === 'name') return licence.entry.owner;
  return 'entry' in licence && isStudy(licence.entry) ? licence.entry.id : null;
}

const MIN_RUN = 3;

/** "Teacher of the Year": the award, whatever else the first word may be. */
function itemsFrom({ keys, licences }: Reading, at: number): string[] {
  return licences[at]!.flatMap((one) => {
    if (one.kind !== 'item') return [];
    const isRun = range(0, MIN_RUN).every((offset) => one.text[one.at + offset]?.key === keys[at + offset]);
    return isRun ? [one.item] : [];
  });
}

/** A year says when it was finished. */
function sourcesAt(reading: Reading, at: number): string[] {
  const { words, licences } = reading;
  const items = itemsFrom(reading, at);
  if (items.length > 0) return items;
  const word = words[at]!;
  return licences[at]!.flatMap((one) => {
    // When a post was held is no secret of a paper.
    if (isYear(word) && one.kind === 'detail' && !isStudy(one.entry)) return [one.entry.owner];
    if (isYear(word) && 'entry' in one && !one.entry.end?.startsWith(word.key)) return [];
    return sourceOf(one) ?? [];
  });
}

const LINK = /^(?:from|at|with|by|in|of|von|vom|an|am|bei|beim|mit|im|de|du|d['’]|à|chez|en|con|por|del)$/i;

/** Nothing but small words between, and one that joins them; a German year needs none. */
function isLinked({ words, keys, lexicon }: Reading, before: number, at: number): boolean {
  const between = range(before + 1, at);
  if (words[at]!.before !== 'none' || between.some((one) => words[one]!.before !== 'none')) return false;
  if (!between.every((one) => lexicon.isConnecting(keys[one]!) || words[one]!.isNumber)) return false;
  if (between.some((one) => lexicon.guardAt('conjunction', keys, one) > 0)) return false;
  return between.some((one) => LINK.test(words[one]!.raw)) || (lexicon.lang === 'de' && isYear(words[at]!));
}

const DONE =
  /^(?:finished|graduated|completed|earned|took|done|obtained|abgeschlossen|erworben|terminé|obtenu|obtuve|terminado)$/i;
/** From a school; what else was finished there is another thing. */
const GRADUATED = /^(?:graduated|diplômée?|graduad[oa]|absolviert|abgeschlossen)$/i;
const TO_COME = /^(?:to|will|would|expect|expects|werde|voraussichtlich|vais|voy)$/i;

/** "I finished my MSN in progress" is finished in no case. */
export function isDoneUnfinished(reading: Reading, at: number): boolean {
  const { from, to } = clauseAt(reading.clauses, at);
  const done = range(from, to).find((one) => DONE.test(reading.words[one]!.raw));
  if (done === undefined || range(Math.max(from, done - 2), done).some((one) => TO_COME.test(reading.words[one]!.raw)))
    return false;
  const own = reading.licences[at]!.filter(({ kind }) => kind !== 'posting' && kind !== 'vacancy');
  const isLeft = GRADUATED.test(reading.words[done]!.raw);
  return (
    own.length > 0 &&
    own.every((one) => (one.kind === 'title' || (isLeft && one.kind === 'name')) && one.entry.isUnfinished)
  );
}
