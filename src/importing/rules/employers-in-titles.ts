/** Employers that are named as a sentence would name them. */
import { isPresent } from '../../base/written-dates.ts';
import type { SourceJob } from '../json-resume/sections.ts';
import { isPlace, isRegion } from '../places/places.ts';
import { leaning } from './title-or-company.ts';
import { goesOnAfterTown, mayBeTown, withoutCode } from './towns.ts';

/** What people write between their title and its employer, where nothing else separates the two. */
const AT = /^(.*[\p{L})]) (?:at|bei|beim|chez|en|em|na|no|per|presso|bij) (\p{Lu}.*)$/u;
/** "bei der Acme AG" below a title, "an der Universität Wien" below a degree. */
const LEADING =
  /^(?:bei(?: der| dem)?|beim|an der|am|à|presso|at|en|em|na|no) (?=[\p{Lu}\p{N}])|^à l['’](?=\p{Lu})|^(?:chez|bij) (?=\S)/u;

export const withoutPreposition = (name: string | null): string | null => name?.replace(LEADING, '') ?? null;

/** What stands where an employer should, and is none: a number, or the end of a time. */
const isNoEmployer = (name: string): boolean => /^[\d:./ –-]+$/.test(name) || isPresent(name);
const PARTS = /\s+[|•·–—]\s+|\s+-\s+/u;

/** "Acme Inc | Engineer", where the town was taken for the employer: both stand in what was taken for the title. */
export function employersFromTitles(jobs: readonly SourceJob[]): SourceJob[] {
  return jobs.map((job) => {
    const { name, position, location } = job;
    const parts = name === null || position === null ? null : partsOf(position);
    if (parts === null) return job;
    const isTown = isCertainPlace(name!) || (location !== null && isTownOf(location, name!) && leaning(parts.name) < 0);
    if (!isTown && !isNoEmployer(name!)) return job;
    const places = [isTown ? name : null, location].filter((part) => part !== null);
    return { ...job, ...parts, location: places.join(', ') || null };
  });
}

/** "Dijon (21)" is one; "Siemens AG" ends with two capitals as well, and "EY" is nothing else. */
const isCertainPlace = (text: string): boolean =>
  isPlace(text) || isRegion(text) || (text.endsWith(')') && withoutCode(text) !== text && mayBeTown(withoutCode(text)));

const isTownOf = (region: string, text: string): boolean => goesOnAfterTown(region) && mayBeTown(text);

function partsOf(text: string): { name: string; position: string } | null {
  const [, held, at] = AT.exec(text) ?? [];
  if (at !== undefined) return { name: at, position: held! };
  const parts = PARTS.test(text) ? text.split(PARTS) : text.split(/, (?=\p{Lu})/u);
  const [first, second] = parts.filter((part) => !isPlace(part));
  if (first === undefined || second === undefined || parts.length > 3) return null;
  if (leaning(first) === leaning(second)) return null;
  return leaning(first) > leaning(second) ? { name: second, position: first } : { name: first, position: second };
}

/** Of the jobs of a section. */
const USUAL = 0.6;

/** "Engineer en Acme": one such title may be just that, but where most are, each names its employer. */
export function splitEmployers(jobs: readonly SourceJob[]): SourceJob[] {
  const both = jobs.filter(({ name, position }) => name === null && AT.test(position ?? ''));
  if (both.length < 2 || both.length < USUAL * jobs.length) return [...jobs];
  return jobs.map((job) => {
    const [, position, name] = (both.includes(job) && AT.exec(job.position!)) || [];
    return name === undefined ? job : { ...job, name: name.replace(/(?<=\p{L}{3})\.$/u, ''), position: position! };
  });
}
