/** Plain text and Markdown → lines, with headings, list items, bold text and links as the writer marked them. */
import { withoutBullet } from '../bullets.ts';
import { Flow, type FlowParagraph, type FlowRun, type FlowSegment, LINE_HEIGHT, refuseLongText } from '../flow.ts';
import type { SourceDocument } from '../source.ts';
import { isMarkdown, type MarkedRun, readMarks } from './marks.ts';
import { type WrittenLine, writtenLines } from './written-lines.ts';

const SIZE = 11;
/** Points that a heading of level 0 would have more than the text. */
const LARGEST_HEADING = 9;
const COLUMN = { left: 72, width: 468 };
const PAGE = { top: 72, bottom: 720 };
/** What one character of indentation is worth. */
const CHARACTER = SIZE / 2;
const MAX_INDENT = 40;
/** Aligned with tabs, or with more spaces than a sentence has. */
const GAP = /\t+| {3,}/;

export function readPlainText(text: string): SourceDocument {
  refuseLongText(text.length);
  const markdown = isMarkdown(text);
  const flow = new Flow(COLUMN, PAGE);
  for (const line of writtenLines(text)) flow.add(toParagraph(line, markdown));
  return { ...flow.finish(), leftOver: [] };
}

function toParagraph(line: WrittenLine, markdown: boolean): FlowParagraph {
  const item = line.headingLevel === null ? withoutBullet(line.text) : null;
  return {
    segments: segmentsOf(item ?? line.text.trim(), line.headingLevel, markdown),
    indent: Math.min(line.indent, MAX_INDENT) * CHARACTER,
    align: 'left',
    bullet: item !== null,
    headingLevel: line.headingLevel,
    spaceAbove: line.blankAbove * SIZE * LINE_HEIGHT,
    startsPage: line.startsPage,
  };
}

function segmentsOf(text: string, headingLevel: number | null, markdown: boolean): FlowSegment[] {
  let place = 0;
  return text.split(GAP).map((piece, index) => {
    place = index === 0 ? 0 : text.indexOf(piece, place);
    const runs = markdown ? readMarks(piece) : [{ text: piece, bold: false, italic: false, href: null }];
    return {
      runs: runs.map((run) => toRun(run, headingLevel)),
      stop: index === 0 ? null : { position: place * CHARACTER, align: 'left' as const },
    };
  });
}

/** Headings are set larger and bold, as every reader of Markdown shows them. */
function toRun(run: MarkedRun, headingLevel: number | null): FlowRun {
  if (headingLevel === null) return { ...run, size: SIZE };
  return { ...run, bold: true, size: SIZE + Math.max(1, LARGEST_HEADING - 2 * headingLevel) };
}
