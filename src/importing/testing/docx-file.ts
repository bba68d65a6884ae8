import { strToU8, zipSync } from 'fflate';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const NAMESPACES = [
  `xmlns:w="${WORD}" xmlns:r="${RELATIONS}"`,
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');

export interface DocxParts {
  body: string;
  styles?: string;
  numbering?: string;
  header?: string;
  footer?: string;
  /** Link targets by id. */
  links?: Record<string, string>;
  /** More files of the archive, as they are. */
  files?: Record<string, string | Uint8Array>;
}

/** A Word file with the given content of its parts. */
export function docxFile({ body, styles, numbering, header, footer, links = {}, files = {} }: DocxParts): Uint8Array {
  const relations = Object.entries(links).map(
    ([id, target]) =>
      `<Relationship Id="${id}" Type="${RELATIONS}/hyperlink" Target="${target}" TargetMode="External"/>`,
  );
  if (header) relations.push(`<Relationship Id="header" Type="${RELATIONS}/header" Target="header1.xml"/>`);
  if (footer) relations.push(`<Relationship Id="footer" Type="${RELATIONS}/footer" Target="footer1.xml"/>`);
  const margins = [
    header ? '<w:headerReference w:type="default" r:id="header"/>' : '',
    footer ? '<w:footerReference w:type="default" r:id="footer"/>' : '',
  ].join('');
  const parts: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': part('document', `<w:body>${body}<w:sectPr>${margins}</w:sectPr></w:body>`),
    'word/_rels/document.xml.rels': `<Relationships xmlns="${PACKAGE}">${relations.join('')}</Relationships>`,
    ...(styles ? { 'word/styles.xml': part('styles', styles) } : {}),
    ...(numbering ? { 'word/numbering.xml': part('numbering', numbering) } : {}),
    ...(header ? { 'word/header1.xml': part('hdr', header) } : {}),
    ...(footer ? { 'word/footer1.xml': part('ftr', footer) } : {}),
    ...files,
  };
  return zipFile(parts);
}

export function zipFile(files: Record<string, string | Uint8Array>): Uint8Array {
  const entries = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>, { level: 1 });
}

function part(root: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><w:${root} ${NAMESPACES}>${content}</w:${root}>`;
}

/** A paragraph; `content` is text, or runs where it begins with `<`. */
export function paragraph(content: string, properties = ''): string {
  const runs = content.startsWith('<') ? content : run(content);
  return `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
}

export function run(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

export const TAB = '<w:r><w:tab/></w:r>';
export const BREAK = '<w:r><w:br/></w:r>';

export function table(...rows: string[][]): string {
  const cells = (row: string[]) => row.map((cell) => `<w:tc>${cell}</w:tc>`).join('');
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
}
