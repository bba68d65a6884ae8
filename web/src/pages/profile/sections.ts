/**
 * What the editor knows of a profile: its sections, what an entry of each has, and how a new one begins. The profile itself
 * is plain JSON here; the server checks it against the schema.
 */
import { newId } from '../../lib/new-id.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Entry = { [key: string]: Json };
export type Path = readonly (string | number)[];

export type Field =
  /** `fact` and `line` are statements with ids, of several lines and of one. */
  | { kind: 'text' | 'date' | 'current' | 'fact' | 'line'; name: string; label: string; isWide?: boolean }
  /** Statements of their own: bullets, courses, keywords. */
  | { kind: 'facts'; name: string; label: string; one: string }
  /** Entries inside an entry, such as the roles at one employer. */
  | { kind: 'entries'; name: string; of: EntryKind };

export interface EntryKind {
  /** What one is called, such as `role`. */
  one: string;
  fields: Field[];
  /** The line that stands for an entry while it is folded. */
  titleOf(entry: Entry): string;
  create(): Entry;
}

export interface Section {
  name: string;
  title: string;
  of: EntryKind;
}

const text = (name: string, label: string, isWide = false): Field => ({ kind: 'text', name, label, isWide });
const long = (name: string, label: string): Field => ({ kind: 'fact', name, label, isWide: true });
const facts = (name: string, label: string, one: string): Field => ({ kind: 'facts', name, label, one });

const SPAN: Field[] = [
  { kind: 'date', name: 'start', label: 'From' },
  { kind: 'date', name: 'end', label: 'To' },
  { kind: 'current', name: 'current', label: 'Still there' },
];
const NO_SPAN = { start: null, end: null, current: false };

const str = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const joined = (...parts: (Json | undefined)[]): string => parts.map(str).filter(Boolean).join(' · ');

const ROLE: EntryKind = {
  one: 'role',
  fields: [
    text('position', 'Position'),
    text('location', 'Place, if not the employer’s'),
    ...SPAN,
    long('summary', 'In a sentence or two'),
    facts('highlights', 'What you did', 'point'),
  ],
  titleOf: (role) => joined(role.position, spanOf(role)),
  create: () => ({ id: newId(), position: null, ...NO_SPAN, location: null, summary: null, highlights: [], extra: {} }),
};

function employer(one: string): EntryKind {
  return {
    one,
    fields: [
      text('name', 'Name'),
      text('location', 'Place'),
      text('url', 'Website'),
      { kind: 'text', name: 'description', label: 'What it does', isWide: true },
      { kind: 'entries', name: 'roles', of: ROLE },
    ],
    titleOf: (entry) => joined(entry.name, (entry.roles as Entry[])[0]?.position),
    create: () => ({ id: newId(), name: null, url: null, location: null, description: null, roles: [ROLE.create()] }),
  };
}

const EDUCATION: EntryKind = {
  one: 'school',
  fields: [
    text('institution', 'School or university'),
    text('location', 'Place'),
    text('studyType', 'Degree'),
    text('area', 'Field'),
    ...SPAN,
    text('score', 'Grade'),
    text('url', 'Website'),
    facts('courses', 'Courses', 'course'),
    facts('highlights', 'Worth a mention', 'point'),
  ],
  titleOf: (entry) => joined(entry.institution, entry.studyType, entry.area),
  create: () => ({
    id: newId(),
    institution: null,
    url: null,
    area: null,
    studyType: null,
    ...NO_SPAN,
    score: null,
    location: null,
    courses: [],
    highlights: [],
    extra: {},
  }),
};

const PROJECT: EntryKind = {
  one: 'project',
  fields: [
    text('name', 'Name'),
    text('entity', 'For whom'),
    ...SPAN,
    text('url', 'Website'),
    long('description', 'What it is'),
    facts('highlights', 'What you did', 'point'),
    facts('keywords', 'Made with', 'keyword'),
  ],
  titleOf: (entry) => joined(entry.name, entry.entity),
  create: () => ({
    id: newId(),
    name: null,
    description: null,
    highlights: [],
    keywords: [],
    ...NO_SPAN,
    url: null,
    roles: [],
    entity: null,
    type: null,
    extra: {},
  }),
};

const SKILL: EntryKind = {
  one: 'group of skills',
  fields: [
    text('name', 'Name of the group, or one skill'),
    text('level', 'Level'),
    facts('keywords', 'Skills', 'skill'),
  ],
  titleOf: (entry) => joined(entry.name, (entry.keywords as Entry[]).map((fact) => str(fact.text)).join(', ')),
  create: () => ({ id: newId(), name: null, level: null, keywords: [], extra: {} }),
};

/** Entries of a few short fields. */
function small(one: string, fields: Field[], first: string): EntryKind {
  const empty = Object.fromEntries(fields.map((field) => [field.name, field.kind === 'facts' ? [] : null]));
  return {
    one,
    fields,
    titleOf: (entry) => str(entry[first]),
    create: () => ({ id: newId(), ...structuredClone(empty), extra: {} }),
  };
}

const date = (name: string): Field => ({ kind: 'date', name, label: 'Date' });

export const SECTIONS: Section[] = [
  { name: 'work', title: 'Experience', of: employer('employer') },
  { name: 'education', title: 'Education', of: EDUCATION },
  { name: 'skills', title: 'Skills', of: SKILL },
  { name: 'projects', title: 'Projects', of: PROJECT },
  {
    name: 'certificates',
    title: 'Certificates',
    of: small(
      'certificate',
      [text('name', 'Name'), text('issuer', 'Issued by'), date('date'), text('url', 'Website')],
      'name',
    ),
  },
  {
    name: 'languages',
    title: 'Languages',
    of: small('language', [text('language', 'Language'), text('fluency', 'How well')], 'language'),
  },
  {
    name: 'awards',
    title: 'Awards',
    of: small(
      'award',
      [text('title', 'Title'), text('awarder', 'Given by'), date('date'), long('summary', 'For what')],
      'title',
    ),
  },
  {
    name: 'publications',
    title: 'Publications',
    of: small(
      'publication',
      [
        text('name', 'Title'),
        text('publisher', 'Published by'),
        date('releaseDate'),
        text('url', 'Website'),
        long('summary', 'About'),
      ],
      'name',
    ),
  },
  { name: 'volunteer', title: 'Volunteering', of: employer('organisation') },
  {
    name: 'interests',
    title: 'Interests',
    of: small('interest', [text('name', 'Name'), facts('keywords', 'More exactly', 'keyword')], 'name'),
  },
  {
    name: 'references',
    title: 'References',
    of: small('reference', [text('name', 'Name'), long('reference', 'What they say')], 'name'),
  },
];

function spanOf(entry: Entry): string {
  const end = entry.current === true ? 'now' : str(entry.end);
  return [str(entry.start), end].filter(Boolean).join(' – ');
}
