/** A statement turned so that it opens with its verb, in the tense of the role, without a person in it. */
import { verbOfDeed } from '../vocabulary/deed-nouns.ts';
import { isPlainVerb, pastOf, verbOf } from '../vocabulary/verbs.ts';
import { isFunctionWord } from '../vocabulary/vocabulary.ts';
import { asGerund, inTense, isInvariant, leadingVerb, type Tense } from './tense.ts';

const DUTY =
  /^(?:(?:I\s+)?(?:was|am|were|is)\s+)?(?:(?:also|solely|directly|fully)\s*,?\s+)?(?:responsible for|responsibilities (?:included?|include)|duties (?:included?|include|consisted of)|(?:in\s+)?charged? (?:of|with)|accountable for|tasked with|job duties include|duties:?)\s*:?\s*/i;
const SUBJECT =
  /^(?:I|we|he|she|they|my (?:role|job|duties|work) (?:was|is|were|are|included|includes)(?: to)?)\s+(?:(?:have|had|has|am|was|were)\s+)?/i;
const ADVERB = /^(?:(?:and|also|additionally|currently),?\s+)?(?:\p{L}+ly\s+(?:and\s+\p{L}+ly\s+)?)?(?=\p{L})/iu;
/** How far or with whom: without these a statement would say more than its fact. */
const LIMIT =
  /^(?:sometimes|at times|often|seldom|in part|(?:partial|part|occasional|rare|infrequent|irregular|periodic(?:al)?|intermittent|temporari|provisional|joint|collective|collaborative|cooperative|main|primari|chief|large|most|general|usual|typical|near|brief|initial|original|former|previous|informal|indirect|remote|nominal|theoretical|tentative|approximate|rough|annual)ly),?\s+(?=\p{L})/iu;
/** The same of time; before a noun they are its adjectives: "Daily reports". */
const HOW_OFTEN = /^(?:yearly|quarterly|monthly|bi-?weekly|weekly|daily|nightly|hourly),?\s+(?=\p{L})/iu;
/** "In the clinic, performed …", "During the move, I kept …" */
const FRONTED = /^((?:in|at|on|during|for|within|throughout|as)\s[^,;]{3,60}),\s+(\p{L}[^;]*)$/iu;
const MAX_FRONTED_REST_WORDS = 26;

export function asDeed(statement: string, tense: Tense): string {
  const bare = dropPronouns(statement.trim());
  const limit = limitOf(bare);
  const deed = openWithVerb(verbFirst(bare.slice(limit.length)), tense).replace(INNER_DUTY, innerDuty);
  return limit === '' ? deed : limit + lowerFirst(deed);
}

function limitOf(text: string): string {
  const often = HOW_OFTEN.exec(text)?.[0];
  if (often === undefined) return LIMIT.exec(text)?.[0] ?? '';
  const verb = leadingVerb(text.slice(often.length));
  return verb !== null && (verb.form === 'past' || isPlainVerb(verb.base)) ? often : '';
}

function dropPronouns(text: string): string {
  return text
    .replace(/^(?:I|We)['’](?:ve|m|d)\s+/i, '')
    .replace(SUBJECT, '')
    .replace(/\b(?:my|our) (?=own\b)/gi, '')
    .replace(/\b(?:my|our)\b/gi, (word) => (word[0] === word[0]!.toUpperCase() ? 'The' : 'the'))
    .replace(SUBORDINATE, (whole, conjunction: string, deed: string) => {
      const gerund = asGerund(deed);
      return gerund === null ? whole : `${conjunction} ${gerund}`;
    })
    .replace(NEW_CLAUSE, '');
}

/** "after I redesigned" → "after redesigning". */
const SUBORDINATE = /\b(after|before|while|when|since|by) I (?:had )?(\p{Ll}[^;.]*)/gu;
/** Where a clause begins the person can go; within one, "the playbook I wrote" cannot be said without. */
const NEW_CLAUSE = /(?<=[,;:)\]] |\d |\b(?:and|then|also) )I (?=\p{Ll})/gu;

/** The deed before its circumstances: "In the clinic, performed tests" → "performed tests in the clinic". */
function verbFirst(text: string): string {
  const [, front, rest] = FRONTED.exec(text) ?? [];
  if (front === undefined || rest === undefined || rest.split(' ').length > MAX_FRONTED_REST_WORDS) return text;
  const verb = leadingVerb(rest);
  if (verb?.form !== 'past' && !(verb?.form === 'base' && isPlainVerb(verb.base))) return text;
  return `${rest.replace(/[.\s]+$/, '')} ${front[0]!.toLowerCase()}${front.slice(1)}`;
}

function openWithVerb(text: string, tense: Tense): string {
  const duty = DUTY.exec(text);
  const bare = dropAdverb(duty ? text.slice(duty[0].length) : text);
  if (bare === '') return text;
  const named = fromNoun(bare, tense);
  if (named !== null) return named;
  const verb = leadingVerb(bare);
  if (duty && verb?.form !== 'gerund') return handled(bare, tense);
  if (verb === null || (verb.form === 'gerund' && duty === null && isTrade(bare))) return bare;
  if (verb.form === 'base' && !isPlainVerb(verb.base) && !isInvariant(verb) && !hasObject(bare)) return bare;
  return inTense(bare, tense);
}

