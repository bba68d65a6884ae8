/**
 * How much of a resume was read rightly, field by field. Forgives what a person would: case, accents and punctuation, the
 * spelling of dates and phone numbers, the order of jobs, small slips in a bullet, how a degree is divided, how skills are
 * grouped.
 */
export const FIELDS = [
  'name',
  'email',
  'phone',
  'location',
  'company',
  'position',
  'startDate',
  'endDate',
  'bullets',
  'institution',
  'degree',
  'eduDate',
  'skills',
  'certificates',
] as const;
export type Field = (typeof FIELDS)[number];

export interface Counts {
  right: number;
  wrong: number;
  missed: number;
}
export type Scores = Record<Field, Counts>;

/** JSON Resume, as far as it is scored; whatever is read may lack anything. */
export interface ScoredResume {
  basics?: { name?: string; email?: string; phone?: string; location?: Place | string };
  work?: ScoredJob[];
  education?: ScoredStudy[];
  skills?: ({ name?: string; keywords?: string[] } | string)[];
  certificates?: { name?: string }[];
}
interface Place {
  city?: string;
  region?: string;
  countryCode?: string;
  address?: string;
}
interface ScoredJob {
  name?: string;
  company?: string;
  position?: string;
  startDate?: string;
  endDate?: string;
  summary?: string;
  highlights?: string[];
}
interface ScoredStudy {
  institution?: string;
  studyType?: string;
  area?: string;
  startDate?: string;
  endDate?: string;
}

const ALIKE = 0.75;
const ALIKE_BULLET = 0.8;
const ALIKE_DEGREE = 0.6;
const ALIKE_SUMMARY = 0.5;
const SHORTEST_PART = 5;
const PHONE_DIGITS = 9;
const FEWEST_PHONE_DIGITS = 7;
const LONGEST_SKILL = 60;
const NOW = 'present';

export function noScores(): Scores {
  return Object.fromEntries(FIELDS.map((field) => [field, { right: 0, wrong: 0, missed: 0 }])) as Scores;
}

export function addScores(sum: Scores, more: Scores): void {
  for (const field of FIELDS) {
    sum[field].right += more[field].right;
    sum[field].wrong += more[field].wrong;
    sum[field].missed += more[field].missed;
  }
}

export interface Figures {
  precision: number;
  recall: number;
  f1: number;
}

