/** A page as a Word document. */
import { strToU8, zipSync } from 'fflate';
import type { HeadingLook, Layout, Look } from '../layout.ts';
import { type Block, headingPieces, type Page, type Piece, type TextBlock } from '../plan/page.ts';
import { numberingPart, packageParts, runningPart, stylesPart, textBox } from './docx-parts.ts';
import { escaped } from './html.ts';

const TWIPS_A_POINT = 20;
const TWIPS_A_MM = 56.69;
const PAPERS = { a4: { w: 11906, h: 16838 }, letter: { w: 12240, h: 15840 } };
const GUTTER = 280;
const HEADING_STYLE = 'Heading1';

/** What a block needs to know of its place. */
interface Place {
  layout: Layout;
  /** Twips. */
  width: number;
  colour: string | null;
}

export function docxOf(page: Page, layout: Layout): Uint8Array {
  const paper = PAPERS[layout.paper];
  const x = Math.round(layout.margins.x * TWIPS_A_MM);
  const y = Math.round(layout.margins.y * TWIPS_A_MM);
  const place: Place = { layout, width: paper.w - 2 * x, colour: null };
  const header = headerOf(page.header, place);
  const inHeader = layout.word === 'page header';
  const body = `${inHeader ? '' : header}${layout.columns === 'one' ? blocksOf(page.main, place) : columnsOf(page, place)}`;
  const references = `<w:headerReference w:type="default" r:id="rId3"/><w:footerReference w:type="default" r:id="rId4"/>`;
  const section = `<w:sectPr>${references}<w:pgSz w:w="${paper.w}" w:h="${paper.h}"/><w:pgMar w:top="${y}" w:right="${x}" w:bottom="${y}" w:left="${x}" w:header="400" w:footer="400" w:gutter="0"/></w:sectPr>`;
  const parts = {
    ...packageParts(`${body}<w:p/>${section}`),
    'word/styles.xml': stylesPart(layout),
    'word/numbering.xml': numberingPart(layout),
    'word/header1.xml': runningPart('hdr', page.runningHeader, inHeader ? header : ''),
    'word/footer1.xml': runningPart('ftr', page.runningFooter, ''),
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

function headerOf(blocks: readonly Block[], place: Place): string {
  if (place.layout.header.place !== 'band' || blocks.length === 0) return blocksOf(blocks, place);
  const inside = blocksOf(blocks, { ...place, colour: 'FFFFFF' });
  return tableOf([[{ xml: inside, width: place.width, fill: place.layout.accent }]], false);
}

function columnsOf(page: Page, place: Place): string {
  const { side, columns } = place.layout;
  const narrow = Math.round(place.width * side.share);
  const wide = place.width - narrow;
  const aside: Cell = {
    xml: blocksOf(page.side, { ...place, width: narrow - GUTTER }),
    width: narrow,
    fill: side.fill,
  };
  const main: Cell = { xml: blocksOf(page.main, { ...place, width: wide - GUTTER }), width: wide, fill: null };
  if (place.layout.word === 'text boxes') {
    const box = textBox(aside.xml, columns === 'left sidebar' ? 'left' : 'right', narrow - GUTTER);
    return `${paragraph(box)}${blocksOf(page.main, { ...place, width: wide })}`;
  }
  return tableOf([columns === 'left sidebar' ? [aside, main] : [main, aside]], false);
}

interface Cell {
  xml: string;
  width: number;
  fill: string | null;
}

function tableOf(rows: readonly Cell[][], bordered: boolean): string {
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
  const borders = bordered ? sides.map((side) => `<w:${side} w:val="single" w:sz="4" w:color="999999"/>`).join('') : '';
  const grid = rows[0]!.map(({ width }) => `<w:gridCol w:w="${width}"/>`).join('');
  const written = rows.map((cells) => `<w:tr>${cells.map(cellOf).join('')}</w:tr>`);
  const properties = `<w:tblW w:w="0" w:type="auto"/><w:tblBorders>${borders}</w:tblBorders><w:tblLayout w:type="fixed"/>`;
  // Two tables without a paragraph between them would become one.
  return `<w:tbl><w:tblPr>${properties}</w:tblPr><w:tblGrid>${grid}</w:tblGrid>${written.join('')}</w:tbl>${paragraph('', '<w:spacing w:line="40" w:lineRule="exact"/>')}`;
}

function cellOf({ xml, width, fill }: Cell): string {
  const shade = fill === null ? '' : `<w:shd w:val="clear" w:fill="${fill.slice(1)}"/>`;
  const inside = xml === '' ? '<w:p/>' : xml;
  return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${shade}</w:tcPr>${inside}</w:tc>`;
}

function paragraph(runs: string, properties = ''): string {
  return `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${runs}</w:p>`;
}

function blocksOf(blocks: readonly Block[], place: Place): string {
  return blocks.map((block) => blockOf(block, place)).join('');
}

function blockOf(block: Block, place: Place): string {
  const { layout, width } = place;
  switch (block.kind) {
    case 'text':
      return textOf(block, place);
    case 'bullets':
      return block.items.map((item) => bulletOf(item, place)).join('');
    case 'table': {
      const first = Math.round(width * block.share);
      const rows = block.rows.map(({ label, value }) => {
        const beside: Cell = { xml: blocksOf(label, { ...place, width: first - GUTTER }), width: first, fill: null };
        const rest = width - first;
        const cell: Cell = { xml: blocksOf(value, { ...place, width: rest - GUTTER }), width: rest, fill: null };
        return block.labelRight ? [cell, beside] : [beside, cell];
      });
      return tableOf(rows, block.bordered);
    }
    case 'columns': {
      const each = Math.floor(width / block.columns.length);
      const inside = { ...place, width: each - GUTTER };
      return tableOf(
        [block.columns.map((column) => ({ xml: blocksOf(column, inside), width: each, fill: null }))],
        block.bordered ?? false,
      );
    }
    case 'chips':
      return paragraph(runOf(block.items.join(' · '), {}, place));
    case 'levels':
      return block.items.map((item) => levelOf(item, place)).join('');
    case 'heading':
      return headingOf(block.text, block.look, place);
    case 'entry':
      return blocksOf(block.blocks, place);
    case 'grid': {
      const first = Math.round(width * block.first);
      const each = Math.floor((width - first) / (block.rows[0]!.length - 1));
      const rows = block.rows.map((row) =>
        row.map(
          (cell, at): Cell => ({ xml: paragraph(runsOf([cell], place)), width: at === 0 ? first : each, fill: null }),
        ),
      );
      return tableOf(rows, false);
    }
    case 'indent':
      return blocksOf(block.blocks, place);
    case 'rule':
      return paragraph(
        '',
        `<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="${block.colour.slice(1)}"/></w:pBdr>`,
      );
    case 'photo':
      return paragraph('');
    case 'gap':
      return paragraph('', `<w:spacing w:line="${Math.max(1, block.points) * TWIPS_A_POINT}" w:lineRule="exact"/>`);
    case 'page break':
      return layout.columns === 'one' ? paragraph('<w:r><w:br w:type="page"/></w:r>') : '';
  }
}

const TAB = '<w:r><w:tab/></w:r>';

function textOf(block: TextBlock, place: Place): string {
  const left = runsOf(block.left, place);
  if (block.right.length > 0) {
    const leaders = { '.': ' w:leader="dot"', '-': ' w:leader="hyphen"' };
    const leader = place.layout.leader === null ? '' : leaders[place.layout.leader];
    const stop = `<w:tabs><w:tab w:val="right"${leader} w:pos="${place.width}"/></w:tabs>`;
    return paragraph(`${left}${TAB}${runsOf(block.right, place)}`, stop);
  }
  const align = block.running && place.layout.justify ? 'both' : block.align;
  return paragraph(left, align === 'left' ? '' : `<w:jc w:val="${align}"/>`);
}

function runsOf(pieces: readonly Piece[], place: Place): string {
  return pieces.map(({ text, look }) => runOf(text, look ?? {}, place)).join('');
}

function runOf(text: string, look: Look, { layout, colour }: Place): string {
  const ink = look.colour?.slice(1) ?? colour;
  const size = Math.round(layout.size * (look.scale ?? 1) * 2);
  const properties = [
    look.family ? `<w:rFonts w:ascii="${look.family}" w:hAnsi="${look.family}"/>` : '',
    look.bold ? '<w:b/>' : '',
    look.italic ? '<w:i/>' : '',
    look.caps ? '<w:caps/>' : '',
    look.smallCaps ? '<w:smallCaps/>' : '',
    ink ? `<w:color w:val="${ink}"/>` : '',
    look.spaced ? `<w:spacing w:val="${Math.round(look.spaced * layout.size * TWIPS_A_POINT)}"/>` : '',
    look.scale ? `<w:sz w:val="${size}"/>` : '',
  ].join('');
  const styled = properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`;
  return `<w:r>${styled}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
}

function bulletOf(item: string, place: Place): string {
  const { mark, hanging, indent } = place.layout.bullets;
  const justify = place.layout.justify ? '<w:jc w:val="both"/>' : '';
  if (mark === 'drawn') {
    const numbered = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
    return paragraph(runOf(item, {}, place), `<w:pStyle w:val="ListParagraph"/>${numbered}${justify}`);
  }
  const left = indent * TWIPS_A_POINT;
  if (!hanging) return paragraph(runOf(`${mark} ${item}`, {}, place), `<w:ind w:left="${left}"/>${justify}`);
  const hung = `<w:ind w:left="${left + GUTTER}" w:hanging="${GUTTER}"/>`;
  return paragraph(`${runOf(mark, {}, place)}${TAB}${runOf(item, {}, place)}`, `${hung}${justify}`);
}

const MOST_LEVELS = 5;

function levelOf({ text, level }: { text: string; level: number }, place: Place): string {
  const stop = `<w:tabs><w:tab w:val="right" w:pos="${place.width}"/></w:tabs>`;
  const dots = `${'●'.repeat(level)}${'○'.repeat(MOST_LEVELS - level)}`;
  return paragraph(`${runOf(text, {}, place)}${TAB}${runOf(dots, {}, place)}`, stop);
}

/** Half of the people use Word's own heading styles. */
function headingOf(text: string, look: HeadingLook, place: Place): string {
  const { layout } = place;
  const border = (side: string) =>
    `<w:${side} w:val="single" w:sz="6" w:space="1" w:color="${look.look.colour?.slice(1) ?? '444444'}"/>`;
  const isUnder = ['under', 'both', 'beside'].includes(look.rule);
  const isAbove = look.rule === 'above' || look.rule === 'both';
  const rules = `${isAbove ? border('top') : ''}${isUnder ? border('bottom') : ''}`;
  const properties = [
    layout.seed % 2 === 0 ? `<w:pStyle w:val="${HEADING_STYLE}"/>` : '',
    '<w:keepNext/>',
    rules === '' ? '' : `<w:pBdr>${rules}</w:pBdr>`,
    look.fill === null ? '' : `<w:shd w:val="clear" w:fill="${look.fill.slice(1)}"/>`,
    `<w:spacing w:before="${look.above * TWIPS_A_POINT}" w:after="60"/>`,
    look.align === 'left' ? '' : `<w:jc w:val="${look.align}"/>`,
  ];
  return paragraph(runsOf(headingPieces(text, look), place), properties.join(''));
}