/** What one was responsible for one handled: no other verb claims as little. */
function handled(object: string, tense: Tense): string {
  return `${tense === 'present' ? 'Handle' : 'Handled'} ${lowerFirst(object.replace(/^also /i, ''))}`;
}

/** Verbs without an object of their own, and the word that leads to it. */
const LINKED: Readonly<Record<string, string>> = { dispose: 'of', liaise: 'with', account: 'for', apply: 'for' };
const NOUN = String.raw`([\p{L}-]+(?:ion|ment|sis|al|ance|ing|ery)|Review|Design|Audit)`;
const NAMED_DEED = new RegExp(String.raw`^${NOUN}(?: (and) ${NOUN})? (of|in) (?=\p{Ll}|\p{Lu}{2,}\b|\d|\$)`, 'u');

/** "Reconciliation of monthly charts" → "Reconciled monthly charts". */
function fromNoun(text: string, tense: Tense): string | null {
  const match = NAMED_DEED.exec(text);
  if (match === null) return null;
  const [whole, first = '', and, second, link] = match;
  const bases = [first, ...(second === undefined ? [] : [second])].map(baseOfNoun);
  if (bases.some((base) => base === null)) return null;
  if (link === 'in' && !/^participation$/i.test(first)) return null;
  const verbs = bases.map((base) => (tense === 'past' ? pastOf(base!) : base!));
  const linked = link === 'in' ? 'in ' : LINKED[bases.at(-1)!] ? `${LINKED[bases.at(-1)!]} ` : '';
  const opening = verbs.join(` ${and} `);
  return `${opening[0]!.toUpperCase()}${opening.slice(1)} ${linked}${text.slice(whole.length)}`;
}

function baseOfNoun(noun: string): string | null {
  const verb = verbOf(noun);
  if (verb?.form === 'gerund' || verb?.form === 'base') return verb.base;
  return verbOfDeed(noun);
}

/** "Successfully managed" says no more than "managed"; an adverb before anything else stays. */
function dropAdverb(text: string): string {
  if (HOW_OFTEN.test(text)) return text;
  const bare = text.replace(ADVERB, '');
  return leadingVerb(bare) === null ? text : bare;
}

/** "Acting" before a title is a rank, not a deed. */
const TRADES =
  /^(?:acting(?! as\b)|accounting|marketing|engineering|training|staffing|banking|nursing|purchasing|budgeting|recruiting|advertising|consulting|networking)\b/i;

/** "Accounting duties" opens with a noun that only looks like a verb. */
function isTrade(text: string): boolean {
  return TRADES.test(text) && !/^\S+ (?:the|a|an|all|new|and)\b/.test(text);
}

/** "Project Leadership roles" and "Market research" open with a noun; "Review contracts" and "Test the pumps" with a verb. */
function hasObject(text: string): boolean {
  const words = text.split(' ');
  const [first = '', second = '', third = ''] = words;
  if (first.endsWith(',') || second === 'and') return isBase(second === 'and' ? third : second);
  const joined = words.some((word, at) => at > 1 && words[at - 1] === 'and' && isBase(word) && isPlainVerb(word));
  return (
    joined ||
    hasPluralObject(words) ||
    isFunctionWord(second) ||
    /^(?:various|new|multiple|several|daily|weekly|monthly|annual)$|^\p{Ll}{3,}ly$/u.test(second) ||
    /^\p{Ll}+[^s\W]s[,]?$/u.test(second)
  );
}

/** Nouns too, but at the head of a statement hardly ever. */
const MOSTLY_VERBS =
  /^(?:review|pull|monitor|schedule|update|train|draft|handle|help|guide|coach|mentor|recruit|answer|check|record)$/i;

/** "Review ad materials", but not "Review board member". */
function hasPluralObject(words: readonly string[]): boolean {
  const near = words.slice(2, 4);
  return (
    MOSTLY_VERBS.test(words[0]!) &&
    /^\p{Ll}/u.test(words[1] ?? '') &&
    near.some((word) => /^\p{Ll}+[^s\W]s,?$/u.test(word))
  );
}

function isBase(word: string): boolean {
  return verbOf(word.replace(/,$/, ''))?.form === 'base';
}

const INNER_DUTY = /\b(?:who (?:is|was|were|are) )?responsible for (?:the )?(\p{L}+)/giu;

/** "a crew responsible for maintaining" is a crew maintaining; anything else it was handling. */
function innerDuty(_: string, next: string): string {
  return verbOf(next)?.form === 'gerund' ? next : `handling ${next}`;
}

/** Lower-cases a first letter unless the word is a name or an acronym. */
export function lowerFirst(text: string): string {
  const first = text.split(' ', 1)[0]!;
  const keeps = /[A-Z\d].*[A-Z]|[a-z][A-Z]/.test(first);
  return keeps ? text : text[0]!.toLowerCase() + text.slice(1);
}
