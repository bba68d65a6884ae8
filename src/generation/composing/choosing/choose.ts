/** Chooses the pieces that fit the page: the worthiest first, each with the header it stands under. */
import type { Entry, Group, Line, ResumePage, Role, Section } from '../../typesetting/page.ts';
import { compareRanks, type Rank, type Piece as RankedPiece, type Ranks, type Tier } from './ranks.ts';

/** Heights in points, as the template measured them, in the shape of the page's sections. */
export interface Heights {
  room: number;
  masthead: number;
  /** Of running text, with the gap above it. */
  twoLines: number;
  sections: SectionHeights[];
}

interface SectionHeights {
  heading: number;
  lines: number[];
  groups: number[];
  entries: { heading: number; roles: { heading: number; bullets: number[] }[] }[];
}

type Piece = Section | Entry | Role | Line | Group;

interface Candidate {
  piece: Piece;
  /** Null for sections and entries: what stands under them brings them along. */
  rank: Rank | null;
  height: number;
  /** From the section down. */
  parents: Candidate[];
}

export class Chosen {
  readonly #pieces: Candidate[];
  /** In pages, as estimated from the measured heights. */
  readonly fill: number;

  constructor(pieces: Candidate[], fill: number) {
    this.#pieces = pieces;
    this.fill = fill;
  }

