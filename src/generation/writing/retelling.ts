/** The middle of a letter: achievements told one after another, each role introduced once. */
import type { Choices } from '../seed.ts';
import { nameInSentence } from '../vocabulary/vocabulary.ts';
import type { Achievement } from './achievements.ts';

export interface Sentence {
  text: string;
  ids: string[];
}

type Frame = (one: Achievement) => string | null;

const INTRODUCTIONS: readonly Frame[] = [
  (one) => one.position && one.employer && `As ${one.position} at ${one.employer}, I ${one.clause}.`,
  (one) => one.employer && `At ${one.employer}, I ${one.clause}.`,
  (one) =>
    one.position &&
    one.employer &&
    one.gerund &&
    `My work as ${one.position} at ${one.employer} included ${one.gerund}.`,
  (one) =>
    one.employer && one.tense === 'past' && !one.current ? `Earlier, with ${one.employer}, I ${one.clause}.` : null,
  (one) => one.position && one.employer && `In the role of ${one.position} with ${one.employer}, I ${one.clause}.`,
  (one) => (one.employer && one.gerund && !one.current ? `${one.employer} trusted me with ${one.gerund}.` : null),
];

/** The second and later statement of a role that was just introduced. */
const CONTINUATIONS: readonly Frame[] = [
  (one) => `There, I also ${one.clause}.`,
  (one) => one.gerund && `The same job meant ${one.gerund}.`,
  (one) => `In that position, I ${one.clause} as well.`,
  (one) => one.gerund && `Part of that work was ${one.gerund}.`,
  (one) => one.gerund && `My days there also involved ${one.gerund}.`,
  (one) => `While there, I ${one.clause}.`,
];

const BRIDGES: readonly ((strength: string) => string)[] = [
  (strength) => `On ${strength}, there is more to point to.`,
  (strength) => `The same holds for ${strength}.`,
  (strength) => `For ${strength}, my record is concrete.`,
  (strength) => `As for ${strength}, here is what I can show.`,
];

export function retell(
  achievements: readonly Achievement[],
  strengths: readonly string[],
  introduced: string | null,
  choices: Choices,
): Sentence[] {
  const sentences: Sentence[] = [];
  const used = new Set<Frame>();
  let place = introduced;
  achievements.forEach((one, at) => {
    const bridge = at === 0 ? bridgeTo(one, strengths, choices) : null;
    if (bridge !== null) sentences.push(bridge);
    const frames = one.place === place ? CONTINUATIONS : INTRODUCTIONS;
    sentences.push({ text: fill(frames, one, used, choices), ids: one.ids });
    place = one.place;
  });
  return sentences;
}

/** Names the requirement that the next achievement answers, when it is one of the posting's. */
function bridgeTo(one: Achievement, strengths: readonly string[], choices: Choices): Sentence | null {
  const name = one.terms.map(nameInSentence).find((term) => term !== null && strengths.includes(term));
  if (!name || strengths.indexOf(name) === 0) return null;
  return { text: choices.pick('bridge', BRIDGES)(name), ids: [] };
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
