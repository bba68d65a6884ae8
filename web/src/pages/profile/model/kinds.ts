/** What the editor knows of a profile: its sections, what an entry of each has, and how a new one begins. */
import type { Fact, Profile } from '../../../../../src/base/profile.ts';
import { newId } from '../../../lib/new-id.ts';
import type { Link, Role } from './blank.ts';
import { dateInWords } from './typed-date.ts';

/** The names of fields that hold exactly this. */
type FieldsOf<E, V> = {
  [K in keyof E]: [E[K]] extends [V] ? ([V] extends [E[K]] ? K : never) : never;
}[keyof E] &
  string;

export type Field<E> =
  | { kind: 'text' | 'date'; name: FieldsOf<E, string | null>; label: string; isWide?: boolean }
  /** A statement with an id, of several lines or of one. */
  | { kind: 'fact' | 'line'; name: FieldsOf<E, Fact | null>; label: string }
  /** Statements of their own: one a row, or short ones side by side. */
  | { kind: 'facts' | 'chips'; name: FieldsOf<E, Fact[]>; label: string; one: string }
  /** `start`, `end` and `current`. */
  | { kind: 'span' }
  | { kind: 'roles'; name: FieldsOf<E, Role[]> };

export interface EntryKind<E> {
  /** What one is called, such as `role`. */
  one: string;
  fields: Field<E>[];
  /** The line that stands for an entry while it is folded; dates are in `language`. */
  titleOf(entry: E, language: string): string;
  create(): E;
  /** Ids of what is open inside a new one. */
  openedWith?(entry: E): string[];
}

export type ListName = Exclude<
  { [K in keyof Profile]: Profile[K] extends { id: string }[] ? K : never }[keyof Profile],
  'unmapped'
>;
export type EntryOf<K extends ListName> = Profile[K][number];

const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');
const textsOf = (facts: readonly Fact[]): string => facts.map((fact) => fact.text).join(', ');
const noSpan = { start: null, end: null, current: false };

export const ROLE: EntryKind<Role> = {
  one: 'role',
  fields: [
    { kind: 'text', name: 'position', label: 'Position' },
    { kind: 'text', name: 'location', label: 'Place, if not the employer’s' },
    { kind: 'span' },
    { kind: 'fact', name: 'summary', label: 'In a sentence or two' },
    { kind: 'facts', name: 'highlights', label: 'What you did', one: 'point' },
  ],
  titleOf: (role, language) => joined(role.position, spanText(role, language)),
  create: () => ({ id: newId(), position: null, ...noSpan, location: null, summary: null, highlights: [], extra: {} }),
};

export const LINK: EntryKind<Link> = {
  one: 'link',
  fields: [
    { kind: 'text', name: 'network', label: 'Network' },
    { kind: 'text', name: 'username', label: 'Name there' },
    { kind: 'text', name: 'url', label: 'Address', isWide: true },
  ],
  titleOf: (link) => joined(link.network, link.username ?? link.url),
  create: () => ({ id: newId(), network: null, username: null, url: null, extra: {} }),
};

function employer(one: string): EntryKind<EntryOf<'work'>> {
  return {
    one,
    fields: [
      { kind: 'text', name: 'name', label: `Name of the ${one}` },
      { kind: 'text', name: 'location', label: 'Place' },
      { kind: 'text', name: 'url', label: 'Website' },
      { kind: 'text', name: 'description', label: `What the ${one} does (optional)` },
      { kind: 'roles', name: 'roles' },
    ],
    titleOf: (entry) => joined(entry.name, entry.roles[0]?.position),
    openedWith: (entry) => entry.roles.map(({ id }) => id),
    create: () => ({ id: newId(), name: null, url: null, location: null, description: null, roles: [ROLE.create()] }),
  };
}

const education: EntryKind<EntryOf<'education'>> = {
  one: 'school',
  fields: [
    { kind: 'text', name: 'institution', label: 'School or university' },
    { kind: 'text', name: 'location', label: 'Place' },
    { kind: 'text', name: 'studyType', label: 'Degree' },
    { kind: 'text', name: 'area', label: 'Field' },
    { kind: 'span' },
    { kind: 'text', name: 'score', label: 'Grade' },
    { kind: 'text', name: 'url', label: 'Website' },
    { kind: 'facts', name: 'courses', label: 'Courses', one: 'course' },
    { kind: 'facts', name: 'highlights', label: 'Worth a mention', one: 'point' },
  ],
  titleOf: (entry) => joined(entry.institution, entry.studyType, entry.area),
  create: () => ({
    id: newId(),
    institution: null,
    url: null,
    area: null,
    studyType: null,
    ...noSpan,
    score: null,
    location: null,
    courses: [],
    highlights: [],
    extra: {},
  }),
};

