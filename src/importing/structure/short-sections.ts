/** Sections whose entries are a line or two: certificates, awards, publications, interests, references. */
import type { PartialDate } from '../../base/dates.ts';
import type {
  SourceAward,
  SourceCertificate,
  SourceInterest,
  SourcePublication,
  SourceReference,
} from '../json-resume/sections.ts';
import { type Item, paragraphs, toItems } from './body.ts';
import { type DateSpan, findDateSpan } from './date-span.ts';
import { toEntries } from './entries.ts';
import { trimSigns } from './header-parts.ts';
import { withoutDates } from './labels.ts';
import type { Line } from './line.ts';
import type { Provenance } from './provenance.ts';
import { splitList } from './split-list.ts';
import { organisationScore, schoolScore } from './vocabulary.ts';

interface Statement {
  name: string;
  by: string | null;
  date: PartialDate | null;
  url: string | null;
  line: Line;
}

const BY = /\s+[|•·–—]\s+|\s+-\s+|\s+(?:by|from|von|par|por|da|di|door)\s+(?=\p{Lu})|\s*\|\s*/u;
/** "Awarded 2017", "by Stryker", "Issued May 2020": lines that only go on with the one above. */
const GOES_ON =
  /^(?:awarded|issued|received|presented|by|from|published|verliehen|ausgestellt|délivré|otorgado|rilasciato)\b/iu;

const urlOf = (line: Line): string | null =>
  line.cells.flatMap((cell) => cell.spans).find((span) => span.href?.startsWith('http'))?.href ?? null;

/** When something of one date was: its end, where it has two. */
const dateOf = (span: DateSpan | null): PartialDate | null =>
  span && typeof span.end === 'string' && /^\d/.test(span.end) ? span.end : (span?.start ?? null);

function statements(lines: readonly Line[], path: string, from: number, provenance: Provenance): Statement[] {
  const read: Statement[] = [];
  for (const item of toItems(lines)) {
    const last = read.at(-1);
    if (last && !item.bullet && isRest(item.text, last)) addTo(last, item.text);
    else read.push(toStatement(item));
  }
  for (const [index, { line, by, date }] of read.entries())
    provenance.note(`${path}[${from + index}]`, line, by !== null || date !== null ? 0.9 : 0.75);
  return read;
}

/** A date alone, or an issuer introduced as one, under a name. */
function isRest(text: string, { by, date }: Statement): boolean {
  const plain = withoutDates(text);
  if (plain === '') return date === null;
  if (GOES_ON.test(text)) return true;
  return by === null && date === null && plain !== text && (organisationScore(plain) > 0 || schoolScore(plain) > 0);
}

function addTo(statement: Statement, text: string): void {
  statement.date ??= dateOf(findDateSpan(text));
  const by = trimSigns(withoutDates(text).replace(GOES_ON, ''));
  if (by !== '') statement.by ??= trimSigns(by.replace(/^(?:by|from)\s+/i, ''));
}

function toStatement({ text, line }: Item): Statement {
  const date = dateOf(findDateSpan(text));
  const plain = withoutDates(text);
  const [name, ...by] = plain
    .split(BY)
    .map(trimSigns)
    .filter((part) => part !== '');
  const found = { date, url: urlOf(line), line };
  if (by.length > 0) return { name: name ?? plain, by: by.join(', '), ...found };
  const issuer = /^(.{4,}), (\p{Lu}[^,]{1,60})$/u.exec(plain);
  return { name: issuer?.[1] ?? plain, by: issuer?.[2] ?? null, ...found };
}

export function readCertificates(lines: readonly Line[], from: number, provenance: Provenance): SourceCertificate[] {
  return statements(lines, 'certificates', from, provenance).map(({ name, by, date, url }) => ({
    name,
    issuer: by,
    date,
    url,
    extra: {},
  }));
}

export function readAwards(lines: readonly Line[], from: number, provenance: Provenance): SourceAward[] {
  return statements(lines, 'awards', from, provenance).map(({ name, by, date }) => ({
    title: name,
    awarder: by,
    date,
    summary: null,
    extra: {},
  }));
}

export function readPublications(lines: readonly Line[], from: number, provenance: Provenance): SourcePublication[] {
  return toEntries(lines, { singles: true }).map((entry, index) => {
    const header = entry.header.map((line) => trimSigns(line.text)).filter((text) => text !== '');
    const body = toItems(entry.body);
    const [name, ...more] = header.length > 0 ? header : body.splice(0, 1).map((item) => item.text);
    const line = entry.header[0] ?? entry.body[0] ?? entry.spanLine;
    if (line) provenance.note(`publications[${from + index}]`, line, header.length > 0 ? 0.85 : 0.7);
    return {
      name: name ?? null,
      publisher: more.length > 0 ? more.join(', ') : null,
      releaseDate: dateOf(entry.span),
      url: line ? urlOf(line) : null,
      summary: paragraphs(body),
      extra: {},
    };
  });
}

export function readInterests(lines: readonly Line[], from: number, provenance: Provenance): SourceInterest[] {
  const read: SourceInterest[] = [];
  for (const item of toItems(lines)) {
    for (const interest of toInterests(item.text)) {
      provenance.note(`interests[${from + read.length}]`, item.line, 0.85);
      read.push(interest);
    }
  }
  return read;
}

function toInterests(text: string): SourceInterest[] {
  const group = /^([^:,]{2,40}):\s*(.+)$/.exec(text);
  if (group) return [{ name: group[1]!, keywords: splitList(group[2]!), extra: {} }];
  return splitList(text).map((name) => ({ name, keywords: [], extra: {} }));
}

export function readReferences(lines: readonly Line[], from: number, provenance: Provenance): SourceReference[] {
  return toItems(lines).map((item, index) => {
    provenance.note(`references[${from + index}]`, item.line, 0.8);
    const attributed = /^(.*\S)\s*[–—-]\s*(\p{Lu}[\p{L}.'’ -]{2,60})$/u.exec(item.text);
    return attributed
      ? { name: attributed[2]!, reference: attributed[1]!, extra: {} }
      : { name: null, reference: item.text, extra: {} };
  });
}
