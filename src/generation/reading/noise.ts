/** Tells sentences that every posting has (pay, law, how to apply, praise of the employer) from what the job asks for. */

import { verbOf } from '../vocabulary/verbs.ts';
import data from '../vocabulary/word-lists/section-words.json' with { type: 'json' };
import { fold } from '../vocabulary/words.ts';
import type { PartKind } from './sections.ts';

const MARKS = (['legal', 'benefits', 'about'] as const).map((kind) => ({
  kind,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${fold(data.marks[kind]).split('; ').map(RegExp.escape).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  ),
}));

/** Where a part says what it is, one mark may be part of the job ("administer pension schemes"): it takes two. */
const MARKS_NEEDED_IN_HEADED_PART = 2;
/** "Stakeholder pension scheme" in a list is offered, whatever the list is called. */
const MAX_WORDS_OF_OFFER = 6;

/** The kind of the sentence where it differs from that of its part. */
export function kindOfSentence(sentence: string, part: PartKind): PartKind {
  if (part === 'legal' || part === 'benefits' || part === 'title') return part;
  const text = fold(sentence);
  const words = sentence.split(/\s+/);
  const isBare = words.length <= MAX_WORDS_OF_OFFER && verbOf(words[0]!) === null;
  const needed = part === 'body' || part === 'about' || isBare ? 1 : MARKS_NEEDED_IN_HEADED_PART;
  for (const { kind, pattern } of MARKS) {
    if (new Set(text.match(pattern)).size >= needed) return kind;
  }
  return part;
}
