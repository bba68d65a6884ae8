/** What a sentence may draw on: facts with the entry that they stand in, things of no place in particular, and the posting. */
import { isAhead } from '../../../base/dates.ts';
import type { Employer, Fact, Profile } from '../../../base/profile.ts';
import type { LetterTexts } from '../pages/letter-texts.ts';
import { printedDates } from '../pages/printed-dates.ts';
import { type Clause, clausesOf } from './clauses.ts';
import type { Lexicon, LexiconLanguage } from './lexicon.ts';
import type { Text } from './text.ts';
import { type Word, wordsOf } from './words.ts';

/** The id of what the account holder wrote for this letter. */
export const REQUEST = 'request';

/** One statement of the profile. */
export interface Statement extends Text {
  id: string;
  entry: Entry | null;
  clauses: Clause[];
}

/** A role, a degree or a project. */
export interface Entry {
  id: string;
  /** The employer or school: roles of one employer share it. */
  owner: string;
  names: Word[][];
  titles: Word[][];
  /** Where, when, and what it is about. */
  details: Word[][];
  start: string | null;
  end: string | null;
  isCurrent: boolean;
  isUnfinished: boolean;
  isProject: boolean;
}

export interface Material {
  lexicon: Lexicon;
  now: string;
  statements: Statement[];
  entries: Entry[];
  /** A skill, certificate, language with its level, degree: told whole or in part, never mixed with another. */
  items: { id: string; words: Word[] }[];
  /** Names, addresses and numbers of the person. */
  person: Word[][];
  /** As they are written. */
  addresses: string[];
  posting: Word[];
  /** The vacancy's title and the employer's name, which stand wherever they are needed. */
  vacancy: Word[][];
  /** The names of that employer. */
  companies: Word[][];
}

type Given = string | null | undefined;

export interface MaterialSources {
  profile: Profile;
  now: string;
  letter: LetterTexts | null;
}

export function materialOf({ profile, now, letter }: MaterialSources, lexicon: Lexicon): Material {
  const words = (text: string): Word[] => wordsOf(text, lexicon);
  const all = (...texts: Given[]): Word[][] => given(...texts).map(words);
  const entries: Entry[] = [];
  const statements: Statement[] = [];
  const state = (entry: Entry | null, facts: readonly (Fact | null)[]): void => {
    for (const fact of facts) if (fact !== null) statements.push(statementOf(fact.id, fact.text, entry, lexicon));
  };
  const dates = (...some: Given[]): Word[][] =>
    given(...some).flatMap((date) => printedDates(date, lexicon.lang).map(words).filter(isWrittenOut));

  state(null, [profile.basics.summary, profile.basics.label]);
  for (const employer of [...profile.work, ...profile.volunteer]) {
    const sort = profile.volunteer.includes(employer) ? VOLUNTEER[lexicon.lang] : null;
    for (const [role, entry] of rolesOf(employer, sort, all, dates)) {
      entries.push(entry);
      state(entry, [role.summary, ...role.highlights]);
      if (employer.description !== null)
        statements.push(statementOf(`${employer.id} description`, employer.description, entry, lexicon));
    }
  }
  for (const item of profile.education) {
    const entry: Entry = {
      id: item.id,
      owner: item.id,
      names: all(item.institution),
      titles: all(
        [item.studyType, item.area, isDegree(item) ? SORTS[lexicon.lang].degree : ''].filter(Boolean).join(' '),
      ),
      details: [...all(item.score, item.location), ...dates(item.start, item.end)],
      start: item.start,
      end: item.end,
      isCurrent: item.current,
      isUnfinished: item.current || (item.end !== null && isAhead(item.end, now)),
      isProject: false,
    };
    entries.push(entry);
    state(entry, [...item.courses, ...item.highlights]);
  }
  for (const item of profile.projects) {
    const entry: Entry = {
      id: item.id,
      owner: item.id,
      names: all(item.name),
      titles: all(...item.roles),
      details: [...all(item.entity, item.type), ...dates(item.start, item.end)],
      start: item.start,
      end: item.end,
      isCurrent: item.current,
      isUnfinished: false,
      isProject: true,
    };
    entries.push(entry);
    state(entry, [item.description, ...item.highlights, ...item.keywords]);
  }
  state(null, [...profile.awards.map((one) => one.summary), ...profile.publications.map((one) => one.summary)]);
  for (const text of letter?.request ?? []) statements.push(statementOf(REQUEST, text, null, lexicon));

  const { basics } = profile;
  return {
    lexicon,
    now,
    statements,
    entries,
    items: itemsOf(profile, lexicon.lang).map(({ id, text }) => ({ id, words: words(text) })),
    person: all(basics.name, basics.email, basics.phone, basics.url, basics.location?.city, basics.location?.region),
    addresses: given(basics.email, basics.url, ...(letter?.request ?? []), letter?.posting, letter?.company),
    posting: words([letter?.posting, letter?.company].filter(Boolean).join('\n')),
    vacancy: all(letter?.jobTitle, feminine(letter?.jobTitle, lexicon.lang), ...(letter?.companyNames ?? [])),
    companies: all(...(letter?.companyNames ?? [])),
  };
}

