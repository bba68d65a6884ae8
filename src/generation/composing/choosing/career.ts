/** How long and in what a person has worked, as far as the shape of the page depends on it. */
import type { PartialDate } from '../../../base/dates.ts';
import type { Education, Employer, Profile, Role } from '../../../base/profile.ts';
import { RANK_WORDS } from '../../vocabulary/stop-words.ts';
import { isPostingWord } from '../../vocabulary/vocabulary.ts';
import { fold, stem, wordsOf } from '../../vocabulary/words.ts';
import { endOf, monthsWorked, rolesOf } from '../../worked.ts';
import { monthIndex } from '../../writing/dates.ts';
import type { Fit } from './fit.ts';

const STUDENT_MONTHS = 24;
const LONG_CAREER_MONTHS = 120;
const YEARS_ALWAYS_SHOWN = 10;
/** A post that fits less is of another trade. */
const RELATED = 0.35;
const ACADEMIC_PUBLICATIONS = 5;
/** What studies without a start are taken for. */
const STUDY_MONTHS = 48;
/** Of one span; dates come from files that anybody may write. */
const MAX_MONTHS = 720;
/** A hole in the dates that a reader notices. */
const GAP_MONTHS = 6;

/** Up to two years of work beside or after the studies: the school says more than the jobs do. */
export function isBeginner(profile: Profile, now: string): boolean {
  const studied = monthsOf(profile.education.flatMap((item) => studySpan(item, now)));
  const worked = monthsOf(rolesOf(profile).flatMap((role) => roleSpan(role, now)));
  if (worked.size === 0) return monthsWorked(rolesOf(profile), now) <= STUDENT_MONTHS;
  return [...worked].filter((month) => !studied.has(month)).length <= STUDENT_MONTHS;
}

export function isAcademic(profile: Profile): boolean {
  return profile.publications.length >= ACADEMIC_PUBLICATIONS;
}

/** More than ten years of related work, or an academic: only these may have a second page. */
export function mayTakeTwoPages(profile: Profile, fit: Fit, now: string): boolean {
  if (isAcademic(profile)) return true;
  return (
    monthsWorked(
      rolesOf(profile).filter((role) => isRelated(role, fit)),
      now,
    ) > LONG_CAREER_MONTHS
  );
}

export function isRelated(post: Parameters<Fit['whole']>[0], fit: Fit): boolean {
  return !fit.canTell || fit.whole(post) >= RELATED;
}

/** Counted from the newest work: a profile that was last kept up long ago must not lose its whole career. */
export function isRecent(role: Role, profile: Profile, now: string): boolean {
  const end = endOf(role, now);
  return end === null || lastYearOf(profile, now) - yearOf(end) <= YEARS_ALWAYS_SHOWN;
}

export function lastYearOf(profile: Profile, now: string): number {
  const ends = rolesOf(profile).map((role) => yearOf(endOf(role, now) ?? now));
  return Math.min(yearOf(now), ends.length === 0 ? yearOf(now) : Math.max(...ends));
}

/** Who has worked in the trade for so long need not say what came before. */
const MONTHS_OF_A_CAREER = 60;

const MIN_LETTERS_OF_TRADE = 5;

/** Of a title or a paper: "pharmacist", not "senior". */
export function tradeWords(text: string): string[] {
  const words = wordsOf(fold(text)).filter((word) => word.length >= MIN_LETTERS_OF_TRADE && !RANK_WORDS.includes(word));
  return words.filter((word) => !isPostingWord(word)).map(stem);
}

/** "Opticianry" is what an optician has learned. */
const LETTERS_OF_TRADE = 6;

/** "Registered Pharmacist, Minnesota" of a pharmacist: the paper, or the studies, by which somebody is what he is. */
export function isOfTrade(name: string, profile: Profile, fit: Fit, fields: readonly (string | null)[] = []): boolean {
  const beginnings = (text: string): string[] => tradeWords(text).map((word) => word.slice(0, LETTERS_OF_TRADE));
  const posts = rolesOf(profile).filter((role) => isRelated(role, fit));
  const trades = new Set(
    [...posts.map(({ position }) => position), ...fields].flatMap((text) => beginnings(text ?? '')),
  );
  return beginnings(name).some((word) => trades.has(word));
}

/** A first "Claims Representative" of one who became a senior one, however little is told of it. */
export function isOfSameCalling(role: Role, profile: Profile, fit: Fit): boolean {
  const trade = rolesOf(profile).filter((other) => other !== role && isRelated(other, fit));
  const named = new Set(trade.flatMap(({ position }) => tradeWords(position ?? '')));
  return tradeWords(role.position ?? '').some((word) => named.has(word));
}

