import type { Half } from '../person.ts';
import type { Random } from '../random.ts';

/** A word list as text: entries end at a bar or at the end of the line. */
export function list(text: TemplateStringsArray): string[] {
  return text
    .join('')
    .split(/[|\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** A third of all entries, by a hash of their text (FNV-1a), never occurs in the seen half. */
export function isUnseenOnly(entry: string): boolean {
  let hash = 0x811c9dc5;
  for (const character of entry) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % 3 === 0;
}

interface Parts {
  own: string[];
  shared: string[];
}

const partsOf = new WeakMap<readonly string[], Parts>();

function divide(entries: readonly string[]): Parts {
  const known = partsOf.get(entries);
  if (known) return known;
  const parts = {
    own: entries.filter(isUnseenOnly),
    shared: entries.filter((entry) => !isUnseenOnly(entry)),
  };
  partsOf.set(entries, parts);
  return parts;
}

/** Picks from word lists what a half may use; in `unseen` at least half of an entry's picks are words of its own. */
export class Words {
  readonly random: Random;
  readonly half: Half;
  #surplus = 0;

  constructor(random: Random, half: Half) {
    this.random = random;
    this.half = half;
  }

  /** The entries of a list that this half may use, in the order of the list. */
  allowed(entries: readonly string[]): readonly string[] {
    return this.half === 'seen' ? divide(entries).shared : entries;
  }

  /** Begins to count anew. */
  startEntry(): void {
    this.#surplus = 0;
  }

  /** Whether picks from this list can be words that the half is there for. */
  hasOwn(entries: readonly string[]): boolean {
    return this.half === 'seen' || divide(entries).own.length > 0;
  }

  pick(entries: readonly string[]): string {
    const { own, shared } = divide(entries);
    if (this.half === 'seen' || own.length === 0) return this.random.pick(shared);
    const takeOwn = shared.length === 0 || this.#surplus <= 0 || this.random.chance(0.5);
    this.#surplus += takeOwn ? 1 : -1;
    return this.random.pick(takeOwn ? own : shared);
  }

  /** Different entries, fewer where the list ends. */
  some(entries: readonly string[], count: number): string[] {
    const chosen = new Set<string>();
    for (let tries = 0; chosen.size < count && tries < count * 6; tries++) {
      if (this.allowed(entries).length === 0) break;
      chosen.add(this.pick(entries));
    }
    return [...chosen];
  }
}
