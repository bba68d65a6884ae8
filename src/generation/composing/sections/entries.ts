/** Work, studies and projects as entries of the page, newest first, each header and bullet with its tier. */
import type { Education, Employer, Fact, Role as ProfileRole, Project } from '../../../base/profile.ts';
import type { Matches } from '../../matching/match.ts';
import { safeUrl } from '../../typesetting/clean.ts';
import type { Entry, Line, Role } from '../../typesetting/page.ts';
import { isBrokenOff } from '../../vocabulary/degrees.ts';
import { spanText } from '../../writing/dates.ts';
import { degreeParts } from '../../writing/degree.ts';
import {
  byDate,
  educationByDate,
  isBeforeTrade,
  isOfSameCalling,
  isOfTrade,
  isRecent,
  isRelated,
  leavesGap,
  substanceOf,
} from '../choosing/career.ts';
import type { Tier } from '../choosing/ranks.ts';
import type { PageContext } from '../context.ts';
import { aboutRole, type Place, rankedBullets } from './bullets.ts';

const USUAL_BULLETS = 5;
/** What somebody does today is read first and asked about most. */
const USUAL_BULLETS_OF_TODAY = 7;
const USUAL_BULLETS_OF_OTHERS = 3;
/** One lucky bullet does not change the order of the years. */
const MUCH_MORE = 1.25;

export function workEntries(context: PageContext): Entry[] {
  const { profile, fit, now } = context;
  const employers = inOrder(byDate(profile.work, fit, now), context);
  const roles = employers.flatMap((employer) => employer.roles);
  const lead = roles.toSorted((a, b) => substanceOf(b, fit) - substanceOf(a, fit))[0];
  const entries = employers.map((employer) =>
    employerEntry(employer, (role) => workRole(context, role, standingOf(context, employer, role), role === lead)),
  );
  return entries.filter((entry) => entry.roles.length > 0);
}

/** Beside the studies people earn money somehow: what a beginner did that says much more of this job comes first. */
function inOrder(employers: Employer[], { fit, isBeginner }: PageContext): Employer[] {
  if (!isBeginner) return employers;
  const says = ({ roles }: Employer): number => Math.max(0, ...roles.map((role) => substanceOf(role, fit)));
  const most = Math.max(0, ...employers.map(says));
  const place = (employer: Employer): number =>
    says(employer) * MUCH_MORE > most ? 0 : employer.roles.some((role) => isRelated(role, fit)) ? 1 : 2;
  return employers.toSorted((a, b) => place(a) - place(b));
}

export function volunteerEntries(context: PageContext): Entry[] {
  const employers = byDate(context.profile.volunteer, context.fit, context.now);
  const entries = employers.map((employer) => employerEntry(employer, (role) => volunteerRole(context, role)));
  return entries.filter((entry) => entry.roles.length > 0);
}

function employerEntry(employer: Employer, set: (role: ProfileRole) => Role | null): Entry {
  const roles = employer.roles.map((role) => set(role)).filter((role) => role !== null);
  return {
    id: employer.id,
    heading: named(employer.name, [employer.id], employer.url),
    place: employer.location ?? employer.roles[0]?.location ?? null,
    roles,
  };
}

/** `post`: whether the post is of the trade; `told`: whether what was done there speaks to the posting. */
interface Standing {
  post: boolean;
  told: boolean;
}

/** Also an earlier step in the same house; what is long over speaks here only where it answers something. */
function standingOf(context: PageContext, employer: Employer, role: ProfileRole): Standing {
  const { fit, matches, profile, now } = context;
  if (isBeforeTrade(employer, profile, fit, now)) return { post: false, told: false };
  const isOfTrade = (one: ProfileRole): boolean => isRelated(one, fit) || isOfSameCalling(one, profile, fit);
  const inHouse = employer.roles.some(isOfTrade);
  const told = inHouse && (isRecent(role, profile, now) || !fit.canTell || answersNeed(matches, role));
  return { post: told || isOfTrade(role), told };
}

function answersNeed({ requirements }: Matches, { id, highlights }: ProfileRole): boolean {
  const own = new Set([id, ...highlights.map((fact) => fact.id)]);
  return requirements.some(
    ({ requirement, state, facts }) =>
      requirement.kind !== 'years' && state !== 'gap' && facts.some((fact) => own.has(fact)),
  );
}

function workRole(context: PageContext, role: ProfileRole, standing: Standing, isLead: boolean): Role {
  const recent = isRecent(role, context.profile, context.now);
  const set = roleOf(context, role, {
    isRelated: standing.told,
    isRecent: recent,
    isCurrent: role.current,
    usual: role.current && standing.told ? USUAL_BULLETS_OF_TODAY : isLead ? USUAL_BULLETS : USUAL_BULLETS_OF_OTHERS,
  });
  context.ranks.set(set, tierOfRole(context, role, standing, recent), context.fit.whole(role));
  return set;
}

