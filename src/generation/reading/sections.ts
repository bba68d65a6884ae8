/** A posting cut into its parts. What a part is about decides how much its words weigh. */

import { isFunctionWord } from '../vocabulary/vocabulary.ts';
import data from '../vocabulary/word-lists/section-words.json' with { type: 'json' };
import { anyBeginning } from '../vocabulary/word-patterns.ts';
import { fold } from '../vocabulary/words.ts';
import type { Line } from './lines.ts';

export type PartKind = 'title' | 'must' | 'nice' | 'duties' | 'about' | 'benefits' | 'legal' | 'body';

export interface Part {
  kind: PartKind;
  lines: PartLine[];
}

export interface PartLine extends Line {
  /** Says what follows; asks for nothing itself. */
  isHeading: boolean;
  /** What stands before a colon and opens the part: "Essential: two years of …". */
  label: string;
}

/** How much a word of this part tells of the job. */
export const PART_WEIGHT: Readonly<Record<PartKind, number>> = {
  title: 3,
  must: 1.6,
  duties: 1.3,
  nice: 1.1,
  body: 0.9,
  about: 0.35,
  benefits: 0.1,
  legal: 0.05,
};

type HeadedKind = keyof typeof data.headings;

/** Of two kinds with phrases of one length the earlier wins: "preferred qualifications" are no requirement. */
const KINDS: readonly HeadedKind[] = ['nice', 'benefits', 'legal', 'must', 'duties', 'about'];
const headingPhrases = KINDS.flatMap((kind) =>
  data.headings[kind].split('; ').map((phrase) => ({ kind, words: bareWords(phrase) })),
).toSorted((a, b) => b.words.length - a.words.length);
const phrasesByWord = Map.groupBy(headingPhrases, (phrase) => phrase.words[0]!);

const ASKING = anyBeginning(data.asking);
const ASKING_SHARE = 0.3;
const MIN_ITEMS = 3;
const MIN_RUN_IN_WORDS = 2;
const MAX_HEADING_CHARACTERS = 70;
const MAX_HEADING_WORDS = 8;
/** "The following are not essential but would strengthen an application". */
const MAX_WORDS_OVER_LIST = 12;
/** A line of this length under a short one is a paragraph under its heading. */
const MIN_PARAGRAPH_CHARACTERS = 100;
/** What a heading that we do not know by its words is about, first match first. */
const CUES = (['nice', 'not', 'benefits', 'must', 'legal', 'duties', 'about'] as const).map((kind) => ({
  kind: kind === 'not' ? ('about' as const) : kind,
  pattern: new RegExp(`(?<!\\p{L})(?:${fold(data.cues[kind]).split('; ').map(RegExp.escape).join('|')})`, 'u'),
}));
const WISH = CUES.find(({ kind }) => kind === 'nice')!.pattern;
/** "It would help if you have": a wish, whatever else it says. */
const CONDITIONAL = new RegExp(data.conditional, 'u');
/** A line is a heading when at least this share of its words is one: "Experience of tax returns" is none. */
const MIN_SHARE = 0.6;

export function splitIntoParts(lines: readonly Line[]): Part[] {
  const parts: Part[] = [];
  let open: Part = { kind: 'body', lines: [] };
  const begin = (kind: PartKind): void => {
    parts.push(open);
    open = { kind, lines: [] };
  };
  const read = lines.flatMap(withoutRunInHeadings);
  for (const [at, line] of read.entries()) {
    const label = line.isItem ? null : inlineLabel(line.text);
    const heading = label === null ? headingKind(line, read[at + 1]) : null;
    const kind = label?.kind ?? heading;
    if (kind !== null) begin(kind);
    else if (endsList(line, open) || endsLabelled(line, open)) begin('body');
    open.lines.push({ ...line, isHeading: heading !== null, label: label?.text ?? '' });
  }
  parts.push(open);
  return parts.filter((part) => part.lines.length > 0).map(byItsItems);
}

/** "What we need from you. Six years in tech. …": the heading of a paragraph stands in it as a sentence of its own. */
function withoutRunInHeadings(line: Line): Line[] {
  const pieces = line.text.split(/(?<=[\p{L}][.!])\s+(?=\p{Lu})/u);
  if (line.isItem || pieces.length < 2) return [line];
  const lines: Line[] = [];
  for (const piece of pieces) {
    const isHeading = kindOfWords(bareWords(piece)) !== null && bareWords(piece).length >= MIN_RUN_IN_WORDS;
    const isLabel = inlineLabel(piece) !== null;
    const open = lines.at(-1);
    if (isHeading || isLabel || open === undefined || open.opensBlock) {
      lines.push({ ...line, text: isHeading ? piece.replace(/[.!]$/, '') : piece, opensBlock: isHeading });
    } else open.text += ` ${piece}`;
  }
  lines[0]!.opensBlock ||= line.opensBlock;
  return lines;
}

