/**
 * Sentences of a letter, made of the clauses of a note: whole where the applicant wrote them whole, each clause behind a subject where
 * he left it out.
 */

import { verbOf } from '../../../vocabulary/verbs.ts';
import { isFunctionWord } from '../../../vocabulary/vocabulary.ts';
import { fold } from '../../../vocabulary/words.ts';
import { capitalised } from '../templates.ts';
import { inItsCase } from './letter-case.ts';
import { isOfKind, isRelated, type ToldClause } from './untold.ts';
import type { ContextWords } from './words.ts';

export interface Spelling {
  words: ContextWords;
  /** Stems of the posting's words. */
  asked: ReadonlySet<string>;
  /** Names as they are written elsewhere. */
  names: string;
  /** Whether the profile bears out what a sentence claims. */
  isBorne(sentence: string): boolean;
}

export const MAX_SENTENCE_WORDS = 48;
/** "I am moving" says neither where nor when. */
const MIN_WORDS_OF_MOVE = 4;
const MIN_WORDS = 2;
const MIN_WORDS_ELSE = 4;

/** The clauses of one sentence as sentences, of which each stands by itself. */
export function sentencesOf(clauses: readonly ToldClause[], spelling: Spelling): string[] {
  const said: string[] = [];
  let isLost = false;
  for (const run of runsOf(withoutOrphans(clauses, spelling.words), spelling.words)) {
    // "That's what brought me here": of what could not be said.
    if (isLost && spelling.words.goesBack.test(run[0]!.text)) continue;
    const sentences = asSentences(run, spelling);
    isLost = sentences.length === 0;
    said.push(...sentences);
  }
  return said;
}

/** "…, he is well on the mend now", of whom nothing is told any more. */
function withoutOrphans(clauses: readonly ToldClause[], words: ContextWords): ToldClause[] {
  const left = clauses.filter(({ text }, at) => {
    const before = clauses.slice(0, at);
    return at === 0 || !words.sequel.test(text) || before.some((one) => namesSomebody(one.text, words));
  });
  return left.map((clause, at) => ({
    ...clause,
    isJoined: clause.isJoined && left[at - 1] === clauses[clauses.indexOf(clause) - 1],
  }));
}

/** "She told me …" needs somebody before it: a whole name, whom the writer met, a relative. */
export function namesSomebody(text: string, { family, kin, role, people }: ContextWords): boolean {
  const isNamed = /\p{Lu}[\p{L}'’-]+ \p{Lu}\p{L}|(?:met|know|knew|saw|Dr|Mr|Mrs|Ms|Frau|Herr|Mme)\.? \p{Lu}/u.test(
    text,
  );
  return isNamed || [family, kin, role, people].some((kind) => kind.test(text));
}

/** What stands together: up to where something was left out, or a new statement begins. */
function runsOf(clauses: readonly ToldClause[], words: ContextWords): ToldClause[][] {
  const runs: ToldClause[][] = [];
  for (const [at, clause] of clauses.entries()) {
    const run = runs.at(-1);
    if (run === undefined || !clause.isJoined || isNew(clause, run, clauses.slice(at), words)) runs.push([clause]);
    else run.push(clause);
  }
  return runs;
}

function isNew(
  clause: ToldClause,
  run: readonly ToldClause[],
  rest: readonly ToldClause[],
  words: ContextWords,
): boolean {
  const isFragment = hasFrame(clause.text, words);
  // "Colleen Hartigan, your CRO, worked with me": it is said of her.
  const isOfName =
    words.kinds.referral.test(clause.text) && !run.some(({ text }) => words.finite.test(framed(text, words)));
  if (isOfName) return false;
  const hasOwnSubject = isFragment && !/^I /iu.test(framed(clause.text, words));
  if (clause.lead !== '')
    return (
      isFragment &&
      (hasOwnSubject ? !words.finite.test(clause.text) : words.therefore.test(clause.lead)) &&
      !words.begins.test(clause.text)
    );
  const isList = words.begins.test(run[0]!.text) && rest.some(({ lead }) => /^(?:and|und|et|y)$/iu.test(lead));
  // "I want days, been on nights for years": another tense.
  const isOfOtherTense =
    /^I have been /.test(framed(clause.text, words)) && !/^I have been /.test(framed(run[0]!.text, words));
  if (isFragment && !words.limit.test(clause.text)) return !isList || isOfOtherTense;
  // "…, I can start in May": a statement of its own; "…, we worked together" stays with whom it speaks of.
  const { start, move, hours, permit, licence } = words.kinds;
  const isOfUse =
    words.finite.test(clause.text) && [start, move, hours, permit, licence].some((kind) => kind.test(clause.text));
  return (isStatement(clause.text, words) || isOfUse) && !leansBack(clause.text, words);
}

