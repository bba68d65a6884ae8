/** The posting's lines as its author meant them: without bullets, and put together where pasting has wrapped them. */
import { isFunctionWord } from '../vocabulary/vocabulary.ts';
import { isKnownHeading } from './sections.ts';

export interface Line {
  /** Without its bullet. */
  text: string;
  /** Stood in a list. */
  isItem: boolean;
  /** An empty line, or the beginning of the posting, stood before it. */
  opensBlock: boolean;
}

const BULLET = /^(?:[-–—•*·▪◦●○■□➢➤►▸→✓✔✅+»‣]+\s*(?=\p{L}|[\d"“'(])|o\s+(?=\p{Lu}|\d)|\d{1,2}[.)]\s+(?=\p{L}))/u;
const RULE = /^[-–—_=*·.\s]{3,}$/;
/** The longest line of a paste that was wrapped. */
const WRAPPED_AT = { least: 70, most: 170 };
/** Shorter lines end where their author ended them. */
const MIN_WRAPPED_CHARACTERS = 40;

export function linesOf(text: string, limit: number): Line[] {
  const raw = text
    .split('\n')
    .map((line) => line.trim())
    .map((line) => (RULE.test(line) ? '' : line));
  const width = Math.max(0, ...raw.map((line) => line.length));
  const lines: Line[] = [];
  let opensBlock = true;
  let last = '';
  for (const line of raw) {
    if (line === '') {
      opensBlock = true;
      continue;
    }
    const isItem = BULLET.test(line);
    const open = lines.at(-1);
    if (open !== undefined && !opensBlock && !isItem && isContinued(last, line, width)) {
      open.text = open.text.endsWith('-') ? open.text + line : `${open.text} ${line}`;
    } else {
      if (lines.length === limit) break;
      lines.push({ text: line.replace(BULLET, '').trim(), isItem, opensBlock });
    }
    opensBlock = false;
    last = line;
  }
  return lines;
}

/** A line goes on in the next when that begins small, or when its first word would not have fitted. */
function isContinued(line: string, next: string, width: number): boolean {
  if (line.length < MIN_WRAPPED_CHARACTERS || /[.!?:]$/.test(line)) return false;
  if (isKnownHeading(next)) return false;
  if (/^\p{Ll}/u.test(next)) return true;
  const lastWord = line.split(' ').at(-1)!;
  if (/[,&-]$/.test(line) || isFunctionWord(lastWord)) return true;
  const firstWord = next.split(' ')[0]!;
  if (width < WRAPPED_AT.least || width > WRAPPED_AT.most) return false;
  return line.length + 1 + firstWord.length > width;
}
