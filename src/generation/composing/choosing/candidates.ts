/**
 * Everything of the profile that could stand on the resume, in the order of the page, each piece with its tier. What is
 * printed is decided later, against the measured heights.
 */

import type { Profile, Role } from '../../../base/profile.ts';
import { summaryForms } from '../../drafting/summary-forms.ts';
import type { Matches } from '../../matching/match.ts';
import type { RequirementSupport } from '../../matching/requirements/requirement-support.ts';
import type { RequirementKind } from '../../reading/requirements/requirement-kind.ts';
import type { Entry, Group, Line, Section, SectionName } from '../../typesetting/page.ts';
import { isLanguageOf } from '../../vocabulary/known-languages.ts';
import { RANK_WORDS } from '../../vocabulary/stop-words.ts';
import { phrasesOf } from '../../vocabulary/vocabulary.ts';
import { fold, stem, wordsOf } from '../../vocabulary/words.ts';
import { skillGroups } from '../../writing/skills.ts';
import type { PageContext } from '../context.ts';
import { educationEntries, projectEntries, volunteerEntries, workEntries } from '../sections/entries.ts';
import {
  awardLines,
  certificateLines,
  interestItems,
  languageItems,
  licenceLines,
  publicationLines,
} from '../sections/items.ts';
import { keepApart } from '../sections/keep-apart.ts';
import { summaryAlternatives, summaryByHand } from '../sections/summary.ts';
import { mayTakeTwoPages, substanceOf } from './career.ts';
import type { Tier } from './ranks.ts';

export function candidateSections(context: PageContext): Section[] {
  const text = (name: SectionName, lines: Line[]): Section | null =>
    lines.length === 0 ? null : { kind: 'text', name, heading: context.labels.headings[name], lines };
  const licences = licenceLines(context);
  const certificates = [...certificateLines(context), ...licences];
  const sections: Record<SectionName, Section | null> = {
    summary: text('summary', summaryLines(context)),
    experience: entriesSection(context, 'experience', workEntries(context)),
    projects: entriesSection(context, 'projects', projectEntries(context)),
    skills: skillsSection(context, licences),
    education: entriesSection(context, 'education', educationEntries(context)),
    certifications: text('certifications', certificates),
    awards: text('awards', awardLines(context)),
    publications: text('publications', publicationLines(context)),
    languages: languagesSection(context),
    volunteering: entriesSection(context, 'volunteering', volunteerEntries(context)),
    interests: groupSection(context, 'interests', interestItems(context), 'filler'),
  };
  return sectionOrder(context, certificates)
    .map((name) => sections[name])
    .filter((section) => section !== null);
}

/**
 * Where nobody is taken without a licence, it stands above all else; a beginner's school stands above the jobs, and what he did
 * unpaid beside them. Certificates that the posting names and a degree that it makes a condition stand before the skills, languages
 * behind them; where there may be two pages, a degree that is needed beside a licence stands on the first, with it.
 */
function sectionOrder(context: PageContext, certificates: readonly Line[]): SectionName[] {
  const has = (isSo: (id: string) => boolean): boolean => certificates.some(({ ids }) => ids.some(isSo));
  const needsPermit = has((id) => context.credentials.isPermit(id));
  const isAsked = has((id) => context.credentials.isAsked(id));
  const work: SectionName[] = leadsByProjects(context) ? ['projects', 'experience'] : ['experience', 'projects'];
  const papers: SectionName[] = isAsked ? ['certifications'] : [];
  const languages: SectionName[] = asksForLanguage(context) ? ['languages'] : [];
  const unpaid: SectionName[] = saysMuchUnpaid(context) ? ['volunteering'] : [];
  const rest: SectionName[] = ['certifications', 'awards', 'publications', 'languages', 'volunteering', 'interests'];
  const studies: SectionName[] = needsDegree(context) ? ['education'] : [];
  const body: SectionName[] = context.isBeginner
    ? ['education', ...papers, ...work, 'volunteering', 'skills', ...languages, ...rest]
    : [...work, ...unpaid, ...papers, ...studies, 'skills', ...languages, 'education', ...rest];
  const isLong = mayTakeTwoPages(context.profile, context.fit, context.now);
  const besideLicence = isLong && needsLicence(context) ? studies : [];
  const top: SectionName[] = needsPermit ? ['summary', 'certifications', ...besideLicence] : ['summary'];
  return [...new Set([...top, ...body])];
}

const BACHELOR = 3;

/** An academic degree that the posting makes a condition, and that the person has or is about to have. */
function needsDegree({ profile, matches }: PageContext): boolean {
  const studies = new Set(profile.education.map(({ id }) => id));
  return conditionsOf(matches, 'degree').some(
    ({ requirement, facts }) => (requirement.degree ?? 0) >= BACHELOR && facts.some((id) => studies.has(id)),
  );
}

/** Licensed by an authority, as nurses and pharmacists are. */
function needsLicence({ credentials, matches }: PageContext): boolean {
  return conditionsOf(matches, 'licence').some(({ facts }) => facts.some((id) => credentials.isPermit(id)));
}

const conditionsOf = ({ requirements }: Matches, kind: RequirementKind): RequirementSupport[] =>
  requirements.filter(({ requirement }) => requirement.kind === kind && !requirement.optional);

