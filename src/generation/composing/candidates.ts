/**
 * Everything of the profile that could stand on the resume, in the order of the page, each piece with a priority. What
 * is printed is decided later, against the measured heights.
 */
import type { Education, Employer, Fact, Profile, Role as ProfileRole, Project } from '../../base/profile.ts';
import type { Match, Matches } from '../matching/match.ts';
import type { Posting } from '../reading/posting.ts';
import { safeUrl } from '../typesetting/clean.ts';
import type { Entry, Line, Role, Section, SectionName } from '../typesetting/page.ts';
import { keyOf, phrasesOf } from '../vocabulary/vocabulary.ts';
import { endOf } from '../worked.ts';
import { MAX_BULLET_CHARACTERS, type TidyBullet, tidyBullets } from '../writing/bullet.ts';
import { monthAndYear, spanText } from '../writing/dates.ts';
import type { Labels } from '../writing/labels.ts';
import { inPostingWords } from '../writing/posting-words.ts';
import { skillGroups } from '../writing/skills.ts';
import { keepApart } from './apart.ts';
import { isBeginner, lastYearOf, yearOf } from './career.ts';
import type { Priorities } from './priorities.ts';
import { summaryAlternatives } from './summary.ts';

export interface Ground {
  profile: Profile;
  posting: Posting;
  matches: Matches;
  lang: string;
  labels: Labels;
  /** ISO. */
  now: string;
  priorities: Priorities;
  /** Extra worth of facts that carry a term which nothing else on the page shows. */
  carriers: ReadonlyMap<string, number>;
  /** Facts in the account holder's own words. */
  wordings: ReadonlyMap<string, string>;
  /** Keys of the bullets seen so far: a duty copied from role to role is worth printing once. */
  printed: Set<string>;
}

/** More bullets than this of one role are never printed. */
const MAX_BULLETS_OF_ROLE = 14;

export function candidateSections(ground: Ground): Section[] {
  const sections: Record<SectionName, Section | null> = {
    summary: textSection(ground, 'summary', summaryLines(ground)),
    experience: entriesSection(ground, 'experience', workEntries(ground, ground.profile.work, 'work')),
    projects: entriesSection(
      ground,
      'projects',
      ground.profile.projects.map((project, at) => projectEntry(ground, project, at)),
    ),
    skills: skillsSection(ground),
    education: entriesSection(
      ground,
      'education',
      ground.profile.education.map((item, at) => educationEntry(ground, item, at)),
    ),
    certifications: textSection(ground, 'certifications', certificateLines(ground)),
    awards: textSection(ground, 'awards', awardLines(ground)),
    publications: textSection(ground, 'publications', publicationLines(ground)),
    languages: groupSection(ground, 'languages', languageItems(ground)),
    volunteering: entriesSection(ground, 'volunteering', workEntries(ground, ground.profile.volunteer, 'volunteer')),
    interests: groupSection(ground, 'interests', interestItems(ground.profile)),
  };
  const order = sectionOrder(ground);
  return order.map((name) => sections[name]).filter((section) => section !== null);
}

function summaryLines(ground: Ground): Line[] {
  const { summary } = ground.profile.basics;
  const own = summary === null ? undefined : ground.wordings.get(summary.id);
  if (own !== undefined) return [{ text: own, ids: [summary!.id] }];
  return summaryAlternatives(ground.profile, ground.posting);
}

function sectionOrder(ground: Ground): SectionName[] {
  const rest: SectionName[] = ['certifications', 'awards', 'publications', 'languages', 'volunteering', 'interests'];
  if (isBeginner(ground.profile, ground.now)) {
    return ['summary', 'education', 'experience', 'projects', 'skills', ...rest];
  }
  return ['summary', 'experience', 'projects', 'skills', 'education', ...rest];
}

function textSection(ground: Ground, name: SectionName, lines: Line[]): Section | null {
  if (lines.length === 0) return null;
  for (const [at, line] of lines.entries()) ground.priorities.set(line, name, at, bestOf(ground, line.ids));
  return { kind: 'text', name, heading: ground.labels.headings[name], lines };
}

function entriesSection(ground: Ground, name: SectionName, entries: Entry[]): Section | null {
  const filled = entries.filter((entry) => entry.heading !== null || entry.roles.length > 0);
  return filled.length === 0 ? null : { kind: 'entries', name, heading: ground.labels.headings[name], entries: filled };
}

function groupSection(ground: Ground, name: SectionName, items: Line[]): Section | null {
  if (items.length === 0) return null;
  const group = { label: null, items };
  ground.priorities.set(group, name, 0, 0);
  return { kind: 'groups', name, heading: ground.labels.headings[name], groups: [group] };
}

