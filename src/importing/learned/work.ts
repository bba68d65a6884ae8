import type { SourceJob } from '../json-resume/sections.ts';
import type { Line } from '../lines/line.ts';
import { isPlace } from '../places/places.ts';
import { splitTowns } from '../rules/towns.ts';
import { noteSpan, readBody, spanOf } from '../structure/job-text.ts';
import type { Provenance } from '../structure/provenance.ts';
import { partsOf, type TaggedEntry, tagEntries } from './tag-entries.ts';

/** Jobs of a work or volunteer section. `path` is what JSON Resume calls the list, `from` how many it has already. */
export const readJobs = (lines: readonly Line[], path: string, from: number, provenance: Provenance): SourceJob[] =>
  toJobs(tagEntries(lines, 'work'), path, from, provenance);

export function toJobs(
  entries: readonly TaggedEntry[],
  path: string,
  from: number,
  provenance: Provenance,
): SourceJob[] {
  const jobs: SourceJob[] = [];
  let employer: SourceJob | null = null;
  for (const entry of entries) {
    const job = toJob(entry, employer, `${path}[${from + jobs.length}]`, provenance);
    if (job === null) continue;
    if (!isEmployerOnly(job)) jobs.push(job);
    if (job.name !== null) employer = job;
  }
  return splitTowns(jobs);
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