/** With a subject of its own. */
const isStatement = (text: string, words: ContextWords): boolean => words.begins.test(text) && words.finite.test(text);

/** It speaks of what stands before it, or of others: "we worked together", "I used to do it", "my wife got a job there". */
function leansBack(text: string, words: ContextWords): boolean {
  const { goesBack, pronoun, firstPerson, family } = words;
  const isOfOthers =
    !/^I(?!\p{L})/u.test(text) && !isOfKind(text, words) && (firstPerson.test(text) || family.test(text));
  return goesBack.test(text) || pronoun.test(text) || /(?<!\p{L})(?:it|there)(?!\p{L})/iu.test(text) || isOfOthers;
}

const hasFrame = (text: string, { frames }: ContextWords): boolean => frames.some(([found]) => found.test(text));

/** The whole of it; else what of it stands by itself. */
function asSentences(run: readonly ToldClause[], spelling: Spelling): string[] {
  for (let to = run.length; to > 0; to--) {
    const said = asSentence(run.slice(0, to), spelling);
    if (said !== null) return to === run.length ? [said] : [said, ...asSentences(run.slice(to), spelling)];
  }
  // What leans on a clause that is no sentence is none either.
  const next = run.findIndex(({ text }, at) => at > 0 && !leansBack(text, spelling.words));
  return next === -1 ? [] : asSentences(run.slice(next), spelling);
}

function joined(run: readonly ToldClause[], words: ContextWords): string {
  const isHasty = hasFrame(run[0]!.text, words);
  return run
    .filter(({ text, lead }, at) => at === 0 || belongs(text, lead, isHasty, words))
    .map(({ text, lead, joint }, at) => {
      if (at === 0) return framed(text, words);
      const said = [lead, text].filter((part) => part !== '').join(' ');
      if (joint.trim() === '') return ` ${said}`;
      if (joint.includes(';') || (lead === '' && isStatement(text, words))) return `; ${said}`;
      // "I grew up here, went to school here": two deeds of one subject.
      const isSecond = lead === '' && at === run.length - 1 && run.length === 2 && hasFrame(text, words);
      if (isSecond) return ` ${words.conjunction} ${said}`;
      return (joint.includes(',') ? ', ' : joint) + said;
    })
    .join('');
}

/** "…, ATT already received", "… so no visa stuff": left over from a note; "…, negotiable to 45" and "…, Texas" are part of it. */
function belongs(text: string, lead: string, isHasty: boolean, words: ContextWords): boolean {
  if (words.finite.test(text) || words.begins.test(text) || hasFrame(text, words)) return true;
  if (lead !== '') return !words.therefore.test(lead);
  return (
    !isHasty || words.limit.test(text) || words.part.test(text) || words.role.test(text) || /^[\d\p{Lu}]/u.test(text)
  );
}

/** Behind the subject that it lacks. */
function framed(text: string, words: ContextWords): string {
  const frame = words.frames.find(([found]) => found.test(text));
  return frame === undefined ? text : lowered(text, words).replace(...frame);
}

/** "How calm the lessons were" */
const ASKED = /(?<!\p{L})(?:how|what|where|who) [^,;]+ (?:is|are|was|were)$/iu;

