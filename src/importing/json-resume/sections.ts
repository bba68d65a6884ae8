/**
 * JSON Resume as a table: every section, its fields, and the spellings under which they are found in real files
 * (1.0 first, then 0.x, then what people and other tools write).
 */
import type { PartialDate } from '../../base/dates.ts';
import { type Codec, type Fields, type Kept, named, record } from './codec.ts';
import { homeLocation, placeLine, type SourceLocation } from './location.ts';
import { date, type End, endDate, list, text, texts } from './values.ts';

type Text = string | null;

const lines = texts(/\r?\n/);
const terms = texts(/[,;\n]/);

interface Span {
  start: PartialDate | null;
  end: End;
}
const span: Fields<Span> = { start: named('startDate', date), end: named('endDate', endDate) };

const url = named('url', text, 'website');

interface OnlineProfile {
  network: Text;
  username: Text;
  url: Text;
}
export type SourceOnlineProfile = OnlineProfile & Kept;

interface Basics {
  name: Text;
  label: Text;
  email: Text;
  phone: Text;
  url: Text;
  summary: Text;
  location: SourceLocation | null;
  profiles: SourceOnlineProfile[];
}
export type SourceBasics = Basics & Kept;

const basics = record<Basics>(
  {
    name: named('name', text),
    label: named('label', text, 'headline'),
    email: named('email', text),
    phone: named('phone', text),
    url,
    summary: named('summary', text),
    location: named('location', homeLocation),
    profiles: named(
      'profiles',
      list(record<OnlineProfile>({ network: named('network', text), username: named('username', text), url })),
    ),
  },
  ['image', 'picture'],
);

interface Job extends Span {
  name: Text;
  url: Text;
  description: Text;
  location: Text;
  position: Text;
  summary: Text;
  highlights: string[];
}
/** One item of `work` or `volunteer`: a role together with its employer. */
export type SourceJob = Job & Kept;

const job = (name: Fields<Job>['name']): Codec<SourceJob> =>
  record<Job>({
    name,
    url,
    description: named('description', text),
    location: named('location', placeLine),
    position: named('position', text, 'title'),
    ...span,
    summary: named('summary', text),
    highlights: named('highlights', lines),
  });

interface Education extends Span {
  institution: Text;
  url: Text;
  area: Text;
  studyType: Text;
  score: Text;
  location: Text;
  courses: string[];
  highlights: string[];
}
export type SourceEducation = Education & Kept;

const education = record<Education>({
  institution: named('institution', text, 'school'),
  url,
  area: named('area', text),
  studyType: named('studyType', text, 'degree'),
  ...span,
  score: named('score', text, 'gpa'),
  location: named('location', placeLine),
  courses: named('courses', lines),
  highlights: named('highlights', lines),
});

interface Project extends Span {
  name: Text;
  description: Text;
  highlights: string[];
  keywords: string[];
  url: Text;
  roles: string[];
  entity: Text;
  type: Text;
}
export type SourceProject = Project & Kept;

const project = record<Project>({
  name: named('name', text, 'title'),
  description: named('description', text, 'summary'),
  highlights: named('highlights', lines),
  keywords: named('keywords', terms),
  ...span,
  url,
  roles: named('roles', terms),
  entity: named('entity', text),
  type: named('type', text),
});

interface Skill {
  name: Text;
  level: Text;
  keywords: string[];
}
export type SourceSkill = Skill & Kept;
const skill = record<Skill>({
  name: named('name', text),
  level: named('level', text),
  keywords: named('keywords', terms),
});

interface Certificate {
  name: Text;
  date: PartialDate | null;
  issuer: Text;
  url: Text;
}
export type SourceCertificate = Certificate & Kept;
const certificate = record<Certificate>({
  name: named('name', text, 'title'),
  date: named('date', date),
  issuer: named('issuer', text, 'authority'),
  url,
});

interface Award {
  title: Text;
  date: PartialDate | null;
  awarder: Text;
  summary: Text;
}
export type SourceAward = Award & Kept;
const award = record<Award>({
  title: named('title', text, 'name'),
  date: named('date', date),
  awarder: named('awarder', text),
  summary: named('summary', text),
});

interface Publication {
  name: Text;
  publisher: Text;
  releaseDate: PartialDate | null;
  url: Text;
  summary: Text;
}
export type SourcePublication = Publication & Kept;
const publication = record<Publication>({
  name: named('name', text, 'title'),
  publisher: named('publisher', text),
  releaseDate: named('releaseDate', date, 'date'),
  url,
  summary: named('summary', text),
});

interface Language {
  language: Text;
  fluency: Text;
}
export type SourceLanguage = Language & Kept;
const language = record<Language>({
  language: named('language', text, 'name'),
  fluency: named('fluency', text, 'level'),
});

interface Interest {
  name: Text;
  keywords: string[];
}
export type SourceInterest = Interest & Kept;
const interest = record<Interest>({ name: named('name', text), keywords: named('keywords', terms) });

interface Reference {
  name: Text;
  reference: Text;
}
export type SourceReference = Reference & Kept;
const reference = record<Reference>({ name: named('name', text), reference: named('reference', text) });

interface Resume {
  basics: SourceBasics;
  work: SourceJob[];
  volunteer: SourceJob[];
  education: SourceEducation[];
  projects: SourceProject[];
  skills: SourceSkill[];
  certificates: SourceCertificate[];
  awards: SourceAward[];
  publications: SourcePublication[];
  languages: SourceLanguage[];
  interests: SourceInterest[];
  references: SourceReference[];
}
/** A whole JSON Resume document, read but not yet arranged as a profile. */
export type SourceResume = Resume & Kept;

const sections: Fields<Resume> = {
  basics: named('basics', basics),
  work: named('work', list(job(named('name', text, 'company', 'employer')))),
  volunteer: named('volunteer', list(job(named('organization', text, 'name', 'company')))),
  education: named('education', list(education)),
  projects: named('projects', list(project)),
  skills: named('skills', list(skill, 'name')),
  certificates: named('certificates', list(certificate, 'name'), 'certifications'),
  awards: named('awards', list(award, 'title')),
  publications: named('publications', list(publication, 'name')),
  languages: named('languages', list(language, 'language')),
  interests: named('interests', list(interest, 'name')),
  references: named('references', list(reference)),
};

export const resume: Codec<SourceResume> = record<Resume>(sections, ['$schema', 'meta']);

export const SECTION_KEYS: readonly string[] = Object.values(sections).flatMap(({ spellings }) => spellings);
