/**
 * What of a note to us may stand in a letter. Only clauses of a kind that serves the employer do; what the applicant
 * asks to leave out goes with what the order points to, and what is private goes with the reason that holds it. When in
 * doubt it is left out: a missing remark costs little, a leaked one a career.
 */
import { isFunctionWord } from '../../../vocabulary/vocabulary.ts';
import { fold, stem, wordsOf } from '../../../vocabulary/words.ts';
import type { ContextWords } from './words.ts';

const TO_A_MACHINE =
  /^(?:system|assistant|user|developer|human|ai)\s*:|\b(?:previous|above|prior|these|all) instructions?\b|\b(?:language model|chatgpt|llm|prompt|jailbreak|as an ai)\b|\byou are (?:now|an?)\b/i;
const NO_PROSE = /[<>{}[\]#\\]|https?:|\bwww\./;
/** "Key skills: Python, SQL" is a line of a form. */
const LABEL = /^(?!(?:Why|The reason|My reason|Reason)\b)\p{Lu}[\p{L} ]{2,24}: (?!\p{Ll})(?=.*\p{L})(?!\d)/u;
const MAX_ANSWER_WORDS = 4;
/** A comma that parts no clauses. */
const APPOSITION = '\u0001';
/** "January 4, 2027", "Austin, Texas" */
const REST_OF_DATE = /^\d{4}\b|^\p{Lu}\p{Ll}+$/u;

/** Why nothing of a sentence is for the employer. */
export type Silence = 'form' | 'asked' | 'private' | 'salary' | 'unrelated';

/** What of a sentence is for the employer, a text for each clause that stands by itself; or why nothing is. */
export interface ForEmployer {
  clauses: ToldClause[];
  silence: Silence | null;
}

/** Of each sentence in turn. */
export function clausesForEmployer(sentences: readonly string[], words: ContextWords, posting: string): ForEmployer[] {
  const salaryAsked = words.salaryAsked.test(posting);
  const cut = sentences.map((sentence) => (isProse(sentence) ? clausesOf(sentence, words) : []));
  const forbidden = obey(cut, words);
  return cut.map((all, at) => {
    const near = [sentences[at]!, sentences[at + 1] ?? ''];
    const judge = { words, forbidden, salaryAsked, isAsked: near.some((one) => words.asked.test(one)) };
    const clauses = told(all, judge);
    return { clauses, silence: clauses.length > 0 ? null : silenceOf(all, judge) };
  });
}

function silenceOf(clauses: readonly Clause[], judge: Judge): Silence {
  if (clauses.length === 0) return 'form';
  if (clauses.some((clause) => clause.isSilent)) return 'asked';
  if (clauses.some(({ text }) => isPrivate(text, judge))) return 'private';
  return !judge.salaryAsked && clauses.some(({ text }) => judge.words.salary.test(text)) ? 'salary' : 'unrelated';
}

function isProse(sentence: string): boolean {
  return !(TO_A_MACHINE.test(sentence) || NO_PROSE.test(sentence) || LABEL.test(sentence));
}

export interface ToldClause {
  text: string;
  /** What limits it. */
  limit: string;
  /** The applicant asks to have it said: whoever "they" are in it, they read it. */
  isWished: boolean;
}

interface Clause {
  text: string;
  isSilent: boolean;
  /** Whether the applicant asks to have it said, of whatever kind it is. */
  isWished: boolean;
  isBracketed: boolean;
}

const NAMED = /, (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}),(?= \p{Ll})/gu;

/** The parts between commas, dashes, brackets, and words that join two clauses. */
function clausesOf(sentence: string, words: ContextWords): Clause[] {
  const clause = (text: string, isBracketed: boolean): Clause => ({
    text: text.replace(/^\s+|[\s!.,]+$/g, '').replaceAll(APPOSITION, ','),
    isSilent: false,
    isWished: false,
    isBracketed,
  });
  const brackets: string[] = [];
  const plain = sentence.replace(/\s*\(([^()]*)\)?/g, (_, inner: string, at: number) => {
    const [first] = inner.split(/,\s*/);
    if (at < sentence.length / 2 && words.kinds.referral.test(sentence) && words.role.test(first!))
      return `${APPOSITION} ${first}${APPOSITION}`;
    brackets.push(...inner.split(/[,;]\s+/));
    return '';
  });
  const { and, joiner, subject, order } = words;
  // "My old colleague, Patrice Dunmore, works …": no clauses either.
  const whole = plain.replace(NAMED, (_, name: string) => `${APPOSITION} ${name}${APPOSITION}`);
  const joint = new RegExp(
    `,?\\s+[-–—]+\\s+|[;,]\\s+|\\s+(?=(?:${and})\\s+(?:${subject})(?=\\s|['’]))|\\s+(?=(?:${joiner})\\s)|\\s+(?=${order.source})`,
    'iu',
  );
  const cut = whole.split(joint).map((text) => clause(text, false));
  return [...withAllWishes(cut, words), ...brackets.map((text) => clause(text, true))].filter(
    ({ text }) => text !== '',
  );
}

