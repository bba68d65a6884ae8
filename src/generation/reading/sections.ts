/** A posting cut into its parts. What a part is about decides how much its words weigh. */
import data from '../vocabulary/section-words.json' with { type: 'json' };
import { isFunctionWord } from '../vocabulary/vocabulary.ts';
import { fold } from '../vocabulary/words.ts';

export type PartKind = 'title' | 'must' | 'nice' | 'duties' | 'about' | 'benefits' | 'legal' | 'body';

export interface Part {
  kind: PartKind;
  lines: string[];
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

const MAX_HEADING_CHARACTERS = 70;
const MAX_HEADING_WORDS = 8;
/** A line is a heading when at least this share of its words is one: "Experience of tax returns" is none. */
const MIN_SHARE = 0.6;

export function splitIntoParts(lines: readonly string[]): Part[] {
  const parts: Part[] = [];
  let open: Part = { kind: 'body', lines: [] };
  const begin = (kind: PartKind): void => {
    parts.push(open);
    open = { kind, lines: [] };
  };
  for (const line of lines) {
    const label = inlineLabel(line);
    const kind = label?.kind ?? headingKind(line);
    if (kind !== null) begin(kind);
    else if (isNoise(open.kind) && looksLikeHeading(line)) begin('body');
    open.lines.push(line);
  }
  parts.push(open);
  return parts.filter((part) => part.lines.length > 0);
}

export function isNoise(kind: PartKind): boolean {
  return kind === 'benefits' || kind === 'legal' || kind === 'about';
}

/** "Essential: two years of …" opens a part and says the first of it in one line. */
function inlineLabel(line: string): { kind: PartKind } | null {
  const label = /^[\s#*•-]*([^:.!?]{3,50}):\s+\S/u.exec(line)?.[1];
  const kind = label === undefined ? null : kindOfWords(bareWords(label));
  return kind === null ? null : { kind };
}

function headingKind(line: string): PartKind | null {
  const bare = line.replace(/^[\s#*•-]+/, '');
  if (bare.length < 2 || bare.length > MAX_HEADING_CHARACTERS || /[.!?,;]$/.test(bare)) return null;
  const isItem = /^[-•*]\s/.test(line) && !bare.trimEnd().endsWith(':');
  return isItem ? null : kindOfWords(bareWords(bare));
}

/** Shouted, or ended by a colon: a heading, although it is none that we know. */
function looksLikeHeading(line: string): boolean {
  const words = line.split(/\s+/).length;
  if (line.length > MAX_HEADING_CHARACTERS || words > MAX_HEADING_WORDS || /^[-•*]\s/.test(line)) return false;
  return line.endsWith(':') || (line === line.toUpperCase() && /\p{Lu}{4}/u.test(line));
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
