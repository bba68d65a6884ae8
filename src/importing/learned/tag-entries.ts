/** Cuts a section into its entries and tells what each part of their headers is, as the weights learned it. */

import type { DateSpan } from '../dates/date-span.ts';
import { joinStackedDates, joinWrappedDates } from '../dates/wrapped-dates.ts';
import { isHeadingInEntry } from '../headings/small-headings.ts';
import type { Line } from '../lines/line.ts';
import { withCells } from '../lines/line.ts';
import { joinWrapped } from '../lines/repair-text.ts';
import { joinDateLines } from '../rules/entry-rows.ts';
import { bestTags, type Features, scoresOf } from './decode.ts';
import { featuresOf } from './features.ts';
import { guessedFields } from './guessed-fields.ts';
import { tagsOf, weightsOf } from './model.ts';
import { type EntryKind, type Field, TAGS } from './tags.ts';
import { type Token, toTokens } from './tokens.ts';

/** A field of an entry's header. */
export interface Part {
  text: string;
  line: Line;
  field: Field;
  /** Nothing else was nearly as likely. */
  sure: boolean;
}

export interface TaggedEntry {
  parts: Part[];
  span: DateSpan | null;
  spanLine: Line | null;
  body: Line[];
  url: string | null;
}

export const partsOf = ({ parts }: TaggedEntry, field: Field): Part[] => parts.filter((part) => part.field === field);

/** The tokens of a section and what is seen of them. */
export function readTokens(section: readonly Line[], kind: EntryKind): { tokens: Token[]; features: Features[] } {
  const lines = joinDateLines(joinStackedDates(joinWrappedDates(section))).filter(
    (line) => line.bullet || !isHeadingInEntry(line.text),
  );
  // Only lists of certificates and the like are taken apart where they have bullets.
  const tokens = toTokens(lines, kind === 'statement' || kind === 'education', kind !== 'statement');
  return { tokens, features: featuresOf(tokens, guessedFields(tokens, lines, kind)) };
}

export function tagEntries(lines: readonly Line[], kind: EntryKind): TaggedEntry[] {
  const { tokens, features } = readTokens(lines, kind);
  const weights = weightsOf(kind);
  const scores = features.map((one) => scoresOf(one, weights, tagsOf(kind)));
  const tags = bestTags(scores, weights, tagsOf(kind)).map((tag) => TAGS[tag]!);
  const entries: TaggedEntry[] = [];
  tokens.forEach((token, index) => {
    const { field, step } = tags[index]!;
    if (step === 'start' || entries.length === 0)
      entries.push({ parts: [], span: null, spanLine: null, body: [], url: null });
    const entry = entries.at(-1)!;
    if (field === 'text') addText(entry, token);
    else if (field === 'date') addDate(entry, token);
    else if (step === 'inside') goOn(entry, token, tokens[index - 1]!);
    else entry.parts.push({ text: token.text, line: token.line, field, sure: leads(scores[index]!, field) });
    entry.url ??= field === 'text' ? null : linkOf(token);
  });
  return entries;
}

/** Of what the best other field scores. */
const LEAD = 1.15;

function leads(scores: Float64Array, field: Field): boolean {
  let [own, other] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [index, tag] of TAGS.entries()) {
    if (tag.field === field) own = Math.max(own, scores[index]!);
    else other = Math.max(other, scores[index]!);
  }
  return own > 0 && own > LEAD * other;
}

const linkOf = ({ cell }: Token): string | null =>
  cell.spans.find((span) => span.href?.startsWith('http'))?.href ?? null;

/** The cells of a line that are text stay together. */
function addText(entry: TaggedEntry, token: Token): void {
  const last = entry.body.at(-1);
  if (
    last &&
    last.page === token.line.page &&
    last.y === token.line.y &&
    last.cells.length > 0 &&
    token.line.cells.includes(last.cells[0]!)
  ) {
    if (!last.cells.includes(token.cell))
      entry.body[entry.body.length - 1] = part(token.line, [...last.cells, token.cell]);
    return;
  }
  entry.body.push(part(token.line, [token.cell]));
}

const part = (line: Line, cells: Line['cells']): Line =>
  cells.length === line.cells.length ? line : { ...withCells(line, cells), bullet: line.bullet };

/** The first span counts, a single date only where there is none; above a role stands the span of its employer. */
function addDate(entry: TaggedEntry, { span, line }: Token): void {
  if (span === null) return;
  const role = entry.parts.find(({ field }) => field === 'role');
  const ofEmployer = entry.spanLine !== null && role !== undefined && isBelow(role.line, entry.spanLine);
  if (entry.span && !ofEmployer && (!entry.span.single || span.single)) return;
  entry.span = span;
  entry.spanLine = line;
}

const isBelow = (line: Line, other: Line): boolean =>
  line.page > other.page || (line.page === other.page && line.y > other.y);

function goOn(entry: TaggedEntry, token: Token, before: Token): void {
  const last = entry.parts.at(-1);
  if (!last) return;
  const between = before.cell === token.cell ? token.cell.text.slice(before.to, token.from) : null;
  last.text = between === null ? joinWrapped(last.text, token.text) : `${last.text}${between}${token.text}`;
  const closing = token.cell.text[token.to] ?? '';
  if (/[([][^)\]]*$/.test(last.text) && /[)\]]/.test(closing)) last.text += closing;
}
