/**
 * What of a note to us may stand in a letter. Only clauses of a kind that serves the employer do; what the applicant
 * asks to leave out goes with what the order points to, and what is private goes with the reason that holds it. When in
 * doubt it is left out: a missing remark costs little, a leaked one a career.
 */
import { isFunctionWord } from '../../vocabulary/vocabulary.ts';
import { stem, wordsOf } from '../../vocabulary/words.ts';
import type { ContextWords } from './context-words.ts';

const TO_A_MACHINE =
  /^(?:system|assistant|user|developer|human|ai)\s*:|\b(?:previous|above|prior|these|all) instructions?\b|\b(?:language model|chatgpt|llm|prompt|jailbreak|as an ai)\b|\byou are (?:now|an?)\b/i;
const NO_PROSE = /[<>{}[\]#\\]|https?:|\bwww\./;
/** "Key skills: Python, SQL" is a line of a form. */
const LABEL = /^\p{Lu}[\p{L} ]{2,24}: (?!\p{Ll})/u;

/** The clauses of the sentences that are for the employer, a text for each that stands by itself. */
export function clausesForEmployer(sentences: readonly string[], words: ContextWords, posting: string): string[] {
  const { kept, forbidden } = withoutOrders(sentences, words);
  const isAsked = (at: number): boolean =>
    [sentences[at], sentences[at + 1]].some((one) => one !== undefined && words.asked.test(one));
  return kept.flatMap((sentence, at) => {
    if (sentence === null || TO_A_MACHINE.test(sentence) || NO_PROSE.test(sentence) || LABEL.test(sentence)) return [];
    const judge: Judge = { words, forbidden, isAsked: isAsked(at), salaryAsked: words.salaryAsked.test(posting) };
    return clausesIn(sentence, judge);
  });
}

interface Judge {
  words: ContextWords;
  /** Words that the applicant asks not to mention. */
  forbidden: ReadonlySet<string>;
  isAsked: boolean;
  salaryAsked: boolean;
}

interface WithoutOrders {
  /** Null where the whole sentence is not to be said. */
  kept: (string | null)[];
  forbidden: Set<string>;
}

function withoutOrders(sentences: readonly string[], words: ContextWords): WithoutOrders {
  const kept: (string | null)[] = [...sentences];
  const forbidden = new Set<string>();
  for (const [at, sentence] of sentences.entries()) {
    const start = orderIn(sentence, sentences[at + 1], words);
    if (start === null) continue;
    const before = sentence.slice(0, start);
    const own = tellingWords(sentence.slice(start), words);
    if (own.length === 0) {
      kept[at] = null;
      if (tellingWords(before, words).length === 0 && at > 0) kept[at - 1] = null;
      continue;
    }
    kept[at] = before;
    for (const word of own) forbidden.add(stem(word));
  }
  return { kept, forbidden };
}

/** Where an order to leave out begins, or a question to us that the next sentence does not answer with yes. */
function orderIn(sentence: string, next: string | undefined, words: ContextWords): number | null {
  const order = words.order.exec(sentence);
  if (order !== null) return order.index;
  if (!sentence.endsWith('?')) return null;
  const start = partsOf(sentence, words).at(-1)!.at;
  const isYes = next !== undefined && words.yes.test(next);
  return isYes || tellingWords(sentence.slice(start), words).length > 0 ? null : start;
}

/** What an order names itself: "the stroke", and not "that" or "in the letter". */
function tellingWords(text: string, { pointers }: ContextWords): string[] {
  return wordsOf(text.toLowerCase()).filter((word) => !pointers.has(word) && !isFunctionWord(word) && word.length > 2);
}

interface Part {
  text: string;
  /** What joins it to the part before it. */
  joint: string;
  /** Whether it has a subject of its own. */
  isClause: boolean;
  at: number;
}

/** The parts between commas, dashes, and words that join two clauses. */
function partsOf(sentence: string, words: ContextWords): Part[] {
  const clause = `(?:(?:${words.and})\\s+)*(?:${words.subject})(?=\\s|['’])`;
  const joint = new RegExp(
    `,?\\s+[-–—]\\s+|[;,]\\s+|\\s+(?=(?:${words.and})\\s+(?:${words.subject})(?=\\s|['’]))`,
    'giu',
  );
  const parts: Part[] = [];
  let at = 0;
  let before = '';
  for (const found of [...sentence.matchAll(joint), null]) {
    const text = sentence.slice(at, found?.index ?? sentence.length);
    const isClause = parts.length === 0 || !before.includes(',') || new RegExp(`^${clause}`, 'iu').test(text);
    parts.push({ text, joint: before, isClause, at });
    if (found === null) break;
    at = found.index + found[0].length;
    before = found[0];
  }
  return parts;
}

/** Each clause of a kind; a part without a subject stands with the clause before it only where it is of a kind too. */
function clausesIn(sentence: string, judge: Judge): string[] {
  const { words } = judge;
  const said: string[] = [];
  let waiting = '';
  let isOpen = false;
  for (const { text, joint, isClause } of partsOf(withoutBrackets(sentence, judge), words)) {
    if (isClause && !words.condition.test(waiting)) waiting = '';
    const kept = text.trim().endsWith('?') ? null : forEmployer(text, judge);
    if (kept === null) {
      isOpen &&= isRestOfDate(text, judge);
      if (isOpen) said[said.length - 1] += joint + text;
      else waiting += (waiting === '' ? '' : joint) + text;
      continue;
    }
    const isLed = waiting !== '' && (words.condition.test(waiting) || words.kinds.referral.test(kept));
    if (isLed && isPrivate(waiting, judge)) return said;
    const isJoined = isOpen && !isLed && withoutJoint(kept, words) !== kept;
    if (isJoined) said[said.length - 1] += joint + kept;
    else said.push(isLed ? waiting + joint + kept : withoutJoint(kept, words));
    isOpen = true;
    waiting = '';
  }
  return said;
}

/** "January 4, 2027", "Austin, Texas" */
function isRestOfDate(text: string, judge: Judge): boolean {
  return !isPrivate(text, judge) && (/^\d{4}\b/.test(text) || /^\p{Lu}\p{Ll}+$/u.test(text));
}

function withoutJoint(clause: string, { and }: ContextWords): string {
  return clause.replace(new RegExp(`^(?:(?:${and})\\s+)+`, 'iu'), '');
}

function withoutBrackets(sentence: string, judge: Judge): string {
  return sentence.replace(/\s*\(([^()]*)\)/g, (whole, inner: string) =>
    isOfKind(inner, judge) && !isPrivate(inner, judge) ? whole : '',
  );
}

/** The clause as far as it is for the employer; null when it is not. */
function forEmployer(raw: string, judge: Judge): string | null {
  const { words } = judge;
  const asked = raw.replace(words.mention[0], words.mention[1]).replace(words.wrapped, '');
  const isWished = asked !== raw;
  const clause = words.remarks.reduce((text, remark) => text.replace(remark, ''), asked).trim();
  const isTold = (text: string): boolean => text.split(/\s+/).length >= 2 && (isWished || isOfKind(text, judge));
  if (words.salary.test(clause) && !judge.salaryAsked) return null;
  if (!isTold(clause)) return null;
  if (!isPrivate(clause, judge)) return clause;
  const named = clause.replace(words.relative, '');
  if (words.kinds.referral.test(named) && !isPrivate(named, judge)) return named;
  // The shortest end that takes what is private with it.
  for (const { index } of [...clause.matchAll(new RegExp(words.reason, 'giu'))].reverse()) {
    const head = clause.slice(0, index).trim();
    if (!isPrivate(head, judge)) return isTold(head) && !isWished ? head : null;
  }
  return null;
}

function isOfKind(text: string, { words, isAsked, salaryAsked }: Judge): boolean {
  if (Object.values(words.kinds).some((kind) => kind.test(text))) return true;
  return (isAsked && words.gap.test(text)) || (salaryAsked && words.salary.test(text));
}

function isPrivate(text: string, { words, forbidden, isAsked }: Judge): boolean {
  if (wordsOf(text.toLowerCase()).some((word) => forbidden.has(stem(word)))) return true;
  return words.private.test(text) && !(isAsked && words.gap.test(text));
}
