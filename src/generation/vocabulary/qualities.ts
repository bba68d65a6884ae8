/** Qualities of character that postings ask for, and the words in which facts show them: care by errors found, calm by nights alone. */
import data from './word-lists/qualities.json' with { type: 'json' };
import { anyBeginning } from './word-patterns.ts';
import { fold } from './words.ts';

export interface Quality {
  asked: RegExp;
  shown: RegExp;
}

const QUALITIES: readonly Quality[] = data.map(({ asked, shown }) => ({
  asked: anyBeginning(asked),
  shown: anyBeginning(shown),
}));

/** The qualities that a line asks for. */
export function qualitiesIn(text: string): readonly Quality[] {
  const folded = fold(text);
  return QUALITIES.filter(({ asked }) => asked.test(folded));
}

export function showsQuality(text: string, quality: Quality): boolean {
  return quality.shown.test(fold(text));
}
