/** Years are counted from the dates of the roles in which the person did what the line asks for. */
import type { Profile } from '../../../base/profile.ts';
import { withoutYears } from '../../reading/requirements/years.ts';
import { monthsWorked, rolesOf } from '../../worked.ts';
import type { Source } from '../sources.ts';
import { gap, type Judgement, met, partly } from './judgement.ts';
import { hasTellingWords, shownBy } from './meaning.ts';

const MONTHS_OF_A_YEAR = 12;
/** A role counts when it shows this part of what the years are asked for. */
const MIN_SHARE = 0.35;
/** Near words alone show nothing. */
const MIN_DIRECT = 0.2;
/** Employers do not count the last months. */
const TOLERANCE_MONTHS = 2;

export function yearsMatch(
  profile: Profile,
  years: number,
  text: string,
  roleSources: ReadonlyMap<string, Source[]>,
  language: string | null,
  now: string,
): Judgement {
  const topic = withoutYears(text).replace(/\([^)]*\b(?:internship|thesis|praktik)[^)]*\)/giu, '');
  const shares = new Map(
    rolesOf(profile).map((role) => {
      const { share, direct, missing } = shownBy(roleSources.get(role.id) ?? [], topic, language);
      return [role.id, missing.length > 0 || direct < MIN_DIRECT ? 0 : share];
    }),
  );
  const isAny = years === 0 || !hasTellingWords(topic, language);
  const roles = rolesOf(profile).filter((role) => isAny || shares.get(role.id)! >= MIN_SHARE);
  const worth = (id: string): number =>
    shares.get(id)! * Math.max(0, ...(roleSources.get(id) ?? []).map((source) => source.score));
  const ids = roles.map((role) => role.id).toSorted((a, b) => worth(b) - worth(a));
  const months = monthsWorked(roles, now);
  if (roles.length === 0) return yearsOfFittingWork(profile, years, roleSources, now);
  if (months + TOLERANCE_MONTHS >= years * MONTHS_OF_A_YEAR) return met(ids);
  return partly(ids, `About ${inYears(months)} of ${inYears(years * MONTHS_OF_A_YEAR)}`);
}

/** Of the best fact's score. */
const FITTING_SHARE = 0.6;

/** Where no role says the words, years of work that fits the job are the nearest to what is asked for. */
function yearsOfFittingWork(
  profile: Profile,
  years: number,
  roleSources: ReadonlyMap<string, Source[]>,
  now: string,
): Judgement {
  const scoreOf = (id: string): number => Math.max(0, ...(roleSources.get(id) ?? []).map((source) => source.score));
  const best = Math.max(...rolesOf(profile).map((role) => scoreOf(role.id)));
  const fitting = rolesOf(profile).filter((role) => best > 0 && scoreOf(role.id) >= FITTING_SHARE * best);
  const months = monthsWorked(fitting, now);
  if (months + TOLERANCE_MONTHS < years * MONTHS_OF_A_YEAR) return gap('No role in the profile shows this');
  const ids = fitting.map((role) => role.id).toSorted((a, b) => scoreOf(b) - scoreOf(a));
  return partly(ids, `${inYears(months)} of work near to this job; no role says it in these words`);
}

function inYears(months: number): string {
  if (months < MONTHS_OF_A_YEAR) return `${Math.round(months)} ${months === 1 ? 'month' : 'months'}`;
  const years = Math.round((months / MONTHS_OF_A_YEAR) * 2) / 2;
  return `${years} ${years === 1 ? 'year' : 'years'}`;
}
