/**
 * What of a note never stands in a letter: what the applicant asks to leave out, what speaks to us, and what is private. When in
 * doubt about that it is left out: a missing remark costs little, a leaked one a career. A private end goes where the rest is
 * whole without it, else the clause that holds it. A relative is named where that is the reason of a move or a break, or
 * what ties the applicant to the house that reads it.
 */
import { isFunctionWord, isPostingWord } from '../../../vocabulary/vocabulary.ts';
import { stem, wordsOf } from '../../../vocabulary/words.ts';
import type { Clause } from './clauses.ts';
import type { ContextWords } from './words.ts';

/** Why nothing of a sentence is for the employer. */
export type Silence = 'form' | 'asked' | 'private' | 'salary' | 'unrelated';

export interface Judge {
  words: ContextWords;
  posting: string;
  /** Stems of the posting's words. */
  asked: ReadonlySet<string>;
  /** Stems of words that the applicant asks not to mention. */
  forbidden: ReadonlySet<string>;
  salaryAsked: boolean;
}

/** A clause that may be told, in the words that may. */
export interface ToldClause {
  text: string;
  /** The word that joins it to the one before: "and", "so". */
  lead: string;
  joint: string;
  isWished: boolean;
  /** Nothing was left out between it and the clause before. */
  isJoined: boolean;
}

const MIN_WORDS_OF_REST = 4;
const NAMES = /\p{Lu}\p{L}+ \p{Lu}\p{L}+/u;

/** What of a sentence may be told, clause by clause; or why nothing may. */
export function toldOf(clauses: readonly Clause[], judge: Judge): { clauses: ToldClause[]; silence: Silence | null } {
  if (clauses.length === 0) return { clauses: [], silence: 'form' };
  const { words } = judge;
  const isChosen = clauses.some(({ isWished }) => isWished);
  const told: ToldClause[] = [];
  let why: Silence = 'unrelated';
  let isOpen = false;
  for (const [at, clause] of clauses.entries()) {
    const { lead, bare } = withoutLead(clause.text, words);
    const verdict = verdictOn(at, bare, clauses, judge);
    const isLimit = words.limit.test(bare) || words.limit.test(clause.text);
    if (typeof verdict === 'object') {
      const isOfSilent =
        !isOpen && at > 0 && (words.sequel.test(bare) || words.goesBack.test(bare) || words.pronoun.test(bare));
      // Who may say one thing of a sentence is asked for that, and for what serves an employer.
      const isBeside = isChosen && !clause.isWished && !isOfKind(verdict.text, words) && !NAMES.test(verdict.text);
      const isEffect = !isOpen && why === 'private' && words.unable.test(verdict.text);
      const isAside = clause.isBracketed && !words.kinds.permit.test(verdict.text);
      if (isOfSilent || isBeside || isEffect || isAside) {
        isOpen &&= clause.isBracketed;
        continue;
      }
      told.push({
        ...verdict,
        lead,
        joint: clause.joint,
        isWished: clause.isWished,
        isJoined: isOpen && !clause.isBracketed,
      });
      isOpen = true;
      continue;
    }
    if (verdict !== 'unrelated' || why === 'unrelated') why = verdict;
    // "I am leaving because …"
    const isStub = (one: ToldClause): boolean =>
      one.text.split(' ').length <= MIN_WORDS_OF_REST && !isOfKind(one.text, words);
    if (isOpen && words.cause.test(lead) && isStub(told.at(-1)!)) told.pop();
    // "Saturdays are fine, except when …": what is limited is not told without its limit.
    if (isLimit && verdict === 'private' && !clause.isSilent) {
      if (isOpen) told.pop();
      else if (at === 0) return { clauses: [], silence: 'private' };
    }
    isOpen &&= clause.isBracketed;
  }
  return { clauses: told, silence: told.length > 0 ? null : why };
}

/** "and", "but so": what joins a clause to the one before it. */
export function withoutLead(text: string, { and, joiner }: ContextWords): { lead: string; bare: string } {
  const bare = text.replace(new RegExp(`^(?:(?:${and}|${joiner}),?\\s+)+`, 'iu'), '');
  return { lead: text.slice(0, text.length - bare.length).trim(), bare };
}

function verdictOn(at: number, bare: string, all: readonly Clause[], judge: Judge): { text: string } | Silence {
  const { words } = judge;
  const clause = all[at]!;
  if (clause.isSilent) return 'asked';
  const wanted = words.wrapped.reduce((raw, [found, instead]) => raw.replace(found, instead), bare);
  const text = words.remarks.reduce((raw, remark) => raw.replace(remark, ''), wanted).trim();
  if (words.aside.test(text)) return 'asked';
  const isWord = !/[\s\d]|^\p{Lu}/u.test(text);
  if (text === '' || isWord || (text !== bare && text.split(/\s+/).length < 2)) return 'asked';
  if (words.salary.test(text) && !judge.salaryAsked) return 'salary';
  const open = withoutSecret(text, judge);
  if (open === null) return 'private';
  // Of a relative of whom something is private nothing is told.
  if (open !== text && isOfFamily(open, judge)) return 'private';
  const said = clause.isWished ? open : withoutFamily(open, at, all, judge);
  return said === null ? 'private' : { text: said };
}

