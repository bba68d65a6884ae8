/** Lists of degrees, certificates and languages, each by its whole name: what is held, what is begun, what is spoken. */
import { isAhead } from '../../../base/dates.ts';
import type { Profile } from '../../../base/profile.ts';
import { isExpired, shortFormOf } from '../../vocabulary/credentials.ts';
import { isBrokenOff, isOngoing, isPlanned } from '../../vocabulary/degrees.ts';
import { degreeParts } from '../../writing/degree.ts';
import { isFluent, isNative } from '../../writing/fluency.ts';
import { asSaid, CODE } from '../../writing/letter/papers/paper-name.ts';
import { isSlightSkill, namesIn, withoutRemark } from '../../writing/skills.ts';
import { signs } from '../quoting/tokens.ts';
import { fieldsOf } from './fields.ts';
import type { Field } from './records.ts';

export type IsListOfPapers = (text: string) => boolean;

export interface Papers {
  held: IsListOfPapers;
  /** Exams by their names, each of which the profile calls passed. */
  passed: IsListOfPapers;
  /** Skills by their whole names, and behind them papers that are held. */
  known: IsListOfPapers;
  /** Skills, also by a name in them ("Power BI" of "Power BI and DAX"), none of which is called slight. */
  skilled: IsListOfPapers;
  begun: IsListOfPapers;
  spoken: IsListOfPapers;
  /** Languages that somebody grew up with. */
  native: IsListOfPapers;
  /** Languages by their names, each of which is spoken fluently, or as one's own. */
  fluent: IsListOfPapers;
  /** Two such languages. */
  bilingual: IsListOfPapers;
  /** Of papers that are held and languages. */
  all: IsListOfPapers;
}

export function papersOf(profile: Profile, now: string): Papers {
  const isBegun = ({ current, end }: Profile['education'][number]): boolean =>
    current || (end !== null && isAhead(end, now));
  const degrees = (begun: boolean): Field[] =>
    profile.education
      .filter((item) => isBegun(item) === begun && !isPlanned(item.studyType ?? ''))
      .map((item) => nameField(degreeForms(item)));
  const certificates = (begun: boolean): Field[] =>
    profile.certificates.flatMap(({ name }) =>
      name !== null && isOngoing(name) === begun && !isPlanned(name) ? [nameField(nameForms(name, begun))] : [],
    );
  const passed = profile.certificates.flatMap(({ name }) => {
    const forms = nameForms(name ?? '').filter((form) => PASSED.test(form));
    return forms.length === 0 ? [] : [nameField(forms.map((form) => form.replace(PASSED, '')))];
  });
  const held = [...degrees(false), ...certificates(false)];
  const skills = profile.skills.flatMap(({ keywords }) => keywords.map(({ text }) => nameField([text])));
  const spoken = profile.languages.map(({ language, fluency }) => nameField(languageForms(language, fluency)));
  const fluent = profile.languages
    .filter(({ fluency }) => isFluent(fluency))
    .map(({ language }) => nameField(languageForms(language, null)));
  return {
    held: listOf(held),
    passed: listOf(passed),
    known: knownOf(listOf(skills), listOf(held)),
    skilled: listOf(profile.skills.flatMap(skillFields)),
    begun: listOf([...degrees(true), ...certificates(true)]),
    spoken: listOf(spoken),
    native: listOf(
      profile.languages.flatMap(({ language, fluency }) =>
        language !== null && isNative(fluency) ? [nameField([language])] : [],
      ),
    ),
    fluent: listOf(fluent),
    bilingual: (text) => fieldsOf(signs(text), { fields: fluent }, BETWEEN)?.length === 2,
    all: listOf([...held, ...spoken]),
  };
}

function skillFields({ name, keywords }: Profile['skills'][number]): Field[] {
  const texts = keywords.length > 0 ? keywords.map(({ text }) => text) : name === null ? [] : [name];
  return texts
    .filter((text) => !isSlightSkill(text))
    .map((text) => {
      const whole = withoutRemark(text);
      return nameField([text, whole, ...namesIn(whole)]);
    });
}

/** What stands between the names, and is no part of them. */
const BETWEEN = [
  ...['the', 'an', 'a', 'and', 'certification', 'certifications', 'qualification', 'training', 'und', 'et', 'y', 'e'],
  // From what somebody is to what he has, and has learned.
  ...['am', 'hold', 'have completed'].map(signs),
];

const PASSED = / passed$/u;

