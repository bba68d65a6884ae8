/** What the person says of himself that he seeks, or likes to do, where it is this job: the one reason that the profile holds. */
import type { Profile } from '../../../base/profile.ts';
import { weightIn } from '../../matching/posting-weight.ts';
import type { Posting } from '../../reading/posting.ts';
import type { Line } from '../../typesetting/page.ts';
import emptyPhrases from '../../vocabulary/word-lists/empty-phrases.json' with { type: 'json' };
import { anyOf } from '../../vocabulary/word-patterns.ts';
import { fold } from '../../vocabulary/words.ts';
import { sentencesOf } from '../sentences.ts';
import { lowered } from './telling/deed.ts';
import type { Templates } from './templates.ts';

/** What a sentence says of the posting, at the least. */
export const WEIGHT_OF_AIM = 3;
const MAX_WORDS = 35;

const EMPTY = anyOf(emptyPhrases.empty.join('; '));

export function aimOf({ basics }: Profile, posting: Posting, { aim }: Templates): Line | null {
  const { summary } = basics;
  if (summary === null) return null;
  const weigh = weightIn(posting);
  const own = new RegExp(`^(?:${aim.own})(?!\\p{L})`, 'u');
  const sought = new RegExp(`^(?:${aim.sought})(?!\\p{L})`, 'u');
  const told = sentencesOf(summary.text)
    .filter((sentence) => weigh(sentence) >= WEIGHT_OF_AIM && !EMPTY.test(fold(sentence)))
    .filter((sentence) => sentence.split(' ').length <= MAX_WORDS && /\p{L}[.!]?$/u.test(sentence))
    .flatMap((sentence) =>
      own.test(sentence) ? [sentence] : sought.test(sentence) ? [`${aim.before} ${lowered(sentence)}`] : [],
    )
    .toSorted((a, b) => weigh(b) - weigh(a));
  const [best] = told;
  return best === undefined ? null : { text: /[.!]$/.test(best) ? best : `${best}.`, ids: [summary.id] };
}
