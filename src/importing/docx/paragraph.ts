/** A paragraph of Word → paragraphs of the flow: one for each line that its breaks make. */
import type { FlowParagraph } from '../flow.ts';
import { find, type XmlElement } from '../xml.ts';
import { type BrokenLine, breakLines } from './broken-lines.ts';
import { type InlineContext, readInlines } from './inline.ts';
import { attributeOf, overlay, type ParagraphLook, readParagraphLook } from './looks.ts';
import type { Lists } from './numbering.ts';
import type { StyleSheet } from './styles.ts';

export interface ParagraphContext extends InlineContext {
  styles: StyleSheet;
  lists: Lists;
}

/** A text box that hangs on a paragraph. */
export interface Box {
  content: XmlElement;
  left: number;
  top: number;
}

export interface ReadParagraph {
  lines: FlowParagraph[];
  boxes: Box[];
  styleId: string | undefined;
  look: ParagraphLook;
  isTitle: boolean;
  /** Points; what an empty paragraph takes. */
  size: number;
}

const DEFAULT_SIZE = 10;

export function readParagraph(element: XmlElement, context: ParagraphContext): ReadParagraph {
  const properties = find(element, 'w:pPr');
  const styleId = attributeOf(properties, 'w:pStyle');
  const style = context.styles.paragraphStyle(styleId);
  const look = overlay(style.paragraph, readParagraphLook(properties));
  const inlines = readInlines(element, style.run, context);
  return {
    lines: toLines(breakLines(inlines, look.tabs ?? []), look, context.lists),
    boxes: inlines.filter((inline) => inline.kind === 'box'),
    styleId,
    look,
    isTitle: style.isTitle,
    size: style.run.size ?? DEFAULT_SIZE,
  };
}

function toLines(broken: readonly BrokenLine[], look: ParagraphLook, lists: Lists): FlowParagraph[] {
  const list = look.listId === undefined ? null : lists(look.listId, look.listLevel ?? 0);
  const headingLevel = look.outlineLevel ?? null;
  const isItem = list !== null && headingLevel === null;
  const lines: FlowParagraph[] = [];
  for (const { segments, startsPage, typedBullet } of broken) {
    const item = lines.at(-1);
    if (isItem && item && !typedBullet) {
      continueItem(item, segments);
      continue;
    }
    lines.push({
      segments,
      indent: look.indent ?? list?.indent ?? 0,
      align: look.align ?? 'left',
      bullet: isItem || typedBullet,
      headingLevel,
      spaceAbove: 0,
      startsPage: startsPage || (look.startsPage === true && lines.length === 0),
    });
  }
  return lines;
}

/** A break inside a list item does not end it. */
function continueItem(item: FlowParagraph, segments: FlowParagraph['segments']): void {
  const runs = item.segments.at(-1)!.runs;
  runs.push({ ...runs.at(-1)!, text: ' ' }, ...segments.flatMap((segment) => segment.runs));
}
