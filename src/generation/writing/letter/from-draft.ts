/**
 * The letter with the paragraphs of a language model. What every letter must have is seen to here: the role and the
 * employer, the papers that are asked for, what the account holder wants to have said, and the close are ours wherever
 * the model left them out.
 */
import type { Draft, DraftSentence } from '../../drafting/draft.ts';
import { vacancyOf } from '../../reading/vacancy.ts';
import type { LetterLine, Line } from '../../typesetting/page.ts';
import { isFunctionWord } from '../../vocabulary/vocabulary.ts';
import { fold, wordsOf } from '../../vocabulary/words.ts';
import type { LetterGround } from './write.ts';

/** What the built-in writer has to say beside the proofs. */
export interface OwnParts {
  /** "I am applying for …", and who recommended it. */
  applied: string;
  papers: Line | null;
  /** What of the request is for the employer. */
  context: Line | null;
  closing: Line;
}

const MIN_WORDS = 110;
const MAX_WORDS = 230;
/** Of the model's sentences: with fewer left, what remains is no letter. */
const LEAST_KEPT = 0.6;
/** Of the words of the job's title, in one sentence. */
const LEAST_OF_TITLE = 0.6;

/** Null where too little of it is left: then the letter is ours. */
export function letterFromDraft(ground: LetterGround, draft: Draft | null, parts: OwnParts): LetterLine[] | null {
  if (draft === null || draft.paragraphs.length === 0) return null;
  const sentences = draft.paragraphs.flat();
  if (sentences.length < draft.written * LEAST_KEPT || !tellsDeed(ground, sentences)) return null;
  const cited = new Set(sentences.flatMap(({ facts }) => facts));
  const opening = namesVacancy(ground, sentences) ? null : { text: parts.applied, facts: [] };
  const after = [
    ...(parts.papers === null || parts.papers.ids.some((id) => cited.has(id)) ? [] : [parts.papers]),
    ...(parts.context === null || cited.has('request') ? [] : [parts.context]),
    parts.closing,
  ];
  const room = MAX_WORDS - wordCount(after.map(({ text }) => text)) - wordCount(opening === null ? [] : [opening.text]);
  const kept = withinWords(draft.paragraphs, room);
  const [first = [], ...others] = kept;
  const told = [opening === null ? first : [opening, ...first], ...others].map(paragraphOf);
  const letter = [...told, ...after];
  return wordCount(letter.map(({ text }) => text)) < MIN_WORDS ? null : letter;
}

function paragraphOf(sentences: readonly DraftSentence[]): LetterLine {
  return {
    text: sentences.map(({ text }) => text).join(' '),
    ids: [...new Set(sentences.flatMap(({ facts }) => facts))],
  };
}

/** Something that the person did, not only papers and the posting. */
function tellsDeed({ profile }: LetterGround, sentences: readonly DraftSentence[]): boolean {
  const roles = [...profile.work, ...profile.volunteer].flatMap((employer) => employer.roles);
  const deeds = new Set([...roles, ...profile.projects].flatMap(({ highlights }) => highlights.map(({ id }) => id)));
  return sentences.some(({ facts }) => facts.some((id) => deeds.has(id)));
}

/** Whether the employer is named, and one sentence has most words of the job's title. */
function namesVacancy({ posting, company }: LetterGround, sentences: readonly DraftSentence[]): boolean {
  const { title, employer } = vacancyOf(posting, company?.name ?? null);
  const texts = sentences.map(({ text }) => fold(text));
  const isNamed = employer === null || texts.some((text) => text.includes(fold(employer)));
  const words = wordsOf(fold(title ?? '')).filter((word) => !isFunctionWord(word));
  const shareIn = (text: string): number => words.filter((word) => text.includes(word)).length / words.length;
  return isNamed && (words.length === 0 || texts.some((text) => shareIn(text) >= LEAST_OF_TITLE));
}

/** Sentences go from the end. */
function withinWords(paragraphs: readonly DraftSentence[][], room: number): DraftSentence[][] {
  let left = room;
  const kept = paragraphs.map((sentences) =>
    sentences.filter(({ text }) => {
      left -= wordCount([text]);
      return left >= 0;
    }),
  );
  return kept.filter((sentences) => sentences.length > 0);
}

function wordCount(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.split(' ').length, 0);
}
