/** What of the posting a proof answers, as a sentence before it: "You ask for RITE testing." */
import type { Requirement } from '../../reading/requirements/requirements.ts';
import { verbOf } from '../../vocabulary/verbs.ts';
import { isPostingWord } from '../../vocabulary/vocabulary.ts';
import { isShared } from './needs.ts';
import type { Told, Writing } from './paragraphs.ts';
import { filled, type Templates } from './templates.ts';

const MAX_WORDS_OF_PROBLEM = 26;
const MAX_WORDS_OF_NEED = 12;
/** What is wrong today weighs so much. */
const PROBLEM = 5;

/** Null where nothing that it answers can be said in a few words, or none of them is in the proof. */
export function answerTo(
  { proof: { needs }, telling: { text: fact } }: Told,
  { templates, isRead, posting }: Writing,
): string | null {
  const { telling } = templates;
  if (telling === null || !isRead) return null;
  for (const { requirement } of needs) {
    if (requirement.kind !== 'skill' && requirement.kind !== 'duty') continue;
    const sentence = problemSentence(requirement, templates) ?? asked(requirement, fact, templates, posting);
    if (sentence !== null) return sentence;
  }
  return null;
}

/** What is wrong today, quoted; null where the requirement is none, or cannot be quoted. */
export function problemSentence(requirement: Requirement, { telling }: Templates): string | null {
  const problem = isProblem(requirement) ? problemIn(requirement.text) : null;
  return problem === null || telling === null ? null : filled(telling.problem, { need: problem });
}

export function isProblem({ kind, weight }: Requirement): boolean {
  return kind === 'duty' && weight >= PROBLEM;
}

/** "The new Controller has two things to fix first: our inventory is …": what stands behind the colon. */
function problemIn(text: string): string | null {
  const said = text.replace(/^[^:]{5,60}: /, '').replace(/[.!]$/, '');
  return wordCount(said) <= MAX_WORDS_OF_PROBLEM && !/[“”"()]/.test(said) ? said : null;
}

function asked(requirement: Requirement, fact: string, templates: Templates, posting: string): string | null {
  if (requirement.part !== 'must' && requirement.part !== 'nice') return null;
  const need = wordingOf(requirement.text, templates.need);
  if (need === null || !isShared(need, fact)) return null;
  const form = formOf(need);
  return form === null ? null : filled(templates.telling![form], { need: inItsCase(need, posting) });
}

/** The posting's own words up to the end of a clause; null where they are too many, speak to somebody, or count. */
function wordingOf(text: string, { after, people }: Templates['need']): string | null {
  const [clause] = text.replace(/\s*\([^()]*\)?/g, '').split(/[;:.]\s|\s[–—-]\s/u);
  const need = clause!
    .replace(new RegExp(`[,\\s]+(?:${after})[.!]*$`, 'iu'), '')
    .replace(/[.,\s]+$/, '')
    .trim();
  const isOther = new RegExp(`(?<!\\p{L})(?:${people})(?!\\p{L})|\\p{Nd}`, 'iu').test(need);
  return isOther || wordCount(need) < 2 || wordCount(need) > MAX_WORDS_OF_NEED ? null : need;
}

function wordCount(text: string): number {
  return text.split(/\s+/).length;
}

/** A verb tells what to do, and is not asked for. */
function formOf(need: string): 'asked' | 'learned' | null {
  const verb = verbOf(/^[\p{L}-]+/u.exec(need)?.[0] ?? '');
  // "Working knowledge", "understanding of".
  if (verb?.form === 'gerund')
    return /^\S+ (?:of|knowledge|experience|skills?)(?!\p{L})/u.test(need) ? 'asked' : 'learned';
  return verb === null ? 'asked' : null;
}

/** A word keeps its capital where the posting never writes it without. */
function inItsCase(need: string, posting: string): string {
  const [first] = /^(?:\p{Lu}\p{Ll}+|A)(?!\p{L})/u.exec(need) ?? [];
  if (first === undefined) return need;
  const small = first.toLowerCase();
  const isWord =
    /^(?:an?|the)$/.test(small) ||
    verbOf(small) !== null ||
    isPostingWord(small) ||
    new RegExp(`(?<!\\p{L})${small}(?!\\p{L})`, 'u').test(posting);
  return isWord ? small + need.slice(first.length) : need;
}
