/** A Word file → lines in reading order, with what the eye sees of them. */
import { ImportFailed } from '../failed.ts';
import { Flow, type FlowColumn, refuseLongText } from '../flow.ts';
import type { SourceDocument } from '../source.ts';
import { find, findAll, type XmlElement } from '../xml.ts';
import { arrange } from './arrange.ts';
import { type Block, readBlocks } from './blocks.ts';
import { attributeOf, points } from './looks.ts';
import { readNumbering } from './numbering.ts';
import { type DocxPackage, openDocx, requirePart } from './package.ts';
import type { ParagraphContext } from './paragraph.ts';
import { readStyles, type StyleSheet } from './styles.ts';

const LETTER = { width: 612, height: 792, margin: 72 };

export function readDocx(bytes: Uint8Array): SourceDocument {
  const docx = openDocx(bytes);
  const document = requirePart(docx, docx.mainPart);
  const body = find(document, 'w:body');
  const tally = new Tally();
  const styles = readStyles(docx.part('word/styles.xml'));
  const read = (name: string, content: XmlElement | null) =>
    content === null ? [] : readBlocks(content, contextOf(docx, styles, name, tally));
  const margins = marginParts(docx, document);
  const blocks = [
    ...distinct(margins.headers.map((name) => read(name, docx.part(name)))),
    ...read(docx.mainPart, body),
    ...distinct(margins.footers.map((name) => read(name, docx.part(name)))),
  ];
  const flow = new Flow(...pageOf(body));
  arrange(withTitleAsFirstHeading(blocks), flow);
  const { lines, pages } = flow.finish();
  if (lines.length === 0) {
    throw new ImportFailed(
      'The Word document has no text in it, only pictures or nothing. Choose a file with text in it.',
    );
  }
  return { lines, pages, leftOver: tally.leftOver() };
}

/** What is counted while the parts are read. */
class Tally {
  #characters = 0;
  readonly #left = new Map<string, number>();

  addText(characters: number): void {
    this.#characters += characters;
    refuseLongText(this.#characters);
  }

  addLeft(thing: string): void {
    this.#left.set(thing, (this.#left.get(thing) ?? 0) + 1);
  }

  leftOver(): string[] {
    return [...this.#left].map(([thing, count]) => `${thing} (${count})`);
  }
}

function contextOf(docx: DocxPackage, styles: StyleSheet, part: string, tally: Tally): ParagraphContext {
  return {
    relations: docx.relationsOf(part),
    styles,
    lists: readNumbering(docx.part('word/numbering.xml')),
    runStyle: (id) => styles.runLook(id),
    count: (thing) => tally.addLeft(thing),
    countText: (characters) => tally.addText(characters),
  };
}

/** Names and addresses often stand in the page's header, so headers are read, first page first; footers come last. */
function marginParts(docx: DocxPackage, document: XmlElement): { headers: string[]; footers: string[] } {
  const relations = docx.relationsOf(docx.mainPart);
  const parts = (name: string) =>
    findAll(document, name)
      .toSorted((one, other) => Number(isFirstPage(other)) - Number(isFirstPage(one)))
      .map((reference) => relations.get(reference.attributes.get('r:id') ?? '')?.target)
      .filter((target) => target !== undefined)
      .map((target) => `word/${target}`);
  return { headers: parts('w:headerReference'), footers: parts('w:footerReference') };
}

const isFirstPage = ({ attributes }: XmlElement): boolean => attributes.get('w:type') === 'first';

/** Headers of the first and of later pages mostly say the same. */
function distinct(parts: readonly Block[][]): Block[] {
  const seen = new Set<string>();
  return parts
    .filter((blocks) => {
      const key = JSON.stringify(blocks.map((block) => (block.kind === 'paragraph' ? block.lines : block)));
      return !seen.has(key) && seen.add(key);
    })
    .flat();
}

function pageOf(body: XmlElement | null): [FlowColumn, { top: number; bottom: number }] {
  const section = findAll(body, 'w:sectPr')[0] ?? null;
  const width = points(attributeOf(section, 'w:pgSz', 'w:w')) ?? LETTER.width;
  const height = points(attributeOf(section, 'w:pgSz', 'w:h')) ?? LETTER.height;
  const margin = (side: string) => points(attributeOf(section, 'w:pgMar', `w:${side}`)) ?? LETTER.margin;
  const column = { left: margin('left'), width: Math.max(1, width - margin('left') - margin('right')) };
  return [column, { top: margin('top'), bottom: Math.max(margin('top') + 1, height - margin('bottom')) }];
}

/** Where a file uses Word's title for the name, its headings of the first level come below it. */
function withTitleAsFirstHeading(blocks: readonly Block[]): Block[] {
  if (!blocks.some((block) => block.kind === 'paragraph' && block.isTitle && block.lines.length > 0))
    return [...blocks];
  return blocks.map((block) => (block.kind === 'paragraph' ? { ...block, lines: belowTitle(block) } : block));
}

function belowTitle({ lines, isTitle }: Block & { kind: 'paragraph' }) {
  return lines.map((line) => ({
    ...line,
    headingLevel: isTitle ? 1 : line.headingLevel === null ? null : line.headingLevel + 1,
  }));
}
