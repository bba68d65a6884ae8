/** The profile as the engine sees it: every text cleaned and capped once, so that nothing behind this line has to. */
import type { Employer, Profile, Role } from '../base/profile.ts';
import { cleanLine, spelledOut } from './typesetting/clean.ts';
import { isExpired } from './vocabulary/credentials.ts';
import { withoutHollowOpening } from './vocabulary/hollow-opening.ts';
import { spellingsIn, withCapitals, withNameCapitals, withoutCapitals } from './vocabulary/sentence-case.ts';
import { withoutShorthand } from './vocabulary/shorthand.ts';
import { inFirstPerson } from './writing/first-person.ts';
import { pageLanguage } from './writing/language.ts';

const MAX_NAME = 120;
const MAX_FIELD = 160;
const MAX_FACT = 1200;
const MAX_SUMMARY = 1500;
/** More than this never reaches a page; the newest come first. */
const MAX_ENTRIES = 60;
const MAX_FACTS = 40;
const MAX_SKILLS = 200;
/** Longer runs without a space cannot be set on a line; a name is set much larger. */
const MAX_WORD = 60;
const MAX_NAME_WORD = 30;
const MAX_EMAIL = 75;

type Text = string | null;

export function snapshotOf(profile: Profile): Profile {
  const { basics } = profile;
  const tidy = tidier(pageLanguage(profile).lang, profile);
  return {
    ...profile,
    basics: {
      ...basics,
      name: withNameCapitals(line(basics.name, MAX_NAME, MAX_NAME_WORD) ?? ''),
      label: fact(basics.label, MAX_FIELD),
      email: email(basics.email),
      phone: line(basics.phone, 40),
      summary: fact(basics.summary, MAX_SUMMARY, (text) => withoutHollowOpening(tidy(text))),
      location: basics.location && {
        ...basics.location,
        city: place(basics.location.city),
        region: place(basics.location.region),
        countryCode: line(basics.location.countryCode, 40),
      },
      profiles: basics.profiles.slice(0, 6).map((item) => ({
        ...item,
        network: line(item.network, 40),
        username: line(item.username, 80),
      })),
    },
    work: employers(profile.work, tidy),
    volunteer: employers(profile.volunteer, tidy),
    education: profile.education.slice(0, MAX_ENTRIES).map((item) => ({
      ...item,
      institution: line(item.institution, MAX_FIELD),
      area: line(item.area, MAX_FIELD),
      studyType: line(item.studyType, MAX_FIELD),
      score: line(item.score, MAX_NAME),
      location: line(item.location, 80),
      courses: facts(item.courses, MAX_FIELD),
      highlights: facts(item.highlights, MAX_FACT, MAX_FACTS, tidy),
    })),
    projects: profile.projects.slice(0, MAX_ENTRIES).map((item) => ({
      ...item,
      name: line(item.name, MAX_FIELD),
      description: fact(item.description, MAX_FACT, tidy),
      highlights: facts(item.highlights, MAX_FACT, MAX_FACTS, tidy),
      keywords: facts(item.keywords, 60),
      entity: line(item.entity, MAX_FIELD),
      roles: item.roles.map((role) => cleanLine(role, MAX_FIELD)),
    })),
    skills: profile.skills.slice(0, MAX_SKILLS).map((item) => ({
      ...item,
      name: line(item.name, 80),
      level: line(item.level, 40),
      keywords: facts(item.keywords, 80, MAX_SKILLS),
    })),
    certificates: profile.certificates.slice(0, MAX_ENTRIES).map((item) => ({ ...item, ...namedPaper(item) })),
    awards: profile.awards.slice(0, MAX_ENTRIES).map((item) => ({
      ...item,
      title: line(item.title, MAX_FIELD),
      awarder: line(item.awarder, MAX_FIELD),
      summary: fact(item.summary, MAX_FACT, tidy),
    })),
    publications: profile.publications.slice(0, MAX_ENTRIES).map((item) => ({
      ...item,
      name: line(item.name, 240),
      publisher: line(item.publisher, MAX_FIELD),
      summary: fact(item.summary, MAX_FACT, tidy),
    })),
    languages: profile.languages.slice(0, 12).map((item) => ({
      ...item,
      language: line(item.language, 40),
      fluency: line(item.fluency, 60),
    })),
    interests: profile.interests.slice(0, 12).map((item) => ({
      ...item,
      name: line(item.name, 60),
      keywords: facts(item.keywords, 60),
    })),
  };
}

function employers(list: readonly Employer[], tidy: Tidy): Employer[] {
  return joined(
    list.slice(0, MAX_ENTRIES).map((item) => ({
      ...item,
      name: line(item.name, MAX_FIELD),
      location: line(item.location, 80),
      roles: item.roles.slice(0, 12).map((one) => role(one, tidy)),
    })),
  );
}