function tierOfRole(context: PageContext, role: ProfileRole, { post, told }: Standing, recent: boolean): Tier {
  const { profile, fit, now, isBeginner } = context;
  if (recent) return told || (!isBeginner && leavesGap(role, profile, fit, now)) ? 'required' : 'spare';
  return post ? 'fitting' : 'spare';
}

/** What was done without pay is told where it speaks to the posting, or where there is little else to tell. */
function volunteerRole(context: PageContext, role: ProfileRole): Role | null {
  const related = isRelated(role, context.fit);
  const place = { isRelated: related, isRecent: true, isCurrent: role.current, usual: USUAL_BULLETS_OF_OTHERS - 1 };
  const set = roleOf(context, role, place);
  const isSilent = !related && set.bullets.length === 0 && !context.isBeginner;
  if (isSilent && !context.added.has(role.id)) return null;
  context.ranks.set(set, related ? 'breadth' : isSilent ? 'by-hand' : 'filler', context.fit.whole(role));
  return set;
}

function roleOf(context: PageContext, role: ProfileRole, place: Place): Role {
  return {
    id: role.id,
    title: named(role.position, [role.id]),
    dates: spanText(role, context.lang, context.labels),
    about: aboutRole(context, role.summary, place, role.highlights.length),
    bullets: rankedBullets(context, role.highlights, place, role.summary),
  };
}

/** Projects have no career to tell: what says most comes first. */
export function projectEntries(context: PageContext): Entry[] {
  const { profile, fit } = context;
  const best = profile.projects.toSorted((a, b) => substanceOf(b, fit) - substanceOf(a, fit));
  return best.map((project) => projectEntry(context, project)).filter((entry) => entry !== null);
}

/** Null for a project of another trade. */
function projectEntry(context: PageContext, project: Project): Entry | null {
  const related = isRelated(project, context.fit);
  const place = { isRelated: related, isRecent: true, isCurrent: project.current, usual: USUAL_BULLETS_OF_OTHERS };
  const bullets = rankedBullets(context, project.highlights, place, project.description);
  const isSilent = !related && bullets.length === 0;
  if (isSilent && !context.added.has(project.id)) return null;
  const title = named(project.roles.join(context.labels.marks.comma) || null, [project.id]);
  const dates = spanText(project, context.lang, context.labels);
  // Without a role there is no second line: the dates follow the project's name.
  const about = aboutRole(context, project.description, place, project.highlights.length);
  const role: Role = { id: project.id, title, dates: title === null ? null : dates, about, bullets };
  const under =
    [project.entity, shownLink(project.url), title === null ? dates : null].filter(Boolean).join(' · ') || null;
  // A name alone says little: it comes with what is told of it.
  const isBare = related && bullets.length === 0;
  context.ranks.set(role, isBare ? 'breadth' : isSilent ? 'by-hand' : 'filler', context.fit.whole(project));
  return { id: project.id, heading: named(project.name, [project.id], project.url), place: under, roles: [role] };
}

/** Whoever may click may also read where it leads. */
function shownLink(url: string | null): string | null {
  const safe = safeUrl(url);
  return safe === null ? null : safe.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
}

export function educationEntries(context: PageContext): Entry[] {
  const { profile, credentials, fit } = context;
  const speaks = (id: string): boolean => credentials.isRequired(id) || (fit.canTell && fit.of(id) >= FITTING_STUDIES);
  const items = educationByDate(profile.education, speaks);
  const ofTrade = items.filter((item) => areOfTrade(context, item));
  const first = ofTrade.find(isAcademicDegree) ?? ofTrade[0] ?? items.find(isAcademicDegree) ?? items[0];
  return items.map((item) => educationEntry(context, item, item === first)).filter((entry) => entry !== null);
}

const ACADEMIC =
  /associate|bachelor|master|magister|doctor|doktor|ph\.?\s?d|licen[cs]ia|laurea|\bgrado\b|diplom(?!a\b|e\b)|\b(?:[bm]\.?\s?(?:a|s|sc|ed|eng|arch|phil|n)|bba|mba|bsn|msn|a\.?\s?a\.?\s?s)\b\.?|\b[BM]\.?[AS]\.?(?:Ed|N)\b/i;

function isAcademicDegree(item: Education): boolean {
  return ACADEMIC.test(item.studyType ?? '');
}

/** Two lines that are looked for come before a further bullet. */
const WORTH_OF_STUDIES = 0.5;
/** From here on studies speak to the posting. */
const FITTING_STUDIES = 0.25;

