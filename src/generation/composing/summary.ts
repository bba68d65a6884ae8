/** The profile's own summary without sentences in the first person, told at several lengths: the page takes the longest of two lines. */
import type { Profile } from '../../base/profile.ts';
import type { Posting } from '../reading/posting.ts';
import type { Line } from '../typesetting/page.ts';
import { phrasesOf } from '../vocabulary/vocabulary.ts';
import { sentencesOf } from '../writing/sentences.ts';
import { shorten } from '../writing/shorten.ts';

const LENGTHS = [330, 270, 230, 200, 175, 150, 125, 100];
const PRONOUN = /\b(?:I|I['’](?:m|ve|d|ll)|me|my|mine|we|our)\b/;

/** The same statement, longest first; only one of them is printed. */
export function summaryAlternatives(profile: Profile, posting: Posting): Line[] {
  const fact = profile.basics.summary;
  if (fact === null) return [];
  const sentences = sentencesOf(fact.text).filter((sentence) => !PRONOUN.test(sentence));
  const texts = LENGTHS.map((length) => withinLength(sentences, fitOf(posting), length));
  return [...new Set(texts)].filter((text) => text !== '').map((text) => ({ text, ids: [fact.id] }));
}

/** Chinese and Japanese leave no space between sentences. */
function joined(sentences: readonly string[]): string {
  return sentences.reduce((text, next) => (/[。！？]$/.test(text) ? text + next : `${text} ${next}`));
}

type Fit = (sentence: string) => number;

function fitOf(posting: Posting): Fit {
  const weights = new Map(posting.terms.map((term) => [term.key, term.weight]));
  return (sentence) => {
    const keys = new Set(phrasesOf(sentence).map((phrase) => phrase.key));
    return [...keys].reduce((sum, key) => sum + (weights.get(key) ?? 0), 0);
  };
}

/** The sentences that fit the job best, as many as there is room for, in the order in which the person wrote them. */
function withinLength(sentences: readonly string[], fit: Fit, length: number): string {
  const kept = new Set<string>();
  let used = 0;
  for (const sentence of sentences.toSorted((a, b) => fit(b) - fit(a))) {
    if (used + sentence.length > length) continue;
    kept.add(sentence);
    used += sentence.length + 1;
  }
  if (kept.size > 0) return joined(sentences.filter((sentence) => kept.has(sentence)));
  const best = sentences.toSorted((a, b) => fit(b) - fit(a))[0];
  return best === undefined ? '' : shorten(best, length);
}