/** Skills are known, and only papers that are held stand behind "hold": a skill of a paper's name is none. */
function knownOf(areSkills: IsListOfPapers, areHeld: IsListOfPapers): IsListOfPapers {
  return (text) => {
    const from = text.search(/,? (?:and )?(?:am|hold|have completed) /);
    if (from === -1) return areSkills(text);
    return areSkills(text.slice(0, from)) && areHeld(text.slice(from).replace(/^,? (?:and )?/, ''));
  };
}

function listOf(fields: Field[]): IsListOfPapers {
  return (text) => fieldsOf(signs(text), { fields }, BETWEEN) !== null;
}

const nameField = (texts: readonly string[]): Field => ({ kind: 'name', forms: texts });

const IN_PROGRESS = '(?:in progress|laufend|en cours|en curso)';
const VALID = '(?:active|current|valid|gültig|en cours de validité|vigente)';
const REMARKS: readonly RegExp[] = [
  /\s*\([^()]*;.*$|;.*$/u,
  new RegExp(`,? (?:${VALID}|${IN_PROGRESS})$`, 'iu'),
  new RegExp(`\\s?[-–:] ${IN_PROGRESS}(?=[,.]|$)`, 'iu'),
  new RegExp(`(?<=\\()${IN_PROGRESS},\\s*|\\s*\\(${IN_PROGRESS}\\)`, 'iu'),
  /\s*\([^()]*\)$/u,
  /(?<=\)), [^,()]*$/u,
  // "Crane operator: tower, mobile"
  /(?<=^[^:,()]*\p{Ll}{3}): [^:()]+, [^:()]+$/u,
  /\s*\([^()]*\)(?=.)/u,
  CODE,
];

/** Without these words more would be said than is so, unless they speak of a part by its number: "(Module 3 pending)". */
const DOUBT =
  /(?<!\p{L})(?:pending|applied|expected|scheduled|exam|student|inactive|candidate|not|only|beantragt|angemeldet|demandée?|solicitad[oa])(?!\p{L})/iu;
const OF_A_PART = /(?<!\p{L})(?:module?|part|unit|paper|stage|teil|partie|parte|módulo) [\p{N}A-Z](?!\p{L})/iu;

const isDoubted = (name: string): boolean =>
  isExpired(name) || isBrokenOff(name) || (DOUBT.test(name) && !OF_A_PART.test(name));

/** The whole name, also without the remarks behind it, which only say more of the same paper. */
function nameForms(name: string, begun = false): string[] {
  const forms = [name];
  // Of what is begun nobody says too much.
  if (!begun && isDoubted(name)) return [name];
  const short = shortFormOf(name);
  if (short !== null) forms.push(short);
  for (const remark of REMARKS) forms.push(...forms.map((form) => form.replace(remark, '').trim()));
  return [...new Set([...forms, ...forms.map(asSaid)])];
}

/** The degree with or without what it is in: "Organic Chemistry; thesis: …" is Organic Chemistry. */
function degreeForms(item: Profile['education'][number]): string[] {
  const [degree, area] = degreeParts(item);
  if (degree === undefined) return [];
  const [, bare, remark] = /^(.+?)(\s*\([^()]*\))?$/u.exec(degree)!;
  const last = ` ${/[^ ]+$/u.exec(degree)![0]}`.toLowerCase();
  const areas = area === undefined ? [] : [...nameForms(area), area.split(/[,;:(]/, 1)[0]!];
  const joined = areas.flatMap((one) => [
    `${degree} ${one}`,
    `${degree} in ${one}`,
    `${degree.split(',', 1)[0]!} in ${one}`,
    `${bare} ${one}${remark ?? ''}`,
    `${bare} in ${one}${remark ?? ''}`,
    // Where the area is what the paper is called, or says of which level it is.
    `${degree} qualification in ${one}`,
    `${one} ${degree}`,
    ...(one.toLowerCase().endsWith(last) ? [`${degree.slice(0, -last.length)} ${one}`] : []),
  ]);
  return [...nameForms(degree), ...joined.flatMap((one) => nameForms(one))];
}

/** "French (B1)", "fluent Spanish". */
function languageForms(language: string | null, fluency: string | null): string[] {
  if (language === null) return [];
  const bare = (fluency ?? '').replace(/\s*[([,].*$/u, '');
  const grade = /\b[ABC][12]\b/.exec(fluency ?? '')?.[0] ?? '';
  const levels = [fluency ?? '', bare, grade].filter((level) => level !== '');
  return [language, ...levels.flatMap((level) => [`${language} ${level}`, `${level} ${language}`])];
}
