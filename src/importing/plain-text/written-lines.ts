/** The lines of a text file: without rules and underlines, and with the list items whole that were wrapped by hand. */
import { withoutBullet } from '../bullets.ts';
import { refuseLongParagraph } from '../flow.ts';

export interface WrittenLine {
  text: string;
  /** Characters in front. */
  indent: number;
  headingLevel: number | null;
  /** Empty lines above. */
  blankAbove: number;
  startsPage: boolean;
}

const TAB_WIDTH = 4;
const MARKDOWN_HEADING = /^ {0,3}(#{1,6})\s+(.*)$/;
const UNDERLINE = /^\s*(=|-|~|\*|_)\1{2,}\s*$/;
const RULE = /^\s*(?:([=\-~*_#])(?:\s*\1){2,}|[─━═]{3,})\s*$/;
/** A wrapped line is full; a shorter one ended because its writer ended it. */
const FULL_LINE = 45;

export function writtenLines(text: string): WrittenLine[] {
  const lines: WrittenLine[] = [];
  let blankAbove = 0;
  let startsPage = false;
  for (const raw of text.split(/\r\n|\r|\n/)) {
    if (raw.includes('\f')) startsPage = true;
    const line = raw.replaceAll('\f', '').trimEnd();
    if (line === '') blankAbove++;
    else if (isUnderlineOf(lines.at(-1), line, blankAbove)) underline(lines.at(-1)!, line);
    else if (RULE.test(line)) blankAbove++;
    else {
      addLine(lines, readLine(line, blankAbove, startsPage));
      blankAbove = 0;
      startsPage = false;
    }
  }
  return lines;
}

function readLine(line: string, blankAbove: number, startsPage: boolean): WrittenLine {
  const heading = MARKDOWN_HEADING.exec(line);
  return {
    text: heading ? withoutClosingSigns(heading[2]!) : line,
    indent: heading ? 0 : indentOf(line),
    headingLevel: heading ? heading[1]!.length : null,
    blankAbove,
    startsPage,
  };
}

/** `## Work ##` */
function withoutClosingSigns(heading: string): string {
  let end = heading.length;
  while (heading[end - 1] === '#') end--;
  return heading.slice(0, end).trimEnd();
}

function indentOf(line: string): number {
  const space = /^\s*/.exec(line)![0];
  return [...space].reduce((width, character) => width + (character === '\t' ? TAB_WIDTH : 1), 0);
}

/** As long as the words above it, or nearly so: otherwise it is a rule between paragraphs. */
function isUnderlineOf(above: WrittenLine | undefined, line: string, blankAbove: number): boolean {
  if (!above || blankAbove > 0 || above.headingLevel !== null || withoutBullet(above.text) !== null) return false;
  if (!UNDERLINE.test(line)) return false;
  const words = above.text.trim().length;
  return words <= FULL_LINE && (line.trim().length <= 4 || line.trim().length >= words / 2);
}

function underline(above: WrittenLine, line: string): void {
  above.headingLevel = line.trim().startsWith('=') ? 1 : 2;
}

function addLine(lines: WrittenLine[], line: WrittenLine): void {
  const above = lines.at(-1);
  // What has grown this long will be refused, and looking through it again for every line would take for ever.
  if (above) refuseLongParagraph(above.text.length);
  if (above && (continuesItem(above, line) || continuesSentence(above, line))) above.text += ` ${line.text.trim()}`;
  else lines.push(line);
}

const followsText = (line: WrittenLine): boolean =>
  line.blankAbove === 0 && line.headingLevel === null && withoutBullet(line.text) === null;

/** Indented as far as the item's words, and not an item itself. */
function continuesItem(above: WrittenLine, line: WrittenLine): boolean {
  const longItem = withoutBullet(above.text) !== null && above.text.length >= FULL_LINE;
  return followsText(line) && longItem && line.indent > above.indent;
}

/** Goes on in small letters under a line that was full and did not end. */
function continuesSentence(above: WrittenLine, line: WrittenLine): boolean {
  if (!followsText(line) || above.headingLevel !== null || above.text.length < FULL_LINE) return false;
  return /^\s*\p{Ll}/u.test(line.text) && !/[.!?:;|]$/.test(above.text) && !/\t| {3,}/.test(line.text.trim());
}
