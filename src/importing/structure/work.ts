import type { SourceJob } from '../json-resume/sections.ts';
import type { End } from '../json-resume/values.ts';
import { paragraphs, toItems } from './body.ts';
import { type Entry, toEntries } from './entries.ts';
import { type Fragment, type HeaderParts, headerParts, trimSigns } from './header-parts.ts';
import type { Line } from './line.ts';
import { isKnownPlace, isKnownTown, isPlace } from './places.ts';
import type { Provenance } from './provenance.ts';
import { organisationScore, titleScore } from './vocabulary.ts';

interface Draft {
  entry: Entry;
  fragments: Fragment[];
  place: string | null;
  url: string | null;
}

const LONG_PARAGRAPH = 160;
/** A title and an employer. */
const MAX_NAMES = 2;

/** Jobs of a work or volunteer section. `path` is what JSON Resume calls the list, `from` how many it has already. */
export function readJobs(lines: readonly Line[], path: string, from: number, provenance: Provenance): SourceJob[] {
  const drafts = toEntries(lines).map((entry): Draft => {
    const { fragments, place, url } = namesBeforeTown(headerParts(entry.header), entry.header);
    return { entry, fragments: splitOnly(fragments), place: place ?? entry.asides.find(isPlace) ?? null, url };
  });
  const titleFirst = votes(drafts);
  const jobs: SourceJob[] = [];
  let employer: string | null = null;
  for (const draft of drafts) {
    const job = toJob(draft, titleFirst, employer, `${path}[${from + jobs.length}]`, provenance);
    if (job === null) continue;
    employer = job.name;
    jobs.push(job);
  }
  return jobs;
}

/**
 * "Iberdrola, Madrid" and "Analyst, Bosch, Stuttgart" read like places; where nothing else can be the employer, the names
 * before the town are who and what.
 */
function namesBeforeTown(parts: HeaderParts, header: readonly Line[]): HeaderParts {
  const place = parts.place?.split(/\s*,\s*/) ?? [];
  const names = place.slice(0, Math.max(0, place.findIndex(isKnownTown)));
  const line = header.find(({ text }) => names.length > 0 && text.includes(names[0]!));
  const room = MAX_NAMES - parts.fragments.length;
  const titleOnly = parts.fragments.every(({ text }) => leaning(text) > 0);
  if (!line || !titleOnly || names.length > room || names.some(isKnownPlace)) return parts;
  const { bold, italic } = line;
  const found = names.map((text) => ({ text, bold, italic, line, row: header.indexOf(line) }));
  return { ...parts, fragments: [...parts.fragments, ...found], place: place.slice(names.length).join(', ') };
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

/** Above zero: a title; below: an organisation. */
const leaning = (text: string): number => titleScore(text) - organisationScore(text);

/** Whether this person's template names the title before the employer. */
function votes(drafts: readonly Draft[]): boolean {
  let sum = 0;
  for (const { fragments } of drafts) {
    const [first, second] = fragments;
    if (first && second) sum += Math.sign(leaning(first.text) - leaning(second.text));
  }
  return sum > 0;
}

function toJob(
  draft: Draft,
  titleFirst: boolean,
  lastEmployer: string | null,
  at: string,
  provenance: Provenance,
): SourceJob | null {
  const { entry, place, url } = draft;
  const { title, company, others, sure } = assign(draft.fragments, titleFirst);
  const { summary, highlights } = readBody(entry, others);
  if (!title && !company && !entry.span && highlights.length === 0 && summary === null) return null;
  // A role without an employer of its own, under one that was named: the same employer.
  const name = company?.text ?? (entry.span && title ? lastEmployer : null);
  const doubt = sure ? null : 'Which of these is the employer and which the title is not certain';
  if (title) provenance.note(`${at}.position`, title.line, sure ? 0.9 : 0.5, doubt);
  if (company) provenance.note(`${at}.name`, company.line, sure ? 0.9 : 0.5);
  if (entry.spanLine) provenance.note(`${at}.startDate`, entry.spanLine, entry.span?.single ? 0.5 : 0.95);
  const { start, end } = spanOf(entry);
  return {
    name,
    url,
    description: null,
    location: place,
    position: title?.text ?? null,
    start,
    end,
    summary,
    highlights,
    extra: {},
  };
}

/** A job with a single date began and ended around it. */
function spanOf({ span }: Entry): { start: string | null; end: End } {
  if (!span) return { start: null, end: 'unknown' };
  return span.single && typeof span.end === 'string'
    ? { start: span.end, end: span.end }
    : { start: span.start, end: span.end };
}

interface Assigned {
  title: Fragment | null;
  company: Fragment | null;
  others: Fragment[];
  sure: boolean;
}

function assign(fragments: readonly Fragment[], titleFirst: boolean): Assigned {
  const [first, second] = fragments;
  if (!first) return { title: null, company: null, others: [], sure: true };
  if (!second) {
    const isTitle = leaning(first.text) > 0 || (leaning(first.text) === 0 && titleFirst);
    return {
      title: isTitle ? first : null,
      company: isTitle ? null : first,
      others: [],
      sure: leaning(first.text) !== 0,
    };
  }
  const rated = fragments.map((fragment, index) => ({ fragment, index, rating: leaning(fragment.text) }));
  const best = rated.reduce((most, one) => (one.rating > most.rating ? one : most));
  const tie = rated.filter((one) => one.rating === best.rating).length > 1;
  const title = tie ? (titleFirst ? first : second) : best.fragment;
  const rest = fragments.filter((fragment) => fragment !== title);
  const company = bestCompany(rest, title);
  return { title, company, others: rest.filter((fragment) => fragment !== company), sure: !tie };
}

/** The most organisation-like of the rest; among equals the nearest to the title's own style change, else the first. */
function bestCompany(rest: readonly Fragment[], title: Fragment): Fragment | null {
  const rated = rest.map((fragment) => ({
    fragment,
    rating: organisationScore(fragment.text) - titleScore(fragment.text),
  }));
  const most = Math.max(...rated.map(({ rating }) => rating));
  const equals = rated.filter(({ rating }) => rating === most).map(({ fragment }) => fragment);
  return equals.find((fragment) => fragment.row !== title.row) ?? equals[0] ?? null;
}

function readBody(entry: Entry, others: readonly Fragment[]): { summary: string | null; highlights: string[] } {
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
  const summary = [...others.map((fragment) => trimSigns(fragment.text)), paragraphs(intro)]
    .filter((text) => text)
    .join('\n');
  return { summary: summary === '' ? null : summary, highlights: listed.map((item) => item.text) };
}
