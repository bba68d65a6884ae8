/** A page as Typst code, and the compiler that sets it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  initSync,
  type TypstCompiler,
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';
import type { HeadingLook, Layout, Look } from '../layout.ts';
import { type Block, headingPieces, type Page, type Piece, type TextBlock } from '../plan/page.ts';
import { fontFiles } from './fonts.ts';
import { wornText } from './worn-text.ts';

/** The numbers by which Typst's interface calls them. */
const PDF = 1;
const DIAGNOSTICS = 3;
const MAIN = '/main.typ';

let opening: Promise<TypstCompiler> | undefined;

async function open(): Promise<TypstCompiler> {
  const require = createRequire(import.meta.url);
  initSync({ module: readFileSync(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const compiler = await builder.build();
  const fonts = new TypstFontResolverBuilder();
  for (const file of fontFiles()) fonts.add_raw_font(file);
  compiler.set_fonts(await fonts.build());
  return compiler;
}

interface Artifact {
  result?: Uint8Array;
  diagnostics?: { message: string; range: string }[];
}

export async function setTypst(code: string): Promise<Uint8Array> {
  opening ??= open();
  const compiler = await opening;
  compiler.add_source(MAIN, code);
  const world = compiler.snapshot('/', MAIN, []);
  try {
    const { result, diagnostics } = world.get_artifact(PDF, DIAGNOSTICS) as Artifact;
    if (result !== undefined) return result;
    throw new Error(`Typst: ${(diagnostics ?? []).map(({ message, range }) => `${range} ${message}`).join('; ')}`);
  } finally {
    world.free();
  }
}

/** What a block needs to know of its place. */
interface Place {
  layout: Layout;
  narrow: boolean;
}

export function typstOf(page: Page, layout: Layout): string {
  const { margins, side } = layout;
  const place: Place = { layout, narrow: false };
  // Typst measures between the lines, not from one to the next.
  const leading = `${(layout.leading - 0.68).toFixed(2)}em`;
  const header = page.header.length === 0 ? '' : headerOf(page.header, place);
  const foot = runningOf(page.runningFooter, 'center');
  const head = runningOf(page.runningHeader, 'right');
  return `#set document(title: ${quoted(page.title)})
#set page(paper: "${layout.paper === 'a4' ? 'a4' : 'us-letter'}", margin: (x: ${margins.x}mm, y: ${margins.y}mm), header: ${head}, footer: ${foot})
#set text(font: ("${layout.family}", "DejaVu Sans"), size: ${layout.size}pt, lang: "${page.language}", hyphenate: ${layout.hyphenate})
#set par(leading: ${leading}, spacing: ${leading}, justify: false)
#set block(spacing: ${leading})
#let line-gap = ${leading}
#{${header}
${layout.columns === 'one' ? blocksOf(page.main, place) : columnsOf(page, layout, side.fill)}}`;
}

function headerOf(blocks: readonly Block[], place: Place): string {
  const { layout } = place;
  const band = layout.header.place === 'band' ? `fill: rgb("${layout.accent}"), inset: 10pt, ` : '';
  const colour = layout.header.place === 'band' ? 'set text(fill: white)\n' : '';
  return `block(width: 100%, below: 12pt, ${band}{${colour}${blocksOf(blocks, place)}})`;
}

function columnsOf(page: Page, layout: Layout, fill: string | null): string {
  const { side } = layout;
  const colour = side.dark ? 'set text(fill: white)\n' : '';
  const inset = fill === null ? '0pt' : '7pt';
  const narrow = blocksOf(page.side, { layout, narrow: true });
  const aside = `grid.cell(fill: ${fill === null ? 'none' : `rgb("${fill}")`}, inset: ${inset}, {set text(size: ${side.scale}em, hyphenate: true)\nset align(${side.align})\n${colour}${narrow}})`;
  const main = `{${blocksOf(
    page.main.filter((block) => block.kind !== 'page break'),
    { layout, narrow: false },
  )}}`;
  const share = `${side.share * 100}%`;
  const isLeft = layout.columns === 'left sidebar';
  return `grid(columns: ${isLeft ? `(${share}, 1fr)` : `(1fr, ${share})`}, column-gutter: 14pt, ${isLeft ? `${aside}, ${main}` : `${main}, ${aside}`})`;
}

function runningOf(text: string, side: 'center' | 'right'): string {
  if (text === '') return 'none';
  const parts = text.split(/(##?)/).map((part) => {
    if (part === '##') return 'counter(page).final().first()';
    return part === '#' ? 'counter(page).get().first()' : quoted(part);
  });
  return `context align(${side}, text(size: 8pt, fill: gray, {${parts.map((part) => `[#${part}]`).join('; ')}}))`;
}

export function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

const LONG_WORD = /\S{21,}/g;
const BREAK = '\u200b';

/** Addresses and spans of time may break where the column is narrow: Typst would let them run out of it. */
function written(text: string, { layout, narrow }: Place): string {
  const worn = wornText(text, layout.ligatures);
  if (!narrow) return quoted(worn.replaceAll('   ', '\u00a0 \u00a0'));
  const parts = worn
    .replaceAll(/[–—](?=\S)|(?<=\d{4})-(?=\d{2})/g, `$&${BREAK}`)
    .replaceAll(LONG_WORD, (word) => word.replaceAll(/[@/._-]/g, `$&${BREAK}`))
    .split(BREAK);
  // Hardly any space: the line may end there, and the file holds no sign of it.
  return parts.length === 1 ? quoted(worn) : `{${parts.map((part) => `[#${quoted(part)}]`).join('; h(0.01pt); ')}}`;
}

function blocksOf(blocks: readonly Block[], place: Place): string {
  return blocks.map((block) => blockOf(block, place)).join('\n');
}

function blockOf(block: Block, place: Place): string {
  const { layout } = place;
  switch (block.kind) {
    case 'text':
      return textOf(block, place);
    case 'bullets':
      return bulletsOf(block.items, place);
    case 'table': {
      const cells = block.rows.flatMap(({ label, value }) => {
        const pair = [
          `{set text(hyphenate: true)\n${blocksOf(label, { ...place, narrow: true })}}`,
          `{${blocksOf(value, place)}}`,
        ];
        return block.labelRight ? pair.reverse() : pair;
      });
      const share = `${Math.round(block.share * 100)}%`;
      const frame = block.bordered ? 'stroke: 0.5pt + gray, inset: 4pt' : 'row-gutter: line-gap, column-gutter: 8pt';
      return `grid(columns: ${block.labelRight ? `(1fr, ${share})` : `(${share}, 1fr)`}, ${frame}, ${cells.join(', ')})`;
    }
    case 'columns': {
      const columns = block.columns.map((column) => `{${blocksOf(column, place)}}`);
      const frame = block.bordered ? 'stroke: 0.5pt + gray, inset: 4pt' : 'column-gutter: 12pt';
      return `grid(columns: (1fr,) * ${columns.length}, ${frame}, ${columns.join(', ')})`;
    }
    case 'chips': {
      const chip = `box(stroke: 0.5pt + rgb("${layout.accent}"), radius: 3pt, inset: (x: 4pt), outset: (y: 2pt)`;
      return `block({set par(leading: 0.9em)\n${block.items.map((item) => `${chip}, ${written(item, place)})`).join('; h(5pt); ')}})`;
    }
    case 'levels':
      return block.items.map((item) => levelOf(item, block.shape, place)).join('\n');
    case 'heading':
      return headingOf(block.text, block.look, place);
    case 'entry':
      return `block(width: 100%, breakable: ${!block.keep}, {${blocksOf(block.blocks, place)}})`;
    case 'grid': {
      const cells = block.rows.flatMap((row) => row.map(({ text, look }) => `{${styled(written(text, place), look)}}`));
      const rest = `(${Math.round(block.first * 100)}%, ${'1fr, '.repeat(block.rows[0]!.length - 1)})`;
      return `grid(columns: ${rest}, row-gutter: line-gap, column-gutter: 6pt, ${cells.join(', ')})`;
    }
    case 'indent':
      return `pad(left: ${block.points}pt, {${blocksOf(block.blocks, place)}})`;
    case 'rule':
      return `line(length: 100%, stroke: 0.75pt + rgb("${block.colour}"))`;
    case 'photo':
      return 'rect(width: 62pt, height: 78pt, fill: luma(215))';
    case 'gap':
      return `v(${block.points}pt)`;
    case 'page break':
      return 'pagebreak(weak: true)';
  }
}

function textOf(block: TextBlock, place: Place): string {
  const left = piecesOf(block.left, place);
  if (block.right.length > 0) {
    const right = `align(right, {${piecesOf(block.right, place)}})`;
    const length = block.right.reduce((sum, { text }) => sum + text.length, 0);
    const columns = length > 30 || place.narrow ? '(1fr, 40%)' : '(1fr, auto)';
    if (place.layout.leader !== null && !place.narrow && length <= 30) {
      const fill = `box(width: 1fr, repeat[${place.layout.leader === '.' ? '.' : '\\-'}])`;
      return `block(width: 100%, {${left}; [ ]; ${fill}; [ ]; ${piecesOf(block.right, place)}})`;
    }
    return `block(width: 100%, grid(columns: ${columns}, column-gutter: 10pt, {${left}}, ${right}))`;
  }
  const justify = block.running && place.layout.justify ? 'set par(justify: true)\n' : '';
  const inside = block.align === 'left' ? `{${justify}${left}}` : `align(${block.align}, {${left}})`;
  return `block(width: 100%, ${inside})`;
}

function piecesOf(pieces: readonly Piece[], place: Place): string {
  return pieces.map(({ text, look }) => styled(written(text, place), look)).join('; ');
}

function styled(content: string, look: Look | undefined): string {
  if (look === undefined) return `[#${content}]`;
  const options = [
    look.bold ? 'weight: "bold"' : '',
    look.italic ? 'style: "italic"' : '',
    look.spaced ? `tracking: ${look.spaced}em` : '',
    look.colour ? `fill: rgb("${look.colour}")` : '',
    look.scale ? `size: ${look.scale}em` : '',
    look.family ? `font: "${look.family}"` : '',
  ].filter((option) => option !== '');
  const cased = look.caps ? `upper(${content})` : content;
  const set = look.smallCaps ? `smallcaps(${cased})` : cased;
  return `text(${[...options, `[#${set}]`].join(', ')})`;
}

function bulletsOf(items: readonly string[], place: Place): string {
  const { mark, hanging, indent } = place.layout.bullets;
  const justify = place.layout.justify ? 'set par(justify: true)\n' : '';
  if (mark !== 'drawn' && !hanging) {
    const lines = items.map(
      (item) => `block(inset: (left: ${indent}pt), ${quoted(`${mark} `)} + ${written(item, place)})`,
    );
    return lines.join('\n');
  }
  const marker = mark === 'drawn' ? 'move(dy: 0.25em, circle(radius: 0.14em, fill: black))' : `[#${quoted(mark)}]`;
  const entries = items.map((item) => `[#${written(item, place)}]`);
  return `{${justify}list(marker: ${marker}, indent: ${indent}pt, body-indent: ${place.layout.bullets.gap}pt, spacing: line-gap, ${entries.join(', ')})}`;
}

const MOST_LEVELS = 5;

function levelOf(item: { text: string; level: number }, shape: 'bars' | 'dots', place: Place): string {
  const fill = `rgb("${place.layout.accent}")`;
  const text = `[#${written(item.text, place)}]`;
  if (shape === 'bars') {
    const bar = `rect(width: ${(item.level / MOST_LEVELS) * 100}%, height: 4pt, fill: ${fill})`;
    return `block(below: 3pt, ${text}); block(width: 100%, fill: luma(220), ${bar})`;
  }
  const circles = Array.from({ length: MOST_LEVELS }, (_, at) => {
    return `circle(radius: 2.5pt, fill: ${at < item.level ? fill : 'luma(200)'})`;
  });
  return `block(width: 100%, grid(columns: (1fr, auto), ${text}, stack(dir: ltr, spacing: 2pt, ${circles.join(', ')})))`;
}

function headingOf(text: string, look: HeadingLook, place: Place): string {
  const rule = `0.75pt + rgb("${look.look.colour ?? '#444444'}")`;
  const sides = [
    look.rule === 'under' || look.rule === 'both' ? `bottom: ${rule}` : '',
    look.rule === 'above' || look.rule === 'both' ? `top: ${rule}` : '',
  ].filter((side) => side !== '');
  const options = [
    `above: ${look.above + 3}pt, below: 6pt, sticky: ${place.layout.flow !== 'anywhere'}, width: 100%`,
    sides.length === 0 ? '' : `stroke: (${sides.join(', ')}), inset: (y: 3pt)`,
    look.fill === null ? '' : `fill: rgb("${look.fill}"), inset: 4pt`,
  ].filter((option) => option !== '');
  const content = `{${piecesOf(headingPieces(text, look), { ...place, narrow: false })}}`;
  if (look.rule === 'bar') {
    const bar = `rect(width: 100%, height: 3.5pt, fill: rgb("${place.layout.accent}"))`;
    const columns = `(${Math.round(place.layout.marginShare * 100)}%, 1fr)`;
    return `block(${options.join(', ')}, grid(columns: ${columns}, column-gutter: 8pt, align: horizon, ${bar}, ${content}))`;
  }
  if (look.rule !== 'beside') return `block(${options.join(', ')}, align(${look.align}, ${content}))`;
  const beside = `grid(columns: (auto, 1fr), column-gutter: 8pt, align: horizon, ${content}, line(length: 100%, stroke: ${rule}))`;
  return `block(${options.join(', ')}, ${beside})`;
}
