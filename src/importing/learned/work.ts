import type { SourceJob } from '../json-resume/sections.ts';
import type { End } from '../json-resume/values.ts';
import { isPlace } from '../places/places.ts';
import { trimSigns } from '../rules/header-parts.ts';
import { type Item, paragraphs, toItems } from '../structure/body.ts';
import type { Line } from '../structure/line.ts';
import type { Provenance } from '../structure/provenance.ts';
import { type Part, partsOf, type TaggedEntry, tagEntries } from './tag-entries.ts';

const LONG_PARAGRAPH = 160;

/** Jobs of a work or volunteer section. `path` is what JSON Resume calls the list, `from` how many it has already. */
export function readJobs(lines: readonly Line[], path: string, from: number, provenance: Provenance): SourceJob[] {
  const jobs: SourceJob[] = [];
  let employer: SourceJob | null = null;
  for (const entry of tagEntries(lines, 'work')) {
    const job = toJob(entry, employer, `${path}[${from + jobs.length}]`, provenance);
    if (job === null) continue;
    if (!isEmployerOnly(job)) jobs.push(job);
    if (job.name !== null) employer = job;
  }
  return jobs;
}

/** The line of an employer whose roles follow, each with its own dates. */
const isEmployerOnly = (job: SourceJob): boolean =>
  job.name !== null &&
  job.position === null &&
  job.start === null &&
  job.end === 'unknown' &&
  job.summary === null &&
  job.highlights.length === 0;

function toJob(entry: TaggedEntry, employer: SourceJob | null, at: string, provenance: Provenance): SourceJob | null {
  const [title, ...moreTitles] = partsOf(entry, 'role');
  const [company, ...moreNames] = partsOf(entry, 'name');
  const places = partsOf(entry, 'place');
  const others = [...moreTitles, ...moreNames, ...partsOf(entry, 'note')];
  const { summary, intro, listed } = readBody(entry, others);
  const highlights = listed.map((item) => item.text);
  if (!title && !company && !entry.span && highlights.length === 0 && summary === null) return null;
  // A role without an employer of its own, under one that was named: the same employer.
  const same = !company && entry.span !== null && title ? employer : null;
  const place = places.map(({ text }) => text).join(', ') || null;
  const doubt = 'Which of these is the employer and which the title is not certain';
  if (title) provenance.note(`${at}.position`, title.line, title.sure ? 0.9 : 0.5, title.sure ? null : doubt);
  if (company) provenance.note(`${at}.name`, company.line, company.sure ? 0.9 : 0.5);
  if (entry.spanLine) noteSpan(entry, at, provenance);
  if (places[0]) provenance.note(`${at}.location`, places[0].line, isPlace(place!) ? 0.9 : 0.7);
  if (intro[0]) provenance.note(`${at}.summary`, intro[0].line, 0.85);
  listed.forEach((item, index) => {
    provenance.note(`${at}.highlights[${index}]`, item.line, item.bullet ? 0.95 : 0.8);
  });
  const { start, end } = spanOf(entry);
  return {
    name: company?.text ?? same?.name ?? null,
    url: entry.url ?? same?.url ?? null,
    description: null,
    location: place ?? same?.location ?? null,
    position: title?.text ?? null,
    start,
    end,
    summary,
    highlights,
    extra: {},
  };
}

function noteSpan({ span, spanLine }: TaggedEntry, at: string, provenance: Provenance): void {
  provenance.note(`${at}.startDate`, spanLine, span?.single ? 0.5 : 0.95);
  if (span && !span.single) provenance.note(`${at}.endDate`, spanLine, span.end === 'open' ? 0.7 : 0.95);
}

/** A job with a single date began and ended around it. */
function spanOf({ span }: TaggedEntry): { start: string | null; end: End } {
  if (!span) return { start: null, end: 'unknown' };
  return span.single && typeof span.end === 'string'
    ? { start: span.end, end: span.end }
    : { start: span.start, end: span.end };
}

function readBody(
  entry: TaggedEntry,
  others: readonly Part[],
): { summary: string | null; intro: Item[]; listed: Item[] } {
  const items = toItems(entry.body);
  const hasBullets = items.some((item) => item.bullet);
  const firstBullet = hasBullets ? items.findIndex((item) => item.bullet) : items.length;
  const isText =
    !hasBullets &&
    items.length === 1 &&
    items[0]!.text.length > LONG_PARAGRAPH &&
    items[0]!.line.x < (entry.spanLine?.x ?? 0) + 5;
  const intro = hasBullets ? items.slice(0, firstBullet) : isText ? items : [];
  const listed = hasBullets ? items.slice(firstBullet) : isText ? [] : items;
  const summary = [...others.map(({ text }) => trimSigns(text)), paragraphs(intro)].filter((text) => text).join('\n');
  return { summary: summary === '' ? null : summary, intro, listed };
}
