/** The content of a paragraph, cut at its breaks into lines and at its tabs into segments. */
import { isBulletAlone, withoutBullet } from '../bullets.ts';
import type { FlowRun, FlowSegment, TabStop } from '../flow.ts';
import type { Inline } from './inline.ts';
import type { RunLook } from './looks.ts';

export interface BrokenLine {
  segments: FlowSegment[];
  startsPage: boolean;
  /** The writer typed a bullet in front of it; `segments` are without it. */
  typedBullet: boolean;
}

const DEFAULT_SIZE = 10;
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** Icons of symbol fonts: to a reader without that font they say nothing. */
const SYMBOLS = /[\ue000-\uf8ff]/g;
/** People without tabs align with spaces, and programs leave the line ends of their own source. */
const TAB_LIKE = /[^\S\t\r\n]*[\t\r\n]\s*|\s{3,}/;

export function breakLines(inlines: readonly Inline[], stops: readonly TabStop[]): BrokenLine[] {
  const cutter = new LineCutter(stops);
  for (const inline of inlines) {
    if (inline.kind === 'text') cutter.addText(inline.text.replace(INVISIBLE, ''), inline.look, inline.href);
    if (inline.kind === 'tab') cutter.tab();
    if (inline.kind === 'break') cutter.endLine(false);
    if (inline.kind === 'page') cutter.endLine(true);
  }
  return cutter
    .finish()
    .map(takeBulletOff)
    .filter(({ segments }) => segments.length > 0);
}

class LineCutter {
  readonly #stops: readonly TabStop[];
  readonly #lines: BrokenLine[] = [];
  #tabs = 0;

  constructor(stops: readonly TabStop[]) {
    this.#stops = stops;
    this.#startLine(false);
  }

  addText(text: string, look: RunLook, href: string | null): void {
    text.split(TAB_LIKE).forEach((piece, index) => {
      if (index > 0) this.#startSegment(null);
      const style = { size: look.size ?? DEFAULT_SIZE, bold: look.bold ?? false, italic: look.italic ?? false };
      if (piece !== '') this.#segments.at(-1)!.runs.push({ text: piece, ...style, href });
    });
  }

  tab(): void {
    this.#startSegment(this.#stops[this.#tabs] ?? null);
    this.#tabs++;
  }

  endLine(startsPage: boolean): void {
    this.#startLine(startsPage);
  }

  finish(): BrokenLine[] {
    return this.#lines.map((line) => ({ ...line, segments: line.segments.filter(isInked) }));
  }

  get #segments(): FlowSegment[] {
    return this.#lines.at(-1)!.segments;
  }

  #startLine(startsPage: boolean): void {
    this.#lines.push({ segments: [{ runs: [], stop: null }], startsPage, typedBullet: false });
    this.#tabs = 0;
  }

  #startSegment(stop: TabStop | null): void {
    this.#segments.push({ runs: [], stop });
  }
}

const isInked = ({ runs }: FlowSegment): boolean => runs.some(({ text }) => text.trim() !== '');
const textOf = (runs: readonly FlowRun[]): string => runs.map(({ text }) => text).join('');

function takeBulletOff(line: BrokenLine): BrokenLine {
  const [first, ...others] = line.segments;
  if (first === undefined) return line;
  const text = textOf(first.runs);
  if (others.length > 0 && isBulletAlone(text)) {
    return { ...line, segments: others.map(withoutSymbols), typedBullet: true };
  }
  const rest = withoutBullet(text);
  const segments = [{ ...first, runs: dropStart(first.runs, text.length - (rest ?? text).length) }, ...others];
  return { ...line, segments: segments.map(withoutSymbols).filter(isInked), typedBullet: rest !== null };
}

function dropStart(runs: readonly FlowRun[], length: number): FlowRun[] {
  let left = length;
  return runs.map((run) => {
    const dropped = Math.min(left, run.text.length);
    left -= dropped;
    return { ...run, text: run.text.slice(dropped) };
  });
}

function withoutSymbols(segment: FlowSegment): FlowSegment {
  return { ...segment, runs: segment.runs.map((run) => ({ ...run, text: run.text.replace(SYMBOLS, '') })) };
}