/** Whoever rose at one employer, and saved each post as work of its own, worked there once. */
function joined(list: readonly Employer[]): Employer[] {
  const began = (item: Employer): string | null => item.roles.map((one) => one.start).toSorted()[0] ?? null;
  if (list.some((item) => began(item) === null)) return [...list];
  const byStart = list.toSorted((a, b) => began(b)!.localeCompare(began(a)!));
  const whole = new Map<Employer, Employer>();
  for (const [at, item] of byStart.entries()) {
    const later = at === 0 ? undefined : whole.get(byStart[at - 1]!);
    const isSame = later !== undefined && item.name !== null && later.name === item.name;
    if (isSame && later.location === item.location) later.roles = [...later.roles, ...item.roles];
    whole.set(item, isSame && later.location === item.location ? later : { ...item });
  }
  return [...new Set(list.map((item) => whole.get(item)!))];
}

function role(item: Role, tidy: Tidy): Role {
  return {
    ...item,
    position: line(item.position, MAX_FIELD),
    location: line(item.location, 80),
    summary: fact(item.summary, MAX_FACT, tidy),
    highlights: facts(item.highlights, MAX_FACT, MAX_FACTS, tidy),
  };
}

function line(text: Text, limit: number, longestWord = MAX_WORD): Text {
  if (text === null) return null;
  const clean = cutLongWords(cleanLine(text, limit), longestWord);
  return clean === '' ? null : clean;
}

const REMARK = /\s*\(([^()]*)\)/u;

/** "SQA (expired Feb 2024)", or just "lapsed 2021": that it is no longer valid is said of the paper, not of whoever gave it. */
function namedPaper({ name, issuer }: { name: Text; issuer: Text }): { name: Text; issuer: Text } {
  const whole = isExpired(issuer ?? '') ? [issuer ?? '', issuer ?? ''] : [];
  const [remark, inside = ''] = REMARK.exec(issuer ?? '') ?? whole;
  const isOver = remark !== undefined && isExpired(inside);
  return {
    name: line(isOver ? `${name ?? ''} (${inside})` : name, MAX_FIELD),
    issuer: line(isOver ? issuer!.replace(remark, '') : issuer, MAX_FIELD),
  };
}

/** An address that was cut would reach nobody, so one that does not fit a line is left out. */
function email(text: Text): Text {
  const clean = text === null ? '' : cleanLine(text, MAX_EMAIL + 1);
  return clean === '' || clean.length > MAX_EMAIL ? null : clean;
}

/** A place is a name. */
function place(text: Text): Text {
  const clean = line(text, 60);
  return clean === null ? null : withNameCapitals(clean);
}

type Tidy = (text: string) => string;

/** Of a statement shorthand is written out, nobody shouts, its capitals are put right, and who writes of himself as of another means himself. */
function tidier(lang: string, profile: Profile): Tidy {
  if (!lang.startsWith('en')) return (text) => withoutShorthand(text, lang);
  const spellings = spellingsIn(textsOf(profile));
  const name = profile.basics.name ?? '';
  return (text) => inFirstPerson(withCapitals(withoutShorthand(withoutCapitals(text, spellings), lang)), name);
}

/** Where words stand with the capitals that are their own. */
function textsOf({ basics, work, volunteer, projects, skills }: Profile): string[] {
  const posts = [...work, ...volunteer];
  const roles = posts.flatMap((employer) => employer.roles);
  return [
    basics.summary?.text ?? '',
    ...[...roles, ...projects].flatMap(({ highlights }) => highlights.map(({ text }) => text)),
    // A name's first word has the capitals of all its words.
    ...skills.flatMap(({ keywords }) => keywords.map(({ text }) => `, ${text}`)),
    ...posts.map(({ name }) => `, ${name ?? ''}`),
  ];
}

/** Names of skills and courses stay as they are. */
function fact<T extends { text: string }>(item: T | null, limit: number, tidy: Tidy = (text) => text): T | null {
  const text = item && line(tidy(spelledOut(item.text)), limit);
  return item && text ? { ...item, text } : null;
}

function facts<T extends { text: string }>(items: readonly T[], limit: number, most = MAX_FACTS, tidy?: Tidy): T[] {
  return items
    .slice(0, most)
    .map((item) => fact(item, limit, tidy))
    .filter((item) => item !== null);
}

/** Cut rather than broken: a hyphen that nobody wrote would be a new fact. Chinese, Japanese and Thai break anywhere. */
function cutLongWords(text: string, longest: number): string {
  return text.replace(/\S+/gu, (word) => {
    if (word.length <= longest || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word))
      return word;
    return `${word.slice(0, longest - 1).toWellFormed()}…`;
  });
}