function skillsSection(ground: Ground): Section | null {
  const groups = skillGroups(ground.profile, ground.matches, ground.labels.skillGroups);
  if (groups.length === 0) return null;
  const asked = new Set(phrasesOf(ground.posting.text).map((phrase) => phrase.key));
  const isFalse = (key: string): boolean => asked.has(key) && !ground.matches.support.has(key);
  const kept = groups.map((group) => ({ ...group, items: keepApart(group.items, isFalse) }));
  for (const [at, group] of kept.entries()) ground.priorities.set(group, 'skills', at, 0);
  return { kind: 'groups', name: 'skills', heading: ground.labels.headings.skills, groups: kept };
}

function workEntries(ground: Ground, employers: readonly Employer[], kind: 'work' | 'volunteer'): Entry[] {
  let rank = 0;
  return employers.map((employer) => {
    const entry: Entry = {
      id: employer.id,
      heading: named(employer.name, [employer.id], employer.url),
      place: employer.location ?? employer.roles[0]?.location ?? null,
      roles: [],
    };
    for (const role of employer.roles) {
      entry.roles.push(workRole(ground, role, rank, kind));
      rank++;
    }
    return entry;
  });
}

function workRole(ground: Ground, role: ProfileRole, rank: number, kind: 'work' | 'volunteer'): Role {
  const facts = [...(role.summary ? [role.summary] : []), ...role.highlights];
  const set: Role = {
    id: role.id,
    title: named(role.position, [role.id]),
    dates: spanText(role, ground.lang, ground.labels),
    bullets: rankedBullets(ground, facts, role.current),
  };
  const ended = endOf(role, ground.now);
  const yearsAgo = ended === null ? rank * 2 : lastYearOf(ground.profile, ground.now) - yearOf(ended);
  ground.priorities.setRole(set, { kind, rank, yearsAgo, match: ground.matches.of(role.id) });
  setBulletPriorities(ground, set.bullets, kind, rank);
  return set;
}

function educationEntry(ground: Ground, item: Education, at: number): Entry {
  const degree = [item.studyType, item.area].filter(Boolean).join(ground.labels.marks.comma);
  const bullets = rankedBullets(ground, item.highlights, false);
  if (item.score) bullets.unshift({ text: gradeText(item.score, ground.labels.grade), ids: [item.id] });
  if (item.courses.length > 0) bullets.push(coursesLine(ground, item.courses));
  const role: Role = {
    id: item.id,
    title: named(degree || null, [item.id]),
    dates: spanText(item, ground.lang, ground.labels),
    bullets,
  };
  ground.priorities.setRole(role, { kind: 'education', rank: at, yearsAgo: 0, match: ground.matches.of(item.id) });
  setBulletPriorities(ground, bullets, 'education', at);
  return { id: item.id, heading: named(item.institution, [item.id], item.url), place: item.location, roles: [role] };
}

/** "3.7" alone says nothing; "3.7/4.0" or "with distinction" does. */
function gradeText(score: string, name: string | null): string {
  return name !== null && /^[\d.,/ ]+$/.test(score) ? `${name} ${score}` : score;
}

const MAX_COURSES = 8;

function coursesLine(ground: Ground, courses: readonly Fact[]): Line {
  const best = courses
    .toSorted((a, b) => ground.matches.of(b.id).score - ground.matches.of(a.id).score)
    .slice(0, MAX_COURSES);
  return { text: best.map((fact) => fact.text).join(ground.labels.marks.comma), ids: best.map((fact) => fact.id) };
}

function projectEntry(ground: Ground, project: Project, at: number): Entry {
  const facts = [...(project.description ? [project.description] : []), ...project.highlights];
  const bullets = rankedBullets(ground, facts, project.current);
  const title = named(project.roles.join(ground.labels.marks.comma) || null, [project.id]);
  const dates = spanText(project, ground.lang, ground.labels);
  // Without a role there is no second line: the dates follow the project's name.
  const role: Role = { id: project.id, title, dates: title === null ? null : dates, bullets };
  const place = [project.entity, title === null ? dates : null].filter(Boolean).join(' · ') || null;
  const best = Math.max(ground.matches.of(project.id).score, ...bullets.map((line) => bestOf(ground, line.ids)));
  ground.priorities.setRole(role, { kind: 'project', rank: at, yearsAgo: 0, match: { score: best, terms: [] } });
  setBulletPriorities(ground, bullets, 'project', at);
  return { id: project.id, heading: named(project.name, [project.id], project.url), place, roles: [role] };
}

