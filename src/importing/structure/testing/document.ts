/** Documents for tests: one line a row, as a plain page would have them. */
import type { SourceDocument, SourceLine, SourceSpan } from '../../source.ts';

export interface LineLook {
  x?: number;
  size?: number;
  bold?: boolean;
  italic?: boolean;
  bullet?: boolean;
  page?: number;
  href?: string;
  /** White space above, in line heights. */
  gap?: number;
}

const DEFAULT_SIZE = 10;
const GLYPH_WIDTH = 0.5;
const LEADING = 1.3;
/** Cells, written with a tab between them, stand at every so many points. */
const CELL_WIDTH = 200;

export type Row = string | [string, LineLook];

export function documentOf(rows: readonly Row[]): SourceDocument {
  let y = 50;
  const lines = rows.map((row) => {
    const [text, look] = typeof row === 'string' ? [row, {}] : row;
    const size = look.size ?? DEFAULT_SIZE;
    y += LEADING * size * (1 + (look.gap ?? 0));
    return toSourceLine(text, look, y);
  });
  return { lines, pages: Math.max(1, ...lines.map((line) => line.page)), leftOver: [] };
}

function toSourceLine(text: string, look: LineLook, y: number): SourceLine {
  const { x = 50, size = DEFAULT_SIZE, bold = false, italic = false, bullet = false, page = 1, href = null } = look;
  const spans = text.split('\t').map(
    (part, index): SourceSpan => ({
      text: part,
      x: x + index * CELL_WIDTH,
      width: part.length * size * GLYPH_WIDTH,
      size,
      bold,
      italic,
      href,
    }),
  );
  const last = spans.at(-1)!;
  return {
    text: text.replaceAll('\t', ' '),
    spans,
    page,
    x,
    y,
    width: last.x + last.width - x,
    height: size,
    size,
    bold,
    italic,
    bullet,
    headingLevel: null,
    gapAbove: look.gap ?? 0,
    column: 0,
  };
}