const projects: EntryKind<EntryOf<'projects'>> = {
  one: 'project',
  fields: [
    { kind: 'text', name: 'name', label: 'Name' },
    { kind: 'text', name: 'entity', label: 'For whom' },
    { kind: 'span' },
    { kind: 'text', name: 'url', label: 'Website', isWide: true },
    { kind: 'fact', name: 'description', label: 'What it is' },
    { kind: 'facts', name: 'highlights', label: 'What you did', one: 'point' },
    { kind: 'chips', name: 'keywords', label: 'Made with', one: 'keyword' },
  ],
  titleOf: (entry) => joined(entry.name, entry.entity),
  create: () => ({
    id: newId(),
    name: null,
    description: null,
    highlights: [],
    keywords: [],
    ...noSpan,
    url: null,
    roles: [],
    entity: null,
    type: null,
    extra: {},
  }),
};

export const KINDS: { [K in ListName]: EntryKind<EntryOf<K>> } = {
  work: employer('employer'),
  volunteer: employer('organisation'),
  education,
  projects,
  skills: {
    one: 'group of skills',
    fields: [
      { kind: 'text', name: 'name', label: 'Name of the group' },
      { kind: 'text', name: 'level', label: 'Level' },
      { kind: 'chips', name: 'keywords', label: 'Skills', one: 'skill' },
    ],
    titleOf: (entry) => joined(entry.name, textsOf(entry.keywords)),
    create: () => ({ id: newId(), name: null, level: null, keywords: [], extra: {} }),
  },
  certificates: {
    one: 'certificate',
    fields: [
      { kind: 'text', name: 'name', label: 'Name' },
      { kind: 'text', name: 'issuer', label: 'Issued by' },
      { kind: 'date', name: 'date', label: 'Date' },
      { kind: 'text', name: 'url', label: 'Website' },
    ],
    titleOf: (entry) => entry.name ?? '',
    create: () => ({ id: newId(), name: null, date: null, issuer: null, url: null, extra: {} }),
  },
  languages: {
    one: 'language',
    fields: [
      { kind: 'text', name: 'language', label: 'Language' },
      { kind: 'text', name: 'fluency', label: 'How well' },
    ],
    titleOf: (entry) => joined(entry.language, entry.fluency),
    create: () => ({ id: newId(), language: null, fluency: null, extra: {} }),
  },
  awards: {
    one: 'award',
    fields: [
      { kind: 'text', name: 'title', label: 'Title' },
      { kind: 'text', name: 'awarder', label: 'Given by' },
      { kind: 'date', name: 'date', label: 'Date' },
      { kind: 'fact', name: 'summary', label: 'For what' },
    ],
    titleOf: (entry) => entry.title ?? '',
    create: () => ({ id: newId(), title: null, date: null, awarder: null, summary: null, extra: {} }),
  },
  publications: {
    one: 'publication',
    fields: [
      { kind: 'text', name: 'name', label: 'Title' },
      { kind: 'text', name: 'publisher', label: 'Published by' },
      { kind: 'date', name: 'releaseDate', label: 'Date' },
      { kind: 'text', name: 'url', label: 'Website' },
      { kind: 'fact', name: 'summary', label: 'About' },
    ],
    titleOf: (entry) => entry.name ?? '',
    create: () => ({
      id: newId(),
      name: null,
      publisher: null,
      releaseDate: null,
      url: null,
      summary: null,
      extra: {},
    }),
  },
  interests: {
    one: 'interest',
    fields: [
      { kind: 'text', name: 'name', label: 'Name', isWide: true },
      { kind: 'chips', name: 'keywords', label: 'More exactly', one: 'keyword' },
    ],
    titleOf: (entry) => joined(entry.name, textsOf(entry.keywords)),
    create: () => ({ id: newId(), name: null, keywords: [], extra: {} }),
  },
  references: {
    one: 'reference',
    fields: [
      { kind: 'text', name: 'name', label: 'Name', isWide: true },
      { kind: 'fact', name: 'reference', label: 'What they say' },
    ],
    titleOf: (entry) => entry.name ?? '',
    create: () => ({ id: newId(), name: null, reference: null, extra: {} }),
  },
};

/** In the order of a resume. */
export const SECTIONS: { name: ListName; title: string }[] = [
  { name: 'work', title: 'Experience' },
  { name: 'education', title: 'Education' },
  { name: 'skills', title: 'Skills' },
  { name: 'projects', title: 'Projects' },
  { name: 'certificates', title: 'Certificates' },
  { name: 'languages', title: 'Languages' },
  { name: 'awards', title: 'Awards' },
  { name: 'publications', title: 'Publications' },
  { name: 'volunteer', title: 'Volunteering' },
  { name: 'interests', title: 'Interests' },
  { name: 'references', title: 'References' },
];

export interface Span {
  start: string | null;
  end: string | null;
  current: boolean;
}

export const hasSpan = <E extends object>(entry: E): entry is E & Span => 'current' in entry;

export function spanText({ start, end, current }: Span, language: string): string {
  const words = (date: string | null) => date && dateInWords(date, language);
  return [words(start), current ? 'now' : words(end)].filter(Boolean).join(' – ');
}