const BECAUSE = /^(?:because|since|weil|da|parce que|car|porque)(?!\p{L})/iu;

/** "Mention that I would like to lead, and that I know the town because I grew up there": the second is a wish like the first. */
function withAllWishes(clauses: readonly Clause[], { wrapped, goesOn }: ContextWords): Clause[] {
  const all: Clause[] = [];
  let isWished = false;
  for (const clause of clauses) {
    const isWish = wrapped.some(([found]) => found.test(clause.text));
    if (isWished && goesOn.test(clause.text)) all.push({ ...clause, text: clause.text.replace(goesOn, ''), isWished });
    else if (all.at(-1)?.isWished === true && BECAUSE.test(clause.text)) all.at(-1)!.text += ` ${clause.text}`;
    else all.push(clause);
    isWished ||= isWish;
  }
  return all;
}

/** Silences the orders and what they point to; gives the stems of the words that they name. */
function obey(sentences: readonly Clause[][], words: ContextWords): Set<string> {
  const forbidden = new Set<string>();
  for (const [at, clauses] of sentences.entries()) {
    for (const [place, clause] of clauses.entries()) {
      if (words.yes.test(clause.text) && clause.text.split(' ').length <= MAX_ANSWER_WORDS) clause.isSilent = true;
      const before = clauses.slice(0, place);
      const meant = before.some((one) => tellingWords(one.text, words).length > 0) ? before : (sentences[at - 1] ?? []);
      const isQuestion = clause.text.endsWith('?');
      const isAnswered = words.yes.test(sentences[at + 1]?.[0]?.text ?? '');
      const order = words.order.exec(clause.text);
      const own = tellingWords(clause.text.slice(order?.index ?? 0), words);
      if (order === null && !isQuestion) {
        if (own.length > 0 || !words.wish.test(clause.text)) continue;
        clause.isSilent = true;
        wish(meant);
        continue;
      }
      clause.isSilent = true;
      if (isQuestion && isAnswered) wish(meant);
      else if (own.length === 0 || words.pointsBack.test(clause.text)) silence(meant, words);
      // "Just so you know, …"
      if (place === 0 && own.length === 0) silence(clauses, words);
      if (order !== null) for (const word of own) forbidden.add(stem(word));
    }
  }
  return forbidden;
}

function wish(meant: readonly Clause[]): void {
  const last = meant.findLast((one) => !one.isSilent);
  if (last !== undefined) last.isWished = true;
}

/** What is private, where the order can mean that, with all that follows it; else all of it. */
function silence(meant: readonly Clause[], { private: isPrivate, salary }: ContextWords): void {
  const from = meant.findLastIndex(({ text }) => isPrivate.test(text) || salary.test(text));
  for (const clause of meant.slice(Math.max(0, from))) clause.isSilent = true;
}

/** What an order names itself: "the stroke", and not "that" or "in the letter". */
function tellingWords(text: string, { pointers }: ContextWords): string[] {
  return wordsOf(text.toLowerCase()).filter(
    (word) => !pointers.has(word) && !isFunctionWord(word) && (word.length > 2 || /\d/.test(word)),
  );
}

interface Judge {
  words: ContextWords;
  /** Words that the applicant asks not to mention. */
  forbidden: ReadonlySet<string>;
  isAsked: boolean;
  salaryAsked: boolean;
}

