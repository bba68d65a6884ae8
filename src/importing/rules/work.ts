import type { SourceJob } from '../json-resume/sections.ts';
import type { Line } from '../lines/line.ts';
import { isKnownPlace, isPlace, looksLikeCity } from '../places/places.ts';
import { noteSpan, readBody, spanOf } from '../structure/job-text.ts';
import type { Provenance } from '../structure/provenance.ts';
import { toEntries } from './entries.ts';
import type { Entry } from './entry.ts';
import { type Fragment, headerParts } from './header-parts.ts';
import { assign, type Habit, habitOf, leaning } from './title-or-company.ts';
import { mayBeTown, splitTowns } from './towns.ts';

interface Draft {
  entry: Entry;
  fragments: Fragment[];
  place: string | null;
  url: string | null;
}

/** Jobs of a work or volunteer section. `path` is what JSON Resume calls the list, `from` how many it has already. */
export function readJobs(lines: readonly Line[], path: string, from: number, provenance: Provenance): SourceJob[] {
  const drafts = toEntries(lines).map((entry): Draft => {
    const { fragments, place, url } = headerParts(entry.header);
    const employer = place === null ? null : employerBefore(place, fragments, entry.header);
    if (employer) return { entry, fragments: [...fragments, employer.fragment], place: employer.town, url };
    const town = place === null ? lastTown(fragments) : null;
    return {
      entry,
      fragments: splitOnly(fragments.filter((fragment) => fragment !== town)),
      place: place ?? town?.text ?? entry.asides.find(isPlace) ?? null,
      url,
    };
  });
  const habit = habitOf(drafts.map(({ fragments }) => fragments));
  const jobs: SourceJob[] = [];
  let employer: SourceJob | null = null;
  for (const [index, draft] of drafts.entries()) {
    const job = toJob(draft, habit, employer, `${path}[${from + jobs.length}]`, provenance);
    if (job === null) continue;
    const heads = isEmployerOnly(job) && drafts[index + 1]?.fragments.every(({ text }) => leaning(text) > 0);
    if (!heads) jobs.push(job);
    if (job.name !== null) employer = job;
  }
  return splitTowns(jobs);
}

/** The line of an employer whose roles follow, each with its own dates. */
const isEmployerOnly = (job: SourceJob): boolean =>
  job.name !== null && job.position === null && job.summary === null && job.highlights.length === 0;

/** "Acme, Singapore" reads like a town and its country; beside a title alone it is the employer and the town. */
function employerBefore(
  place: string,
  fragments: readonly Fragment[],
  header: readonly Line[],
): { fragment: Fragment; town: string } | null {
  const [, name, town] = /^([^,]+), ([^,]+)$/.exec(place) ?? [];
  const [only, ...more] = fragments;
  if (name === undefined || !only || more.length > 0 || leaning(only.text) <= 0) return null;
  if (/^[A-Z]{2,3}$/.test(town!) || isKnownPlace(name) || !isKnownPlace(town!)) return null;
  const row = header.findIndex((line) => line.text.includes(name));
  const line = header[row];
  return line
    ? { fragment: { ...only, text: name, line, row, cell: line.cells[0]!, isEmployer: true }, town: town! }
    : null;
}

/** After a title and an employer, a last name that is neither is where it was. */
function lastTown(fragments: readonly Fragment[]): Fragment | null {
  const last = fragments.at(-1);
  if (!last || fragments.length < 3 || last.isEmployer || last.bold) return null;
  return mayBeTown(last.text) ? last : null;
}

/** One fragment that holds both: "Title, Company" or "Company, Title". */
function splitOnly(fragments: readonly Fragment[]): Fragment[] {
  if (fragments.length !== 1) return [...fragments];
  const only = fragments[0]!;
  const at = bestComma(only.text);
  if (at === null) return [only];
  return [
    { ...only, text: only.text.slice(0, at).trim() },
    { ...only, text: only.text.slice(at + 1).trim() },
  ];
}

/** The comma with a title on one side and none on the other. */
function bestComma(text: string): number | null {
  const commas = [...text.matchAll(/,(?=\s)/g)].map((match) => match.index);
  const rated = commas.map((at) => ({
    at,
    rating: Math.abs(leaning(text.slice(0, at)) - leaning(text.slice(at + 1))),
  }));
  const best = rated.toSorted((one, other) => other.rating - one.rating)[0];
  return best && best.rating > 0 ? best.at : null;
}

function toJob(
  draft: Draft,
  habit: Habit,
  employer: SourceJob | null,
  at: string,
  provenance: Provenance,
): SourceJob | null {
  const { entry, url } = draft;
  const { title, company, others: unknown, sure } = assign(draft.fragments, habit);
  const { place, others } =
    draft.place === null ? guessPlace(unknown, company) : { place: draft.place, others: unknown };
  const { summary, intro, listed } = readBody(entry, others);
  const highlights = listed.map((item) => item.text);
  if (!title && !company && !entry.span && highlights.length === 0 && summary === null) return null;
  // A role without an employer of its own, under one that was named: the same employer.
  const same = company === null && entry.span !== null && title !== null ? employer : null;
  const doubt = sure ? null : 'Which of these is the employer and which the title is not certain';
  if (title) provenance.note(`${at}.position`, title.line, sure ? 0.9 : 0.5, doubt);
  if (company) provenance.note(`${at}.name`, company.line, sure ? 0.9 : 0.5);
  if (entry.spanLine) noteSpan(entry, at, provenance);
  const placeLine = place === null ? null : (entry.header.find((line) => line.text.includes(place)) ?? null);
  if (placeLine) provenance.note(`${at}.location`, placeLine, isPlace(place!) ? 0.9 : 0.7);
  if (intro[0]) provenance.note(`${at}.summary`, intro[0].line, 0.85);
  listed.forEach((item, index) => {
    provenance.note(`${at}.highlights[${index}]`, item.line, item.bullet ? 0.95 : 0.8);
  });
  const { start, end } = spanOf(entry);
  return {
    name: company?.text ?? same?.name ?? null,
    url: url ?? same?.url ?? null,
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

/** A town that we do not know stands beside the employer. */
function guessPlace(
  others: readonly Fragment[],
  company: Fragment | null,
): { place: string | null; others: readonly Fragment[] } {
  const town = others.find((one) => one.row === company?.row && looksLikeCity(one.text));
  return { place: town?.text ?? null, others: others.filter((one) => one !== town) };
}