/** One beside that of the page, which whoever writes in it has shown. */
function asksForLanguage({ profile, credentials, lang }: PageContext): boolean {
  return profile.languages.some(
    ({ id, language }) => credentials.isAsked(id) && language !== null && !isLanguageOf(lang, language),
  );
}

/** Of what the best job says: so much unpaid work is no pastime. */
const MUCH_UNPAID = 0.4;
/** The same of the projects of whoever has worked, but not as what is sought. */
const MUCH_OF_PROJECTS = 0.6;

const jobsOf = ({ work }: Profile): Role[] => work.flatMap((employer) => employer.roles);

function best({ fit }: PageContext, posts: readonly Pick<Role, 'highlights'>[]): number {
  return Math.max(0, ...posts.map((post) => substanceOf(post, fit)));
}

function saysMuchUnpaid(context: PageContext): boolean {
  const unpaid = context.profile.volunteer.flatMap((employer) => employer.roles);
  return best(context, unpaid) > MUCH_UNPAID * best(context, jobsOf(context.profile));
}

/** A beginner whose projects say more of this job than the jobs do; who comes from another trade need say less by them. */
function leadsByProjects(context: PageContext): boolean {
  const { profile, matches, isBeginner, fit } = context;
  const projects = profile.projects.map(({ description, highlights }) => ({
    highlights: description === null ? highlights : [description, ...highlights],
  }));
  if (isBeginner) return best(context, projects) > best(context, jobsOf(profile));
  const isNew = fit.canTell && jobsOf(profile).every(({ position }) => !sharesCalling(position, matches.title));
  return isNew && best(context, projects) > MUCH_OF_PROJECTS * best(context, jobsOf(profile));
}

/** "Data Lead" and "Data Analyst". */
function sharesCalling(position: string | null, title: string | null): boolean {
  const callings = (text: string | null): string[] =>
    wordsOf(fold(text ?? '')).flatMap((word) => (RANK_WORDS.includes(word) ? [] : [stem(word)]));
  const sought = callings(title);
  return callings(position).some((word) => sought.includes(word));
}

const WORTH_OF_SUMMARY = 0.7;

function summaryLines(context: PageContext): Line[] {
  const { summary } = context.profile.basics;
  const own = summary === null ? undefined : context.wordings.get(summary.id);
  const ours = own === undefined ? ourSummary(context) : [{ text: own, ids: [summary!.id] }];
  const byHand = ours.some(({ ids }) => ids.includes(summary?.id ?? '')) ? [] : summaryByHand(context);
  const lines = byHand.length > 0 ? byHand : ours;
  const tier = byHand.length > 0 ? 'by-hand' : 'required';
  for (const line of lines) context.ranks.set(line, tier, WORTH_OF_SUMMARY);
  return lines;
}

/** A model's, or what can be said without one. */
function ourSummary(context: PageContext): Line[] {
  const forms = summaryForms(context.draft?.summary ?? []);
  return forms.length === 0 ? summaryAlternatives(context) : forms;
}

function entriesSection(context: PageContext, name: SectionName, entries: Entry[]): Section | null {
  const filled = entries.filter((entry) => entry.heading !== null || entry.roles.length > 0);
  return filled.length === 0
    ? null
    : { kind: 'entries', name, heading: context.labels.headings[name], entries: filled };
}

function languagesSection(context: PageContext): Section | null {
  const items = languageItems(context);
  const isAsked = items.some((item) => item.ids.some((id) => context.credentials.isAsked(id)));
  return groupSection(context, 'languages', items, isAsked ? 'required' : 'breadth');
}

function groupSection(context: PageContext, name: SectionName, items: Line[], tier: Tier): Section | null {
  if (items.length === 0) return null;
  const group = { label: null, items };
  context.ranks.set(group, isByHand(context, group) ? 'by-hand' : tier, 1);
  return { kind: 'groups', name, heading: context.labels.headings[name], groups: [group] };
}

const isByHand = ({ added }: PageContext, { items }: Group): boolean =>
  items.every(({ ids }) => ids.some((id) => added.has(id)));

/** `licences` stand among the certificates. */
function skillsSection(context: PageContext, licences: readonly Line[]): Section | null {
  const told = new Set(licences.flatMap(({ ids }) => ids));
  const groups = skillGroups(
    context.profile,
    context.matches,
    context.labels.skillGroups,
    context.added,
    context.source,
  )
    .map((group) => ({ ...group, items: group.items.filter(({ ids }) => !ids.some((id) => told.has(id))) }))
    .filter(({ items }) => items.length > 0);
  if (groups.length === 0) return null;
  const asked = new Set(phrasesOf(context.posting.text).map((phrase) => phrase.key));
  const isFalse = (key: string): boolean => asked.has(key) && !context.matches.support.has(key);
  const kept = groups.map((group) => ({ ...group, items: keepApart(group.items, isFalse) }));
  for (const [at, group] of kept.entries()) {
    const tier = at === 0 ? 'required' : isByHand(context, group) ? 'by-hand' : 'strong';
    context.ranks.set(group, tier, 1 - at / 10);
  }
  return { kind: 'groups', name: 'skills', heading: context.labels.headings.skills, groups: kept };
}
