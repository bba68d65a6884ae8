import { type Run, rightOf } from './runs/run.ts';

/** Runs that follow each other closely on one baseline: a line of text, or one cell of a row. */
export interface Segment {
  runs: Run[];
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

/** A gap wider than this many times the font size separates two cells; justified words stay nearer. */
export const CELL_GAP = 1.2;
/** Words on one baseline may sit this share of the size higher or lower. */
const BASELINE_DRIFT = 0.2;
/** A gap wider than this share of the size is a space. */
const SPACE_GAP = 0.15;
/** Where the page itself says that there is a blank, hardly any gap is needed. */
const BLANK_GAP = 0.02;
const OVERLAP = 0.5;
/** Shadows and imitated bold print the same word twice, hardly moved. */
const SAME_PLACE = 0.2;
/** As many other lines begin at the edge of a cell. */
const SHARED_EDGE = 2;

export function toSegments(runs: readonly Run[]): Segment[] {
  return baselines(runs).flatMap((baseline) => {
    const groups: Run[][] = [];
    for (const run of withoutDoubles(baseline)) {
      const group = groups.at(-1);
      if (group && continues(group.at(-1)!, run)) group.push(run);
      else groups.push([run]);
    }
    return groups.map(toSegment);
  });
}

/** Cells of a grid may nearly touch: a run that begins exactly where other lines begin is a cell of its own. */
export function splitAtSharedEdges(segments: readonly Segment[]): Segment[] {
  const edges = new Map<number, number>();
  for (const { x } of segments) edges.set(Math.round(x), (edges.get(Math.round(x)) ?? 0) + 1);
  return segments.flatMap((segment) => {
    const cut = segment.runs.findIndex((run, index) => index > 0 && isSharedEdge(run, segment.runs[index - 1]!, edges));
    return cut === -1 ? [segment] : [toSegment(segment.runs.slice(0, cut)), toSegment(segment.runs.slice(cut))];
  });
}

function isSharedEdge(run: Run, before: Run, edges: ReadonlyMap<number, number>): boolean {
  const startsWord = /^[\p{Lu}\p{N}]/u.test(run.text) && run.x > before.x;
  return startsWord && (edges.get(Math.round(run.x)) ?? 0) >= SHARED_EDGE;
}

/** Runs of one baseline together, from left to right. */
function baselines(runs: readonly Run[]): Run[][] {
  const groups: Run[][] = [];
  for (const run of runs.toSorted((one, other) => one.y - other.y)) {
    const first = groups.at(-1)?.[0];
    if (first && run.y - first.y <= BASELINE_DRIFT * Math.min(first.size, run.size)) groups.at(-1)!.push(run);
    else groups.push([run]);
  }
  return groups.map((group) => group.sort((one, other) => one.x - other.x));
}

function withoutDoubles(runs: readonly Run[]): Run[] {
  return runs.filter((run, index) => {
    const before = runs[index - 1];
    const near = before && Math.hypot(before.x - run.x, before.y - run.y) < SAME_PLACE * run.size;
    return !(near && before.text === run.text);
  });
}

function continues(before: Run, run: Run): boolean {
  const gap = run.x - rightOf(before);
  const overlaps = gap < -OVERLAP * Math.max(before.size, run.size);
  return !overlaps && gap <= CELL_GAP * Math.min(before.size, run.size);
}

export function toSegment(runs: Run[]): Segment {
  const ordered = inReadingOrder(runs);
  const left = Math.min(...runs.map((run) => run.x));
  const right = Math.max(...runs.map(rightOf));
  return {
    runs: ordered,
    text: joinRuns(ordered),
    x: left,
    y: runs[0]!.y,
    width: right - left,
    size: Math.max(...runs.map((run) => run.size)),
  };
}

/** Words of the other direction stand in their line the other way round. */
function inReadingOrder(runs: Run[]): Run[] {
  const { turnedOver = false } = runs[0]!;
  if (!turnedOver && !runs.some((run) => run.rightToLeft)) return runs;
  const ordered: Run[] = [];
  for (let from = 0; from < runs.length; ) {
    const end = endOfGroup(runs, from, (run) => isOpposite(run, turnedOver));
    if (end === from) ordered.push(runs[from++]!);
    else {
      ordered.push(...runs.slice(from, end).reverse());
      from = end;
    }
  }
  return ordered;
}

const isOpposite = (run: Run, rightToLeft: boolean): boolean =>
  rightToLeft ? !run.rightToLeft && /[\p{L}\p{N}]/u.test(run.text) : run.rightToLeft;

function endOfGroup(runs: readonly Run[], from: number, belongs: (run: Run) => boolean): number {
  let end = from;
  while (end < runs.length && belongs(runs[end]!)) end++;
  return end;
}

/** The text of neighbouring runs, with spaces where the page shows them. */
export function joinRuns(runs: readonly Run[]): string {
  let text = '';
  let before: Run | undefined;
  for (const run of runs) {
    if (before && hasSpaceBetween(before, run)) text += ' ';
    text += run.text;
    before = run;
  }
  return text.replace(/\s+/g, ' ').trim();
}

export function hasSpaceBetween(before: Run, run: Run): boolean {
  const gap = run.x > before.x ? run.x - rightOf(before) : before.x - rightOf(run);
  return gap > (run.blankBefore ? BLANK_GAP : SPACE_GAP) * Math.min(before.size, run.size);
}
