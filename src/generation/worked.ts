/** What somebody has done, and for how long. */
import type { PartialDate } from '../base/dates.ts';
import type { Profile, Role } from '../base/profile.ts';
import { monthIndex } from './writing/dates.ts';

/** What a role without dates is taken for. */
const UNDATED_MONTHS = 12;

export function rolesOf(profile: Profile): Role[] {
  return profile.work.flatMap((employer) => employer.roles);
}

/** Ids of the facts that tell a deed: of work, volunteering and projects. */
export function deedIds({ work, volunteer, projects }: Profile): Set<string> {
  const roles = [...work, ...volunteer].flatMap((employer) => employer.roles);
  return new Set([...roles, ...projects].flatMap(({ highlights }) => highlights.map(({ id }) => id)));
}

/** Null when it is not known. */
export function endOf(role: Role, now: string): PartialDate | null {
  return role.current ? now.slice(0, 7) : (role.end ?? role.start);
}

/** Two roles at the same time count once. */
export function monthsWorked(roles: readonly Role[], now: string): number {
  const spans = roles
    .filter((role) => role.start !== null)
    .map((role) => ({ from: monthIndex(role.start!), to: monthIndex(endOf(role, now)!) + 1 }))
    .sort((a, b) => a.from - b.from);
  let reached = Number.NEGATIVE_INFINITY;
  let months = (roles.length - spans.length) * UNDATED_MONTHS;
  for (const span of spans) {
    months += Math.max(0, span.to - Math.max(span.from, reached));
    reached = Math.max(reached, span.to);
  }
  return months;
}
