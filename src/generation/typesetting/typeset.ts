/** Data in, fitted page out. The density of the page is the only thing that is varied here; content is chosen elsewhere. */
import { compile, exportPdf, type Layout, queryValues, type Typeset } from './compiler.ts';
import type { LetterPage, ResumePage } from './page.ts';

/** The density at which content is chosen; fitting goes both ways from here. */
const CHOOSING_DENSITY = 0.2;
/** How much of the last page may stay empty, and how much is aimed at; a page break loses some more. */
const GOOD_REST = 0.045;
const AIMED_REST = 0.025;
const REST_AT_BREAK = 0.05;
/** A second page may end earlier: it looks finished anyway, and every try costs as much as a page. */
const GOOD_REST_OF_TWO = 0.3;
const AIMED_REST_OF_TWO = 0.15;
const MAX_COMPILES = 4;
/** Beyond 1 only the gaps of a nearly empty page grow; a letter looks right with the rest of the page empty. */
const MAX_DENSITY: Readonly<Record<Layout, number>> = { resume: 1.8, letter: 1.1 };
/** Tried first when no fill is foretold: a letter nearly always leaves room, so that its first try is its last. */
const FIRST_DENSITY: Readonly<Record<Layout, number>> = { resume: CHOOSING_DENSITY, letter: MAX_DENSITY.letter };

export interface Setting {
  document: Typeset;
  pages: number;
  /** Share of one page's height that the content takes; above 1 it runs over. */
  fill: number;
  density: number;
}

/** Heights on the last page, in points: what the content leaves of it, and what it has in all. */
interface EndMark {
  rest: number;
  room: number;
}

/** What the templates read. The facts behind a line are nothing to them, and ids need not be text that can be set. */
function dataOf(page: ResumePage | LetterPage): string {
  return JSON.stringify(page, (key, value: unknown) => (key === 'ids' || key === 'id' ? undefined : value));
}

/** One setting, however many pages it takes. */
export function setPage(
  layout: Layout,
  page: ResumePage | LetterPage,
  families: readonly string[],
  density: number,
): Setting {
  const inputs = { data: dataOf(page), density: density.toFixed(4), mode: 'print' };
  const document = compile({ layout, families, inputs });
  const [end] = queryValues(document, 'end') as [EndMark];
  const pages = queryValues(document, 'page').length;
  return { document, pages, fill: pages - end.rest / end.room, density };
}

/** The heights of all pieces at the density at which content is chosen. */
export function measurePage(page: ResumePage, families: readonly string[]): unknown {
  const inputs = { data: dataOf(page), density: CHOOSING_DENSITY.toFixed(4), mode: 'measure' };
  return queryValues(compile({ layout: 'resume', families, inputs }), 'heights')[0];
}

/**
 * The airiest setting of at most so many pages; null when even the tightest runs over. `estimate`: the fill to expect at
 * the density at which content is chosen, which saves tries.
 */
export function fitPages(
  layout: Layout,
  page: ResumePage | LetterPage,
  families: readonly string[],
  { pages = 1, estimate }: { pages?: number; estimate?: number } = {},
): Setting | null {
  const breaks = REST_AT_BREAK * (pages - 1);
  const aim = pages - (pages > 1 ? AIMED_REST_OF_TWO : AIMED_REST) - breaks;
  const good = pages - (pages > 1 ? GOOD_REST_OF_TWO : GOOD_REST) - breaks;
  const search: Search = { low: 0, high: MAX_DENSITY[layout], airiest: MAX_DENSITY[layout] };
  const first =
    estimate === undefined
      ? FIRST_DENSITY[layout]
      : nextDensity({ fill: estimate, density: CHOOSING_DENSITY }, aim, search);
  let current = setPage(layout, page, families, first);
  let best: Setting | null = null;
  for (let compiles = 1; compiles < MAX_COMPILES; compiles++) {
    if (current.pages <= pages) {
      best = current;
      search.low = current.density;
      if (current.fill >= good || current.density >= search.airiest) return best;
    } else {
      search.high = current.density;
      if (current.density <= 0) return null;
    }
    current = setPage(layout, page, families, nextDensity(current, aim, search));
  }
  if (current.pages <= pages) return current;
  return best ?? null;
}

/** Between these the density is looked for; the ends are untried as long as they are 0 and the airiest. */
interface Search {
  low: number;
  high: number;
  airiest: number;
}

/** Content grows by about this share of its height from density 0 to 1. */
const GROWTH = 0.36;

function nextDensity(setting: Pick<Setting, 'density' | 'fill'>, aim: number, { low, high, airiest }: Search): number {
  const wanted = setting.density + (aim / setting.fill - 1) / GROWTH;
  const bounded = Math.min(airiest, Math.max(0, wanted));
  if (bounded > low && bounded < high) return bounded;
  if (bounded >= airiest && high === airiest) return airiest;
  if (bounded <= 0 && low === 0) return 0;
  return (low + high) / 2;
}

export function toPdf(setting: Setting): Uint8Array {
  return exportPdf(setting.document);
}
