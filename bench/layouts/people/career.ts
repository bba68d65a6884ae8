import type { Job } from '../person.ts';
import { employerName, placeName } from './employers.ts';
import type { Author } from './sentences.ts';
import { familyOf, fill, gendered, writeBullets, writeParagraph } from './sentences.ts';
import type { Profession } from './vocabulary.ts';
import { professions } from './vocabulary.ts';

/** Habits of one person that all jobs share. */
interface Habits {
  placeStyle?: string;
  precision: 'month' | 'year' | 'mixed';
  undated: 'none' | 'some' | 'all';
  text: 'bullets' | 'paragraph' | 'both' | 'nothing';
  technologies: boolean;
}

export interface Career {
  jobs: Job[];
  /** The month in which the first job began, counted from year 0. */
  began: number;
  /** The month in which the resume was written. */
  now: number;
}

/** Jobs, newest first. */
export function inventCareer(author: Author, student: boolean): Career {
  const { random } = author;
  const now = random.int(2014, 2026) * 12 + random.int(0, 11);
  const habits = chooseHabits(author);
  const spans = inventSpans(author, student ? random.int(1, 2) : random.weighted(countShares), now, student);
  const count = spans.length;
  const jobs: Job[] = [];
  const promoted = random.chance(0.25);
  let runsWith = promoted && count > 1 ? random.int(0, count - 2) : -1;
  let more = random.chance(0.3) ? 2 : 1;
  for (const [at, span] of spans.entries()) {
    const rank = count === 1 ? random.next() * 0.6 : 1 - at / count - random.next() * 0.2;
    const before = jobs.at(-1);
    const same = before && runsWith >= 0 && at === runsWith + 1 && before.name !== undefined;
    if (same && more-- > 1) runsWith++;
    jobs.push(
      inventJob(author, habits, span, {
        rank: student ? 0 : rank,
        first: at === count - 1,
        same: same ? before : undefined,
      }),
    );
  }
  return { jobs, began: spans.at(-1)?.start ?? now, now };
}

const countShares: [number, number][] = [
  [1, 8],
  [2, 14],
  [3, 22],
  [4, 20],
  [5, 14],
  [6, 9],
  [7, 6],
  [8, 4],
  [9, 3],
];

function chooseHabits(author: Author): Habits {
  const { random, country } = author;
  const habits: Habits = {
    precision: random.weighted([
      ['month', 80],
      ['year', 14],
      ['mixed', 6],
    ]),
    undated: random.weighted([
      ['none', 95],
      ['some', 3],
      ['all', 2],
    ]),
    text: random.weighted([
      ['bullets', 70],
      ['paragraph', 15],
      ['both', 11],
      ['nothing', 4],
    ]),
    technologies: ['tech', 'data', 'engineering'].includes(familyOf(author.profession)) && random.chance(0.4),
  };
  if (random.chance(0.78)) habits.placeStyle = random.pick(country.placeStyles);
  return habits;
}

const longestCareer = 42 * 12;

interface Span {
  start: number;
  end?: number;
}

/** Months of work going back from now: gaps, overlaps and jobs of a single month. */
function inventSpans(author: Author, count: number, now: number, student: boolean): Span[] {
  const { random } = author;
  const spans: Span[] = [];
  let end = now;
  const current = random.chance(student ? 0.4 : 0.68);
  if (!current) end -= random.int(1, 14);
  for (let at = 0; at < count; at++) {
    const long = student ? random.int(1, 10) : monthsOfWork(author);
    const start = end - long;
    if (start < now - longestCareer) break;
    spans.push(at === 0 && current ? { start } : { start, end });
    end =
      start -
      random.weighted([
        [0, 30],
        [1, 25],
        [random.int(2, 5), 25],
        [random.int(6, 30), 12],
        [-random.int(1, Math.max(1, Math.min(14, long))), 8],
      ]);
  }
  return spans.sort((one, other) => (other.end ?? now) - (one.end ?? now) || other.start - one.start);
}

function monthsOfWork({ random }: Author): number {
  return random.weighted([
    [0, 2],
    [random.int(1, 5), 12],
    [random.int(6, 23), 35],
    [random.int(24, 60), 36],
    [random.int(61, 180), 15],
  ]);
}