export function figuresOf({ right, wrong, missed }: Counts): Figures {
  const precision = right + wrong === 0 ? 0 : right / (right + wrong);
  const recall = right + missed === 0 ? 0 : right / (right + missed);
  return { precision, recall, f1: right === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}

const EXTRA: ReadonlySet<Field> = new Set<Field>(['certificates']);

/** Certificates are shown but not counted here: the figures stay comparable with those of the evaluation files. */
function counted(scores: Scores): Counts[] {
  return FIELDS.filter((field) => !EXTRA.has(field))
    .map((field) => scores[field])
    .filter(({ right, missed }) => right + missed > 0);
}

export function macroF1(scores: Scores): number {
  const fields = counted(scores);
  return fields.reduce((sum, counts) => sum + figuresOf(counts).f1, 0) / Math.max(1, fields.length);
}

export function microF1(scores: Scores): number {
  const total = { right: 0, wrong: 0, missed: 0 };
  for (const counts of counted(scores)) {
    total.right += counts.right;
    total.wrong += counts.wrong;
    total.missed += counts.missed;
  }
  return figuresOf(total).f1;
}

export function scoreResume(read: ScoredResume, truth: ScoredResume): Scores {
  const scores = noScores();
  scoreBasics(read, truth, scores);
  const jobs = pairUp(read.work ?? [], truth.work ?? [], jobLikeness);
  for (const [job, wanted] of jobs) scoreJob(job, wanted, scores);
  const studies = pairUp(read.education ?? [], truth.education ?? [], studyLikeness);
  for (const [study, wanted] of studies) scoreStudy(study, wanted, scores);
  countPairs(
    skillNames(read),
    skillNames(truth),
    (a, b) => (a === b ? 2 : overlap(a, b) >= ALIKE_BULLET ? 1 : 0),
    scores.skills,
  );
  const certificates = (resume: ScoredResume) => (resume.certificates ?? []).map(({ name }) => name ?? '');
  countPairs(
    certificates(read),
    certificates(truth),
    (a, b) => (sameName(a, b) ? 1 + overlap(a, b) : 0),
    scores.certificates,
  );
  return scores;
}

function plain(text: string | undefined): string {
  return (text ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

function wordsOf(text: string | undefined): string[] {
  return plain(text)
    .split(' ')
    .filter((word) => word !== '');
}

/** F1 of the words that two texts share. */
export function overlap(one: string | undefined, other: string | undefined): number {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  if (first.length === 0 || second.length === 0) return 0;
  const left = new Map<string, number>();
  for (const word of first) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of second) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    shared++;
  }
  return (2 * shared) / (first.length + second.length);
}

function sameName(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  if (a === '' || b === '') return false;
  if (a === b || overlap(one, other) >= ALIKE) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= SHORTEST_PART && long.includes(short) && short.length / long.length >= 0.5;
}

function samePhone(one: string, other: string): boolean {
  const digits = (text: string) => text.replaceAll(/\D/g, '').slice(-PHONE_DIGITS);
  return digits(one).length >= FEWEST_PHONE_DIGITS && digits(one) === digits(other);
}

/** Where only a year is given, any month of it fits. */
function sameDate(one: string | undefined, other: string | undefined): boolean {
  const [first, second] = [dateOf(one), dateOf(other)];
  if (first === null || second === null) return false;
  return first.year === second.year && (!first.month || !second.month || first.month === second.month);
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ENDLESS = /\b(?:present|current|currently|now|today|ongoing|heute|actuellement)\b/;

/** "2020-03", "03/2020" or "Mar 2020". A month of 0 is unknown. */
function dateOf(text: string | undefined): { year: string; month: number } | null {
  const date = plain(text);
  if (ENDLESS.test(date)) return { year: NOW, month: 0 };
  const year = /\b(?:19|20)\d\d\b/.exec(date)?.[0];
  if (year === undefined) return null;
  const number = /\b(?:19|20)\d\d (\d{1,2})\b/.exec(date) ?? /\b(\d{1,2}) (?:19|20)\d\d\b/.exec(date);
  const month = Number(number?.[1] ?? 0);
  if (month >= 1 && month <= MONTHS.length) return { year, month };
  return { year, month: 1 + MONTHS.findIndex((name) => date.split(' ').some((word) => word.startsWith(name))) };
}

function sameDegree(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  return overlap(one, other) >= ALIKE_DEGREE || a.includes(b) || (b.includes(a) && wordsOf(one).length >= 2);
}

function count(counts: Counts, read: string, truth: string, same: (read: string, truth: string) => boolean): void {
  const [isRead, isTrue] = [plain(read) !== '', plain(truth) !== ''];
  if (isRead && isTrue && same(read, truth)) counts.right++;
  else {
    if (isRead) counts.wrong++;
    if (isTrue) counts.missed++;
  }
}

function scoreBasics(read: ScoredResume, truth: ScoredResume, scores: Scores): void {
  const [found, wanted] = [read.basics ?? {}, truth.basics ?? {}];
  count(scores.name, found.name ?? '', wanted.name ?? '', sameName);
  const sameMail = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
  count(scores.email, found.email ?? '', wanted.email ?? '', sameMail);
  count(scores.phone, found.phone ?? '', wanted.phone ?? '', samePhone);
  const { location } = wanted;
  const town = typeof location === 'object' ? location.city || location.region || location.address : location;
  const samePlace = (one: string) => wordsOf(one).includes(wordsOf(town)[0] ?? '');
  count(scores.location, placeText(found.location), placeText(location), samePlace);
}

function placeText(place: Place | string | undefined): string {
  if (typeof place !== 'object') return place ?? '';
  return [place.city, place.region, place.countryCode, place.address].filter(Boolean).join(' ');
}

/** The best pairs first; what is left stands alone. */
function pairUp<T extends object>(
  read: readonly T[],
  truth: readonly T[],
  likeness: (read: T, truth: T) => number,
): [Partial<T>, Partial<T>][] {
  const pairs: [Partial<T>, Partial<T>][] = [];
  const [leftRead, leftTruth] = [new Set(read), new Set(truth)];
  for (const { one, other } of bestPairs(read, truth, likeness)) {
    if (!leftRead.has(one) || !leftTruth.has(other)) continue;
    leftRead.delete(one);
    leftTruth.delete(other);
    pairs.push([one, other]);
  }
  for (const one of leftRead) pairs.push([one, {}]);
  for (const other of leftTruth) pairs.push([{}, other]);
  return pairs;
}

function bestPairs<T>(read: readonly T[], truth: readonly T[], likeness: (read: T, truth: T) => number) {
  return read
    .flatMap((one) => truth.map((other) => ({ one, other, value: likeness(one, other) })))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
}

const employer = (job: ScoredJob): string => job.name ?? job.company ?? '';

/** A job without an end goes on. */
function endOf(job: ScoredJob): string {
  return job.endDate || (job.startDate ? NOW : '');
}

function jobLikeness(job: ScoredJob, wanted: ScoredJob): number {
  const names = overlap(employer(job), employer(wanted)) + overlap(job.position, wanted.position);
  const together = overlap(`${employer(job)} ${job.position}`, `${employer(wanted)} ${wanted.position}`);
  const start = sameDate(job.startDate, wanted.startDate) ? 0.6 : 0;
  const end = job.endDate && sameDate(job.endDate, wanted.endDate || NOW) ? 0.3 : 0;
  return names + 0.3 * together + start + end;
}

function scoreJob(job: ScoredJob, wanted: ScoredJob, scores: Scores): void {
  count(scores.company, employer(job), employer(wanted), sameName);
  count(scores.position, job.position ?? '', wanted.position ?? '', sameName);
  count(scores.startDate, job.startDate ?? '', wanted.startDate ?? '', sameDate);
  const isExtra = Object.keys(wanted).length === 0;
  count(scores.endDate, isExtra ? (job.endDate ?? '') : endOf(job), endOf(wanted), sameDate);
  scoreBullets(job, wanted, scores.bullets);
}

/** A bullet that stands in the job's own description is no mistake. */
function scoreBullets(job: ScoredJob, wanted: ScoredJob, counts: Counts): void {
  const [read, truth] = [job.highlights ?? [], wanted.highlights ?? []].map((list) => list.filter(Boolean)) as [
    string[],
    string[],
  ];
  const likeness = (one: string, other: string) => (overlap(one, other) >= ALIKE_BULLET ? overlap(one, other) : 0);
  const extra = countPairs(read, truth, likeness, counts);
  const summary = plain(wanted.summary);
  const described = extra.filter((text) => summary.includes(plain(text)) || overlap(text, summary) > ALIKE_SUMMARY);
  if (summary !== '') counts.wrong -= described.length;
}

/** What was read and has no match. */
function countPairs(
  read: readonly string[],
  truth: readonly string[],
  likeness: (read: string, truth: string) => number,
  counts: Counts,
): string[] {
  const texts = (list: readonly string[]) => list.map((text) => ({ text }));
  const pairs = pairUp(texts(read), texts(truth), (one, other) => likeness(one.text, other.text));
  for (const [one, other] of pairs) {
    if (one.text !== undefined && other.text !== undefined) counts.right++;
    else if (one.text !== undefined) counts.wrong++;
    else counts.missed++;
  }
  return pairs.filter(([, other]) => other.text === undefined).map(([one]) => one.text!);
}

const degree = (study: ScoredStudy): string => [study.studyType, study.area].filter(Boolean).join(' ');

function studyLikeness(study: ScoredStudy, wanted: ScoredStudy): number {
  const together = overlap(`${study.institution} ${degree(study)}`, `${wanted.institution} ${degree(wanted)}`);
  return overlap(study.institution, wanted.institution) + overlap(degree(study), degree(wanted)) + 0.2 * together;
}

function scoreStudy(study: ScoredStudy, wanted: ScoredStudy, scores: Scores): void {
  count(scores.institution, study.institution ?? '', wanted.institution ?? '', sameName);
  count(scores.degree, degree(study), degree(wanted), sameDegree);
  count(scores.eduDate, study.endDate || study.startDate || '', wanted.endDate || wanted.startDate || '', sameDate);
}

const SKILL_SEPARATORS = /\s*[,;|•·\n]\s*|\s{3,}/;
const GROUP_LABEL = /^[^:]{2,40}:\s*/;

function skillNames(resume: ScoredResume): string[] {
  const written = (resume.skills ?? []).flatMap((skill) => {
    if (typeof skill === 'string') return [skill];
    return skill.keywords?.length ? skill.keywords : [skill.name ?? ''];
  });
  const names = written
    .flatMap((text) => text.split(SKILL_SEPARATORS))
    .map((text) => plain(text.replace(GROUP_LABEL, '')));
  return [...new Set(names)].filter((name) => name !== '' && name.length < LONGEST_SKILL);
}
