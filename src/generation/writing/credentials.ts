/** The degree, licence and certificates that the posting asks for and the profile has, and the languages. */
import { isAhead } from '../../base/dates.ts';
import type { Profile } from '../../base/profile.ts';
import type { Matches } from '../matching/match.ts';
import { initialsIn } from '../matching/sources.ts';
import { isDrivingLicence, isExpired, sharesCode, speaksOfCredential } from '../vocabulary/credentials.ts';
import { isBrokenOff, isOngoing, isPlanned, levelOfStudy, lowestDegreeIn } from '../vocabulary/degrees.ts';
import { isLanguageOf } from '../vocabulary/known-languages.ts';
import { isFunctionWord } from '../vocabulary/vocabulary.ts';
import { fold, stem, wordsOf } from '../vocabulary/words.ts';
import { degreeParts } from './degree.ts';
import { filled, type Templates } from './letter/templates.ts';

const MAX_HELD = 6;
const MAX_SPOKEN = 3;

export interface AskedCredential {
  id: string;
  name: string;
  isMust: boolean;
  isDegree: boolean;
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
  const asked = askedFor(profile, matches);
  // "313A licence or a diploma": the code alone names the paper.
  for (const { id, name } of profile.certificates) if (sharesCode(name ?? '', posting)) asked.set(id, true);
  const demanded = new Set<string>();
  for (const { id, name } of papersOf(profile)) {
    const naming = matches.requirements.filter(({ requirement }) => isNamedIn(name, requirement.text));
    const isDemanded = naming.some(({ requirement }) => !requirement.optional);
    if (naming.some(({ requirement }) => !requirement.optional && /^(?:certificate|licence)$/.test(requirement.kind)))
      demanded.add(id);
    if (naming.length > 0) asked.set(id, asked.get(id) === true || isDemanded);
  }
  const isDone = ({ current, end }: Profile['education'][number]): boolean =>
    !current && (end === null || !isAhead(end, now));
  const named = (id: string, name: string | null, isDegree: boolean): AskedCredential[] =>
    name === null || !asked.has(id) || isExpired(name) || isBrokenOff(name) || isPlanned(name)
      ? []
      : [{ id, name, isMust: asked.get(id)!, isDegree }];
  const degrees = (done: boolean): AskedCredential[] =>
    profile.education
      .filter((item) => isDone(item) === done && !/^coursework/i.test(item.studyType ?? ''))
      .flatMap((item) => named(item.id, degreeName(item, templates), true));
  const certificates = (done: boolean): AskedCredential[] =>
    profile.certificates
      .filter(({ id, name }) => isOngoing(name ?? '') !== done && (demanded.has(id) || !isShortCourse(name ?? '')))
      .flatMap(({ id, name }) => named(id, name, false));
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
  /\([^()]*(?<!\p{L})(?:days?|hours?|weeks?|course|Tage?|Stunden|jours?|heures|días?|horas)(?!\p{L})[^()]*\)|(?<!\p{L})(?:(?:\d+|one|two|three|four)[- ]days?|workshop|webinar|seminar|short course|coursework|credits?|introduction to)(?!\p{L})/iu;

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

const NAME = /(?<!\p{L})\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/gu;

const shortForms = (text: string): string[] => text.match(ACRONYM) ?? [];

/** "OET", "Reliability Status": a line of the posting has its short form, or all words of its name. */
export function isNamedIn(name: string, line: string): boolean {
  if (PARTLY.test(name)) return false;
  const asked = shortForms(line);
  if (shortForms(name).some((one) => asked.includes(one) || initialsIn(line).includes(one))) return true;
  // "Registered Veterinary Nurse" is asked for as "RVN".
  if (initialsIn(name).some((one) => asked.includes(one))) return true;
  // "Trade certification (Red Seal)"
  if (
    speaksOfCredential(line) &&
    (line.match(NAME) ?? []).some((one) => line.includes(`(${one})`) && name.includes(one))
  )
    return true;
  // "CA(SA)" is a line of its own.
  const whole = line.replace(/[.;\s]+$/, '').trim();
  if (whole.length >= MIN_CHARACTERS_OF_NAME && !whole.includes(' ') && name.includes(whole)) return true;
  const telling = new Set(tellingIn(line));
  // "Plumber, Alberta Journeyman with Red Seal": what follows a comma names it only in several words.
  return name.split(/[,;:(]/).some((part, at) => {
    const words = tellingIn(part);
    return words.length >= (at === 0 ? LEAST_NAMED : LEAST_NAMED + 1) && words.every((word) => telling.has(word));
  });
}

function tellingIn(text: string): string[] {
  return wordsOf(fold(text)).flatMap((word) => (isFunctionWord(word) ? [] : [stem(word)]));
}

const PAPERS = /qualifi|recogni\p{L}+ as |(?<!\p{L})(?:permit|award|level \p{Nd}|anerkennung)(?!\p{L})/iu;
const speaksOfPaper = (text: string): boolean =>
  PAPERS.test(text) || speaksOfCredential(text) || lowestDegreeIn(text) !== null;

/** "Knowledge of Irish tax law" asks for no Irish. */
const OF_A_COUNTRY =
  /^ (?:VAT|GAAP|tax|laws?|legislation|working time|regulat\p{Ll}+|market|payroll|accounting|standards|cuisine|employment)(?!\p{L})/iu;
const isSpokenIn = (text: string, language: string): boolean =>
  text
    .split(new RegExp(`(?<!\\p{L})${RegExp.escape(language)}(?!\\p{L})`, 'iu'))
    .every((after, at) => at === 0 || !OF_A_COUNTRY.test(after));

/**
 * Skills are proved by work, and by the paper that fits them best, duties by papers only where they speak of one. The value says
 * whether it is a must.
 */
function askedFor({ certificates, education, languages }: Profile, matches: Matches): Map<string, boolean> {
  const degrees = new Set(education.map(({ id }) => id));
  const papers = new Set([...certificates.map(({ id }) => id), ...degrees]);
  const schools = new Set(education.filter(isSchool).map(({ id }) => id));
  const spoken = new Map(languages.map(({ id, language }) => [id, language ?? '']));
  const asked = new Map<string, boolean>();
  for (const { facts, requirement, state } of matches.requirements) {
    const { kind, optional, text } = requirement;
    if (state === 'gap' || kind === 'years') continue;
    const isOfWork = kind === 'skill' || kind === 'duty';
    const isOfPapers = speaksOfPaper(text);
    if (isOfWork && (optional || (state === 'partly' && !isOfPapers) || (kind === 'duty' && !isOfPapers))) continue;
    const best = isOfWork ? facts.slice(0, isOfPapers ? 2 : 1).filter((id) => papers.has(id)) : facts;
    for (const id of kind === 'degree' ? facts.slice(0, 1) : best) {
      if (isOfWork && degrees.has(id) && !isOfPapers) continue;
      if (schools.has(id) && (lowestDegreeIn(text)?.level ?? 1) >= MIN_LEVEL) continue;
      if (!isSpokenIn(text, spoken.get(id) ?? '\0')) continue;
      asked.set(id, asked.get(id) === true || !optional);
    }
  }
  return asked;
}

const isSchool = ({ studyType }: Profile['education'][number]): boolean =>
  (levelOfStudy(studyType ?? '') ?? MIN_LEVEL) < MIN_LEVEL;

/** What must be held first; a driving licence last, and only where it must be held. */
function inOrder(all: readonly AskedCredential[]): AskedCredential[] {
  const rank = ({ name, isMust }: AskedCredential): number => (isDrivingLicence(name) ? 2 : isMust ? 0 : 1);
  return all
    .filter(({ name, isMust }) => isMust || !isDrivingLicence(name))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, MAX_HELD);
}

/** "CIPD Foundation Certificate in People Practice", "Carpentry Apprenticeship": the area is a paper itself. */
const PAPER = /(?<!\p{L})(?:Certificate|Diploma|Award|Course|Apprenticeship|Residency)(?!\p{L})/iu;
const NO_FIELD = /^(?:Year|Grade|Class|Promotion|Abschlussnote|Note|Série|Berufsbegleitend\p{Ll}*)(?!\p{L})/u;
/** "Bachelor" of "Commerce (Accounting)" */
const BARE = /^(?:Bachelor|Master|Doctor)$/u;
const LEVEL = /^Level \p{Nd}$/u;
const SHORT_DEGREE =
  /^(?:Assoc|Adv|Grad|Post-?grad)\.? (?:Degree|Dip(?:loma)?|Cert(?:ificate)?)\.? (?:(?:of|in) )?(?=\p{Lu})/u;

export function degreeName(
  item: Profile['education'][number],
  { degreeIn }: Pick<Templates, 'degreeIn'>,
): string | null {
  const [degree, whole] = degreeParts(item);
  if (degree === undefined) return null;
  if (whole === undefined) return degree;
  // "Associate Degree" in "Assoc Degree Engineering"
  const area = whole.replace(SHORT_DEGREE, '');
  // "Diploma (due spring 2026)": when it will be finished goes last.
  const [, name = '', remark = ''] = /^(.+?)(\s*\([^()]*\p{Nd}[^()]*\))?$/u.exec(degree)!;
  const bare = area.replace(/\s*\([^()]*\)/gu, '');
  const last = /[^ ]+$/u.exec(name)![0];
  // "Diploma in Accounting" | "Accounting (expected 2027)", "Accredited residency" | "Pharmacy Residency"
  if (name.toLowerCase().includes(bare.toLowerCase())) return `${name}${area.slice(bare.length)}${remark}`;
  if (PAPER.test(last) && area.toLowerCase().endsWith(` ${last.toLowerCase()}`))
    return `${name.slice(0, -last.length)}${area}${remark}`;
  if (LEVEL.test(name) && PAPER.test(area)) return `${area} (${name})${remark}`;
  if (LEVEL.test(name)) return `${name} qualification in ${area}${remark}`;
  const isPart = PAPER.test(area) || NO_FIELD.test(area) || (degreeIn.includes(' in ') && / in /.test(name));
  if (isPart) return name.endsWith(')') ? `${name}${remark}` : `${name} (${bare}${remark.replace(/^ \(/, ', ') || ')'}`;
  if (degreeIn.includes(' in ') && BARE.test(name)) return `${name} of ${area}${remark}`;
  return `${filled(degreeIn, { degree: name, area })}${remark}`;
}

/** As a list, whatever commas their names have. */
export function inARow(names: readonly string[]): string {
  return names.join(names.some((name) => name.includes(',')) ? '; ' : ', ');
}
