/** The body of a Word file as blocks: paragraphs, and tables of cells that hold blocks again. */
import { childrenNamed, elementsOf, find, type XmlElement } from '../xml.ts';
import { points } from './looks.ts';
import { type ParagraphContext, type ReadParagraph, readParagraph } from './paragraph.ts';

/** A text box; points from the edges of the page. */
export interface BoxBlock {
  left: number;
  top: number;
  blocks: Block[];
}

export interface Cell {
  /** Points; null where the file does not say. */
  width: number | null;
  blocks: Block[];
}

/** `boxes` holds text boxes column by column, in reading order. */
export type Block =
  | ({ kind: 'paragraph' } & ReadParagraph)
  | { kind: 'table'; rows: Cell[][] }
  | { kind: 'boxes'; columns: BoxBlock[][] };

export function readBlocks(parent: XmlElement, context: ParagraphContext): Block[] {
  return elementsOf(parent).flatMap((child) => readBlock(child, context));
}

function readBlock(element: XmlElement, context: ParagraphContext): Block[] {
  switch (element.name) {
    case 'w:p':
      return readParagraphBlocks(element, context);
    case 'w:tbl':
      return [{ kind: 'table', rows: rowsOf(element).map((row) => readRow(row, context)) }];
    case 'w:sdt':
    case 'w:sdtContent':
    case 'w:customXml':
    case 'w:ins':
    case 'w:moveTo':
      return readBlocks(element, context);
    case 'mc:AlternateContent':
      return readBlocks(find(element, 'mc:Choice') ?? find(element, 'mc:Fallback') ?? element, context);
    default:
      return [];
  }
}

/** Boxes float beside or above the paragraph they hang on; where that is empty, they are all there is. */
function readParagraphBlocks(element: XmlElement, context: ParagraphContext): Block[] {
  const paragraph = readParagraph(element, context);
  const boxes = paragraph.boxes.map(({ content, left, top }) => ({ left, top, blocks: readBlocks(content, context) }));
  const own: Block = { kind: 'paragraph', ...paragraph };
  return boxes.length === 0 ? [own] : [own, { kind: 'boxes', columns: toColumns(boxes) }];
}

/** From the left, each column from its top; boxes whose left edges are close stand in one column. */
function toColumns(boxes: readonly BoxBlock[]): BoxBlock[][] {
  const columns: BoxBlock[][] = [];
  for (const box of boxes.toSorted((one, other) => one.left - other.left)) {
    const column = columns.at(-1);
    if (column && box.left - column[0]!.left < SAME_COLUMN) column.push(box);
    else columns.push([box]);
  }
  return columns.map((column) => column.toSorted((one, other) => one.top - other.top));
}

const SAME_COLUMN = 72;

function rowsOf(table: XmlElement): XmlElement[] {
  return elementsOf(table).flatMap((child) => {
    if (child.name === 'w:tr') return [child];
    return ['w:sdt', 'w:sdtContent', 'w:customXml'].includes(child.name) ? rowsOf(child) : [];
  });
}

function cellsOf(row: XmlElement): XmlElement[] {
  return elementsOf(row).flatMap((child) => {
    if (child.name === 'w:tc') return [child];
    return ['w:sdt', 'w:sdtContent', 'w:customXml'].includes(child.name) ? cellsOf(child) : [];
  });
}

function readRow(row: XmlElement, context: ParagraphContext): Cell[] {
  return cellsOf(row).map((cell) => ({ width: widthOf(cell), blocks: readBlocks(cell, context) }));
}

function widthOf(cell: XmlElement): number | null {
  const width = childrenNamed(find(cell, 'w:tcPr'), 'w:tcW')[0]?.attributes;
  return width?.get('w:type') === 'dxa' ? (points(width.get('w:w')) ?? null) : null;
}
