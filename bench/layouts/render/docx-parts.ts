/** The parts of a Word document around its text. */
import type { Layout } from '../layout.ts';
import { escaped } from './html.ts';

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const LINE_UNITS = 240;

const PARTS: Readonly<Record<string, string>> = {
  styles: 'styles.xml',
  numbering: 'numbering.xml',
  header: 'header1.xml',
  footer: 'footer1.xml',
};

export function packageParts(body: string): Record<string, string> {
  const overrides = Object.entries(PARTS).map(([type, name]) => {
    return `<Override PartName="/word/${name}" ContentType="${TYPES}.${type}+xml"/>`;
  });
  const relations = Object.entries(PARTS).map(([type, name], at) => {
    return `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${name}"/>`;
  });
  const defaults = '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>';
  const document = `<Override PartName="/word/document.xml" ContentType="${TYPES}.document.main+xml"/>`;
  const root = `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/>`;
  return {
    '[Content_Types].xml': `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/>${defaults}${document}${overrides.join('')}</Types>`,
    '_rels/.rels': `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${root}</Relationships>`,
    'word/_rels/document.xml.rels': `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}</Relationships>`,
    'word/document.xml': `${DECLARATION}<w:document xmlns:w="${MAIN}" xmlns:r="${OFFICE}"><w:body>${body}</w:body></w:document>`,
  };
}

export function stylesPart(layout: Layout): string {
  const { family } = layout;
  const fonts = `<w:rFonts w:ascii="${family}" w:hAnsi="${family}" w:cs="${family}"/><w:sz w:val="${Math.round(layout.size * 2)}"/>`;
  const spacing = `<w:spacing w:after="0" w:line="${Math.round(layout.leading * LINE_UNITS * 0.85)}" w:lineRule="auto"/>`;
  const style = (id: string, name: string, properties: string) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/>${properties}</w:style>`;
  return `${DECLARATION}<w:styles xmlns:w="${MAIN}"><w:docDefaults><w:rPrDefault><w:rPr>${fonts}</w:rPr></w:rPrDefault><w:pPrDefault><w:pPr>${spacing}</w:pPr></w:pPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
${style('Heading1', 'heading 1', '<w:pPr><w:keepNext/><w:outlineLvl w:val="0"/></w:pPr>')}
${style('ListParagraph', 'List Paragraph', '<w:pPr><w:ind w:left="360"/></w:pPr>')}</w:styles>`;
}

export function numberingPart(layout: Layout): string {
  const left = layout.bullets.indent * 20 + 280;
  const level = `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${left}" w:hanging="280"/></w:pPr></w:lvl>`;
  return `${DECLARATION}<w:numbering xmlns:w="${MAIN}"><w:abstractNum w:abstractNumId="0">${level}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
}

/** The header or the footer of every page. */
export function runningPart(element: 'hdr' | 'ftr', text: string, blocks: string): string {
  const field = (code: string) => `<w:fldSimple w:instr="${code}"><w:r><w:t>1</w:t></w:r></w:fldSimple>`;
  const runs = text.split(/(##?)/).map((part) => {
    if (part === '##') return field('NUMPAGES');
    return part === '#' ? field('PAGE') : `<w:r><w:t xml:space="preserve">${escaped(part)}</w:t></w:r>`;
  });
  const line = `<w:p>${text === '' ? '' : runs.join('')}</w:p>`;
  return `${DECLARATION}<w:${element} xmlns:w="${MAIN}" xmlns:r="${OFFICE}">${blocks}${line}</w:${element}>`;
}

/** A box beside the text, which flows around it. */
export function textBox(blocks: string, side: 'left' | 'right', width: number): string {
  const style = `position:absolute;width:${width / 20}pt;height:600pt;mso-position-horizontal:${side};mso-position-horizontal-relative:margin;mso-position-vertical-relative:text`;
  const shape = `<v:rect xmlns:v="urn:schemas-microsoft-com:vml" style="${style}" stroked="f"><v:textbox><w:txbxContent>${blocks}</w:txbxContent></v:textbox>`;
  return `<w:r><w:pict>${shape}<w10:wrap xmlns:w10="urn:schemas-microsoft-com:office:word" type="square"/></v:rect></w:pict></w:r>`;
}
