/** How much each piece of the page is worth; the page is filled from the top of this order. */
import type { Match } from '../matching/match.ts';
import type { Group, Line, Role, SectionName } from '../typesetting/page.ts';

export type EntryKind = 'work' | 'volunteer' | 'education' | 'project';
type Piece = Line | Group | Role;

/** Every employer of these years keeps at least its header: a resume must not invent a gap. */
const YEARS_ALWAYS_SHOWN = 10;
const USUAL_BULLETS = 5;
const USUAL_BULLETS_OF_OLDER_ROLES = 3;
/** Beyond the usual number a bullet is printed only to fill a page that would else look unfinished. */
const FILLER_DISCOUNT = 40;
const MORE_ON_TWO_PAGES = 2;

/** `first` for the first piece of the section, `step` less for each further one, `fit` times its score more. */
const SECTION_WORTH: Readonly<Record<SectionName, { first: number; step: number; fit: number }>> = {
  skills: { first: 93, step: 6, fit: 0 },
  summary: { first: 72, step: 10, fit: 10 },
  certifications: { first: 62, step: 4, fit: 25 },
  languages: { first: 55, step: 5, fit: 0 },
  awards: { first: 44, step: 4, fit: 20 },
  publications: { first: 42, step: 4, fit: 20 },
  interests: { first: 12, step: 0, fit: 0 },
  experience: { first: 0, step: 0, fit: 0 },
  projects: { first: 0, step: 0, fit: 0 },
  education: { first: 0, step: 0, fit: 0 },
  volunteering: { first: 0, step: 0, fit: 0 },
};

export class Priorities {
  readonly #priority = new Map<Piece, number>();
  readonly #worth = new Map<Line, number>();
  /** By how many each bullet exceeds the usual number of its role. */
  readonly #excess = new Map<Piece, number>();

  copy(): Priorities {
    const copy = new Priorities();
    for (const [piece, priority] of this.#priority) copy.#priority.set(piece, priority);
    for (const [line, worth] of this.#worth) copy.#worth.set(line, worth);
    for (const [piece, excess] of this.#excess) copy.#excess.set(piece, excess);
    return copy;
  }

  of(piece: Piece): number {
    return this.#priority.get(piece) ?? 0;
  }

  set(piece: Piece, section: SectionName, at: number, score: number): void {
    const { first, step, fit } = SECTION_WORTH[section];
    this.#priority.set(piece, first - step * at + fit * score);
  }

  /** What the line itself is worth, before its place on the page counts. */
  setWorth(line: Line, worth: number): void {
    this.#worth.set(line, worth);
  }

  setRole(role: Role, place: { kind: EntryKind; rank: number; yearsAgo: number; match: Match }): void {
    this.#priority.set(role, roleWorth(place));
  }

  setBullet(line: Line, place: { kind: EntryKind; rank: number; at: number }): void {
    const worth = this.#worth.get(line) ?? 0;
    this.#priority.set(line, bulletWorth(place, worth));
    this.#excess.set(line, excessOf(place));
  }

  /** Printed only where the page would else look unfinished. Two pages have room for somewhat more of each role. */
  isFiller(piece: Piece, pages: number): boolean {
    return (this.#excess.get(piece) ?? 0) > (pages - 1) * MORE_ON_TWO_PAGES;
  }

  /** Makes a line worth at least this much; false when it was already. */
  raise(line: Line, worth: number): boolean {
    const isNews = this.of(line) < worth || this.isFiller(line, 1);
    this.#priority.set(line, Math.max(this.of(line), worth));
    this.#excess.delete(line);
    return isNews;
  }
}

function roleWorth(place: { kind: EntryKind; rank: number; yearsAgo: number; match: Match }): number {
  const { kind, rank, yearsAgo, match } = place;
  if (kind === 'education') return rank === 0 ? 96 : 66 - 4 * rank + 10 * match.score;
  if (kind === 'project') return 50 - 3 * rank + 25 * match.score;
  if (kind === 'volunteer') return 38 - 4 * rank + 10 * match.score;
  const base = yearsAgo <= YEARS_ALWAYS_SHOWN || rank === 0 ? 100 : 58;
  return base - rank + 10 * match.score;
}

function bulletWorth(place: { kind: EntryKind; rank: number; at: number }, worth: number): number {
  const { kind, rank, at } = place;
  if (kind === 'education') return 34 - 5 * at + 15 * worth;
  if (kind === 'project') return 49 - 3 * rank - 7 * at + 22 * worth;
  if (kind === 'volunteer') return 34 - 4 * rank - 8 * at + 12 * worth;
  const firstBonus = at === 0 ? 14 : 0;
  return 66 + firstBonus - 5 * at - 2.5 * Math.min(rank, 8) + 26 * worth - (excessOf(place) > 0 ? FILLER_DISCOUNT : 0);
}

function excessOf(place: { kind: EntryKind; rank: number; at: number }): number {
  const isNewest = place.kind === 'work' && place.rank === 0;
  return place.at + 1 - (isNewest ? USUAL_BULLETS : USUAL_BULLETS_OF_OLDER_ROLES);
}
