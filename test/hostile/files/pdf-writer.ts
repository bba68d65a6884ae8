/** Writes PDF files object by object, as broken as a test wants them. */
import { constants, deflateRawSync, deflateSync } from 'node:zlib';

/** The text of an object, or a stream with its dictionary's entries (without its length, unless it lies about it). */
export type PdfObject = string | { entries: string; content: string | Uint8Array };

export interface PdfOptions {
  header?: string;
  /** Entries of the trailer beside Size and Root. */
  trailer?: string;
  /** Instead of the table of places. */
  end?: (offsets: readonly number[], tableAt: number) => string;
}

/** Objects are numbered from 1; the first is the catalog. */
export function pdfFile(objects: readonly PdfObject[], options: PdfOptions = {}): Uint8Array {
  const pieces: Buffer[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (piece: Buffer) => {
    pieces.push(piece);
    length += piece.length;
  };
  add(Buffer.from(options.header ?? '%PDF-1.7\n%\u00e2\u00e3\n', 'latin1'));
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    add(writtenObject(index + 1, object));
  }
  const end = options.end?.(offsets, length) ?? crossReferences(offsets, length, options.trailer ?? '');
  add(Buffer.from(end, 'latin1'));
  return new Uint8Array(Buffer.concat(pieces));
}

function writtenObject(number: number, object: PdfObject): Buffer {
  if (typeof object === 'string') return Buffer.from(`${number} 0 obj\n${object}\nendobj\n`, 'latin1');
  const content = typeof object.content === 'string' ? Buffer.from(object.content, 'latin1') : object.content;
  const size = object.entries.includes('/Length ') ? '' : `/Length ${content.length}`;
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n<< ${size} ${object.entries} >>\nstream\n`, 'latin1'),
    content,
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ]);
}

export function crossReferences(offsets: readonly number[], tableAt: number, trailer = ''): string {
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = offsets.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`;
  return `${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${tableAt}\n%%EOF\n`;
}

export const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

export interface OnePage {
  /** Drawing operators of the page, or a stream with filters. */
  content: PdfObject;
  catalog?: string;
  pages?: string;
  page?: string;
  /** Object 5. */
  font?: PdfObject;
  /** Objects from number 6. */
  more?: readonly PdfObject[];
}

/** The five objects of a PDF of one page: catalog, page tree, page, content, font. */
export function onePageObjects(parts: OnePage): PdfObject[] {
  const content = typeof parts.content === 'string' ? { entries: '', content: parts.content } : parts.content;
  const resources = '/Resources << /Font << /F1 5 0 R >> >>';
  const box = '/MediaBox [0 0 612 792]';
  const page = parts.page ?? '';
  return [
    `<< /Type /Catalog /Pages 2 0 R ${parts.catalog ?? ''} >>`,
    parts.pages ?? '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /Contents 4 0 R ${page.includes('/MediaBox') ? '' : box} ${page.includes('/Resources') ? '' : resources} ${page} >>`,
    content,
    parts.font ?? HELVETICA,
    ...(parts.more ?? []),
  ];
}

export function onePage(parts: OnePage, options: PdfOptions = {}): Uint8Array {
  return pdfFile(onePageObjects(parts), options);
}

/** Operators that show the lines below each other. */
export function shownLines(lines: readonly string[], size = 11): string {
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`);
  return `BT /F1 ${size} Tf ${size * 1.3} TL 72 740 Td\n${shown.join('\n')}\nET\n`;
}

/** Content that unpacks to `mebibytes` of one character; its checksum is missing, which readers of PDF do not mind. */
export function flateBomb(mebibytes: number, character = ' '): Uint8Array {
  const block = deflateRawSync(Buffer.alloc(2 ** 20, character), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const header = Buffer.from([0x78, 0x9c]);
  const lastBlock = Buffer.from([0x03, 0x00]);
  return Buffer.concat([header, ...Array<Buffer>(mebibytes).fill(block), lastBlock]);
}

export const packed = (content: string | Uint8Array): PdfObject => ({
  entries: '/Filter /FlateDecode',
  content: deflateSync(content),
});
