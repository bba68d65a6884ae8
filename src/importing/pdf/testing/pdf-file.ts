/** PDFs for tests, written by hand: A4 pages with text at given places. */

export interface PlacedText {
  text: string;
  /** Points from the left, and from the top to the baseline. */
  x: number;
  y: number;
  size?: number;
  bold?: boolean;
  /** Leads there, over the whole text. */
  href?: string;
}

const WIDTH = 595;
const HEIGHT = 842;
const DEFAULT_SIZE = 10;
const GLYPH_WIDTH = 0.5;

export function pdfOf(pages: readonly (readonly PlacedText[])[], trailer = ''): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${5 + 2 * index} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((texts, index) => [pageObject(texts, 6 + 2 * index), streamObject(texts)]),
  ];
  return Buffer.from(file(objects, trailer), 'latin1');
}

function pageObject(texts: readonly PlacedText[], contents: number): string {
  const links = texts.filter((text) => text.href !== undefined).map(linkObject);
  const fonts = '/Resources << /Font << /R 3 0 R /B 4 0 R >> >>';
  return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${contents} 0 R ${fonts} /Annots [${links.join(' ')}] >>`;
}

function linkObject({ text, x, y, size = DEFAULT_SIZE, href }: PlacedText): string {
  const right = x + text.length * size * GLYPH_WIDTH;
  const rect = [x, HEIGHT - y - 2, right, HEIGHT - y + size].join(' ');
  return `<< /Type /Annot /Subtype /Link /Rect [${rect}] /A << /S /URI /URI (${href}) >> >>`;
}

function streamObject(texts: readonly PlacedText[]): string {
  const stream = texts.map(drawing).join('\n');
  return `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`;
}

function drawing({ text, x, y, size = DEFAULT_SIZE, bold = false }: PlacedText): string {
  const written = text.replaceAll('•', '\\225').replaceAll('–', '\\226').replace(/[()]/g, '\\$&');
  return `BT /${bold ? 'B' : 'R'} ${size} Tf ${x} ${HEIGHT - y} Td (${written}) Tj ET`;
}

function file(objects: readonly string[], trailer: string): string {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${body}xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${body.length}\n%%EOF`;
}
