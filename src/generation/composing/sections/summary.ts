/**
 * The profile's own summary where it speaks for this job, told at several lengths: the page takes the longest of two lines.
 * It is shortened only at the ends of sentences, and those with a pronoun for the person are left out.
 */
import type { Fact } from '../../../base/profile.ts';
import type { Posting } from '../../reading/posting.ts';
import type { Line } from '../../typesetting/page.ts';
import { phrasesOf } from '../../vocabulary/vocabulary.ts';
import { anyOf } from '../../vocabulary/word-patterns.ts';
import { fold, wordsOf } from '../../vocabulary/words.ts';
import { sentencesOf } from '../../writing/sentences.ts';
import type { PageContext } from '../context.ts';
import emptyPhrases from './empty-phrases.json' with { type: 'json' };

const LENGTHS = [330, 270, 230, 200, 175, 150, 125, 100];
const PRONOUN = /\b(?:I|I['’](?:m|ve|d|ll)|[Mm]e|[Mm]y|[Mm]ine|[Ww]e|[Oo]ur|[Hh]e|[Ss]he|[Hh]is|[Hh]er|[Hh]im)\b/;
/** What anybody could say of himself, and what he seeks, say nothing to whoever reads. */
const EMPTY = anyOf(emptyPhrases.join('; '));
/** One that fits less speaks for another job. */
const SPEAKS_FOR_THIS_JOB = 0.45;
/** "Designer who codes." is a label, no summary. */
const MIN_WORDS = 6;

/** The same statement, longest first; only one of them is printed. */
export function summaryAlternatives({ profile, posting, fit }: PageContext): Line[] {
  const fact = profile.basics.summary;
  if (fact === null || (fit.canTell && fit.of(fact.id) < SPEAKS_FOR_THIS_JOB)) return [];
  const sentences = sentencesOf(fact.text).filter((sentence) => !PRONOUN.test(sentence) && !EMPTY.test(fold(sentence)));
  return alternativesOf(fact, sentences, posting).filter(({ text }) => wordsOf(text).length >= MIN_WORDS);
}

/** Whatever it says, for whoever wants it on the page all the same. */
export function summaryByHand({ profile, posting, added }: PageContext): Line[] {
  const fact = profile.basics.summary;
  if (fact === null || !added.has(fact.id)) return [];
  return [...alternativesOf(fact, sentencesOf(fact.text), posting), { text: fact.text, ids: [fact.id] }].filter(
    ({ text }) => text !== '',
  );
}

function alternativesOf(fact: Fact, sentences: readonly string[], posting: Posting): Line[] {
  const texts = LENGTHS.map((length) => withinLength(sentences, weightIn(posting), length));
  return [...new Set(texts)].map((text) => ({ text, ids: [fact.id] }));
}

/** Chinese and Japanese leave no space between sentences. */
function joined(sentences: readonly string[]): string {
  return sentences.reduce((text, next) => (/[。！？]$/.test(text) ? text + next : `${text} ${next}`), '').trimStart();
}

type Weigh = (sentence: string) => number;

function weightIn(posting: Posting): Weigh {
  const weights = new Map(posting.terms.map((term) => [term.key, term.weight]));
  return (sentence) => {
    const keys = new Set(phrasesOf(sentence).map((phrase) => phrase.key));
    return [...keys].reduce((sum, key) => sum + (weights.get(key) ?? 0), 0);
  };
}

/** The sentences that fit the job best, as many as there is room for, in the order in which the person wrote them. */
function withinLength(sentences: readonly string[], weigh: Weigh, length: number): string {
  const kept = new Set<string>();
  let used = 0;
  for (const sentence of sentences.toSorted((a, b) => weigh(b) - weigh(a))) {
    if (used + sentence.length > length) continue;
    kept.add(sentence);
    used += sentence.length + 1;
  }
  return joined(sentences.filter((sentence) => kept.has(sentence)));
}
