/** How long and in what a person has worked, as far as the shape of the page depends on it. */
import type { PartialDate } from '../../base/dates.ts';
import type { Profile, Role } from '../../base/profile.ts';
import type { Matches } from '../matching/match.ts';
import { endOf, monthsWorked, rolesOf } from '../worked.ts';

const STUDENT_MONTHS = 24;
const LONG_CAREER_MONTHS = 120;
/** A role counts towards a long career when its best fact fits the job at least this well. */
const RELEVANT_SCORE = 0.4;
const ACADEMIC_PUBLICATIONS = 5;

/** Up to two years of work: the school says more than the jobs do. */
export function isBeginner(profile: Profile, now: string): boolean {
  return monthsWorked(rolesOf(profile), now) <= STUDENT_MONTHS;
}

/** More than ten years of relevant work, or an academic: only these may have a second page. */
export function mayTakeTwoPages(profile: Profile, matches: Matches, now: string): boolean {
  if (profile.publications.length >= ACADEMIC_PUBLICATIONS) return true;
  const relevant = rolesOf(profile).filter((role) => fitOf(role, matches) >= RELEVANT_SCORE);
  return monthsWorked(relevant, now) > LONG_CAREER_MONTHS;
}

/**
 * The year from which the last ten are counted back: that of the newest work, because a profile that was last kept up
 * long ago must not lose its whole career.
 */
export function lastYearOf(profile: Profile, now: string): number {
  const ends = rolesOf(profile).map((role) => yearOf(endOf(role, now) ?? now));
  return Math.min(yearOf(now), ends.length === 0 ? yearOf(now) : Math.max(...ends));
}

export function yearOf(date: PartialDate): number {
  return Number(date.slice(0, 4));
}

function fitOf(role: Role, matches: Matches): number {
  const ids = [role.id, ...role.highlights.map((fact) => fact.id), ...(role.summary ? [role.summary.id] : [])];
  return Math.max(...ids.map((id) => matches.of(id).score));
}