/** With a subject and a verb, of the writer; null where it has none, or nobody knows who is meant. */
function asSentence(run: readonly ToldClause[], { words, asked, names, isBorne }: Spelling): string | null {
  const isWished = run.some((one) => one.isWished);
  const isHasty = hasFrame(run[0]!.text, words);
  const said = isHasty ? joined(run, words) : framed(joined(run, words), words);
  const isTheirs = isWished || isOfReader(said, words, asked);
  const text = isTheirs ? words.reader.reduce((raw, [found, instead]) => raw.replace(found, instead), said) : said;
  const right = words.grammar.reduce((raw, [found, instead]) => raw.replace(found, instead), text);
  const first = upToRunOn(right, words);
  const length = first.split(' ').length;
  if (
    length < (isWished || isOfKind(first, words) ? MIN_WORDS : MIN_WORDS_ELSE) ||
    length > MAX_SENTENCE_WORDS ||
    (words.kinds.move.test(first) && length < MIN_WORDS_OF_MOVE) ||
    !words.finite.test(first) ||
    (words.hanging.test(first) && !ASKED.test(first)) ||
    /["“”]/.test(first) ||
    !isOfKnown(first, words) ||
    !isSaidBySomebody(first, words) ||
    (isHasty &&
      !words.firstPerson.test(first.split(' ')[0]!) &&
      !isOfKind(run[0]!.text, words) &&
      !isRelated(said, asked)) ||
    !isBorne(first)
  )
    return null;
  return `${capitalised(inItsCase(tidied(first), words, names))}.`;
}

/** "My Year 11s through their exams" */
const OWN_PEOPLE = /(?<!\p{L})(?:my|our) (?:[\p{L}\p{Nd}-]+ ){0,2}(?!(?:has|was|this) )[\p{L}\p{Nd}]{2,}s(?!\p{L})/iu;

/** "The lots they turned into an orchard", "their boots", where the posting speaks of these: the reader. */
function isOfReader(text: string, { others, people }: ContextWords, asked: ReadonlySet<string>): boolean {
  const found = others.exec(text);
  if (found === null || !isRelated(text, asked)) return false;
  const lead = text.slice(0, found.index);
  if (people.test(lead) || OWN_PEOPLE.test(lead)) return false;
  const before = /\p{L}+(?= $)/u.exec(text.slice(0, found.index))?.[0] ?? '';
  return /^their/i.test(found[0]) || (before !== '' && !isFunctionWord(before) && verbOf(before) === null);
}

/** Whoever "they" are, the sentence names them. */
function isOfKnown(text: string, { others, people }: ContextWords): boolean {
  const found = others.exec(text);
  const lead = text.slice(0, found?.index);
  return found === null || people.test(lead) || OWN_PEOPLE.test(lead);
}

/** "I graduate in May it does not get in the way" is two sentences; the first is told. */
function upToRunOn(text: string, { runOn }: ContextWords): string {
  const at = runOn.exec(text)?.index ?? 0;
  return at > 0 ? text.slice(0, at).trim() : text;
}

/** The writer speaks of himself, or of what an employer asks for; "Notice: …", "just the foremen" and "Make it …" are notes. */
function isSaidBySomebody(text: string, words: ContextWords): boolean {
  const { firstPerson } = words;
  if (/^\p{L}+: |^(?:just|only|also|not|no need|say)(?!\p{L})/iu.test(text)) return false;
  if (/^(?:please|bitte)(?!\p{L})/iu.test(text)) return true;
  const [first, second] = text.toLowerCase().split(' ');
  const isOrder = verbOf(first!)?.form === 'base' && !words.finite.test(second ?? '');
  return (firstPerson.test(text) && !isOrder) || isOfKind(text, words);
}

/** Without what is left of a form or of another clause: "(2024)", "permis B oui", a comma at the end. */
function tidied(text: string): string {
  return text
    .replace(/\s*\((?:19|20)\d\d\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?:[,;:]\s*|(?<!say)\s)(?:oui|yes|ja|sí)[\s,;:]*$|[\s,;:]+$/iu, '');
}

/** What stood first no longer does. */
function lowered(note: string, { lexicon }: ContextWords): string {
  const [first] = note.split(' ');
  return /^\p{Lu}\p{Ll}/u.test(note) && lexicon.get(fold(first!)) !== first
    ? note[0]!.toLowerCase() + note.slice(1)
    : note;
}
