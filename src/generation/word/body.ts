/** What is printed, as paragraphs of Word: the same data that the templates take. */
import type { Page } from '../composing/composed.ts';
import { isLetter } from '../composing/composed.ts';
import type { Entry, Group, LetterLine, LetterPage, Line, ResumePage, Role, Section } from '../typesetting/page.ts';
import type { CharacterStyle, ParagraphStyle } from './styles.ts';
import { escaped } from './xml.ts';

/** As on the page. */
const SEPARATOR = ' · ';
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

export interface Body {
  xml: string;
  /** The addresses of its links; the n-th has the id `link<n>`. */
  links: string[];
}

export function bodyOf(page: Page): Body {
  const writer = new BodyWriter(page.rightToLeft);
  writer.paragraph('Title', writer.line(page.name));
  if (page.contact.length > 0) {
    writer.paragraph('Contact', page.contact.map((line) => writer.line(line)).join(writer.run(SEPARATOR)));
  }
  if (isLetter(page)) writeLetter(page, writer);
  else writeSections(page, writer);
  return { xml: writer.paragraphs.join(''), links: writer.links };
}

class BodyWriter {
  readonly paragraphs: string[] = [];
  readonly links: string[] = [];
  readonly #isRightToLeft: boolean;

  constructor(isRightToLeft: boolean) {
    this.#isRightToLeft = isRightToLeft;
  }

  paragraph(style: ParagraphStyle, content: string, staysWithNext = false): void {
    const properties = `<w:pStyle w:val="${style}"/>${staysWithNext ? '<w:keepNext/>' : ''}`;
    this.paragraphs.push(`<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`);
  }

  /** On a page that runs from right to left, numbers and addresses still run from left to right. */
  run(text: string, style?: CharacterStyle): string {
    const isReversed = this.#isRightToLeft && RIGHT_TO_LEFT.test(text);
    const look = (style ? CHARACTER_LOOKS[style] : '') + (isReversed ? '<w:rtl/>' : '');
    const run = `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
    const isKept = this.#isRightToLeft && !isReversed && /[\p{L}\p{N}]/u.test(text);
    return isKept ? `<w:bdo w:val="ltr">${run}</w:bdo>` : run;
  }

  line({ text, url }: Pick<Line, 'text' | 'url'>): string {
    if (url === undefined) return this.run(text);
    this.links.push(url);
    return `<w:hyperlink r:id="link${this.links.length}" w:history="1">${this.run(text)}</w:hyperlink>`;
  }
}

/** What is bold by its paragraph's style can be made plain by the run alone: two styles that both say so add up. */
const CHARACTER_LOOKS: Readonly<Record<CharacterStyle, string>> = {
  Strong: '<w:rStyle w:val="Strong"/>',
  Detail: '<w:rStyle w:val="Detail"/><w:b w:val="0"/><w:bCs w:val="0"/><w:i w:val="0"/><w:iCs w:val="0"/>',
};

const TAB = '<w:r><w:tab/></w:r>';
const BREAK = '<w:r><w:br/></w:r>';

function writeSections({ sections, marks }: ResumePage, writer: BodyWriter): void {
  for (const section of sections) {
    writer.paragraph('Heading1', writer.run(section.heading));
    writeSection(section, marks, writer);
  }
}

function writeSection(section: Section, marks: ResumePage['marks'], writer: BodyWriter): void {
  if (section.kind === 'text') for (const line of section.lines) writer.paragraph('BodyText', writer.line(line));
  if (section.kind === 'groups') for (const group of section.groups) writeGroup(group, marks, writer);
  if (section.kind === 'entries') for (const entry of section.entries) writeEntry(entry, writer);
}

function writeGroup({ label, items }: Group, { comma, colon }: ResumePage['marks'], writer: BodyWriter): void {
  const listed = items.map((item) => writer.line(item)).join(writer.run(comma));
  writer.paragraph('BodyText', label === null ? listed : writer.run(label + colon, 'Strong') + listed);
}

function writeEntry({ heading, place, roles }: Entry, writer: BodyWriter): void {
  const parts = [
    ...(heading === null ? [] : [writer.line(heading)]),
    ...(place === null ? [] : [writer.run(heading === null ? place : SEPARATOR + place, 'Detail')]),
  ];
  if (parts.length > 0) writer.paragraph('Heading2', parts.join(''));
  for (const role of roles) writeRole(role, writer);
}

function writeRole({ title, dates, about, bullets }: Role, writer: BodyWriter): void {
  const parts = [
    ...(title === null ? [] : [writer.line(title)]),
    ...(dates === null ? [] : [writer.run(dates, 'Detail')]),
  ];
  if (parts.length > 0) writer.paragraph('Role', parts.join(TAB), bullets.length > 0);
  if (about) writer.paragraph('Role', writer.run(about.text, 'Detail'), bullets.length > 0);
  for (const bullet of bullets) writer.paragraph('ListBullet', writer.line(bullet));
}

function writeLetter(page: LetterPage, writer: BodyWriter): void {
  if (page.date !== null) writer.paragraph('Date', writer.run(page.date));
  if (page.recipient.length > 0) {
    writer.paragraph('InsideAddress', page.recipient.map((line) => writer.line(line)).join(BREAK));
  }
  if (page.subject !== null) writer.paragraph('Subject', writer.run(page.subject));
  writer.paragraph('Salutation', writer.run(page.greeting));
  for (const line of page.paragraphs) {
    writer.paragraph(line.list === 'item' ? 'ListBullet' : 'BodyText', letterLine(line, writer));
  }
  writer.paragraph('Closing', writer.run(page.closing));
  writer.paragraph('Signature', writer.run(page.name.text));
}

function letterLine(line: LetterLine, writer: BodyWriter): string {
  const { text, lead } = line;
  if (line.list !== 'item' || !lead || !text.startsWith(lead)) return writer.line(line);
  return writer.run(lead, 'Strong') + writer.run(text.slice(lead.length));
}
