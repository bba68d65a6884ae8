import type { Profile } from '../../base/profile.ts';
import { writeEmployers } from './employers.ts';
import { textOf, textsOf } from './facts.ts';
import type { SourceResume } from './sections.ts';
import { writeSpan } from './span.ts';

/** The profile → the document it was read from, as far as it has not been edited since. */
export function fromProfile(profile: Profile): SourceResume {
  return {
    basics: fromBasics(profile.basics),
    work: writeEmployers(profile.work),
    volunteer: writeEmployers(profile.volunteer),
    education: profile.education.map((entry) => ({
      ...entry,
      ...writeSpan(entry),
      courses: textsOf(entry.courses),
      highlights: textsOf(entry.highlights),
    })),
    projects: profile.projects.map((entry) => ({
      ...entry,
      ...writeSpan(entry),
      description: textOf(entry.description),
      highlights: textsOf(entry.highlights),
      keywords: textsOf(entry.keywords),
    })),
    skills: profile.skills.map((entry) => ({ ...entry, keywords: textsOf(entry.keywords) })),
    certificates: profile.certificates,
    awards: profile.awards.map((entry) => ({ ...entry, summary: textOf(entry.summary) })),
    publications: profile.publications.map((entry) => ({ ...entry, summary: textOf(entry.summary) })),
    languages: profile.languages,
    interests: profile.interests.map((entry) => ({ ...entry, keywords: textsOf(entry.keywords) })),
    references: profile.references.map((entry) => ({ ...entry, reference: textOf(entry.reference) })),
    extra: profile.extra,
  };
}

function fromBasics(basics: Profile['basics']): SourceResume['basics'] {
  return {
    ...basics,
    name: basics.name === '' ? null : basics.name,
    label: textOf(basics.label),
    summary: textOf(basics.summary),
  };
}
