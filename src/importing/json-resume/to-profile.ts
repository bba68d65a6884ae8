import { contentIds } from '../../base/ids.ts';
import { MAX_ITEMS, PROFILE_SCHEMA_VERSION, type Profile } from '../../base/profile.ts';
import type { Oddity } from './codec.ts';
import { readEmployers } from './employers.ts';
import { factOf, factsOf, type Ids } from './facts.ts';
import type { SourceBasics, SourceEducation, SourceProject, SourceResume } from './sections.ts';
import { readSpan } from './span.ts';

/** A read document → the profile: ids are given, jobs are gathered under their employers, dates become spans. */
export function toProfile(source: SourceResume, oddities: readonly Oddity[]): Profile {
  const ids = contentIds();
  return {
    schema: PROFILE_SCHEMA_VERSION,
    locale: null,
    basics: toBasics(source.basics, ids),
    work: readEmployers(source.work, ids),
    volunteer: readEmployers(source.volunteer, ids),
    education: source.education.map((entry) => toEducation(entry, ids)),
    projects: source.projects.map((entry) => toProject(entry, ids)),
    ...toShortEntries(source, ids),
    unmapped: toUnmapped(oddities, ids),
    extra: source.extra,
  };
}

function toBasics(basics: SourceBasics, ids: Ids): Profile['basics'] {
  return {
    ...basics,
    name: basics.name ?? '',
    label: factOf(ids, 'label', basics.label),
    summary: factOf(ids, 'summary', basics.summary),
    profiles: basics.profiles.map((profile) => ({
      id: ids('profile', profile.network, profile.username, profile.url),
      ...profile,
    })),
  };
}

function toEducation(entry: SourceEducation, ids: Ids): Profile['education'][number] {
  return {
    id: ids('education', entry.institution, entry.studyType, entry.area),
    ...entry,
    ...readSpan(entry),
    courses: factsOf(ids, 'course', entry.courses),
    highlights: factsOf(ids, 'highlight', entry.highlights),
  };
}

function toProject(entry: SourceProject, ids: Ids): Profile['projects'][number] {
  return {
    id: ids('project', entry.name),
    ...entry,
    ...readSpan(entry),
    description: factOf(ids, 'summary', entry.description),
    highlights: factsOf(ids, 'highlight', entry.highlights),
    keywords: factsOf(ids, 'keyword', entry.keywords),
  };
}

type ShortSection = 'skills' | 'certificates' | 'awards' | 'publications' | 'languages' | 'interests' | 'references';

function toShortEntries(source: SourceResume, ids: Ids): Pick<Profile, ShortSection> {
  return {
    skills: source.skills.map((entry) => ({
      id: ids('skill', entry.name),
      ...entry,
      keywords: factsOf(ids, 'keyword', entry.keywords),
    })),
    certificates: source.certificates.map((entry) => ({ id: ids('certificate', entry.name, entry.issuer), ...entry })),
    awards: source.awards.map((entry) => ({
      id: ids('award', entry.title, entry.awarder),
      ...entry,
      summary: factOf(ids, 'summary', entry.summary),
    })),
    publications: source.publications.map((entry) => ({
      id: ids('publication', entry.name, entry.publisher),
      ...entry,
      summary: factOf(ids, 'summary', entry.summary),
    })),
    languages: source.languages.map((entry) => ({ id: ids('language', entry.language), ...entry })),
    interests: source.interests.map((entry) => ({
      id: ids('interest', entry.name),
      ...entry,
      keywords: factsOf(ids, 'keyword', entry.keywords),
    })),
    references: source.references.map((entry) => ({
      id: ids('reference', entry.name),
      ...entry,
      reference: factOf(ids, 'summary', entry.reference),
    })),
  };
}

/** Nothing is lost by the cut: each of these values also stands in the `extra` of the record it was found in. */
function toUnmapped(oddities: readonly Oddity[], ids: Ids): Profile['unmapped'] {
  return oddities
    .filter((oddity) => oddity.kind === 'wrong')
    .slice(0, MAX_ITEMS)
    .map(({ place, value }) => ({ id: ids('unmapped', place), place, value }));
}
