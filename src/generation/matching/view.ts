/** A text as the matcher sees it: its phrases, the fields of work they point to, and related terms. */
import { type FieldCue, fieldCues, shareOf } from '../vocabulary/fields.ts';
import { type RelatedCue, relatedCues } from '../vocabulary/related-terms.ts';
import { verbOf } from '../vocabulary/verbs.ts';
import { isFunctionWord, phrasesOf } from '../vocabulary/vocabulary.ts';
import { wordsOf } from '../vocabulary/words.ts';

export interface View {
  keys: ReadonlySet<string>;
  fields: readonly FieldCue[];
  related: readonly RelatedCue[];
  /** "Marketing" alone is a skill, no deed. */
  opensWithDeed: boolean;
  /** Words that are no function words. */
  length: number;
}

const MAX_CHARACTERS = 1200;
const MIN_WORDS_OF_DEED = 3;

export function viewOf(text: string): View {
  const read = text.slice(0, MAX_CHARACTERS);
  const words = wordsOf(read);
  const phrases = phrasesOf(read);
  return {
    keys: new Set(phrases.map((phrase) => phrase.key)),
    fields: fieldCues(phrases),
    related: relatedCues(phrases),
    opensWithDeed: words.length >= MIN_WORDS_OF_DEED && verbOf(words[0]!) !== null,
    length: words.filter((word) => !isFunctionWord(word)).length,
  };
}

/** How much of the text belongs to each field. */
export function fieldVector(cues: readonly FieldCue[], size: number): Float64Array {
  const vector = new Float64Array(size);
  for (const cue of cues) for (const field of cue.fields) vector[field]! += cue.strength * shareOf(cue);
  return vector;
}

export function lengthOf(vector: Float64Array): number {
  return Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
}