interface RankedBullet {
  line: Line;
  worth: number;
}

/** Best first; a bullet that does not open with a verb must be much better to come before one that does. */
function rankedBullets(ground: Ground, facts: readonly Fact[], current: boolean): Line[] {
  const ranked: RankedBullet[] = [];
  const seen = new Set<string>();
  for (const fact of facts) {
    const score = ground.matches.of(fact.id).score + (ground.carriers.get(fact.id) ?? 0);
    const own = ground.wordings.get(fact.id);
    bulletsOf(fact, own, current, ground.lang).forEach((bullet, at) => {
      const text = bullet.text.toLowerCase();
      if (seen.has(text)) return;
      seen.add(text);
      const copied = ground.printed.has(keyOf(bullet.text));
      ground.printed.add(keyOf(bullet.text));
      const worth = score + bulletBonus(bullet, at, copied);
      const isOurs = own === undefined && ground.lang === 'en';
      const told = isOurs ? inPostingWords(bullet.text, ground.posting.terms, MAX_BULLET_CHARACTERS) : bullet.text;
      const line: Line = { text: told, ids: [fact.id] };
      ground.priorities.setWorth(line, worth);
      ranked.push({ line, worth });
    });
  }
  return ranked
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MAX_BULLETS_OF_ROLE)
    .map((bullet) => bullet.line);
}

/** A fact in the person's own words is one bullet, which keeps the place of ours. */
function bulletsOf(fact: Fact, own: string | undefined, current: boolean, lang: string): TidyBullet[] {
  if (own === undefined) return tidyBullets(fact.text, current, lang);
  return [{ text: own, opensWithVerb: true, tense: 'other' }];
}

/** Nobody rewords a line in order not to see it. */
const WORTH_OF_OWN_WORDS = 95;

/** What counts beside the fit: a number, a verb at the head, the first sentence of its fact, not said before. */
function bulletBonus(bullet: TidyBullet, sentenceAt: number, copied: boolean): number {
  const number = /\d/.test(bullet.text) ? 0.08 : 0;
  const verbless = bullet.opensWithVerb ? 0 : 0.6;
  const later = sentenceAt > 0 ? 0.1 : 0;
  return number - verbless - later - (copied ? 0.8 : 0);
}

function setBulletPriorities(
  ground: Ground,
  bullets: readonly Line[],
  kind: 'work' | 'volunteer' | 'education' | 'project',
  rank: number,
): void {
  for (const [at, line] of bullets.entries()) {
    ground.priorities.setBullet(line, { kind, rank, at });
    if (line.ids.some((id) => ground.wordings.has(id))) ground.priorities.raise(line, WORTH_OF_OWN_WORDS);
  }
}

function certificateLines(ground: Ground): Line[] {
  return ground.profile.certificates
    .map((item) => datedLine(ground, item.id, [item.name, item.issuer], item.date, item.url))
    .filter((line) => line !== null);
}

function awardLines(ground: Ground): Line[] {
  return ground.profile.awards
    .map((item) => datedLine(ground, item.id, [item.title, item.awarder], item.date, null))
    .filter((line) => line !== null);
}

function publicationLines(ground: Ground): Line[] {
  return ground.profile.publications
    .map((item) => datedLine(ground, item.id, [item.name, item.publisher], item.releaseDate, item.url))
    .filter((line) => line !== null);
}

function datedLine(
  ground: Ground,
  id: string,
  parts: readonly (string | null)[],
  date: string | null,
  url: string | null,
): Line | null {
  const text = parts.filter(Boolean).join(ground.labels.marks.comma);
  if (text === '') return null;
  return named(date === null ? text : `${text} · ${monthAndYear(date, ground.lang)}`, [id], url);
}

function languageItems(ground: Ground): Line[] {
  const [open, close] = ground.labels.marks.brackets;
  return ground.profile.languages
    .filter((item) => item.language !== null)
    .map((item) => ({
      text: item.fluency ? `${item.language}${open}${item.fluency}${close}` : item.language!,
      ids: [item.id],
    }));
}

function interestItems(profile: Profile): Line[] {
  return profile.interests.flatMap((item) => (item.name === null ? [] : [{ text: item.name, ids: [item.id] }]));
}

function named(text: string | null, ids: string[], url: string | null = null): Line | null {
  if (!text) return null;
  const safe = safeUrl(url);
  return safe === null ? { text, ids } : { text, ids, url: safe };
}

function bestOf(ground: Ground, ids: readonly string[]): number {
  return Math.max(0, ...ids.map((id): Match['score'] => ground.matches.of(id).score));
}
