/** Sections whose entries are a line or two: certificates, awards, publications, languages, interests, references. */
import type { PartialDate } from '../../base/dates.ts';
import type {
  SourceAward,
  SourceCertificate,
  SourceInterest,
  SourceLanguage,
  SourceProject,
  SourcePublication,
  SourceReference,
} from '../json-resume/sections.ts';
import { type Item, paragraphs, toItems } from './body.ts';
import { findDateSpan } from './date-span.ts';
import { toEntries } from './entries.ts';
import { headerParts, trimSigns } from './header-parts.ts';
import { withoutDates } from './labels.ts';
import type { Line } from './line.ts';
import { splitList } from './skills.ts';

interface Statement {
  name: string;
  by: string | null;
  date: PartialDate | null;
  url: string | null;
}

const BY = /\s+[|•·–—]\s+|\s+-\s+|\s+(?:by|from|von|par|por|da|di|door)\s+(?=\p{Lu})|\s*\|\s*/u;

const urlOf = (line: Line): string | null =>
  line.cells.flatMap((cell) => cell.spans).find((span) => span.href?.startsWith('http'))?.href ?? null;

function statements(lines: readonly Line[]): Statement[] {
  return toItems(lines).map((item) => toStatement(item));
}

function toStatement({ text, line }: Item): Statement {
  const span = findDateSpan(text);
  const date = span ? (typeof span.end === 'string' && /^\d/.test(span.end) ? span.end : span.start) : null;
  const plain = withoutDates(text);
  const [name, ...by] = plain
    .split(BY)
    .map(trimSigns)
    .filter((part) => part !== '');
  if (by.length > 0) return { name: name ?? plain, by: by.join(', '), date, url: urlOf(line) };
  const issuer = /^(.{4,}), (\p{Lu}[^,]{1,60})$/u.exec(plain);
  return { name: issuer?.[1] ?? plain, by: issuer?.[2] ?? null, date, url: urlOf(line) };
}

export function readCertificates(lines: readonly Line[]): SourceCertificate[] {
  return statements(lines).map(({ name, by, date, url }) => ({ name, issuer: by, date, url, extra: {} }));
}

export function readAwards(lines: readonly Line[]): SourceAward[] {
  return statements(lines).map(({ name, by, date }) => ({ title: name, awarder: by, date, summary: null, extra: {} }));
}

export function readPublications(lines: readonly Line[]): SourcePublication[] {
  return toEntries(lines, { singles: true }).map((entry) => {
    const header = entry.header.map((line) => trimSigns(line.text)).filter((text) => text !== '');
    const body = toItems(entry.body);
    const [name, ...more] = header.length > 0 ? header : body.splice(0, 1).map((item) => item.text);
    const date =
      entry.span && typeof entry.span.end === 'string' && /^\d/.test(entry.span.end)
        ? entry.span.end
        : (entry.span?.start ?? null);
    const line = entry.header[0] ?? entry.body[0];
    return {
      name: name ?? null,
      publisher: more.length > 0 ? more.join(', ') : null,
      releaseDate: date,
      url: line ? urlOf(line) : null,
      summary: paragraphs(body),
      extra: {},
    };
  });
}

const FLUENCY =
  /^(.+?)\s*(?:[:(–—|-]\s*|\s+)((?:native|mother|fluent|professional|full|limited|elementary|working|conversational|intermediate|advanced|beginner|basic|bilingual|proficient|proficiency|muttersprache|fließend|verhandlungssicher|gute?|sehr gut|grundkenntnisse|courant|langue maternelle|bilingue|intermédiaire|notions|nativo|fluido|avanzado|básico|intermedio|fluente|avançado|nativa|madrelingua|fluente|buono|ottimo|moedertaal|vloeiend|goed|[abc][12]\b).*?)\)?$/i;

const LONGEST_LANGUAGE = 120;

export function readLanguages(lines: readonly Line[]): SourceLanguage[] {
  return lines
    .flatMap((line) => line.cells.flatMap((cell) => splitList(cell.text)))
    .map((text) => {
      const match =
        text.length > LONGEST_LANGUAGE
          ? null
          : (FLUENCY.exec(text) ?? /^([^:(–—-]+?)\s*[:(–—-]\s*([^)]+)\)?$/.exec(text));
      return {
        language: trimSigns(match?.[1] ?? text),
        fluency: match ? closed(trimSigns(match[2]!)) : null,
        extra: {},
      };
    });
}

/** With the bracket that was taken for the end. */
const closed = (text: string): string => (text.includes('(') && !text.includes(')') ? `${text})` : text);

export function readInterests(lines: readonly Line[]): SourceInterest[] {
  return toItems(lines).flatMap((item) => {
    const group = /^([^:,]{2,40}):\s*(.+)$/.exec(item.text);
    if (group) return [{ name: group[1]!, keywords: splitList(group[2]!), extra: {} }];
    return splitList(item.text).map((name) => ({ name, keywords: [], extra: {} }));
  });
}

export function readReferences(lines: readonly Line[]): SourceReference[] {
  return toItems(lines).map((item) => {
    const attributed = /^(.*\S)\s*[–—-]\s*(\p{Lu}[\p{L}.'’ -]{2,60})$/u.exec(item.text);
    return attributed
      ? { name: attributed[2]!, reference: attributed[1]!, extra: {} }
      : { name: null, reference: item.text, extra: {} };
  });
}

export function readProjects(lines: readonly Line[]): SourceProject[] {
  return toEntries(lines).map((entry) => {
    const { fragments, url } = headerParts(entry.header);
    const [name, ...others] = fragments.map((fragment) => fragment.text);
    const items = toItems(entry.body);
    const firstBullet = items.findIndex((item) => item.bullet);
    const intro = firstBullet === -1 ? (items.length === 1 ? items : []) : items.slice(0, firstBullet);
    const listed = items.slice(intro.length);
    const description = [...others, paragraphs(intro)].filter((text) => text).join('\n');
    return {
      name: name ?? null,
      description: description === '' ? null : description,
      highlights: listed.map((item) => item.text),
      keywords: [],
      start: entry.span?.start ?? null,
      end: entry.span ? entry.span.end : 'unknown',
      url,
      roles: [],
      entity: null,
      type: null,
      extra: {},
    };
  });
}
