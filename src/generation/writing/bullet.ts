/**
 * Bullets tidied without changing a fact: they open with their verb, in the tense of the role, without pronouns and
 * "responsible for", and are short enough for two lines. What cannot be tidied is kept in the profile's own words.
 */
import { gerundOf, isPlainVerb, looksPast, pastOf, type Verb, type VerbForm, verbOf } from '../vocabulary/verbs.ts';
import { isFunctionWord } from '../vocabulary/vocabulary.ts';

export interface TidyBullet {
  text: string;
  opensWithVerb: boolean;
  /** Past tense or not, so that a letter can go on from it. */
  tense: 'past' | 'present' | 'other';
}

export const MAX_BULLET_CHARACTERS = 210;
const MIN_PIECE_CHARACTERS = 25;
const MAX_PIECES = 8;

/** The statements of one fact, each as one bullet. Most facts give one. */
export function tidyBullets(fact: string, current: boolean): TidyBullet[] {
  const tidied: TidyBullet[] = [];
  for (const sentence of mergeFragments(statementsOf(fact)).slice(0, MAX_PIECES)) {
    const bullet = tidySentence(sentence, current);
    if (bullet !== null) tidied.push(bullet);
  }
  return tidied;
}

/** The fact in its own words, cut to the same length: what is printed when a tidied line is refused. */
export function plainBullet(fact: string): string {
  return withoutFullStop(shorten(stripMarker(fact), MAX_BULLET_CHARACTERS));
}

const ABBREVIATIONS =
  /(?:^|[\s(])(?:[A-Za-z]|e\.g|i\.e|etc|vs|inc|ltd|co|corp|dr|mr|mrs|ms|st|no|approx|dept|u\.s|jr|sr|ph\.d|[A-Z](?:\.[A-Z])+)\.$/i;

export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const part of stripMarker(text).split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}"“(])|(?<=[。！？])/u)) {
    open = open === '' ? part : `${open} ${part}`;
    if (ABBREVIATIONS.test(open)) continue;
    sentences.push(open);
    open = '';
  }
  if (open !== '') sentences.push(open);
  return sentences;
}

/** Sentences, and statements that ran together without a full stop: "… for clients Create monthly reports". */
function statementsOf(fact: string): string[] {
  const tidy = fact.replace(/ +([,;])(?=\S)/g, '$1 ').replace(/ +([,;])/g, '$1');
  return sentencesOf(tidy).flatMap(splitRunOn);
}

function splitRunOn(sentence: string): string[] {
  const words = sentence.split(' ');
  const long = words.length >= LONG_WORDS;
  const statements: string[] = [];
  let open: string[] = [];
  for (const [at, word] of words.entries()) {
    const mayEnd = open.length >= MIN_RUN_ON_WORDS && endsStatement(words[at - 1]!);
    if (mayEnd && opensStatement(word, words[at + 1] ?? '', long)) {
      statements.push(open.join(' '));
      open = [];
    }
    open.push(word);
  }
  return [...statements, open.join(' ')];
}

const MIN_RUN_ON_WORDS = 3;
/** A statement of so many words is most likely several. */
const LONG_WORDS = 22;
/** After these a capitalised verb is part of a name. */
const LEADS_ON = /^(?:the|a|an|of|and|or|to|for|in|on|with|by|from|at|as|via|using|including)$/;

function endsStatement(word: string): boolean {
  return /[\p{Ll})]$/u.test(word) && !LEADS_ON.test(word);
}

function opensStatement(word: string, next: string, long: boolean): boolean {
  const core = /^(\p{Lu}\p{Ll}+)/u.exec(word)?.[1]?.toLowerCase();
  if (core === undefined) return false;
  if (core === 'responsible' || core === 'accountable') return true;
  const verb = verbOf(core);
  if (verb === null || verb.form === 'third') return false;
  // "Review" and "Process" are nouns as often as verbs: only a long run of words makes them verbs.
  return isPlainVerb(verb.base) || (long && verb.form === 'base' && /^\p{Ll}/u.test(next));
}

/** A very short sentence belongs to the one before it. */
function mergeFragments(sentences: readonly string[]): string[] {
  const merged: string[] = [];
  for (const sentence of sentences) {
    const isFragment = sentence.length < MIN_PIECE_CHARACTERS && merged.length > 0;
    if (isFragment) merged[merged.length - 1] += ` ${sentence}`;
    else merged.push(sentence);
  }
  return merged;
}

function stripMarker(text: string): string {
  return text.replace(/^[\s•▪◦●○■□➢➤✓✔*·–—-]+(?=\S)/u, '').replace(/^\(?\d{1,2}[.)]\s+/, '');
}

function tidySentence(sentence: string, current: boolean): TidyBullet | null {
  const opened = openWithVerb(dropPronouns(sentence.trim()), current);
  const text = withoutFullStop(shorten(opened, MAX_BULLET_CHARACTERS));
  if (!/\p{L}/u.test(text)) return null;
  const capitalised = text[0]!.toUpperCase() + text.slice(1);
  const first = /^[\p{L}-]+/u.exec(text)?.[0] ?? '';
  const verb = verbOf(first);
  const past = verb?.form === 'past' || (verb === null && looksPast(first));
  const present = verb?.form === 'base';
  return { text: capitalised, opensWithVerb: past || present, tense: past ? 'past' : present ? 'present' : 'other' };
}

