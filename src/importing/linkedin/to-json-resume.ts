/** The rows of LinkedIn's files → a JSON Resume. Columns that it has no field for keep a name of their own. */

import { readDescription } from '../descriptions.ts';
import { countryCode as countryCodeOf } from '../places/places.ts';
import type { CsvRow } from './csv.ts';

export type LinkedInFiles = Partial<
  Record<
    | 'profile'
    | 'profile summary'
    | 'positions'
    | 'education'
    | 'skills'
    | 'certifications'
    | 'languages'
    | 'projects'
    | 'honors'
    | 'publications'
    | 'volunteering'
    | 'courses'
    | 'organizations'
    | 'patents'
    | 'test scores'
    | 'email addresses'
    | 'phonenumbers'
    | 'recommendations_received',
    CsvRow[]
  >
>;

type Json = Record<string, unknown>;

export function toJsonResume(files: LinkedInFiles): Json {
  const each = (key: keyof LinkedInFiles, convert: (row: CsvRow) => Json) => (files[key] ?? []).map(convert);
  return {
    basics: basicsOf(files),
    work: each('positions', job),
    volunteer: [...each('volunteering', volunteering), ...each('organizations', membership)],
    education: each('education', school),
    skills: each('skills', (row) => fields(row, { name: 'name' })),
    certificates: each('certifications', certificate),
    languages: each('languages', (row) => fields(row, { name: 'language', proficiency: 'fluency' })),
    projects: each('projects', project),
    awards: [...each('honors', award), ...each('test scores', testScore)],
    publications: [...each('publications', publication), ...each('patents', patent)],
    references: each('recommendations_received', recommendation).filter(isShown),
    ...courses(files),
  };
}

/** Renames the columns that `names` knows; all others are kept under their own names, as `licenseNumber`. */
function fields(row: CsvRow, names: Readonly<Record<string, string>>): Json {
  const entries = [...row].map(([column, value]) => [names[column] ?? camelCase(column), value]);
  return Object.fromEntries(entries);
}

function camelCase(column: string): string {
  return column.replace(/[^\p{L}\p{N}]+(\p{L}|\p{N})/gu, (_, letter: string) => letter.toUpperCase());
}

const SPAN = { 'started on': 'startDate', 'finished on': 'endDate', 'start date': 'startDate', 'end date': 'endDate' };

/** The description as a summary and list items. */
function withDescription(entry: Json): Json {
  const { description, ...others } = entry;
  return { ...others, ...(typeof description === 'string' ? readDescription(description) : {}) };
}

const job = (row: CsvRow): Json =>
  withDescription(fields(row, { ...SPAN, 'company name': 'name', title: 'position', 'company url': 'url' }));

const volunteering = (row: CsvRow): Json =>
  withDescription(fields(row, { ...SPAN, 'company name': 'organization', role: 'position' }));

const membership = (row: CsvRow): Json => withDescription(fields(row, { ...SPAN, name: 'organization' }));

function school(row: CsvRow): Json {
  const { notes, activities, ...others } = fields(row, {
    ...SPAN,
    'school name': 'institution',
    'degree name': 'studyType',
  }) as Record<string, string>;
  const said = [notes, activities].filter((text) => text !== undefined).map(readDescription);
  return { ...others, highlights: said.flatMap(({ summary, highlights }) => [summary ?? [], highlights].flat()) };
}

function certificate(row: CsvRow): Json {
  return fields(row, { authority: 'issuer', 'started on': 'date', 'finished on': 'validUntil' });
}

function project(row: CsvRow): Json {
  const { summary, ...others } = withDescription(fields(row, { ...SPAN, title: 'name' }));
  return { ...others, description: summary };
}

const award = (row: CsvRow): Json => fields(row, { description: 'summary', 'issued on': 'date' });

const testScore = (row: CsvRow): Json => {
  const { name, score, ...others } = fields(row, { 'test date': 'date', description: 'summary' });
  return { title: [name, score].filter((part) => part !== undefined).join(': '), ...others };
};

const publication = (row: CsvRow): Json => fields(row, { 'published on': 'releaseDate', description: 'summary' });

const patent = (row: CsvRow): Json =>
  fields(row, { title: 'name', description: 'summary', 'issued on': 'releaseDate', 'patent number': 'patentNumber' });

function recommendation(row: CsvRow): Json {
  const name = [row.get('first name'), row.get('last name')].filter((part) => part !== undefined).join(' ');
  const { firstName: _first, lastName: _last, ...others } = fields(row, { text: 'reference' });
  return { name, ...others };
}

/** What its owner has hidden on LinkedIn stays hidden. */
const isShown = (reference: Json): boolean => reference.status === undefined || reference.status === 'VISIBLE';

/** LinkedIn lists courses apart from schools, and does not say which school they belong to. */
function courses({ courses: rows = [] }: LinkedInFiles): Json {
  return rows.length === 0 ? {} : { courses: rows.map((row) => fields(row, {})) };
}

function basicsOf(files: LinkedInFiles): Json {
  const person: CsvRow = files.profile?.[0] ?? new Map();
  const taken = ['first name', 'last name', 'geo location', 'zip code', 'address', 'websites', 'twitter handles'];
  const rest = new Map([...person].filter(([column]) => !taken.includes(column)));
  const emails = files['email addresses'] ?? [];
  const email = emails.find((row) => row.get('primary')?.toLowerCase() === 'yes') ?? emails[0];
  const phone = files.phonenumbers?.find((row) => row.has('number'));
  const websites = listOf(person.get('websites')).map(withoutLabel);
  return {
    name: [person.get('first name'), person.get('last name')].filter((part) => part !== undefined).join(' '),
    summary: files['profile summary']?.[0]?.get('profile summary'),
    ...fields(rest, { headline: 'label' }),
    email: email?.get('email address'),
    phone: phone && [phone.get('extension'), phone.get('number')].filter((part) => part !== undefined).join(' '),
    location: locationOf(person),
    url: websites[0],
    profiles: [
      ...websites.slice(1).map((url) => ({ network: 'Website', url })),
      ...listOf(person.get('twitter handles')).map((username) => ({ network: 'Twitter', username })),
    ],
  };
}

/** `[PORTFOLIO:https://example.com,BLOG:https://blog.example.com]` */
function listOf(written: string | undefined): string[] {
  return (written ?? '')
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const withoutLabel = (website: string): string => website.replace(/^[A-Z_ ]+:(?=\S)/, '');

/** `Seattle, Washington, United States`, or an area such as `Greater Boston`. */
function locationOf(person: CsvRow): Json | undefined {
  const place = person.get('geo location');
  const address = person.get('address');
  const postalCode = person.get('zip code');
  if (place === undefined && address === undefined && postalCode === undefined) return undefined;
  const parts = (place ?? '').split(',').map((part) => part.trim());
  const countryCode = parts.length > 1 ? countryCodeOf(parts.at(-1)!) : null;
  const [city, ...region] = countryCode === null ? parts : parts.slice(0, -1);
  return {
    address,
    postalCode,
    city: city === '' ? undefined : city,
    region: region.length === 0 ? undefined : region.join(', '),
    countryCode: countryCode ?? undefined,
  };
}