  /** The page with only the chosen pieces on it. */
  applyTo(page: ResumePage): ResumePage {
    const kept = new Set(this.#pieces.map((candidate) => candidate.piece));
    const sections = page.sections.filter((section) => kept.has(section)).map((section) => prune(section, kept));
    return { ...page, sections };
  }

  has(piece: RankedPiece): boolean {
    return this.#pieces.some((candidate) => candidate.piece === piece);
  }

  /** The least worthy piece that nothing else stands under and that may go. */
  least(mayGo: (piece: RankedPiece) => boolean = () => true): RankedPiece | null {
    const parents = new Set(this.#pieces.flatMap((candidate) => candidate.parents));
    const leaves = this.#pieces.filter((candidate) => candidate.rank !== null && !parents.has(candidate));
    const least = leaves
      .filter(({ piece }) => mayGo(piece as RankedPiece))
      .reduce<Candidate | null>(
        (lowest, leaf) => (lowest === null || compareRanks(leaf.rank!, lowest.rank!) >= 0 ? leaf : lowest),
        null,
      );
    return (least?.piece as RankedPiece | undefined) ?? null;
  }

  /** Without a piece that nothing else stands under, and without what stood there for it alone. */
  without(piece: RankedPiece, { heights }: Room): Chosen {
    const left = withoutEmptyParents(this.#pieces.filter((candidate) => candidate.piece !== piece));
    return new Chosen(left, fillOf(left, heights));
  }
}

function fillOf(pieces: readonly Candidate[], heights: Heights): number {
  return pieces.reduce((sum, { height }) => sum + height, heights.masthead) / heights.room;
}

/** The pieces that are wanted, each with the header it stands under, whether there is room for them or not. */
export function takePieces(
  page: ResumePage,
  { heights }: Room,
  ranks: Ranks,
  isWanted: (piece: RankedPiece) => boolean,
): Chosen {
  const wanted = candidatesOf(page, heights, ranks).filter(
    ({ piece, rank }) => rank !== null && isWanted(piece as RankedPiece),
  );
  const taken = [...new Set(wanted.flatMap((candidate) => [...candidate.parents, candidate]))];
  return new Chosen(taken, fillOf(taken, heights));
}

/** What there is to fill, with the measured heights of everything that could fill it. */
export interface Room {
  heights: Heights;
  pages: number;
  /** How far fillers may fill more than one page, in pages; else they open none. */
  fillTo?: number;
}

/** A page filled this far is stretched to its end by its spacing, without a single filler; one filled so far is no empty page. */
const ENOUGH: Partial<Record<Tier, number>> = { filler: 0.7, spare: 0.6, 'by-hand': 0 };
/** What the end of a first page loses, because no bullet and no header is torn apart. */
const LOST_AT_BREAK = 0.04;

/** In the order of rank, up to the first piece for which there is no room: nothing is left out for something worse. */
export function choosePieces(page: ResumePage, { heights, pages, fillTo = 0 }: Room, ranks: Ranks): Chosen {
  const room = heights.room * (pages - LOST_AT_BREAK * (pages - 1));
  const candidates = candidatesOf(page, heights, ranks)
    .filter((candidate) => candidate.rank !== null)
    .sort((a, b) => compareRanks(a.rank!, b.rank!));
  const taken = new Set<Candidate>();
  let used = heights.masthead;
  for (const candidate of candidates) {
    if (taken.has(candidate)) continue;
    const enough = ENOUGH[candidate.rank!.tier];
    const upTo = pages > 1 && enough !== 0 ? fillTo * heights.room : (enough ?? 1) * room;
    if (enough !== undefined && used >= upTo) break;
    if (pages > 1 && isOfOtherTrade(candidate)) continue;
    const needed = [...candidate.parents, candidate].filter((one) => !taken.has(one));
    const cost = needed.reduce((sum, one) => sum + one.height, 0);
    if (used + cost > room) break;
    for (const one of needed) taken.add(one);
    used += cost;
  }
  return new Chosen([...taken], used / heights.room);
}

/** A post of another trade, or what stands under one: no reader turns the page for it. */
function isOfOtherTrade({ piece, rank, parents }: Candidate): boolean {
  return [...parents, { piece, rank }].some((one) => 'bullets' in one.piece && one.rank?.tier === 'spare');
}

function candidatesOf(page: ResumePage, heights: Heights, ranks: Ranks): Candidate[] {
  const all: Candidate[] = [];
  page.sections.forEach((section, sectionAt) => {
    const measured = heights.sections[sectionAt]!;
    const top: Candidate = { piece: section, rank: null, height: measured.heading, parents: [] };
    const leaf = (piece: Line | Group, height: number): Candidate => {
      return { piece, rank: ranks.of(piece), height, parents: [top] };
    };
    if (section.kind === 'text') all.push(...section.lines.map((line, at) => leaf(line, measured.lines[at]!)));
    if (section.kind === 'groups') all.push(...section.groups.map((group, at) => leaf(group, measured.groups[at]!)));
    if (section.kind !== 'entries') return;
    section.entries.forEach((entry, entryAt) => {
      all.push(...entryCandidates(entry, measured.entries[entryAt]!, top, ranks));
    });
  });
  return all;
}

function entryCandidates(
  entry: Entry,
  measured: SectionHeights['entries'][number],
  top: Candidate,
  ranks: Ranks,
): Candidate[] {
  const head: Candidate = { piece: entry, rank: null, height: measured.heading, parents: [top] };
  return entry.roles.flatMap((role, roleAt) => {
    const heights = measured.roles[roleAt]!;
    const line: Candidate = { piece: role, rank: ranks.of(role), height: heights.heading, parents: [top, head] };
    const bullets = role.bullets.map((bullet, at) => ({
      piece: bullet,
      rank: ranks.of(bullet),
      height: heights.bullets[at]!,
      parents: [top, head, line],
    }));
    return [line, ...bullets];
  });
}

function withoutEmptyParents(pieces: readonly Candidate[]): Candidate[] {
  const needed = new Set(pieces.filter((one) => one.rank !== null).flatMap((one) => one.parents));
  return pieces.filter((one) => one.rank !== null || needed.has(one));
}

function prune(section: Section, kept: ReadonlySet<Piece>): Section {
  if (section.kind === 'text') return { ...section, lines: section.lines.filter((line) => kept.has(line)) };
  if (section.kind === 'groups') return { ...section, groups: section.groups.filter((group) => kept.has(group)) };
  const entries = section.entries
    .filter((entry) => kept.has(entry))
    .map((entry) => ({
      ...entry,
      roles: entry.roles
        .filter((role) => kept.has(role))
        .map((role) => ({ ...role, bullets: role.bullets.filter((bullet) => kept.has(bullet)) })),
    }));
  return { ...section, entries };
}