function isSecret(text: string, { words, forbidden, asked }: Judge): boolean {
  const ofWork = new RegExp(words.ofWork.source, 'giu');
  const own = text.replace(ofWork, (word) => (asked.has(stem(word.toLowerCase())) ? ' ' : word));
  return words.private.test(own) || wordsOf(text.toLowerCase()).some((word) => forbidden.has(stem(word)));
}

function withoutSecret(text: string, judge: Judge): string | null {
  if (!isSecret(text, judge)) return text;
  return shortened(text, judge.words.reason, judge, (rest) => isSecret(rest, judge));
}

/** The shortest end that takes what is private with it; a date behind it stays. */
function shortened(text: string, at: RegExp, { words }: Judge, isPrivate: (rest: string) => boolean): string | null {
  const date = new RegExp(` (?:${words.when}|in |im |en )[^,;]*$| \\([^()]*\\d[^()]*\\)$`, 'iu').exec(text)?.[0] ?? '';
  for (const { index } of [...text.matchAll(new RegExp(at.source, 'giu'))].reverse()) {
    const head = text.slice(0, index).trim();
    if (isPrivate(head)) continue;
    const rest = head + (isPrivate(date) || head.endsWith(date.trim()) ? '' : date);
    const isWhole = rest.split(/\s+/).length >= MIN_WORDS_OF_REST || isOfKind(rest, words);
    return isWhole && !words.hanging.test(rest) ? rest : null;
  }
  return null;
}

function withoutFamily(text: string, at: number, all: readonly Clause[], judge: Judge): string | null {
  const { words } = judge;
  const clause = all[at]!;
  const isFamily = (raw: string): boolean => isOfFamily(raw, judge);
  if (!isFamily(text)) return text;
  if (clause.isBracketed) return null;
  const named = text.replace(words.relative, '');
  const isName = named !== text && !words.finite.test(named.split(' ')[0]!);
  if (isName && words.kinds.referral.test(named) && !isFamily(named)) return named;
  if (isTie(text, judge)) return text;
  const { lead } = withoutLead(clause.text, words);
  if (words.cause.test(lead) || words.cause.test(text)) return null;
  const rest = shortened(text, words.because, judge, isFamily) ?? (isReasonOf(text, at, all, judge) ? text : null);
  return rest ?? shortened(text, words.reason, judge, isFamily);
}

/** A relative, but for whom the posting speaks of. */
function isOfFamily(text: string, { words, posting }: Judge): boolean {
  const told = text.replace(new RegExp(words.openly.source, 'giu'), ' ');
  if (words.family.test(told)) return true;
  const found = words.kin.exec(told);
  return found !== null && !new RegExp(`(?<!\\p{L})${RegExp.escape(found[0])}(?!\\p{L})`, 'iu').test(posting);
}

/** "My partner works in Ballarat, so we are moving there": the relative is the reason, and what is told leans on it. */
function isReasonOf(text: string, at: number, all: readonly Clause[], judge: Judge): boolean {
  const { words } = judge;
  const after = all[at + 1];
  if (after === undefined || after.isSilent || after.isBracketed) return false;
  const { lead, bare } = withoutLead(after.text, words);
  if (lead === '' || isSecret(bare, judge) || isOfFamily(bare, judge)) return false;
  return all.some((one) => words.kinds.move.test(one.text)) || isRelated(`${text} ${bare}`, judge.asked);
}

/** What speaks of the reader's house. */
export const YOURS =
  /(?<!\p{L})(?:your|here|you|Ihr\p{L}{0,2}|Ihnen|hier|votre|vos|chez vous|ici|su|sus|ustedes|aquí)(?!\p{L})/u;

/** "My parents had their wedding reception in Renmara House": of the family, and of the house that reads it. */
function isTie(text: string, judge: Judge): boolean {
  const { words, posting } = judge;
  if (isOfFamily(text.replace(words.guests, ' '), judge)) return false;
  const named = [...text.slice(1).matchAll(/(?<!\p{L})\p{Lu}\p{L}{3,}/gu)].map(([name]) => name);
  return YOURS.test(text) || named.some((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(posting));
}

const MIN_CHARACTERS = 4;

export const askedWords = (posting: string): Set<string> => new Set(wordsOf(posting).map(stem));

/** Whether it shares a telling word with the posting. */
export const isRelated = (text: string, asked: ReadonlySet<string>): boolean =>
  tellingIn(text).some((word) => !isPostingWord(word) && asked.has(stem(word)));

/** Or one that stands in many postings. */
export const isNearlyRelated = (text: string, asked: ReadonlySet<string>): boolean =>
  tellingIn(text).some((word) => asked.has(stem(word)));

const tellingIn = (text: string): string[] =>
  wordsOf(text).filter((word) => word.length >= MIN_CHARACTERS && !isFunctionWord(word));

export function isOfKind(text: string, { kinds, gap }: ContextWords): boolean {
  return gap.test(text) || Object.values(kinds).some((kind) => kind.test(text));
}
