/** Groups of related terms: near each other in meaning without being the same. They count for the fit, never as support. */

import { verbOf } from './verbs.ts';
import { keyOf, type Phrase } from './vocabulary.ts';
import data from './word-lists/related-terms.json' with { type: 'json' };

/** Groups before this number are things, those from it on are activities. */
export const FIRST_ACTIVITY = data.things.length;
export const TERM_GROUPS: readonly string[] = [...data.things, ...data.activities].map((line) => line.split(' ')[0]!);

const groupsByKey = new Map<string, number[]>();
[...data.things, ...data.activities].forEach((line, group) => {
  for (const word of line.split(' ')) {
    const phrase = word.replaceAll('_', ' ');
    const key = group < FIRST_ACTIVITY ? keyOf(phrase) : activityKey(phrase);
    groupsByKey.set(key, [...(groupsByKey.get(key) ?? []), group]);
  }
});

/** Activities are known by their verb in any tense, and are kept apart from things: "lead" is done, a "lead" is sold to. */
function activityKey(phrase: string): string {
  const verb = verbOf(phrase);
  return verb === null ? `!${keyOf(phrase)}` : `!${verb.base}`;
}

export interface RelatedCue {
  groups: readonly number[];
  activity: boolean;
}

export function relatedCues(phrases: readonly Phrase[]): RelatedCue[] {
  const found = new Map<string, RelatedCue>();
  const add = (key: string, activity: boolean): void => {
    const groups = groupsByKey.get(key);
    if (groups !== undefined) found.set(key, { groups, activity });
  };
  for (const phrase of phrases) {
    add(phrase.key, false);
    add(phrase.words === 1 ? activityKey(phrase.surface) : `!${phrase.key}`, true);
  }
  return [...found.values()];
}
