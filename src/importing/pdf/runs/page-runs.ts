import { withAccents } from './accents.ts';
import { withDrawnBullets } from './drawn-bullets.ts';
import { type FontStyle, fontStyleOf, PLAIN_FONT } from './font-style.ts';
import { ligatureWords, withLigatures } from './ligatures.ts';
import type { PdfPage } from './pdf-js.ts';
import { ICON, type Run } from './run.ts';
import { readTextItems } from './text-items.ts';
import { apply, multiply, type Transform } from './transform.ts';

export interface PageRuns {
  width: number;
  height: number;
  runs: Run[];
  /** Text that stands upright or upside down on the page, and is not read. */
  turned: string[];
  /** Text that nobody can read with the eye, and that is meant for machines. */
  tiny: string[];
}

interface Link {
  left: number;
  right: number;
  top: number;
  bottom: number;
  href: string;
}

const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}]/u;

const MAX_LINKS_PER_PAGE = 500;
/** Steeper than this (the sine of its angle) a text is no line of the page. */
const MAX_SLOPE = 0.2;
/** Of the width of the page: three points on A4. */
const SMALLEST_TEXT = 0.005;
/** What only tells the eye how to set a text. */
const INVISIBLE = /[\u200b-\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g;

/** Glyphs without a character are icons. */
const UNMAPPED = /[\u0000-\u0008\u000e-\u001f\ufffd]/g;

/** `meant` is what the page's marked stretches of glyphs mean, as far as the file says so. */
export async function readPageRuns(page: PdfPage, meant?: readonly string[]): Promise<PageRuns> {
  const viewport = page.getViewport({ scale: 1 });
  const content = await readTextItems(page, meant);
  const operators = await page.getOperatorList();
  const styles = fontStyles(page, Object.keys(content.styles));
  const links = await readLinks(page, viewport.transform as Transform);
  const ligatures = ligatureWords(operators);
  const runs: Run[] = [];
  const turned: string[] = [];
  const tiny: string[] = [];
  let blankBefore = false;
  for (const item of content.items) {
    const { bold, italic, isIcons } = styles.get(item.fontName) ?? PLAIN_FONT;
    const written = withLigatures(item.str.replace(INVISIBLE, ''), ligatures).replace(UNMAPPED, ICON);
    const text = isIcons ? written.replace(/\S+/gu, ICON) : written;
    if (text.trim() === '') {
      blankBefore ||= text !== '' || item.hasEOL;
      continue;
    }
    const [, slope, skew, scale, x, y] = multiply(viewport.transform as Transform, item.transform as Transform);
    const size = Math.hypot(skew, scale);
    if (size === 0 || Math.abs(slope) > MAX_SLOPE * size) {
      turned.push(text);
      continue;
    }
    if (size < SMALLEST_TEXT * viewport.width) {
      tiny.push(text);
      continue;
    }
    const place = { x, y, width: item.width, size };
    runs.push({
      text,
      ...place,
      bold,
      italic,
      href: linkAt(links, place),
      rightToLeft: RIGHT_TO_LEFT.test(text),
      blankBefore,
    });
    blankBefore = item.hasEOL;
  }
  const marked = withDrawnBullets(joinSpacedRuns(withAccents(runs)), operators, viewport.transform as Transform);
  const visible = marked.filter((run) => isOnPage(run, viewport));
  const { width, height } = viewport;
  return { width, height, runs: fromItsStart(visible, width), turned, tiny };
}

/**
 * A page that is read from right to left is turned over, so that whatever comes after can count from where lines begin.
 */
function fromItsStart(runs: Run[], width: number): Run[] {
  const letters = (some: readonly Run[]) => some.reduce((sum, run) => sum + run.text.length, 0);
  const turned = letters(runs.filter((run) => run.rightToLeft)) > letters(runs) / 2;
  return turned ? runs.map((run) => ({ ...run, x: width - run.x - run.width, turnedOver: true })) : runs;
}

/** A whole word set letter by letter; the page keeps its words apart. */
const SPACED_WORD = /^(?=.*\p{L}.*\p{L})(?:[^\s•·|] ){2,}[^\s•·|]$/u;
const SPACED_PAIR = /^\S \S$/u;

/** Short words beside a spaced one are spaced too. */
function joinSpacedRuns(runs: readonly Run[]): Run[] {
  const rows = new Set(runs.filter(({ text }) => SPACED_WORD.test(text)).map(({ y, size }) => `${y} ${size}`));
  return runs.map((run) => {
    const spaced = SPACED_WORD.test(run.text) || (SPACED_PAIR.test(run.text) && rows.has(`${run.y} ${run.size}`));
    return spaced ? { ...run, text: run.text.replaceAll(' ', '') } : run;
  });
}

/** What stands outside the page is invisible to a person, so it is not read. */
function isOnPage(run: Run, page: { width: number; height: number }): boolean {
  return run.x + run.width > 0 && run.x < page.width && run.y > 0 && run.y - run.size < page.height;
}

/** pdf.js makes a font's name known only once the page's drawing operators have been read. */
function fontStyles(page: PdfPage, fonts: readonly string[]): Map<string, FontStyle> {
  const styles = new Map<string, FontStyle>();
  for (const font of fonts) {
    if (!page.commonObjs.has(font)) continue;
    const { name, bold, black, italic } = page.commonObjs.get(font) as Record<string, unknown>;
    const named = fontStyleOf(typeof name === 'string' ? name : '');
    styles.set(font, {
      ...named,
      bold: named.bold || bold === true || black === true,
      italic: named.italic || italic === true,
    });
  }
  return styles;
}

async function readLinks(page: PdfPage, transform: Transform): Promise<Link[]> {
  const annotations = (await page.getAnnotations()) as { subtype?: string; url?: string; rect?: number[] }[];
  const links: Link[] = [];
  for (const { subtype, url, rect } of annotations.slice(0, MAX_LINKS_PER_PAGE)) {
    if (subtype !== 'Link' || url === undefined || rect?.length !== 4) continue;
    const [x1, y1] = apply(transform, rect[0]!, rect[1]!);
    const [x2, y2] = apply(transform, rect[2]!, rect[3]!);
    links.push({
      left: Math.min(x1, x2),
      right: Math.max(x1, x2),
      top: Math.min(y1, y2),
      bottom: Math.max(y1, y2),
      href: url,
    });
  }
  return links;
}

function linkAt(links: readonly Link[], place: { x: number; y: number; width: number; size: number }): string | null {
  const x = place.x + place.width / 2;
  const y = place.y - place.size / 3;
  const link = links.find(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
  return link?.href ?? null;
}