const NO_DEGREE =
  /certificat|zertifikat|boot\s?camp|course|kurs|lehrgang|diploma|training|high school|abitur|bac\b|bachillerato/iu;

function isDegree({ studyType, area }: Profile['education'][number]): boolean {
  return !NO_DEGREE.test(studyType ?? area ?? '');
}

/** A posting for an "Ingenieur" is answered by an "Ingenieurin" too. */
function feminine(title: Given, lang: LexiconLanguage): Given {
  return lang === 'de' ? title?.replace(/(?<=\p{L}{3}(?:er|eur|or|ist|ent|ant))(?!\p{L})/gu, 'in') : null;
}

/** "10/2019" would make a ten of any October. */
const isWrittenOut = (date: readonly Word[]): boolean =>
  date.every((word) => !word.isNumber || /^\d{4}$/.test(word.key));

function statementOf(id: string, text: string, entry: Entry | null, lexicon: Lexicon): Statement {
  const words = wordsOf(text, lexicon);
  return { id, entry, words, keys: words.map((word) => word.key), lexicon, clauses: clausesOf(words, lexicon) };
}

function rolesOf(
  employer: Employer,
  sort: string | null,
  all: (...texts: Given[]) => Word[][],
  dates: (...some: Given[]) => Word[][],
): [Employer['roles'][number], Entry][] {
  return employer.roles.map((role) => [
    role,
    {
      id: role.id,
      owner: employer.id,
      names: all(employer.name),
      titles: all(role.position, sort),
      details: [...all(employer.location, role.location), ...dates(role.start, role.end)],
      start: role.start,
      end: role.end,
      isCurrent: role.current,
      isUnfinished: false,
      isProject: false,
    },
  ]);
}

/** What an item may be called beside its own words. */
const SORTS: Record<LexiconLanguage, { language: string; certificate: string; publication: string; degree: string }> = {
  en: { language: 'language', certificate: 'certificate certification', publication: 'publication', degree: 'degree' },
  de: { language: 'Sprache', certificate: 'Zertifikat', publication: 'Veröffentlichung', degree: 'Abschluss' },
  fr: { language: 'langue', certificate: 'certificat', publication: 'publication', degree: 'diplôme' },
  es: { language: 'idioma', certificate: 'certificado', publication: 'publicación', degree: 'título' },
};

/** Whoever has an entry among the volunteer work is one, whatever the entry calls it. */
const VOLUNTEER: Record<LexiconLanguage, string> = {
  en: 'volunteer',
  de: 'ehrenamtlich',
  fr: 'bénévole',
  es: 'voluntario',
};

export const isSort = (word: string, lang: LexiconLanguage): boolean =>
  Object.values(SORTS[lang]).some((sort) => sort.toLowerCase().split(' ').includes(word.toLowerCase()));

export const isLanguageSort = (word: string, lang: LexiconLanguage): boolean => word === SORTS[lang].language;

/** "June 2024" and "2024". */
function datesOf(date: Given, lang: string): string[] {
  return date ? printedDates(date, lang).filter((form) => !/[/.]/.test(form)) : [];
}

function itemsOf(profile: Profile, lang: LexiconLanguage): { id: string; text: string }[] {
  const sort = SORTS[lang];
  const item = (id: string, ...texts: Given[]): { id: string; text: string }[] => {
    const text = given(...texts).join(' ');
    return text === '' ? [] : [{ id, text }];
  };
  return [
    ...profile.skills.flatMap((skill) => [
      ...item(skill.id, skill.name, skill.level),
      ...skill.keywords.flatMap((fact) => item(fact.id, fact.text)),
    ]),
    ...profile.languages.flatMap((one) => item(one.id, one.language, one.fluency, sort.language)),
    ...profile.certificates.flatMap((one) =>
      item(one.id, one.name, one.issuer, ...datesOf(one.date, lang), sort.certificate),
    ),
    ...profile.awards.flatMap((one) => item(one.id, one.title, one.awarder, ...datesOf(one.date, lang))),
    ...profile.publications.flatMap((one) =>
      item(one.id, one.name, one.publisher, ...datesOf(one.releaseDate, lang), sort.publication),
    ),
    ...profile.interests.flatMap((one) => item(one.id, one.name)),
  ];
}

const given = (...texts: Given[]): string[] => texts.filter((text): text is string => !!text);