const DUTY =
  /^(?:(?:I\s+)?(?:was|am|were|is)\s+)?(?:(?:also|solely|directly|primarily|mainly)\s+)?(?:responsible for|responsibilities (?:included?|include)|duties (?:included?|include|consisted of)|(?:in\s+)?charged? (?:of|with)|accountable for|tasked with|job duties include|duties:?)\s*:?\s*/i;
const ADVERB = /^(?:(?:and|also|additionally|currently|often),?\s+)?(?:\p{L}+ly\s+)?(?=\p{L})/iu;
const SUBJECT =
  /^(?:I|we|he|she|they|my (?:role|job|duties|work) (?:was|is|were|are|included|includes)(?: to)?)\s+(?:(?:have|had|has|am|was|were)\s+)?/i;

function dropPronouns(text: string): string {
  return text
    .replace(/^(?:I|We)['’](?:ve|m|d)\s+/i, '')
    .replace(SUBJECT, '')
    .replace(/\b(?:my|our)\b/gi, (word) => (word[0] === word[0]!.toUpperCase() ? 'The' : 'the'))
    .replace(/(?<=[\s,])I (?=[a-z])/g, '');
}

function openWithVerb(text: string, current: boolean): string {
  const duty = DUTY.exec(text);
  const bare = dropAdverb(duty ? text.slice(duty[0].length) : text);
  const first = /^[\p{L}-]+/u.exec(bare)?.[0];
  if (first === undefined) return text;
  const verb = verbOf(first);
  if (duty && verb?.form !== 'gerund')
    return `${current ? 'Handle' : 'Handled'} ${lowerFirst(bare.replace(/^also /, ''))}`;
  if (verb === null || (verb.form === 'gerund' && duty === null && isNoun(bare))) return bare;
  if (verb.form === 'past' && !isInvariant(verb)) return bare;
  if (verb.form === 'base' && !isPlainVerb(verb.base) && !hasObject(bare)) return bare;
  return inTense(bare, current, verb.form === 'gerund');
}

/** "Successfully managed" says no more than "managed"; an adverb before anything else stays. */
function dropAdverb(text: string): string {
  const bare = text.replace(ADVERB, '');
  const first = /^[\p{L}-]+/u.exec(bare)?.[0] ?? '';
  return verbOf(first) === null ? text : bare;
}

const TRADES =
  /^(?:accounting|marketing|engineering|training|staffing|banking|nursing|purchasing|budgeting|recruiting|advertising|consulting|networking)\b/i;

/** "Filing of reports" and "Accounting duties" open with a noun that only looks like a verb. */
function isNoun(text: string): boolean {
  return /^\S+ of\b/.test(text) || (TRADES.test(text) && !/^\S+ (?:the|a|an|all|new|and)\b/.test(text));
}

/** After these the verbs belong to a clause of their own. */
const GOVERNING = new Set([
  'to',
  'that',
  'who',
  'which',
  'by',
  'of',
  'for',
  'in',
  'while',
  'when',
  'including',
  'new',
  'such',
  'how',
  'through',
  'from',
]);

/** "read", "set" and "cut" are their own past. */
function isInvariant(verb: Verb): boolean {
  return pastOf(verb.base) === verb.base;
}

/** "Project Leadership roles" and "Market research" open with a noun; "Review contracts" and "Test the pumps" with a verb. */
function hasObject(text: string): boolean {
  const second = text.split(' ')[1] ?? '';
  return (
    isFunctionWord(second) ||
    /^(?:various|new|multiple|several|daily|weekly|monthly|annual|directly|closely)$/.test(second) ||
    /^\p{Ll}+[^s\W]s[,]?$/u.test(second)
  );
}

/** Turns the leading verb, and the verbs joined to it, into the tense of the role. */
function inTense(text: string, current: boolean, fromGerund: boolean): string {
  const forms: readonly VerbForm[] = fromGerund ? ['gerund'] : ['base', 'third'];
  return changeVerbs(text, forms, (base) => (current ? base : pastOf(base)));
}

const ARTICLE = /^(?:the|a|an|all|any|their|its)$/;

/** Changes the leading verbs ("collect, record and file"), and plain verbs that are joined to them further on. */
function changeVerbs(text: string, from: readonly VerbForm[], to: (base: string) => string): string {
  const words = text.split(' ');
  let leading = true;
  let governed = false;
  for (const [at, word] of words.entries()) {
    const [, core = '', tail = ''] = /^([\p{L}-]+)(.*)$/u.exec(word) ?? [];
    const before = words[at - 1];
    if (before !== undefined && GOVERNING.has(before)) governed = true;
    if (before?.endsWith(';')) governed = false;
    const verb = at === 0 || isJoint(before) ? verbOf(core) : null;
    const hasForm = verb !== null && (from.includes(verb.form) || (at === 0 && isInvariant(verb)));
    const plain = verb !== null && (isPlainVerb(verb.base) || ARTICLE.test(words[at + 1] ?? ''));
    if (hasForm && (leading || (!governed && plain))) words[at] = matchCase(core, to(verb.base)) + tail;
    else if (!isJoint(word) || word.length > 3) leading = false;
  }
  return words.join(' ');
}

function isJoint(word: string | undefined): boolean {
  return word === 'and' || word === '&' || (word?.endsWith(',') ?? false);
}

const CLAUSE_BREAKS: readonly RegExp[] = [
  /[;.]\s/g,
  /\s[–—-]\s/g,
  /,\s(?=(?:which|while|including|such as|resulting|ensuring|to ensure|in order|as well as|thereby|where|with)\b)/g,
  /\s(?=(?:including|such as|in order to|as well as|to ensure|resulting in|while)\b)/g,
  /,\s(?=and\b)/g,
  /,\s/g,
];
const MIN_SHARE_KEPT = 0.4;

/** Cuts a long statement at the last clause that still fits. What is left says less, never something else. */
export function shorten(text: string, limit: number): string {
  const clause = shortenAtClause(text, limit);
  if (clause !== null) return clause;
  const space = text.lastIndexOf(' ', limit);
  const cut = text.slice(0, space > limit / 2 ? space : limit).replace(DANGLING, '');
  return closeBrackets(cut.toWellFormed());
}

const DANGLING = /\s+(?:and|or|of|to|for|in|on|with|the|a|an|by|from|at|as|that)$/i;

/** Like `shorten`, but null where there is no clause to cut at. */
export function shortenAtClause(text: string, limit: number): string | null {
  if (text.length <= limit) return text;
  for (const breaks of CLAUSE_BREAKS) {
    const cuts = [...text.matchAll(breaks)].map((match) => match.index).filter((at) => at <= limit);
    const last = cuts.at(-1);
    if (last !== undefined && last >= limit * MIN_SHARE_KEPT) return joinLast(closeBrackets(text.slice(0, last)));
  }
  return null;
}

/** A list cut short gets its "and" back: "reports, audits" → "reports and audits". */
function joinLast(text: string): string {
  const at = text.lastIndexOf(', ');
  const last = text.slice(at + 2);
  const verb = verbOf(last.split(' ', 1)[0]!);
  const opensClause = verb !== null && (verb.form === 'past' || verb.form === 'gerund' || isPlainVerb(verb.base));
  const isListItem = at > 0 && last.split(' ').length <= 4 && !opensClause;
  if (!isListItem || /^(?:and|or|which|while|with|as|to|for|in|by|including|such)\b/.test(last)) return text;
  return `${text.slice(0, at)} and ${last}`;
}

function closeBrackets(text: string): string {
  const open = text.lastIndexOf('(');
  return open > text.lastIndexOf(')') ? text.slice(0, open).trimEnd() : text;
}

function withoutFullStop(text: string): string {
  return text
    .replace(/[\s,;:]+$/, '')
    .replace(/(?<!\b(?:etc|inc|ltd|co|jr|sr|[A-Z]))[.。]+$/i, '')
    .trimEnd();
}

/** Lower-cases a first letter unless the word is a name or an acronym. */
export function lowerFirst(text: string): string {
  const first = text.split(' ', 1)[0]!;
  const keeps = /[A-Z\d].*[A-Z]|[a-z][A-Z]/.test(first);
  return keeps ? text : text[0]!.toLowerCase() + text.slice(1);
}

function matchCase(model: string, word: string): string {
  return model[0] === model[0]!.toUpperCase() ? word[0]!.toUpperCase() + word.slice(1) : word;
}

/** "Managed and filed reports" → "managing and filing reports"; null where not all verbs can follow. */
export function asGerund(text: string): string | null {
  const first = /^[\p{L}-]+/u.exec(text)?.[0];
  const verb = first === undefined ? null : verbOf(first);
  if (verb === null || verb.form === 'gerund') return null;
  const changed = changeLeading(text, verb.form);
  return hasLaterVerb(changed, verb.form) ? null : changed;
}

function changeLeading(text: string, form: VerbForm): string {
  const words = text.split(' ');
  for (const [at, word] of words.entries()) {
    const [, core = '', tail = ''] = /^([\p{L}-]+)(.*)$/u.exec(word) ?? [];
    const verb = at === 0 || isJoint(words[at - 1]) ? verbOf(core) : null;
    if (verb?.form === form) words[at] = gerundOf(verb.base) + tail;
    else if (word !== 'and') break;
  }
  return words.join(' ');
}

/** "selling merchandise and provided service" would be no sentence. */
function hasLaterVerb(text: string, form: VerbForm): boolean {
  const words = text.split(' ');
  return words.some((word, at) => {
    if (at === 0 || !isJoint(words[at - 1])) return false;
    const core = word.replace(/[^\p{L}-]+$/u, '');
    const verb = verbOf(core);
    return verb?.form === form && (form === 'past' || isPlainVerb(core));
  });
}
