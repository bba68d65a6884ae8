/** What comes onto the page before what: first by tier, and within a tier by worth. */
import type { Group, Line, Role } from '../../typesetting/page.ts';

/**
 * - `required`: proves what the posting makes a condition, leaves no gap in the career, or was asked for by the person
 * - `strong`: a measured fact that speaks to the posting
 * - `fitting`: speaks to the posting
 * - `breadth`: of the person's trade, or rounds off the picture
 * - `filler`: says little; printed only where the page would else look unfinished
 * - `spare`: of another trade, or long over; printed only where half the page would else be white: then silence harms more
 * - `by-hand`: printed only where the person puts it back on the page
 *
 * What harms whatever the room has no tier: it is no candidate at all.
 */
export type Tier = 'required' | 'strong' | 'fitting' | 'breadth' | 'filler' | 'spare' | 'by-hand';

export interface Rank {
  tier: Tier;
  worth: number;
}

export type Piece = Line | Group | Role;

const ORDER: readonly Tier[] = ['required', 'strong', 'fitting', 'breadth', 'filler', 'spare', 'by-hand'];
const LOWEST: Rank = { tier: 'filler', worth: 0 };

export class Ranks {
  readonly #ranks = new Map<Piece, Rank>();

  of(piece: Piece): Rank {
    return this.#ranks.get(piece) ?? LOWEST;
  }

  set(piece: Piece, tier: Tier, worth: number): void {
    this.#ranks.set(piece, { tier, worth });
  }

  /** Without what is raised later. */
  copy(): Ranks {
    const copy = new Ranks();
    for (const [piece, rank] of this.#ranks) copy.#ranks.set(piece, rank);
    return copy;
  }
}

/** Negative where `a` comes first. */
export function compareRanks(a: Rank, b: Rank): number {
  return ORDER.indexOf(a.tier) - ORDER.indexOf(b.tier) || b.worth - a.worth;
}
