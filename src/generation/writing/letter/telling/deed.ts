/** A fact that opens with its verb, or with the role that somebody had, as what follows "I". */
import type { Place } from '../../../matching/proofs.ts';
import { isRoleWord } from '../../../reading/role-words.ts';
import { isPlainVerb, pastOf, verbOf } from '../../../vocabulary/verbs.ts';
import { capitalised } from '../templates.ts';
import { withArticle } from './article.ts';
import { inPast, isPair, isRow } from './past.ts';
import { ALWAYS_VERB, BEFORE_THING, DONE_BY_OTHERS, PAST_VERBS, PREPOSITION, ROLE, STATE } from './words.ts';

/** What follows "I", without a capital. */
export function asDeed(sentence: string, place: Place): string | null {
  const own = /^I (?=\p{Ll})/u.test(sentence) ? capitalised(sentence.slice(2)) : null;
  for (const form of [
    sentence,
    own,
    asFirstPerson(sentence, place),
    place.current ? null : inPast(sentence),
    asAdverb(sentence),
    asDuty(sentence, place),
    asRole(sentence, place),
    asPassive(sentence),
    asGoingOn(sentence, place),
  ]) {
    const isTold =
      form !== null &&
      (opensWithPast(form) || asAdverb(form) !== null || (place.current && opensWithPresent(form, place)));
    if (isTold) return withArticle(lowered(sinceThen(form)));
  }
  return null;
}

/** "Coordinate the course since 2022" is no English: "have coordinated". */
function sinceThen(sentence: string): string {
  const verb = verbOf(firstWord(sentence));
  const past = verb?.form === 'base' && /^[^;,.]* since /.test(sentence) ? pastOf(verb.base) : '';
  return past.endsWith('ed') ? `Have ${past}${sentence.slice(firstWord(sentence).length)}` : sentence;
}

function asFirstPerson(sentence: string, { current }: Place): string | null {
  const verb = verbOf(firstWord(sentence));
  return verb?.form === 'third' && current ? capitalised(sentence.replace(firstWord(sentence), verb.base)) : null;
}

/** "Carefully coordinated plans" */
function asAdverb(sentence: string): string | null {
  const rest = /^\p{Lu}\p{Ll}+ly (.+)$/su.exec(sentence)?.[1];
  return rest !== undefined && opensWithPast(capitalised(rest)) ? sentence : null;
}

/** "I was responsible for …" */
function asDuty(sentence: string, { current }: Place): string | null {
  return DUTY.test(sentence) ? `${current ? 'Am' : 'Was'} ${lowered(sentence)}` : null;
}

const DUTY = /^(?:responsible|accountable|in charge|on call) (?:for|of|every) /iu;

/** "I was project lead on …" */
function asRole(sentence: string, { current }: Place): string | null {
  const role = ROLE.exec(sentence)?.[0];
  if (role === undefined || role.endsWith(': ') || verbOf(firstWord(sentence))?.form === 'past') return null;
  if (/ since $/.test(role)) return current ? `Have been ${inSentence(sentence)}` : null;
  if (current && / since (?:19|20)\p{Nd}{2}[.]?$/u.test(sentence)) return `Have been ${inSentence(sentence)}`;
  return `${current && !IS_OVER.test(sentence) ? 'Am' : 'Was'} ${inSentence(sentence)}`;
}

/** Then it is over, whatever the job: a year, a finished project, or standing in for somebody. */
const IS_OVER = /(?<!\p{L})(?:acting|opened|finished|completed|delivered|(?:19|20)\p{Nd}{2})(?!\p{L})/iu;

/** A title keeps its capitals: "Acting Controller", "PM"; "Sole CI" has none. */
export function inSentence(sentence: string): string {
  return /^\p{Lu}(?:\p{Lu}|\S* \p{Lu}\p{Ll})/u.test(sentence) ? sentence : lowered(sentence);
}

export function firstWord(sentence: string): string {
  return /^[\p{L}-]+(?!['’]s)/u.exec(sentence)?.[0] ?? '';
}

/** "Was named co-inventor" */
function asPassive(sentence: string): string | null {
  return DONE_BY_OTHERS.test(sentence) ? `Was ${lowered(sentence)}` : null;
}

/** "Am replacing nine workbooks" */
function asGoingOn(sentence: string, { current }: Place): string | null {
  const next = /^\S+ (\S+)/.exec(sentence)?.[1] ?? '';
  const isGoingOn =
    current && verbOf(firstWord(sentence))?.form === 'gerund' && !/^\S+:/.test(sentence) && BEFORE_THING.test(next);
  return isGoingOn ? `Am ${lowered(sentence)}` : null;
}

/** "Sharded the ledger": a verb that we do not know, with what was done to; "Redeployed to the ward" may have been done to the person. */
const PAST =
  /^(?:re-?wrote|redid|rang|\p{L}[\p{L}-]{2,}(?<!e)ed)\s(?!(?:to|from|by|as|for|in|at|on|with|into|of|and|during)\b|\p{Nd}{1,2}[-/])/iu;

/** Also by its British spelling. */
function isPast(word: string): boolean {
  const forms = [word, word.replace(/sed$/, 'zed'), word.replace(/lled$/, 'led')];
  return PAST_VERBS.has(word.toLowerCase()) || forms.some((form) => verbOf(form)?.form === 'past');
}

export function opensWithPast(sentence: string): boolean {
  if (/^Was /.test(sentence)) return true;
  const verb = verbOf(firstWord(sentence));
  // "Dissolved oxygen in can: 28 ppb" is a thing.
  const next = /^\S+\s+(\S+)/.exec(sentence)?.[1] ?? '';
  // "Ofsted inspection": whoever is no verb that we know needs a thing behind it.
  const isUnknown =
    verb === null && PAST.test(sentence) && BEFORE_THING.test(next) && !/^(?:\S+ ){1,5}\S*: /.test(sentence);
  return (isPast(firstWord(sentence)) || isUnknown) && !DONE_BY_OTHERS.test(sentence) && !STATE.test(sentence);
}

/** "Lead 74 associates": a noun such as "Lead time" is followed by another word of its name. */
function opensWithPresent(sentence: string, place: Pick<Place, 'opensWithVerbs'>): boolean {
  if (/^\S+:/.test(sentence)) return false;
  const next = /^\S+\s+(\S+)/.exec(sentence)?.[1] ?? '';
  if (/^(?:Am|Have been) /.test(sentence)) return true;
  // "Support for 40 parents" is a thing.
  if (ALWAYS_VERB.test(sentence) && !/^(?:of|for)$/.test(next)) return true;
  const verb = verbOf(firstWord(sentence).replace(/^co-/i, ''));
  if (verb?.form !== 'base') return isRow(sentence);
  // "Lead English across the school" among duties that open with verbs; not "Lead nurse of the ward".
  const isThing = !PREPOSITION.test(next) && !isRoleWord(next) && !/[.,;:]$/.test(next);
  if ((place.opensWithVerbs === true || /^Lead \p{Lu}/u.test(sentence)) && isThing) return true;
  return isPlainVerb(verb.base) || BEFORE_THING.test(next) || PLURAL.test(next) || isPair(sentence) || isRow(sentence);
}

/** "Support parents": behind a noun there would be another verb. */
const PLURAL = /^\p{Ll}+[^su]s$/u;

export function lowered(sentence: string): string {
  return sentence[0]!.toLowerCase() + sentence.slice(1);
}
