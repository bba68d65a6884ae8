/** `seen` may be looked at and trained on; `unseen` is only measured. */
export type Half = 'seen' | 'unseen';
export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl';

export interface Person {
  language: Language;
  /**
   * JSON Resume 1.0.0; dates are 'YYYY-MM' or 'YYYY'; a job without endDate goes on; a field that a person leaves out is
   * absent.
   */
  resume: Resume;
  /** What a scholar's page prints besides the publications. */
  papers: Resume['publications'];
}

/** Sections that are no part of a profile. */
export const OTHER_KINDS = [
  'driving',
  'conferences',
  'memberships',
  'organisation',
  'communication',
  'leadership',
  'additional',
  'talks',
  'teaching',
  'grants',
  'reviewing',
  'supervision',
] as const;
export type OtherKind = (typeof OTHER_KINDS)[number];

export interface OtherSection {
  kind: OtherKind;
  lines: string[];
}

/** What some layouts print inside an entry, with its label; no part of any other field. */
export interface Note {
  kind: 'website' | 'sector' | 'department' | 'eqf' | 'thesis' | 'advisor';
  text: string;
}

export interface Resume {
  basics: {
    name: string;
    label?: string;
    email?: string;
    phone?: string;
    url?: string;
    summary?: string;
    location?: { address?: string; postalCode?: string; city?: string; region?: string; countryCode?: string };
    profiles: { network: string; username: string; url: string }[];
  };
  work: Job[];
  /** The same shape; `name` is the organization. */
  volunteer: Job[];
  education: Study[];
  projects: Project[];
  skills: { name?: string; keywords: string[] }[];
  certificates: { name: string; issuer?: string; date?: string }[];
  awards: { title: string; awarder?: string; date?: string }[];
  publications: { name: string; publisher?: string; releaseDate?: string; authors?: string[] }[];
  languages: { language: string; fluency?: string }[];
  interests: { name: string }[];
  references: { name: string; reference?: string }[];
  other: OtherSection[];
}

export interface Job {
  name?: string;
  position?: string;
  location?: string;
  url?: string;
  startDate?: string;
  endDate?: string;
  summary?: string;
  highlights: string[];
  /** Printed inside the entry by layouts that do so; not part of any other field. */
  technologies?: string[];
  notes?: Note[];
}

export interface Study {
  institution: string;
  area?: string;
  studyType?: string;
  startDate?: string;
  endDate?: string;
  score?: string;
  location?: string;
  courses: string[];
  highlights: string[];
  notes?: Note[];
}

export interface Project {
  name: string;
  description?: string;
  highlights: string[];
  keywords: string[];
  startDate?: string;
  endDate?: string;
  url?: string;
}
