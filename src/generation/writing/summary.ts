/** The profile's own summary, cut to what fits three lines, without sentences in the first person. */
import type { Profile } from '../../base/profile.ts';
import type { Line } from '../typesetting/page.ts';
import { sentencesOf } from './sentences.ts';
import { shorten } from './shorten.ts';

const MAX_CHARACTERS = 330;
const PRONOUN = /\b(?:I|I['’](?:m|ve|d|ll)|me|my|mine|we|our)\b/;

export function summaryLines(profile: Profile): Line[] {
  const fact = profile.basics.summary;
  if (fact === null) return [];
  let text = '';
  for (const sentence of sentencesOf(fact.text)) {
    if (PRONOUN.test(sentence)) continue;
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    if (longer.length > MAX_CHARACTERS && text !== '') break;
    text = longer;
  }
  if (text === '') return [];
  return [{ text: shorten(text, MAX_CHARACTERS), ids: [fact.id] }];
}
