/**
 * What is said against a sentence of a letter that is no fixed form of ours. One check judges all of them, provenance; who
 * wrote a sentence decides only what it is held against:
 *
 * - the person's own paragraph: the profile of then and of today (wording-check.ts)
 * - a language model, or the built-in writer where it tells of facts: the facts that the sentence names (written.ts)
 * - what nobody vouches for: the facts that it seems to tell, unless the person says it in the notes (notes.ts)
 */
import { isSaidIn } from '../notes.ts';
import { sentencesIn } from '../quoting/sentences.ts';
import { signs } from '../quoting/tokens.ts';
import type { WordingCheck } from '../wording-check.ts';
import { claimsIn, objectionToWritten, type Written } from '../written.ts';
import { isNoisy, withoutNoisy } from './noisy.ts';
import type { Records } from './records.ts';

/** Paragraphs in the person's own words, and how they are checked. */
export interface OwnParagraphs {
  texts: readonly string[];
  check: () => WordingCheck;
}

export interface LetterReading {
  own: OwnParagraphs;
  written: Written;
  records: Records;
  /** What the person wrote for this letter. */
  notes: string | null;
  lang: string;
}

interface Objection {
  kind: string;
  text: string;
}

export function objectionToSentence(
  sentence: string,
  { own, written, records, notes, lang }: LetterReading,
): Objection | undefined {
  if (isOwn(own, sentence)) return ownObjection(own, sentence);
  const claims = claimsIn(written, sentence);
  if (claims.length > 0)
    return claims.map((claim) => objectionToWritten(written, claim, sentence)).find((one) => one !== undefined);
  if (notes !== null && isSaidIn(sentence, notes, lang)) return undefined;
  const text = isNoisy(sentence) ? withoutNoisy(sentence, records) : sentence;
  return objectionToWritten(written, { text, facts: null, place: 'letter' }, text);
}

export function isOwn(own: OwnParagraphs, sentence: string): boolean {
  const letters = signs(sentence);
  return letters !== '' && own.texts.some((text) => signs(text).includes(letters));
}

function ownObjection(own: OwnParagraphs, sentence: string): Objection | undefined {
  const written = own.texts.flatMap(sentencesIn).find((text) => signs(text) === signs(sentence)) ?? sentence;
  const [unsourced] = own.check().passage(written);
  return unsourced && { kind: 'reworded', text: unsourced.refusals[0]!.words.join(' ') };
}