/** Null for schooling of another trade that nobody asked for. */
function educationEntry(context: PageContext, item: Education, isFirst: boolean): Entry | null {
  const natural = tierOfStudies(context, item, isFirst);
  if (natural === null && !isAdded(context, item)) return null;
  const tier = natural ?? 'by-hand';
  const degree = degreeParts(item).join(context.labels.marks.comma);
  const role: Role = {
    id: item.id,
    title: named(degree || null, [item.id]),
    dates: spanText(item, context.lang, context.labels),
    bullets: educationBullets(context, item),
  };
  // A grade must not bring along what nobody asked for.
  if (natural === null) for (const bullet of role.bullets) context.ranks.set(bullet, tier, 0);
  context.ranks.set(role, tier, WORTH_OF_STUDIES + context.fit.of(item.id));
  return { id: item.id, heading: named(item.institution, [item.id], item.url), place: item.location, roles: [role] };
}

const isAdded = ({ added }: PageContext, { id, courses, highlights }: Education): boolean =>
  [id, ...[...courses, ...highlights].map((fact) => fact.id)].some((one) => added.has(one));

function tierOfStudies(context: PageContext, item: Education, isFirst: boolean): Tier | null {
  if (isFirst || context.credentials.isRequired(item.id)) return 'required';
  if (context.credentials.isAsked(item.id) || isNamedIn(context.posting.text, item.studyType)) return 'strong';
  if (isBrokenOff([item.studyType, item.area].filter(Boolean).join(' '))) return null;
  const fits = !context.fit.canTell || context.fit.of(item.id) >= FITTING_STUDIES;
  if (isAcademicDegree(item) || areOfTrade(context, item)) return 'strong';
  return fits ? 'fitting' : null;
}

/** Of the posts that somebody held, or of the field in which a degree is asked for. */
const areOfTrade = ({ profile, fit, credentials }: PageContext, { studyType, area }: Education): boolean => {
  const asked = profile.education.filter(({ id }) => credentials.isRequired(id)).map((item) => item.area);
  return isOfTrade([studyType, area].join(' '), profile, fit, asked);
};

/** "A levels" where the posting asks for "strong A level results". */
function isNamedIn(posting: string, studyType: string | null): boolean {
  const name = studyType?.replace(/s$/, '') ?? '';
  return name.length > 2 && new RegExp(`(?<!\\p{L})${RegExp.escape(name)}s?(?!\\p{L})`, 'iu').test(posting);
}

const MAX_COURSES = 8;
const WORTH_OF_GRADE = 0.8;
const WORTH_OF_COURSES = 0.6;

function educationBullets(context: PageContext, item: Education): Line[] {
  const { labels, ranks, isBeginner } = context;
  const place = { isRelated: true, isRecent: true, isCurrent: false, usual: 2 };
  const bullets = rankedBullets(context, item.highlights, place);
  const add = (line: Line, worth: number): Line => {
    ranks.set(line, isBeginner ? 'fitting' : 'breadth', worth);
    return line;
  };
  const grade: Line[] = item.score
    ? [add({ text: gradeText(item.score, labels), ids: [item.id] }, WORTH_OF_GRADE)]
    : [];
  const courses = coursesOf(context, item.courses);
  return [...grade, ...bullets, ...(courses === null ? [] : [add(courses, WORTH_OF_COURSES)])];
}

/** "3.7" or "A-" alone says nothing; "GPA: 3.7" or "with distinction" does. */
function gradeText(score: string, { grade, letterGrade, marks }: PageContext['labels']): string {
  const label = /^[\d.,:/ ]+$/.test(score) ? grade : /^[A-F][+-]?$/.test(score) ? letterGrade : null;
  return label === null ? score : label + marks.colon + score;
}

/** Nobody asks what someone with a career once heard lectures on, unless the posting does. */
function coursesOf(context: PageContext, courses: readonly Fact[]): Line | null {
  const { fit, labels } = context;
  const told = courses.filter(({ id }) => context.isBeginner || !fit.canTell || fit.of(id) >= FITTING_STUDIES);
  const ours = new Set(told.toSorted((a, b) => fit.of(b.id) - fit.of(a.id)).slice(0, MAX_COURSES));
  const best = courses
    .filter((fact) => ours.has(fact) || context.added.has(fact.id))
    .toSorted((a, b) => fit.of(b.id) - fit.of(a.id));
  if (best.length === 0) return null;
  const list = best.map((fact) => fact.text).join(labels.marks.comma);
  const label = labels.coursework === null ? '' : labels.coursework + labels.marks.colon;
  return { text: label + list, ids: best.map((fact) => fact.id) };
}

export function named(text: string | null, ids: string[], url: string | null = null): Line | null {
  if (!text) return null;
  const safe = safeUrl(url);
  return safe === null ? { text, ids } : { text, ids, url: safe };
}
