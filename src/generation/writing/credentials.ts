/** The degree, licence and certificates that the posting asks for and the profile has, and the languages. */
import type { Profile } from '../../base/profile.ts';
import type { Matches } from '../matching/match.ts';
import { isDrivingLicence, isExpired, sharesCode } from '../vocabulary/credentials.ts';
import { isBrokenOff, isOngoing, lowestDegreeIn } from '../vocabulary/degrees.ts';
import { isLanguageOf } from '../vocabulary/known-languages.ts';
import { isFunctionWord } from '../vocabulary/vocabulary.ts';
import { fold, stem, wordsOf } from '../vocabulary/words.ts';
import { degreeParts } from './degree.ts';
import { filled, type Templates } from './letter/templates.ts';

const MAX_HELD = 5;
const MAX_SPOKEN = 3;

export interface AskedCredential {
  id: string;
  name: string;
  isMust: boolean;
}

/** Each in the order in which they are told. */
export interface AskedCredentials {
  held: AskedCredential[];
  unfinished: AskedCredential[];
  spoken: (Profile['languages'][number] & { isMust: boolean })[];
}

export function askedCredentials(
  profile: Profile,
  matches: Matches,
  templates: Templates,
  lang: string,
  now: string,
  posting: string,
): AskedCredentials {
  const asked = askedFor(matches, new Set(profile.certificates.map(({ id }) => id)));
  // "313A licence or a diploma": the code alone names the paper.
  for (const { id, name } of profile.certificates) if (sharesCode(name ?? '', posting)) asked.set(id, true);
  for (const { id, name } of papersOf(profile)) {
    const naming = matches.requirements.filter(({ requirement }) => isNamedIn(name, requirement.text));
    if (naming.length > 0)
      asked.set(id, asked.get(id) === true || naming.some(({ requirement }) => !requirement.optional));
  }
  const isDone = ({ current, end }: Profile['education'][number]): boolean =>
    !current && (end === null || end.slice(0, 7) <= now.slice(0, 7));
  const named = (id: string, name: string | null): AskedCredential[] =>
    name === null || !asked.has(id) || isExpired(name) || isBrokenOff(name) || isShortCourse(name)
      ? []
      : [{ id, name, isMust: asked.get(id)! }];
  const degrees = (done: boolean): AskedCredential[] =>
    profile.education
      .filter((item) => isDone(item) === done)
      .flatMap((item) => named(item.id, degreeName(item, templates)));
  const certificates = (done: boolean): AskedCredential[] =>
    profile.certificates.flatMap(({ id, name }) => (isOngoing(name ?? '') === done ? [] : named(id, name)));
  const held = inOrder([...degrees(true), ...certificates(true)]);
  const unfinished = inOrder([...degrees(false), ...certificates(false)]);
  // Whoever writes in a language need not say that he knows it.
  const spoken = profile.languages
    .filter(({ id, language }) => asked.has(id) && language !== null && !isLanguageOf(lang, language))
    .slice(0, MAX_SPOKEN)
    .map((item) => ({ ...item, isMust: asked.get(item.id)! }));
  return { held, unfinished, spoken };
}

/** "GDPR for Marketers (one day)" stands among the certificates, and is no title. */
const SHORT_COURSE =
  /\([^()]*(?<!\p{L})(?:days?|hours?|weeks?|course|Tage?|Stunden|jours?|heures|días?|horas)(?!\p{L})[^()]*\)|(?<!\p{L})(?:workshop|webinar|seminar|short course|coursework|credits?|introduction to)(?!\p{L})/iu;

const isShortCourse = (name: string): boolean => SHORT_COURSE.test(name);

function papersOf({ certificates, education }: Profile): { id: string; name: string }[] {
  const degrees = education
    .map((item) => ({ id: item.id, name: degreeParts(item)[0] ?? '' }))
    .filter(({ name }) => (lowestDegreeIn(name)?.level ?? MIN_LEVEL) >= MIN_LEVEL);
  return [...certificates.map(({ id, name }) => ({ id, name: name ?? '' })), ...degrees];
}

const ACRONYM = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}&]{2,}(?![\p{L}\p{N}])/gu;
/** "CMA exam, Part 1 passed" is no CMA. */
const PARTLY = /(?<!\p{L})(?:exam|part \p{Nd}|scheduled)(?!\p{L})/iu;
const LEAST_NAMED = 2;
const MIN_CHARACTERS_OF_NAME = 4;
/** Who has learned a trade does not say that he went to school. */
const MIN_LEVEL = 2;

/** "OET", "Reliability Status": a line of the posting has its short form, or all words of its name. */
export function isNamedIn(name: string, line: string): boolean {
  if (PARTLY.test(name)) return false;
  const acronyms: string[] = name.match(ACRONYM) ?? [];
  if ((line.match(ACRONYM) ?? []).some((one) => acronyms.includes(one))) return true;
  // "CA(SA)" is a line of its own.
  const whole = line.replace(/[.;\s]+$/, '').trim();
  if (whole.length >= MIN_CHARACTERS_OF_NAME && !whole.includes(' ') && name.includes(whole)) return true;
  const asked = new Set(tellingIn(line));
  // "Plumber, Alberta Journeyman with Red Seal": what follows a comma names it only in several words.
  return name.split(/[,;:(]/).some((part, at) => {
    const words = tellingIn(part);
    return words.length >= (at === 0 ? LEAST_NAMED : LEAST_NAMED + 1) && words.every((word) => asked.has(word));
  });
}

function tellingIn(text: string): string[] {
  return wordsOf(fold(text)).flatMap((word) => (isFunctionWord(word) ? [] : [stem(word)]));
}

/** Skills and duties are proved by work, and by papers only where they are a condition. The value says whether it is a must. */
function askedFor(matches: Matches, certificates: ReadonlySet<string>): Map<string, boolean> {
  const asked = new Map<string, boolean>();
  for (const { facts, requirement, state } of matches.requirements) {
    if (state === 'gap' || requirement.kind === 'years') continue;
    const isOfWork = requirement.kind === 'skill' || requirement.kind === 'duty';
    if (isOfWork && (requirement.optional || state === 'partly')) continue;
    const papers = isOfWork ? facts.slice(0, 1).filter((id) => certificates.has(id)) : facts;
    const best = requirement.kind === 'degree' ? facts.slice(0, 1) : papers;
    for (const id of best) asked.set(id, asked.get(id) === true || !requirement.optional);
  }
  return asked;
}

/** What must be held first; a driving licence last, only where it must be held, and never alone. */
function inOrder(all: readonly AskedCredential[]): AskedCredential[] {
  const rank = ({ name, isMust }: AskedCredential): number => (isDrivingLicence(name) ? 2 : isMust ? 0 : 1);
  if (all.every(({ name }) => isDrivingLicence(name))) return [];
  return all
    .filter(({ name, isMust }) => isMust || !isDrivingLicence(name))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, MAX_HELD);
}

function degreeName(item: Profile['education'][number], templates: Templates): string | null {
  const [degree, area] = degreeParts(item);
  if (degree === undefined) return null;
  if (area === undefined) return degree;
  // "Diploma (due spring 2026)": when it will be finished goes last.
  const [, name, remark] = /^(.+?)(\s*\([^()]*\d{4}[^()]*\))?$/u.exec(degree)!;
  return `${filled(templates.degreeIn, { degree: name!, area })}${remark ?? ''}`;
}

/** As a list, whatever commas their names have. */
export function inARow(names: readonly string[]): string {
  return names.join(names.some((name) => name.includes(',')) ? '; ' : ', ');
}
