/** Random JSON Resume documents for the tests: every known field and some unknown ones, with values of every sort. */
import type { JsonObject } from './codec.ts';

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  work: ['name', 'company', 'employer', 'position', 'title', 'url', 'website', 'startDate', 'endDate', 'summary'],
  volunteer: ['organization', 'name', 'position', 'url', 'startDate', 'endDate', 'highlights', 'location'],
  education: ['institution', 'school', 'area', 'studyType', 'degree', 'startDate', 'endDate', 'score', 'courses'],
  projects: ['name', 'description', 'summary', 'highlights', 'keywords', 'startDate', 'endDate', 'roles', 'type'],
  skills: ['name', 'level', 'keywords', 'unknown'],
  certificates: ['name', 'title', 'date', 'issuer', 'authority', 'url'],
  certifications: ['name', 'date'],
  awards: ['title', 'name', 'date', 'awarder', 'summary'],
  publications: ['name', 'publisher', 'releaseDate', 'date', 'url', 'website', 'summary'],
  languages: ['language', 'name', 'fluency', 'level'],
  interests: ['name', 'keywords'],
  references: ['name', 'reference'],
};
const MORE_WORK_FIELDS = ['location', 'description', 'highlights', 'source', 'extra', 'id', 'current'];
const BASICS = [
  'name',
  'label',
  'email',
  'phone',
  'url',
  'website',
  'summary',
  'location',
  'profiles',
  'image',
  'other',
];

const DATES: readonly unknown[] = [
  ...['2019', '2018-04', '2019-04-30', 'April 2019', '04/05/2019', 'Present', 'now', 'soon'],
  ...['', null, 2017],
];
const VALUES: readonly unknown[] = [
  ...['', ' ', 'Acme', 'acme ', 'Other', 'two\nlines', 'a, b; c', '<b>bold</b>', 'Austin, TX 78701', 'Oslo, Norway'],
  ...[null, 0, 2019, 3.8, true, false],
  ...[[], ['x'], ['x', '', 'y'], ['x', null, 3], [{}], [[]], [{ name: 'x' }], [null]],
  ...[{}, { city: 'Austin', region: 'TX', state: 'Texas' }, { name: 'x', url: '' }],
];

/** Same seed, same document. */
export function oddResume(seed: number): JsonObject {
  const random = seededRandom(seed);
  const chance = (probability: number) => random() < probability;
  const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const entry = (keys: readonly string[]): JsonObject =>
    Object.fromEntries(keys.filter(() => chance(0.5)).map((key) => [key, oneOf(valuesFor(key))]));
  const valuesFor = (key: string) => (/date$/i.test(key) && chance(0.9) ? DATES : VALUES);

  const document: JsonObject = { basics: entry(BASICS) };
  for (const [section, fields] of Object.entries(FIELDS)) {
    if (chance(0.4)) continue;
    const keys = section === 'work' ? [...fields, ...MORE_WORK_FIELDS] : fields;
    const entries = Array.from({ length: Math.floor(random() * 6) }, () => (chance(0.1) ? oneOf(VALUES) : entry(keys)));
    document[section] = chance(0.1) ? oneOf(VALUES) : entries;
  }
  return structuredClone(document);
}

/** Mulberry32: small, and the same on every machine. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
