/** JSON Resume in and out. What we do not understand is kept, so that export gives back what was imported. */

import type { ImportReport, Remark } from '../../base/import-report.ts';
import type { Profile } from '../../base/profile.ts';
import { ImportFailed } from '../failed.ts';
import { cutRemarks } from '../report.ts';
import { cleanJson } from './clean.ts';
import { type JsonObject, type Oddity, topPlace } from './codec.ts';
import { doubtfulSpans } from './doubts.ts';
import { fromProfile } from './from-profile.ts';
import { parseJsonObject } from './parse.ts';
import { resume, SECTION_KEYS, type SourceResume } from './sections.ts';
import { toProfile } from './to-profile.ts';

/** `now` is an ISO 8601 instant; it only serves to doubt dates in the future. */
export function importJsonResume(bytes: Uint8Array, now: string): { profile: Profile; report: ImportReport } {
  const { document, remarks } = parseJsonObject(bytes);
  refuseStrangers(document);
  const { profile, source, oddities } = readResume(document);
  const isNameless = profile.basics.name === '';
  if (isNameless && !tellsOfWork(profile)) throw new ImportFailed(nameMissing(oddities));
  const doubtful = [...(isNameless ? [NO_NAME] : []), ...remarks, ...doubtfulSpans(source, now.slice(0, 10))];
  const leftOver = oddities.map(({ place, problem }) => ({ place, message: `${place} ${problem}.` }));
  return { profile, report: report(profile, doubtful, leftOver) };
}

/** A person adds a name sooner than a whole resume, so what has everything else is read; a file with neither is refused. */
const tellsOfWork = ({ work, education }: Profile): boolean => work.length + education.length > 0;

const NO_NAME: Remark = { place: 'basics.name', message: 'No name was found in the file; add it' };

/**
 * For formats with fields of their own, which are first written as a JSON Resume: what that has no field for stands under
 * names of its own and is kept. `whatToDo` tells the person how to get a file with a name in it.
 */
export function importConverted(
  converted: JsonObject,
  now: string,
  whatToDo: string,
): { profile: Profile; report: ImportReport } {
  const { value, remarks } = cleanJson(withoutEmpty(converted));
  const { profile, source, oddities } = readResume(value as JsonObject);
  if (profile.basics.name === '') {
    throw new ImportFailed(`There is no name in the file, and every document is headed by one. ${whatToDo}`);
  }
  const doubtful = [...remarks, ...doubtfulSpans(source, now.slice(0, 10))];
  const leftOver = oddities.map(({ place, kind, problem }) => ({
    place,
    message: kind === 'unknown' ? `${place} is kept, but used in no document.` : `${place} ${problem}.`,
  }));
  return { profile, report: report(profile, doubtful, leftOver) };
}

/** Converters name every section; a JSON Resume leaves out those without entries. */
function withoutEmpty(converted: JsonObject): JsonObject {
  const filled = Object.entries(converted).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return Object.fromEntries(filled);
}

/** The document as a profile, with or without a name. */
export function readResume(document: JsonObject): { profile: Profile; source: SourceResume; oddities: Oddity[] } {
  const top = topPlace();
  const source = resume.read(document, top);
  return { profile: toProfile(source, top.oddities), source, oddities: top.oddities };
}

export function writeResume(profile: Profile): JsonObject {
  return (resume.write(fromProfile(profile)) ?? {}) as JsonObject;
}

function refuseStrangers(document: JsonObject): void {
  if (SECTION_KEYS.some((key) => Object.hasOwn(document, key))) return;
  throw new ImportFailed(
    'The file is JSON, but there is nothing of a resume in it: none of "basics", "work", "education", "skills" and the other sections of JSON Resume. Choose a JSON Resume file.',
  );
}

function nameMissing(oddities: readonly Oddity[]): string {
  const reason = oddities.find(({ place }) => place === 'basics' || place === 'basics.name');
  const what = reason ? `${reason.place} ${reason.problem}` : 'basics.name is missing or empty';
  return `${what}. Every document is headed by the person's name: add it, for example "basics": {"name": "Jane Smith"}, and import the file again.`;
}

const COUNTED = [
  'education',
  'projects',
  'skills',
  'certificates',
  'awards',
  'publications',
  'languages',
  'interests',
  'references',
] as const;

export function report(profile: Profile, doubtful: readonly Remark[], leftOver: readonly Remark[]): ImportReport {
  const roles = (employers: Profile['work']) => employers.reduce((sum, employer) => sum + employer.roles.length, 0);
  return {
    found: {
      employers: profile.work.length,
      roles: roles(profile.work),
      volunteer: roles(profile.volunteer),
      ...Object.fromEntries(COUNTED.map((section) => [section, profile[section].length])),
    },
    doubtful: cutRemarks(doubtful),
    leftOver: cutRemarks(leftOver),
  };
}
