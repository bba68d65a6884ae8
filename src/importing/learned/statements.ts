/** Sections whose entries are a line or two: certificates, awards and publications. */
import type { PartialDate } from '../../base/dates.ts';
import type { DateSpan } from '../dates/date-span.ts';
import type { SourceAward, SourceCertificate, SourcePublication } from '../json-resume/sections.ts';
import { paragraphs, toItems } from '../lines/body.ts';
import type { Line } from '../lines/line.ts';
import { trimSigns } from '../rules/header-parts.ts';
import type { Provenance } from '../structure/provenance.ts';
import { partsOf, tagEntries } from './tag-entries.ts';

interface Statement {
  name: string | null;
  by: string | null;
  date: PartialDate | null;
  url: string | null;
  /** What else is said of it. */
  told: string | null;
}

/** When something of one date was: its end, where it has two. */
const dateOf = (span: DateSpan | null): PartialDate | null =>
  span && typeof span.end === 'string' && /^\d/.test(span.end) ? span.end : (span?.start ?? null);

function statements(lines: readonly Line[], path: string, from: number, provenance: Provenance): Statement[] {
  const read: Statement[] = [];
  for (const entry of tagEntries(lines, 'statement')) {
    const body = toItems(entry.body);
    const names = [...partsOf(entry, 'role'), ...partsOf(entry, 'name')];
    const [first, ...issuers] = names;
    const name = first ? trimSigns(first.text) : (body.shift()?.text ?? null);
    const line = first?.line ?? entry.body[0] ?? entry.spanLine;
    if (name === null || !line) continue;
    const told = [...partsOf(entry, 'note').map(({ text }) => trimSigns(text)), paragraphs(body)].filter(
      (text) => text,
    );
    provenance.note(`${path}[${from + read.length}]`, line, first?.sure === false ? 0.75 : 0.9);
    read.push({
      name,
      by: issuers.map(({ text }) => trimSigns(text)).join(', ') || null,
      date: dateOf(entry.span),
      url: entry.url,
      told: told.join('\n') || null,
    });
  }
  return read;
}

export function readCertificates(lines: readonly Line[], from: number, provenance: Provenance): SourceCertificate[] {
  return statements(lines, 'certificates', from, provenance).map(({ name, by, date, url, told }) => ({
    name: [name, told].filter((text) => text).join(', '),
    issuer: by,
    date,
    url,
    extra: {},
  }));
}

export function readAwards(lines: readonly Line[], from: number, provenance: Provenance): SourceAward[] {
  return statements(lines, 'awards', from, provenance).map(({ name, by, date, told }) => ({
    title: name,
    awarder: by,
    date,
    summary: told,
    extra: {},
  }));
}

export function readPublications(lines: readonly Line[], from: number, provenance: Provenance): SourcePublication[] {
  return statements(lines, 'publications', from, provenance).map(({ name, by, date, url, told }) => ({
    name,
    publisher: by,
    releaseDate: date,
    url,
    summary: told,
    extra: {},
  }));
}