/** Under a heading that says nothing, a list that speaks of degrees, experience and abilities is what is asked for. */
function byItsItems(part: Part): Part {
  const items = part.lines.filter((line) => line.isItem);
  const asking = items.filter(({ text }) => ASKING.test(fold(text)));
  const isList = part.kind === 'body' && items.length >= MIN_ITEMS;
  return isList && asking.length >= ASKING_SHARE * items.length ? { ...part, kind: 'must' } : part;
}

/** A paragraph after a list is no longer what the heading of the list said. */
function endsList(line: Line, open: Part): boolean {
  return line.opensBlock && !line.isItem && !isNoise(open.kind) && open.lines.some((one) => one.isItem);
}

/** "Closing date: 27 November" says what its own paragraph is about. */
function endsLabelled(line: Line, open: Part): boolean {
  return line.opensBlock && isNoise(open.kind) && (open.lines[0]?.label ?? '') !== '';
}

export function isNoise(kind: PartKind): boolean {
  return kind === 'benefits' || kind === 'legal' || kind === 'about';
}

function inlineLabel(line: string): { kind: PartKind; text: string } | null {
  const text = /^([^:.!?]{3,50}):\s+(?=\S)/u.exec(line);
  const kind = text === null ? null : (kindOfWords(bareWords(text[1]!)) ?? wishIn(text[1]!));
  return kind === null ? null : { kind, text: text![0] };
}

/** "Bonus points, truly not required". */
function wishIn(label: string): PartKind | null {
  return bareWords(label).length <= MAX_HEADING_WORDS && WISH.test(fold(label)) ? 'nice' : null;
}

export function isKnownHeading(text: string): boolean {
  return text.length <= MAX_HEADING_CHARACTERS && !/[.!,;]$/.test(text) && kindOfWords(bareWords(text)) !== null;
}

/** The kind of part that the line opens, `body` for a heading that we do not know; null for a line that is no heading. */
function headingKind(line: Line, next: Line | undefined): PartKind | null {
  const text = line.text.replace(/^#+\s*/, '');
  if (text.length < 2 || text.length > MAX_HEADING_CHARACTERS || /[.!,;]$/.test(text)) return null;
  if (line.isItem && !text.endsWith(':')) return null;
  const words = bareWords(text);
  const isConditional = CONDITIONAL.test(fold(text));
  const known = text.endsWith('?') ? null : kindOfWords(words);
  if (known !== null) return known === 'must' && isConditional ? 'nice' : known;
  const isOverList = line.opensBlock && next?.isItem === true;
  const most = isOverList && WISH.test(fold(text)) ? MAX_WORDS_OVER_LIST : MAX_HEADING_WORDS;
  if (words.length > most || !looksLikeHeading(line, next)) return null;
  if (isConditional) return 'nice';
  return CUES.find(({ pattern }) => pattern.test(fold(text)))?.kind ?? 'body';
}

/** Shouted, ended by a colon, or standing over a list or a paragraph. */
function looksLikeHeading(line: Line, next: Line | undefined): boolean {
  if (line.text.endsWith(':')) return true;
  if (line.text === line.text.toUpperCase() && /\p{Lu}{4}/u.test(line.text)) return true;
  return line.opensBlock && next !== undefined && (next.isItem || next.text.length > MIN_PARAGRAPH_CHARACTERS);
}

function kindOfWords(words: readonly string[]): PartKind | null {
  if (words.length === 0 || words.length > MAX_HEADING_WORDS) return null;
  const counted = words.filter((word) => !isFunctionWord(word)).length || words.length;
  let best: { kind: PartKind; length: number } | null = null;
  for (let at = 0; at < words.length; at++) {
    for (const phrase of phrasesByWord.get(words[at]!) ?? []) {
      if (best !== null && phrase.words.length <= best.length) break;
      if (phrase.words.every((word, offset) => words[at + offset] === word)) {
        best = { kind: phrase.kind, length: phrase.words.length };
        break;
      }
    }
  }
  if (best === null) return null;
  return best.length >= words.length || best.length / Math.max(counted, best.length) >= MIN_SHARE ? best.kind : null;
}

function bareWords(text: string): string[] {
  return fold(text)
    .replace(/[^\p{L}\p{N}'\s-]+/gu, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}
