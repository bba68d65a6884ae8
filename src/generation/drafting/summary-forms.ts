/** A model's summary, longest first: the page takes the longest that fits, and sentences go from its end. */
import type { Line } from '../typesetting/page.ts';
import type { DraftSentence } from './draft.ts';

export function summaryForms(sentences: readonly DraftSentence[]): Line[] {
  return sentences.map((_, at) => {
    const kept = sentences.slice(0, sentences.length - at);
    return { text: kept.map(({ text }) => text).join(' '), ids: [...new Set(kept.flatMap(({ facts }) => facts))] };
  });
}
