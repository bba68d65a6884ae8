/** The posting's lines as its author meant them: without bullets, and put together where pasting has wrapped them. */
import { isKnownHeading } from './sections.ts';

export interface Line {
  /** Without its bullet. */
  text: string;
  /** Stood in a list. */
  isItem: boolean;
  /** An empty line, or the beginning of the posting, stood before it. */
  opensBlock: boolean;
}

const BULLET =
  /^(?:(?:[-–—•*·▪◦●○■□➢➤►▸→✓✔✅+»‣]|(?!\p{N})\p{Extended_Pictographic}\uFE0F?)+\s*(?=\p{L}|[\d"“'(])|o\s+(?=\p{Lu}|\d)|\d{1,2}[.)]\s*(?=\p{L})|\(?[a-h]\)\s+(?=\p{L}))/u;
/** A bullet that pasting has parted from its line. */
const LONE_BULLET = /^[-–—•*·▪◦●○■□➢➤►▸→✓✔✅+»‣]$/u;
/** No line ends so. */
const OPEN_END =
  /[,&-]$|\s(?:and|or|of|the|an?|to|in|for|with|by|at|on|from|und|oder|der|die|das|den|mit|für|von|im|et|ou|de|des|du|la|le|les|pour|y|o|con|para|el|los|las|del|en)$/u;
const RULE = /^[-–—_=*·.\s]{3,}$/;
/** What stands between the conditions of some public employers. */
const LONE_LINK = /^(?:AND|OR|UND|ODER|ET|OU|Y|O)$/;
/** The longest line of a paste that was wrapped. */
const WRAPPED_AT = { least: 70, most: 170 };
const FULL = 0.85;
const MIN_FULL_LINES = 4;
/** Shorter lines end where their author ended them. */
const MIN_WRAPPED_CHARACTERS = 40;

/** "Contract: permanent": a field of a form. */
export const isField = (line: string): boolean => /^\p{Lu}[\p{L} ]{2,30}:\s+\S/u.test(line);

export function linesOf(text: string, limit: number): Line[] {
  const raw = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !LONE_LINK.test(line))
    .map((line) => (RULE.test(line) ? '' : line));
  const width = wrappedAt(raw);
  const lines: Line[] = [];
  let opensBlock = true;
  let isParted = false;
  let last = '';
  for (const line of raw) {
    if (line === '' || LONE_BULLET.test(line)) {
      opensBlock ||= line === '';
      isParted ||= line !== '';
      continue;
    }
    const isItem = isParted || BULLET.test(line);
    isParted = false;
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

/** The width at which the paste was wrapped; 0 where it was not: then hardly any line reaches the longest. */
function wrappedAt(lines: readonly string[]): number {
  const width = Math.max(0, ...lines.map((line) => line.length));
  if (width < WRAPPED_AT.least || width > WRAPPED_AT.most) return 0;
  return lines.filter((line) => line.length > FULL * width).length >= MIN_FULL_LINES ? width : 0;
}

/** A line goes on in the next when that begins small, or when its first word would not have fitted. */
function isContinued(line: string, next: string, width: number): boolean {
  if (line.length < MIN_WRAPPED_CHARACTERS || /[.!?:]$/.test(line)) return false;
  if (isKnownHeading(next)) return false;
  if (/^\p{Ll}/u.test(next)) return true;
  if (OPEN_END.test(line)) return true;
  const firstWord = next.split(' ')[0]!;
  return width > 0 && line.length + 1 + firstWord.length > width;
}