/** Another job, before the years in this trade; of an academic a reader wants to see everything. */
export function isBeforeTrade({ roles }: Employer, profile: Profile, fit: Fit, now: string): boolean {
  const trade = rolesOf(profile).filter((other) => !roles.includes(other) && isRelated(other, fit));
  if (!fit.canTell || isAcademic(profile)) return false;
  return roles.every(
    (role) => !isRelated(role, fit) && precedes(role, trade, now) && !isOfSameCalling(role, profile, fit),
  );
}

function precedes(role: Role, trade: readonly Role[], now: string): boolean {
  const isBefore = trade.every((other) => (other.start ?? '') >= (endOf(role, now) ?? now));
  return isBefore && monthsWorked(trade, now) >= MONTHS_OF_A_CAREER;
}

/** Whether the career would have a hole without this role: no other work, and no studies, fill its months. */
export function leavesGap(role: Role, profile: Profile, fit: Fit, now: string): boolean {
  const trade = rolesOf(profile).filter((other) => other !== role && isRelated(other, fit));
  if (precedes(role, trade, now)) return false;
  const others = rolesOf(profile).filter((other) => other !== role);
  const spans = [
    ...others.flatMap((other) => roleSpan(other, now)),
    ...profile.education.flatMap((item) => studySpan(item, now)),
  ];
  const filled = monthsOf(spans);
  const own = monthsOf(roleSpan(role, now));
  return own.size === 0 || [...own].filter((month) => !filled.has(month)).length > GAP_MONTHS;
}

/** Newest first. Of what is still going on, what speaks to the posting comes first, whenever it began. */
export function byDate(employers: readonly Employer[], fit: Fit, now: string): Employer[] {
  const newest = (employer: Employer): string =>
    employer.roles.map((role) => (role.current ? '9999' : (endOf(role, now) ?? ''))).reduce(later, '');
  const began = (employer: Employer): string => employer.roles.map((role) => role.start ?? '').reduce(later, '');
  const speaks = (employer: Employer): number => Math.max(0, ...employer.roles.map((role) => substanceOf(role, fit)));
  const isDated = employers.every((employer) => newest(employer) !== '');
  if (!isDated) return [...employers];
  return employers.toSorted((a, b) => {
    const byEnd = newest(b).localeCompare(newest(a));
    if (byEnd !== 0) return byEnd;
    return newest(a) === '9999' ? speaks(b) - speaks(a) : began(b).localeCompare(began(a));
  });
}

/** Newest first; beside studies that are asked for, those that are not finished and that nobody asks for come last. */
export function educationByDate(
  items: readonly Education[],
  isRequired = (_id: string): boolean => false,
): Education[] {
  const ended = (item: Education): string => (item.current ? '9999' : (item.end ?? item.start ?? ''));
  const isDated = items.every((item) => ended(item) !== '');
  const inOrder = isDated ? items.toSorted((a, b) => ended(b).localeCompare(ended(a))) : [...items];
  if (!items.some(({ id }) => isRequired(id))) return inOrder;
  return inOrder.toSorted((a, b) => Number(a.current && !isRequired(a.id)) - Number(b.current && !isRequired(b.id)));
}

const BEST_FACTS = 5;

/** How much a post has to say here; one lucky fact does not make it the one that matters. */
export function substanceOf(role: Pick<Role, 'highlights'>, fit: Fit): number {
  const best = role.highlights.map(({ id }) => fit.of(id) + fit.own(id)).toSorted((a, b) => b - a);
  return best.slice(0, BEST_FACTS).reduce((sum, value) => sum + value, 0);
}

interface Months {
  from: number;
  to: number;
}

function roleSpan(role: Role, now: string): Months[] {
  return role.start === null ? [] : [{ from: monthIndex(role.start), to: monthIndex(endOf(role, now)!) }];
}

function studySpan(item: Education, now: string): Months[] {
  const end = item.current ? now.slice(0, 7) : item.end;
  if (end === null) return [];
  const to = monthIndex(end);
  return [{ from: item.start === null ? to - STUDY_MONTHS : monthIndex(item.start), to }];
}

function monthsOf(spans: readonly Months[]): Set<number> {
  return new Set(
    spans.flatMap(({ from, to }) =>
      Array.from({ length: Math.min(MAX_MONTHS, Math.max(0, to - from) + 1) }, (_, at) => to - at),
    ),
  );
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}

export function yearOf(date: PartialDate): number {
  return Number(date.slice(0, 4));
}