interface Step {
  /** 0 at the beginning of the career, 1 at its height. */
  rank: number;
  first: boolean;
  /** The later job at the same employer. */
  same?: Job | undefined;
}

function inventJob(author: Author, habits: Habits, span: Span, step: Step): Job {
  const { random } = author;
  const aside =
    step.first && !step.same && random.chance(0.15) && professions[author.profession].training !== 'vocational';
  const profession: Profession = aside
    ? random.pick(['waiter', 'retail', 'warehouse', 'customerService'] as const)
    : author.profession;
  const worker = { ...author, profession };
  author.words.startEntry();
  const job: Job = { highlights: [] };
  const freelance = !step.same && random.chance(0.03);
  if (step.same?.name) job.name = step.same.name;
  else if (!freelance) job.name = employerName(worker, profession);
  else if (random.chance(0.6)) job.name = fill(worker, author.words.pick(author.vocabulary.selfEmployed));
  if (!random.chance(0.01)) job.position = jobTitle(worker, step);
  if (step.same?.location) job.location = step.same.location;
  else if (habits.placeStyle && !step.same && random.chance(0.92)) job.location = placeName(author, habits.placeStyle);
  if (job.name && random.chance(0.02)) job.url = `https://www.${slug(job.name)}.com`;
  datesOf(author, habits, span, job);
  describe(worker, habits, step, job);
  if (habits.technologies && random.chance(0.8)) {
    job.technologies = author.words.some(author.vocabulary.skills[familyOf(author.profession)], random.int(3, 8));
  }
  return job;
}

export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '');

/** Titles that already say a rank. */
const ranked = /senior|junior|lead|head|chief|chef|leit|manager|direct|assist|aushilfe|intern|apprent/i;

function jobTitle(author: Author, step: Step): string {
  const { random, words, vocabulary } = author;
  const ladder = words.allowed(vocabulary.titles[author.profession]);
  const window = Math.max(2, Math.ceil(ladder.length * 0.45));
  const from = Math.max(0, Math.round(step.rank * (ladder.length - window)));
  const near = ladder.slice(from, from + window);
  const title = gendered(words.pick(words.hasOwn(near) ? near : ladder), author.female);
  const learned = professions[author.profession].training !== 'vocational';
  if (step.first && random.chance(learned ? 0.22 : 0.05))
    return fill(author, words.pick(vocabulary.internTitles), { title });
  if (step.rank > 0.75 && learned && random.chance(0.12)) return fill(author, words.pick(vocabulary.chiefTitles));
  const decorated = random.chance(0.3) ? random.pick(vocabulary.decoratedTitles) : '{title}';
  if (!decorated.startsWith('{title}') && ranked.test(title)) return title;
  return fill(author, decorated, { title });
}

function datesOf({ random }: Author, habits: Habits, span: Span, job: Job): void {
  if (habits.undated === 'all' || (habits.undated === 'some' && random.chance(0.5))) return;
  const byYear = habits.precision === 'year' || (habits.precision === 'mixed' && random.chance(0.4));
  const write = byYear ? yearOf : monthOf;
  job.startDate = write(span.start);
  if (span.end !== undefined) job.endDate = write(span.end);
}

export const yearOf = (month: number): string => String(Math.floor(month / 12));
export const monthOf = (month: number): string => `${yearOf(month)}-${String((month % 12) + 1).padStart(2, '0')}`;

function describe(author: Author, habits: Habits, step: Step, job: Job): void {
  const { random } = author;
  const known: Record<string, string> = job.position ? { title: job.position } : {};
  if (habits.text === 'nothing') return;
  if (habits.text !== 'bullets') job.summary = writeParagraph(author, paragraphLength(author, habits), known);
  if (habits.text === 'paragraph') return;
  const most = step.rank > 0.6 ? 12 : 6;
  const count = random.weighted([
    [0, 6],
    [random.int(1, 2), 20],
    [random.int(3, 5), 50],
    [random.int(6, most), 24],
  ]);
  job.highlights = writeBullets(author, count, known);
}

function paragraphLength({ random }: Author, habits: Habits): number {
  if (habits.text === 'both') return random.int(40, 160);
  return random.chance(0.27) ? random.int(600, 900) : random.int(80, 420);
}
