/**
 * What the account holder puts back on a finished page. It comes beside what stands there, set as tightly as need be;
 * no line of the page in force leaves for it. Where that is too much, it stays away, and what would have to leave is told.
 */
import type { Line, ResumePage } from '../../typesetting/page.ts';
import { fitPages } from '../../typesetting/typeset.ts';
import type { Composed, Page } from '../composed.ts';
import { isLetter } from '../composed.ts';
import { printedLines } from '../printed.ts';
import { type Chosen, type Room, takePieces } from './choose.ts';
import type { Piece, Ranks } from './ranks.ts';

/** Something put back for which there is no room, and what would have to leave the page for it. */
export interface Crowded {
  factId: string;
  leaving: string[];
}

export interface ByHand {
  /** In the order in which they were asked for. */
  added: ReadonlySet<string>;
  /** The page in force. */
  shown: Page | null;
}

interface Choice {
  page: ResumePage;
  room: Room;
  ranks: Ranks;
  families: readonly string[];
}

/** At its tightest a page takes less than so much of what was measured at the density at which content is chosen. */
const HOPELESS = 1.25;
/** For so many of those that are refused it is found out what would have to leave. */
const MAX_TOLD = 5;

/** `chosen`: what stands on the page by our own choice. */
export function composeByHand(choice: Choice, ours: Composed, chosen: Chosen, { added, shown }: ByHand): Composed {
  const isShown = shownOn(shown);
  const accepted = [...added].filter((id) => take(choice, askedBy([id])).least() !== null);
  const refused: string[] = [];
  for (;;) {
    const isAsked = askedBy(accepted);
    const union = take(choice, (piece) => chosen.has(piece) || isShown(piece) || isAsked(piece));
    // Only what nobody has seen yet makes room.
    const fitted = fit(choice, union, (piece) => !isShown(piece) && !isAsked(piece));
    if (fitted !== null) {
      const crowded = refused.map((factId, at) => ({
        factId,
        leaving: at < MAX_TOLD ? leavingFor(choice, fitted.chosen, [...accepted, factId]) : [],
      }));
      return { ...fitted.composed, ...(crowded.length > 0 && { crowded }) };
    }
    const last = accepted.pop();
    if (last === undefined) return { ...ours, crowded: refused.map((factId) => ({ factId, leaving: [] })) };
    refused.unshift(last);
  }
}

const take = ({ page, room, ranks }: Choice, isWanted: IsSo): Chosen => takePieces(page, room, ranks, isWanted);

interface Fitted {
  composed: Composed;
  chosen: Chosen;
  /** In the order in which they went. */
  gone: Piece[];
}

/** Takes the least worthy away until the rest fits. Null where what may go is not enough. */
function fit({ page, room, families }: Choice, all: Chosen, mayGo: IsSo): Fitted | null {
  const gone: Piece[] = [];
  for (let chosen = all; ; ) {
    const kept = chosen.applyTo(page);
    const isHopeless = chosen.fill > room.pages * HOPELESS;
    const setting = isHopeless
      ? null
      : fitPages('resume', kept, families, { pages: room.pages, estimate: chosen.fill });
    if (setting !== null) return { composed: { layout: 'resume', page: kept, setting }, chosen, gone };
    const least = chosen.least(mayGo);
    if (least === null) return null;
    gone.push(least);
    chosen = chosen.without(least, room);
  }
}

/** The least worthy lines of the page that make room for what was refused. */
function leavingFor(choice: Choice, onPage: Chosen, ids: readonly string[]): string[] {
  const isAsked = askedBy(ids);
  const headers = new Set(printedHeaders(choice.page));
  // The grade has no name but that of its degree, which is not to leave with it.
  const isOwnLine = (piece: Piece): boolean => !('text' in piece) || !piece.ids.some((id) => headers.has(id));
  const union = take(choice, (piece) => onPage.has(piece) || isAsked(piece));
  return fit(choice, union, (piece) => !isAsked(piece) && isOwnLine(piece))?.gone.flatMap(idsOf) ?? [];
}

type IsSo = (piece: Piece) => boolean;

function askedBy(ids: readonly string[]): IsSo {
  const asked = new Set(ids);
  return (piece) => idsOf(piece).some((id) => asked.has(id));
}

function shownOn(page: Page | null): IsSo {
  const lines = page === null || isLetter(page) ? [] : printedLines(page);
  const keys = new Set(lines.map(keyOf));
  return (piece) => linesOf(piece).some((line) => keys.has(keyOf(line)));
}

const keyOf = ({ text, ids }: Line): string => `${ids.join(' ')} ${text}`;

function linesOf(piece: Piece): Line[] {
  if ('items' in piece) return piece.items;
  if ('text' in piece) return [piece];
  return [piece.title ?? { text: piece.dates ?? '', ids: [piece.id] }];
}

function idsOf(piece: Piece): string[] {
  return 'bullets' in piece ? [piece.id] : linesOf(piece).flatMap((line) => line.ids);
}

function printedHeaders({ sections }: ResumePage): string[] {
  return sections.flatMap((section) =>
    section.kind === 'entries' ? section.entries.flatMap(({ roles }) => roles.map((role) => role.id)) : [],
  );
}
