/** Who applies, in three short sentences: what he is and for how long, skills or a proof, and the papers that are asked for. */
import { OPENING_ID } from '../../../base/documents/profile-part.ts';
import type { Education, Profile, Role } from '../../../base/profile.ts';
import { measureOf, rankProofs } from '../../matching/proofs.ts';
import type { Line } from '../../typesetting/page.ts';
import { isDrivingLicence } from '../../vocabulary/credentials.ts';
import { RANK_WORDS } from '../../vocabulary/stop-words.ts';
import { leadingVerb } from '../../vocabulary/verbs.ts';
import { fold } from '../../vocabulary/words.ts';
import { monthsWorked, rolesOf } from '../../worked.ts';
import { askedCredentials, inARow } from '../../writing/credentials.ts';
import { capitalised, filled, letterLanguage, type Templates, templatesFor } from '../../writing/letter/templates.ts';
import { stripMarker } from '../../writing/sentences.ts';
import { leadingClauses, withoutFullStop } from '../../writing/shorten.ts';
import { askedSkills } from '../../writing/skills.ts';
import { byDate, isRelated } from '../choosing/career.ts';
import type { PageContext } from '../context.ts';
import { languageText } from './items.ts';

/** Words for the person have no place in a summary. */
export const PRONOUN =
  /\b(?:I|I['’](?:m|ve|d|ll)|[Mm]e|[Mm]y|[Mm]ine|[Ww]e|[Oo]ur|[Uu]s|[Hh]e|[Ss]he|[Hh]is|[Hh]er|[Hh]im)\b/;
const PRONOUN_ABROAD =
  /(?<!\p{L})(?:ich|mein\p{L}*|wir|unser\p{L}*|je|j['’]\p{L}+|mon|mes|nous|notre|yo|mis?|nuestr\p{L}+)(?!\p{L})/iu;
const MIN_YEARS = 2;
const MONTHS_OF_A_YEAR = 12;
const MAX_WORDS_OF_TITLE = 5;
const MAX_CHARACTERS_OF_LABEL = 50;
const MAX_CHARACTERS_OF_POSITION = 90;
const MAX_PAPERS = 3;
const MAX_CHARACTERS_OF_PROOF = 130;
const MOST_TRIED = 3;
const MAX_CHARACTERS_OF_PAPER = 65;

type Person = Pick<PageContext, 'profile' | 'matches' | 'fit' | 'lang' | 'now' | 'isBeginner'>;

/** "Senior Sous Chef with 13 years of experience." */
export function experienceSentence(context: Person): Line | null {
  const experience = experienceOf(context);
  if (experience === null) return null;
  const { label, title, years, ids } = experience;
  const words = filled(templatesFor(context.lang).experience, { title: label ?? title, years: String(years) });
  return { text: words, ids: [OPENING_ID, ...ids] };
}

export interface Experience {
  /** What the person calls himself, where it is short. */
  label: string | null;
  title: string;
  years: number;
  /** In all work that speaks to the posting, whatever it was called. */
  allYears: number;
  /** The post that is held now, or was last. */
  newest: { position: string | null; employer: string | null };
  ids: string[];
}

/** Null where we have no words for it, or nothing to count. */
export function experienceOf(context: Person): Experience | null {
  const { profile, lang, fit, now, isBeginner } = context;
  const employer = byDate(profile.work, fit, now)[0];
  const newest = employer?.roles[0];
  if (!hasWords(lang) || isBeginner || newest === undefined || !isRelated(newest, fit)) return null;
  const named = [profile.basics.label, titleOf(newest)].filter((one) => one !== null);
  const counted = named.flatMap(({ id, text }) => {
    const title = plainTitle(text);
    const roles = title === null ? [] : rolesThatCount(context, title);
    return roles.some((role) => isRelated(role, fit))
      ? [{ id, text, title: title!, roles, years: yearsIn(roles, now) }]
      : [];
  });
  const longest = counted.toSorted((a, b) => b.years - a.years)[0];
  if (longest === undefined || longest.years < MIN_YEARS) return null;
  const { id, text, title, roles, years } = longest;
  return {
    label: id !== newest.id && isShortLabel(text) ? text : null,
    title,
    years,
    allYears: yearsIn(
      rolesOf(profile).filter((role) => roles.includes(role) || isRelated(role, fit)),
      now,
    ),
    newest: { position: wholePosition(newest), employer: employer!.name },
    ids: [id, ...roles.map((role) => role.id)],
  };
}

/** With what it became ("deputy since 2021"), without remarks in brackets; null where that is no short name. */
function wholePosition({ position }: Role): string | null {
  const whole = (position ?? '').replace(/\s*\([^()]*\)/g, '').trim();
  return whole !== '' && whole.length <= MAX_CHARACTERS_OF_POSITION && isLatin(whole) ? whole : plainTitle(whole);
}

/** The degree, certificates and languages that are asked for. */
export function papersSentence(context: PageContext): Line | null {
  const { profile, posting, matches, lang, now } = context;
  if (!hasWords(lang)) return null;
  const degrees = new Map(profile.education.map((item) => [item.id, shortDegree(item, templatesFor(lang))]));
  const { held, spoken } = askedCredentials(profile, matches, templatesFor(lang), lang, now, posting.text);
  const papers = held
    .filter(({ name }) => !isDrivingLicence(name))
    .map(({ id, name }) => ({ id, text: isShort(name) ? name : (degrees.get(id) ?? name) }));
  const languages = spoken.map((item) => ({ id: item.id, text: languageText(item, context.labels) }));
  const named = [
    ...papers.filter(({ text }) => isShort(text)).slice(0, MAX_PAPERS),
    ...languages.filter(({ text }) => isShort(text)),
  ];
  return named.length === 0
    ? null
    : { text: `${inARow(named.map(({ text }) => text))}.`, ids: [OPENING_ID, ...named.map(({ id }) => id)] };
}

const MIN_SKILLS = 3;
const MAX_SKILLS = 5;

/** What the posting names of the person's skills, where that is more than one or two that he does not name himself. */
export function skillsSentence({ profile, matches, lang, fit }: PageContext, own = ''): Line | null {
  if (!hasWords(lang) || !fit.canTell) return null;
  const skills = askedSkills(profile, matches)
    .filter(({ text }) => isShort(text) && !fold(own).includes(fold(text)))
    .slice(0, MAX_SKILLS);
  return skills.length < MIN_SKILLS
    ? null
    : { text: `${inARow(skills.map(({ text }) => text))}.`, ids: [OPENING_ID, ...skills.flatMap(({ ids }) => ids)] };
}

/** The best proof, as far as whole clauses of it have room; of the one that leads the page anyway no more than a part. */
export function proofSentence(context: PageContext, room: number): Line | null {
  const { profile, matches, fit, lang, now } = context;
  if (!hasWords(lang) || !fit.canTell) return null;
  const [newest] = byDate(profile.work, fit, now);
  // Behind the title of today, a deed of another job would be told of this one.
  const own = new Set(newest?.roles.flatMap(({ highlights }) => highlights.map(({ id }) => id)));
  const lead = newest?.roles[0]?.highlights.toSorted((a, b) => fit.proof(b) - fit.proof(a))[0];
  const proofs = rankProofs(profile, matches)
    .filter(({ id, needs }) => own.has(id) && needs.length > 0)
    .toSorted((a, b) => fit.proof(b) - fit.proof(a));
  for (const { id, text } of proofs.slice(0, MOST_TRIED)) {
    const clauses = leadingClauses(stripMarker(text), Math.min(room, MAX_CHARACTERS_OF_PROOF));
    const isSaidBelow = id === lead?.id && clauses.length >= withoutFullStop(stripMarker(text)).length;
    if (!isSaidBelow && isProof(clauses, lang)) return { text: `${capitalised(clauses)}.`, ids: [OPENING_ID, id] };
  }
  return null;
}

function isProof(clauses: string, lang: string): boolean {
  const measure = measureOf(clauses);
  const isMeasured = measure === 'change' || (measure === 'size' && (lang !== 'en' || leadingVerb(clauses) !== null));
  return clauses !== '' && isLatin(clauses) && isMeasured && !PRONOUN.test(clauses) && !PRONOUN_ABROAD.test(clauses);
}

/** Without what follows its field: "PhD in Organic Chemistry", not the title of the thesis. */
function shortDegree({ studyType, area }: Education, { degreeIn }: Templates): string | null {
  const field = (area ?? '').split(/[,;:(]/, 1)[0]!.trim();
  return studyType && field ? filled(degreeIn, { degree: studyType, area: field }) : studyType;
}

/** And no sentence of its own: "In progress. Part A passed". */
const isShort = (text: string): boolean =>
  isLatin(text) && text.length <= MAX_CHARACTERS_OF_PAPER && !/\p{Ll}{3}\. /u.test(text);

/** Our sentences are in Latin letters, and read back badly with others among them. */
const isLatin = (text: string): boolean => !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text);

const hasWords = (lang: string): boolean => letterLanguage(lang) === lang.slice(0, 2);

const titleOf = ({ id, position }: Role): { id: string; text: string } | null =>
  position === null ? null : { id, text: position };

/** What the person calls himself is said whole: "Registered Nurse, Assistant Nurse Manager". */
const isShortLabel = (text: string): boolean =>
  isLatin(text) && text.length <= MAX_CHARACTERS_OF_LABEL && !/[|;:]/.test(text);

/** Without what is added to it; null for what is no title: "Marketing professional seeking new challenges in a growing firm". */
function plainTitle(text: string): string | null {
  const title = text
    .replace(/\s*\([^()]*\)/g, '')
    .split(/[,;:|]|\s[/–—-]\s/u, 1)[0]!
    .trim();
  const isTitle = title.split(/\s+/).length <= MAX_WORDS_OF_TITLE && !/[.!?]/.test(title);
  return title !== '' && isTitle && isLatin(title) ? title : null;
}

/** Only dates can be counted. */
function yearsIn(roles: readonly Role[], now: string): number {
  const dated = roles.filter((role) => role.start !== null);
  return Math.floor(monthsWorked(dated, now) / MONTHS_OF_A_YEAR);
}

/** Where more years are asked for, also those in which the person did what they are asked of: nobody need look like less. */
function rolesThatCount({ profile, matches, fit, lang, now }: Person, title: string): Role[] {
  const called = rolesCalled(title, profile, lang);
  const lacking = matches.requirements.filter(
    ({ requirement: { kind, years }, state }) =>
      kind === 'years' && state === 'met' && (years ?? 0) > yearsIn(called, now),
  );
  const asked = new Set(lacking.flatMap(({ facts }) => facts));
  return rolesOf(profile).filter((role) => called.includes(role) || (asked.has(role.id) && isRelated(role, fit)));
}

/** Those that had the same calling; a rank alone is none: a store manager's years are not those of any manager. */
function rolesCalled(title: string, profile: Profile, lang: string): Role[] {
  const words = title.toLowerCase().split(/\s+/);
  const inOrder = /^(?:fr|es)/.test(lang) ? words : words.toReversed();
  const length = RANK_WORDS.includes(inOrder[0]!) ? 2 : 1;
  const calling = inOrder.slice(0, length);
  const phrase = (/^(?:fr|es)/.test(lang) ? calling : calling.toReversed()).join(' ');
  return rolesOf(profile).filter(({ position }) => ` ${wordsIn(position)} `.includes(` ${phrase} `));
}

const wordsIn = (position: string | null): string =>
  (position ?? '')
    .toLowerCase()
    .split(/[\s,;()]+/)
    .join(' ');
