/** A fact of the profile, cut into tokens, with the places at which a line that quotes it may begin. */
import { isPlainVerb, type Verb, verbOf } from '../../vocabulary/verbs.ts';
import { normOf, type Token, tokensOf } from './tokens.ts';

export interface Statement {
  text: string;
  tokens: Token[];
  /** Where a sentence, or a clause with a verb of its own, begins. */
  starts: ReadonlySet<number>;
  /** Where the duty begins after "responsible for" and the like; a line may say "handled" there. */
  dutyStarts: ReadonlySet<number>;
}

export function statementOf(text: string): Statement {
  const tokens = tokensOf(text);
  const dutyStarts = withSkipped(tokens, dutyStartsOf(tokens));
  const starts = new Set(tokens.flatMap((_, at) => (opensClause(tokens, at, dutyStarts.size > 0) ? [at] : [])));
  return { text, tokens, starts: withSkipped(tokens, [...starts, ...dutyStarts]), dutyStarts };
}

/** A line may begin after words that could be left out. */
function withSkipped(tokens: readonly Token[], starts: readonly number[]): Set<number> {
  const all = new Set(starts);
  for (const start of starts) {
    let at = start;
    while (at < tokens.length - 1 && isSkippable(tokens[at]!)) all.add(++at);
  }
  return all;
}

/** Saying these of a deed makes it smaller: whoever leaves them out says more than the profile. */
const HEDGES = new Set(
  `help assist support aid contribute participate participation collaborate shadow observe learn try attempt intern trainee assistant co
  involve exposure partake hope aim propose`
    .split(/\s+/)
    .map(normOf),
);
const NEGATIONS = new Set(
  'no not never without neither nor none cannot lack hardly rarely fail unable don doesn didn wasn isn'
    .split(' ')
    .map(normOf),
);

/** Words that a line may leave out anywhere without saying more than the profile does. */
const SKIPPABLE = new Set(
  `a an the i we my our me us mine it its they them their he she his her hers was were am is are be been being has have
  had do did also and all any various several very then there this these those successfully so both etc s`.split(/\s+/),
);
/** Adverbs that must stay: without them more is said. */
const LIMITING_ADVERB =
  /^(?:partial|part|near|hard|rare|occasional|temporari|joint|main|most|former|previous|rough|approximate|virtual|potential|on|scarce|bare|relative|close|indirect|tentative|usual|general|possib|probab|early|fami|collective|collaborative|cooperative|periodic(?:al)?|infrequent|irregular|intermittent|provisional|primari|chief|large|typical|brief|initial|original|informal|remote|nominal|theoretical)ly$/;

export function isSkippable(token: Token): boolean {
  if (SKIPPABLE.has(token.raw.toLowerCase())) return true;
  return /^[a-z]{3,}ly$/i.test(token.raw) && !LIMITING_ADVERB.test(token.raw.toLowerCase());
}

/** Whether the sentence around `at` takes back or weakens, before it, what stands there. */
export function isWeakened(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= 0; before--) {
    if (HEDGES.has(tokens[before]!.norm) || NEGATIONS.has(tokens[before]!.norm)) return true;
    if (tokens[before]!.before === 'stop' || opensRunOn(tokens, before)) break;
  }
  return false;
}

export function isNegated(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]!.before === 'stop') return false;
  for (let before = at - 1; before >= 0; before--) {
    if (NEGATIONS.has(tokens[before]!.norm)) return true;
    if (tokens[before]!.before !== 'none') break;
  }
  return false;
}

const DUTIES: readonly (readonly string[])[] = [
  'responsible for',
  'accountable for',
  'responsibilities include',
  'duties include',
  'duties consist of',
  'functions include',
  'charge of',
  'charged with',
  'tasked with',
  'responsibilities',
  'duties',
].map((words) => words.split(' ').map(normOf));

function dutyStartsOf(tokens: readonly Token[]): number[] {
  return tokens.flatMap((token, at) => {
    const duty = DUTIES.find((words) => words.every((word, offset) => tokens[at + offset]?.norm === word));
    if (duty === undefined || isWeakened(tokens, at)) return [];
    const start = at + duty.length;
    const isNote = token.before === 'stop' || tokens[start]?.before === 'stop';
    return start < tokens.length && (duty.length > 1 || isNote) ? [start] : [];
  });
}

function opensClause(tokens: readonly Token[], at: number, isDuty: boolean): boolean {
  const token = tokens[at]!;
  if (token.before === 'stop' || opensRunOn(tokens, at)) return true;
  if (followsHeading(tokens, at)) return true;
  const verb = verbOf(token.raw);
  if (/^(?:i|we)$/i.test(token.raw)) return token.before === 'comma';
  if (verb === null) return false;
  const isJoined = token.before === 'comma' || /^(?:and|&)$/i.test(tokens[at - 1]!.raw);
  return isJoined && isVerbOfItsOwn(verb, tokens, at, isDuty);
}

/** Headings that ran into the text they stood above. */
const HEADING = /^(?:accomplishments?|achievements?|highlights|results?|tasks?|projects?|notes?|details|skills used)$/i;
const MAX_HEADING_TOKENS = 2;

function followsHeading(tokens: readonly Token[], at: number): boolean {
  for (let from = Math.max(0, at - MAX_HEADING_TOKENS); from < at; from++) {
    const heading = tokens.slice(from, at).map((token) => token.raw);
    if (tokens[from]!.before === 'stop' && HEADING.test(heading.join(' '))) return true;
  }
  return false;
}

/** After these a capital is part of a name. */
const LEADS_ON = /^(?:the|an?|of|and|or|to|for|in|on|with|by|from|at|as|via|using|including)$/i;

/** Where a new statement begins without a full stop before it: "… for clients Create monthly reports". */
function opensRunOn(tokens: readonly Token[], at: number): boolean {
  const [previous, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (previous === undefined || next === undefined || !/^\p{Lu}\p{Ll}+$/u.test(token.raw)) return false;
  if (/^(?:responsible|accountable)$/i.test(token.raw)) return true;
  const verb = verbOf(token.raw);
  if (verb === null || verb.form === 'third' || LEADS_ON.test(previous.raw)) return false;
  const isPlain = isPlainVerb(verb.base);
  const goesOn = /^\p{Ll}/u.test(next.raw);
  const isAfterName = /^\p{Lu}/u.test(previous.raw) && token.before === 'none';
  if (!isAfterName) return isPlain || goesOn;
  // "Annual Report" and "Senior Managing Director" are names; "Change Requests Doing analysis" is not.
  const isAfterHeading = previous.before !== 'none' && verb.form === 'past';
  return isPlain && verb.form !== 'base' && (goesOn || isAfterHeading);
}

/** "… and managed" stands by itself; in "helped plan and manage" the second verb hangs on "helped". */
function isVerbOfItsOwn(verb: Verb, tokens: readonly Token[], at: number, isDuty: boolean): boolean {
  if (verb.form === 'past') return !isNegated(tokens, at);
  if (verb.form === 'gerund') return isDuty && !isWeakened(tokens, at);
  return !isWeakened(tokens, at);
}
