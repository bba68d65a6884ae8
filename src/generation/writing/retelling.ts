/** The middle of a letter: achievements told one after another, each role introduced once. */
import type { Choices } from '../seed.ts';
import type { Achievement } from './achievements.ts';

export interface Sentence {
  text: string;
  ids: string[];
}

type Frame = (one: Achievement) => string | false | null;

/** A role that the letter has not named yet. */
const INTRODUCTIONS: readonly Frame[] = [
  (one) => named(one) && `As ${one.position} at ${one.employer}, I ${one.clause}.`,
  (one) => one.employer && `At ${one.employer}, I ${one.clause}.`,
  (one) => named(one) && one.gerund && `My work as ${one.position} at ${one.employer} included ${one.gerund}.`,
  (one) => named(one) && `In my role as ${one.position} with ${one.employer}, I ${one.clause}.`,
  (one) => (one.employer && one.gerund && !one.current ? `${one.employer} relied on me for ${one.gerund}.` : null),
  (one) =>
    named(one) &&
    `With ${one.employer}, where I ${one.current ? 'work' : 'worked'} as ${one.position}, I ${one.clause}.`,
];

/** A role that is older than the one before it. */
const EARLIER: readonly Frame[] = [
  (one) => one.employer && `Before that, at ${one.employer}, I ${one.clause}.`,
  (one) => named(one) && `Earlier, as ${one.position} at ${one.employer}, I ${one.clause}.`,
  (one) => one.employer && one.gerund && `An earlier position at ${one.employer} had me ${one.gerund}.`,
];

/** The second and later statement of the role that was just named. */
const CONTINUATIONS: readonly Frame[] = [
  (one) => `There, I also ${one.clause}.`,
  (one) => one.gerund && `The same job meant ${one.gerund}.`,
  (one) => `In that position, I ${one.clause}.`,
  (one) => one.gerund && `Part of that work was ${one.gerund}.`,
  (one) => one.gerund && `My responsibilities there extended to ${one.gerund}.`,
  (one) => `I also ${one.clause}.`,
];

function named(one: Achievement): boolean {
  return one.position !== null && one.employer !== null;
}

export function retell(
  achievements: readonly Achievement[],
  introduced: Achievement | null,
  choices: Choices,
): Sentence[] {
  const sentences: Sentence[] = [];
  const used = new Set<Frame>();
  let before = introduced;
  for (const one of achievements) {
    sentences.push({ text: fill(framesFor(one, before), one, used, choices), ids: one.ids });
    before = one;
  }
  return sentences;
}

function framesFor(one: Achievement, before: Achievement | null): readonly Frame[] {
  if (one.place === before?.place) return CONTINUATIONS;
  const isEarlier = before !== null && one.rank > before.rank && one.tense === 'past';
  return isEarlier ? [...EARLIER, ...INTRODUCTIONS] : INTRODUCTIONS;
}

/** The first frame, from a seeded start, that suits the achievement and was not used before. */
function fill(frames: readonly Frame[], one: Achievement, used: Set<Frame>, choices: Choices): string {
  const start = choices.pick(`frame ${one.clause}`, [...frames.keys()]);
  const turned = [...frames.slice(start), ...frames.slice(0, start)];
  for (const frame of [...turned.filter((candidate) => !used.has(candidate)), ...turned]) {
    const text = frame(one);
    if (!text) continue;
    used.add(frame);
    return text;
  }
  return `I ${one.clause}.`;
}
