/** How much a reading of entries looks like what people write: each of them named, dated, and its names of the right kind. */
import { findDateSpan } from '../dates/date-span.ts';
import type { SourceEducation, SourceJob } from '../json-resume/sections.ts';
import { degreeScore, organisationScore, schoolScore, titleScore } from './vocabulary.ts';

/** What is missing weighs more than what is there, so that a line cut in two is no gain. */
const MISSING = 1.5;
const LIKELY = 0.5;
const LONGEST_NAME = 90;
const SENTENCES = /\p{Ll}{3}\. \p{Lu}/u;
const LABELLED = /^\p{L}[\p{L} ]{1,20}:\s/u;

export const plausibleJobs = (jobs: readonly SourceJob[]): number => sum(jobs.map(jobValue));

function jobValue({ name, position, start, end }: SourceJob): number {
  const isDated = start !== null || (end !== 'unknown' && end !== 'open');
  const title = titleScore(position ?? '') - organisationScore(position ?? '');
  const employer = titleScore(name ?? '') - organisationScore(name ?? '');
  return (
    presence([name !== null, position !== null, isDated]) +
    (title > 0 ? LIKELY : 0) -
    (employer > 0 && title <= 0 ? 2 * LIKELY : 0) -
    notNames(name, position)
  );
}

export const plausibleStudies = (studies: readonly SourceEducation[]): number => sum(studies.map(studyValue));

function studyValue({ institution, studyType, area, start, end }: SourceEducation): number {
  const isDated = start !== null || (end !== 'unknown' && end !== 'open');
  const degree = [studyType, area].filter((text) => text !== null).join(' ');
  return (
    presence([institution !== null, degree !== '', isDated]) +
    (schoolScore(institution ?? '') > 0 ? LIKELY : 0) +
    (degreeScore(degree) > 0 ? LIKELY : 0) -
    (schoolScore(degree) > 0 && schoolScore(institution ?? '') === 0 ? 2 * LIKELY : 0) -
    notNames(institution, degree)
  );
}

/** Nothing is missing, and no text tells of another time: there is nothing to find that was not found. */
export const areWhole = (jobs: readonly SourceJob[], studies: readonly SourceEducation[]): boolean =>
  jobs.length > 0 &&
  jobs.every(({ name, position, start }) => name !== null && position !== null && start !== null) &&
  studies.every(({ institution }) => institution !== null) &&
  jobs.every(({ summary, highlights }) => ![summary ?? '', ...highlights].some(tellsATime));

const tellsATime = (text: string): boolean => text.length < LONGEST_NAME && findDateSpan(text)?.single === false;

const presence = (parts: readonly boolean[]): number => sum(parts.map((part) => (part ? 1 : -MISSING)));

/** Sentences, and names that were taken with their labels ("Position: Nurse"). */
const notNames = (...names: readonly (string | null)[]): number =>
  names.filter((name) => name !== null && isNoName(name)).length;

const isNoName = (name: string): boolean => name.length > LONGEST_NAME || LABELLED.test(name) || SENTENCES.test(name);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
