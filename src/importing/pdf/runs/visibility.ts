/** Text that a page draws and nobody sees, and fonts that a file names but does not carry. */
import { drawingOperators, type Operators, type PdfPage } from './pdf-js.ts';

export interface Visibility {
  hidden: string[];
  looseFonts: string[];
}

/** How the page draws text at the moment. */
interface Pen {
  mode: number;
  color: string;
  opacity: number;
  font: string;
}

/** Fills nothing and strokes nothing; the second also clips. */
const INVISIBLE_MODES = new Set([3, 7]);
const LEAST_OPACITY = 0.3;
/** Below this ratio to white paper, text is meant not to be seen. */
const LEAST_CONTRAST = 2;
const MAX_REASONS = 20;

export async function visibilityOf(page: PdfPage, operators: Operators): Promise<Visibility> {
  const OPS = await drawingOperators();
  const { fnArray, argsArray } = operators;
  const hidden = new Set<string>();
  const fonts = new Set<string>();
  const saved: Pen[] = [];
  let pen: Pen = { mode: 0, color: '#000000', opacity: 1, font: '' };
  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at] as unknown[];
    if (operator === OPS.save) saved.push({ ...pen });
    else if (operator === OPS.restore) pen = saved.pop() ?? pen;
    else if (operator === OPS.setTextRenderingMode) pen.mode = Number(args[0]);
    else if (operator === OPS.setFillRGBColor) pen.color = String(args[0]);
    else if (operator === OPS.setGState) pen.opacity = opacityIn(args[0]) ?? pen.opacity;
    else if (operator === OPS.setFont) pen.font = String(args[0]);
    else if (operator === OPS.showText) {
      fonts.add(pen.font);
      const reason = whyInvisible(pen);
      if (reason !== null && hidden.size < MAX_REASONS) hidden.add(reason);
    }
  }
  return { hidden: [...hidden], looseFonts: [...fonts].flatMap((font) => looseName(page, font)) };
}

function opacityIn(state: unknown): number | null {
  if (!Array.isArray(state)) return null;
  const fill = state.find((entry) => Array.isArray(entry) && entry[0] === 'ca') as [string, unknown] | undefined;
  return fill === undefined ? null : Number(fill[1]);
}

function whyInvisible(pen: Pen): string | null {
  if (INVISIBLE_MODES.has(pen.mode)) return `text in rendering mode ${pen.mode}`;
  if (pen.opacity < LEAST_OPACITY) return `text of opacity ${pen.opacity}`;
  return contrastToWhite(pen.color) < LEAST_CONTRAST ? `text in the color ${pen.color}` : null;
}

/** WCAG's contrast ratio of a color `#rrggbb` to white. */
function contrastToWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\da-f]{2}/gi) ?? []).map((part) =>
    linear(Number.parseInt(part, 16)),
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function looseName(page: PdfPage, font: string): string[] {
  if (!page.commonObjs.has(font)) return [];
  const { name, missingFile } = page.commonObjs.get(font) as { name?: string; missingFile?: boolean };
  return missingFile === true ? [name ?? font] : [];
}