/** Each clause of a kind, with what limits it, names who is meant or ends its date. */
function told(clauses: readonly Clause[], judge: Judge): ToldClause[] {
  const { limit, sequel, role, kinds, when } = judge.words;
  const isDate = new RegExp(`^(?:${when})?(?:\\d{4}|\\p{L}+ \\d{4})(?: \\p{L}+ (?:\\p{L}+ )?\\d{4})?$`, 'iu');
  const said: ToldClause[] = [];
  let waiting: string[] = [];
  let isOpen = false;
  for (const clause of clauses) {
    const text = withoutJoint(clause.text, judge.words);
    const isLimit = limit.test(text) || limit.test(clause.text);
    if (clause.isSilent) {
      isOpen = false;
      waiting = [];
      continue;
    }
    if (isOpen && isLimit && (isPrivate(text, judge) || !isOfKind(text, judge))) {
      if (isPrivate(text, judge)) said.pop();
      else said.at(-1)!.limit += ` ${clause.text}`;
      isOpen = !isPrivate(text, judge);
      continue;
    }
    const kept = isOpen || !sequel.test(text) ? forEmployer(clause, judge) : null;
    if (kept !== null) {
      const isLed = waiting.length > 0 && (limit.test(waiting[0]!) || opensWith(kinds.referral, kept, judge.words));
      if (isLed && waiting.some((one) => isPrivate(one, judge))) return said;
      const joint = clause.text.slice(0, -text.length) || ', ';
      const lead = `${waiting.join(', ')}${joint.startsWith(',') ? '' : ' '}${joint}`;
      said.push({ text: isLed ? lead + kept : kept, limit: '', isWished: clause.isWished });
      isOpen = true;
      waiting = [];
    } else if (isOpen && clause.isBracketed && isDate.test(text)) said.at(-1)!.limit += ` (${text})`;
    else if (isOpen && !isPrivate(text, judge) && belongsToLast(text)) said.at(-1)!.text += `, ${text}`;
    else {
      isOpen &&= clause.isBracketed;
      waiting.push(text);
    }
  }
  return said;

  function belongsToLast(text: string): boolean {
    return (
      (REST_OF_DATE.test(text) && judge.words.lexicon.get(fold(text)) !== text) ||
      (kinds.referral.test(said.at(-1)!.text) && role.test(text))
    );
  }
}

/** Whether the name of whom it speaks stands before the clause. */
function opensWith(pattern: RegExp, text: string, { subject }: ContextWords): boolean {
  const found = pattern.exec(text);
  if (found === null) return false;
  const before = text.slice(0, found.index).trim().split(/\s+/);
  return before.length <= 1 && !new RegExp(`^(?:${subject})$`, 'iu').test(before[0]!);
}

function withoutJoint(clause: string, { and, joiner }: ContextWords): string {
  return clause.replace(new RegExp(`^(?:(?:${and}|${joiner}),?\\s+)+`, 'iu'), '');
}

/** The clause as far as it is for the employer; null when it is not. */
function forEmployer({ text, isWished: isPointedAt }: Clause, judge: Judge): string | null {
  const { words } = judge;
  const bare = withoutJoint(text, words);
  const wanted = words.wrapped.reduce((raw, [found, instead]) => raw.replace(found, instead), bare);
  const isWished = isPointedAt || wanted !== bare;
  const clause = words.remarks.reduce((raw, remark) => raw.replace(remark, ''), wanted).trim();
  const isTold = (raw: string): boolean => raw.split(/\s+/).length >= 2 && (isWished || isOfKind(raw, judge));
  if (words.salary.test(clause) && !judge.salaryAsked) return null;
  if (!isTold(clause)) return null;
  if (!isPrivate(clause, judge)) return clause;
  const named = clause.replace(words.relative, '');
  if (words.kinds.referral.test(named) && !isPrivate(named, judge)) return named;
  // The shortest end that takes what is private with it; a date behind it stays.
  const date = new RegExp(` (?:${words.when})[^,;]*$`, 'iu').exec(clause)?.[0] ?? '';
  for (const { index } of [...clause.matchAll(new RegExp(words.reason, 'giu'))].reverse()) {
    const head = clause.slice(0, index).trim();
    if (isPrivate(head, judge)) continue;
    const rest = head + (isPrivate(date, judge) || head.endsWith(date.trim()) ? '' : date);
    return isOfKind(rest, judge) ? rest : null;
  }
  return null;
}

function isOfKind(text: string, { words, isAsked, salaryAsked }: Judge): boolean {
  if (Object.values(words.kinds).some((kind) => kind.test(text))) return true;
  return (isAsked && words.gap.test(text)) || (salaryAsked && words.salary.test(text));
}

function isPrivate(text: string, { words, forbidden, isAsked }: Judge): boolean {
  const told = isAsked && words.gap.test(text) ? text.replace(words.care, '') : text;
  return words.private.test(told) || wordsOf(text.toLowerCase()).some((word) => forbidden.has(stem(word)));
}
