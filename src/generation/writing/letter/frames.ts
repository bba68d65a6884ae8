/** Sentence frames, each used once in a letter, so that no two sentences are built alike. */
import type { Choices } from '../../seed.ts';

/** Nothing, where the frame does not suit. */
export type Frame<T> = (of: T) => string | false | null;

export interface Frames {
  /** The first frame, in a seeded order, that suits and was not used before. */
  fill<T>(topic: string, frames: readonly Frame<T>[], of: T): string | null;
  /** One of several finished sentences. */
  say(topic: string, options: readonly string[]): string;
  /** Some of several, in their order. */
  some<T>(topic: string, options: readonly T[], count: number): T[];
  /** All of them, in a seeded order. */
  turned<T>(topic: string, options: readonly T[]): T[];
}

/** Of the sentences so far, so many at most may begin with "I". */
const SHARE_OF_I = 0.27;

export function framesFrom(choices: Choices): Frames {
  const used = new Set<unknown>();
  let withI = 0;
  let all = 0;
  let lastWithI = false;
  const turned = <T>(topic: string, options: readonly T[]): T[] => {
    const order = options.map((one, at) => ({ one, at: choices.share(`frame ${topic} ${at}`) }));
    return order.toSorted((a, b) => a.at - b.at).map(({ one }) => one);
  };
  const best = <T>(candidates: readonly T[], textOf: (one: T) => string): T | undefined => {
    const mayBeginWithI = withI < all * SHARE_OF_I && !lastWithI;
    const calm = candidates.find((one) => !startsWithI(textOf(one)) || mayBeginWithI);
    const chosen = calm ?? candidates[0];
    if (chosen === undefined) return undefined;
    all++;
    lastWithI = startsWithI(textOf(chosen));
    if (lastWithI) withI++;
    return chosen;
  };
  return {
    fill: (topic, frames, of) => {
      if (frames.length === 0) return null;
      const filled = turned(topic, frames)
        .filter((frame) => !used.has(frame))
        .flatMap((frame) => {
          const text = frame(of);
          return text ? [{ frame, text }] : [];
        });
      const chosen = best(filled, ({ text }) => text);
      if (chosen === undefined) return null;
      used.add(chosen.frame);
      return chosen.text;
    },
    some: (topic, options, count) => {
      const kept = turned(topic, options).slice(0, count);
      return options.filter((one) => kept.includes(one));
    },
    turned,
    say: (topic, options) => best(turned(topic, options), (text) => text) ?? '',
  };
}

/** Of two sentences in one frame, the last is the neighbour of what follows. */
function startsWithI(text: string): boolean {
  return text.startsWith('I ') || /[.!?] I [^.]*\.$/.test(text);
}

export function joined(items: readonly string[]): string {
  if (items.length <= 2) return items.join(' and ');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

export function capital(text: string): string {
  return text === '' ? text : text[0]!.toUpperCase() + text.slice(1);
}
