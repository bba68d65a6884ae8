/** Words of one kin: near each other in meaning without being the same. They count for the fit, never as support. */
import data from './kin.json' with { type: 'json' };
import { verbOf } from './verbs.ts';
import { keyOf, type Phrase } from './vocabulary.ts';

/** Kins before this number are things, those from it on are activities. */
export const FIRST_ACTIVITY = data.things.length;
export const KINS: readonly string[] = [...data.things, ...data.activities].map((line) => line.split(' ')[0]!);

const kinsByKey = new Map<string, number[]>();
[...data.things, ...data.activities].forEach((line, kin) => {
  for (const word of line.split(' ')) {
    const phrase = word.replaceAll('_', ' ');
    const key = kin < FIRST_ACTIVITY ? keyOf(phrase) : activityKey(phrase);
    kinsByKey.set(key, [...(kinsByKey.get(key) ?? []), kin]);
  }
});

/** Activities are known by their verb in any tense, and are kept apart from things: "lead" is done, a "lead" is sold to. */
function activityKey(phrase: string): string {
  const verb = verbOf(phrase);
  return verb === null ? `!${keyOf(phrase)}` : `!${verb.base}`;
}

export interface KinCue {
  kins: readonly number[];
  activity: boolean;
}

export function kinCues(phrases: readonly Phrase[]): KinCue[] {
  const found = new Map<string, KinCue>();
  const add = (key: string, activity: boolean): void => {
    const kins = kinsByKey.get(key);
    if (kins !== undefined) found.set(key, { kins, activity });
  };
  for (const phrase of phrases) {
    add(phrase.key, false);
    add(phrase.words === 1 ? activityKey(phrase.surface) : `!${phrase.key}`, true);
  }
  return [...found.values()];
}
