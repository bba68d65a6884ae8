/** What the posting asks for and the profile has, as sentences. */
import type { Profile } from '../../../base/profile.ts';
import type { Matches } from '../../matching/match.ts';
import type { Line } from '../../typesetting/page.ts';
import { type AskedCredential, askedCredentials, inARow } from '../credentials.ts';
import { filled, listed, type Templates, withArticle } from './templates.ts';

export function credentials(
  profile: Profile,
  matches: Matches,
  templates: Templates,
  lang: string,
  now: string,
  posting: string,
): Line | null {
  const { held, unfinished, spoken } = askedCredentials(profile, matches, templates, lang, now, posting);
  const namesOf = (some: readonly AskedCredential[]): string[] =>
    some.map(({ name }) => (some.length > MOST_WITH_REMARKS ? withoutRemark(plain(name)) : plain(name)));
  const languages = spoken.map(({ language, fluency }) => spokenAs(language!, fluency, lang));
  const sentences = [
    ...(held.length === 0 ? [] : [sentenceOf(namesOf(held), templates)]),
    ...(unfinished.length === 0 ? [] : [begunSentence(namesOf(unfinished), templates)]),
    ...(languages.length === 0 ? [] : [filled(templates.speak, { list: listed(languages, templates.and) })]),
  ];
  const ids = [...held, ...unfinished, ...spoken].map(({ id }) => id);
  return sentences.length === 0 ? null : { text: sentences.join(' '), ids };
}

/** Of many papers the names are enough; a short form is a name, too. */
const MOST_WITH_REMARKS = 3;

function withoutRemark(name: string): string {
  return name.replace(/\s*\((?=[^()]*[\s,])[^()]*\)$/u, '');
}

/** Without what a form adds: a second note after a semicolon, "active", "in progress". */
export function plain(name: string): string {
  return name
    .replace(/\s*\([^()]*;.*$|;.*$/, '')
    .replace(/,? \(?(?:part|full)[- ]time\)?(?=,| |$)/i, '')
    .replace(
      /,? (?:active|current|valid|gültig|en cours de validité|vigente|in progress|laufend|en cours|en curso)$/i,
      '',
    )
    .replace(/ \((?:active|current|valid|gültig|vigente)\)$/i, '')
    .replace(/\s?[-–:] (?:in progress|laufend|en cours|en curso)(?=[,.]|$)/i, '')
    .replace(/\((?:in progress|laufend|en cours|en curso),\s*/i, '(')
    .replace(/\s*\((?:in progress|laufend|en cours|en curso)\)/i, '')
    .trim();
}

const BEFORE_LANGUAGE = /^(?:fluent|conversational|intermediate|basic|advanced)$/;

/** "French (B1)": the grade says it all; without one, the words that stand outside further brackets. */
export function spokenAs(language: string, fluency: string | null, lang: string): string {
  const words = (fluency ?? '').replace(/\s*[([].*$/, '').trim();
  const level = /\b[ABC][12]\b/.exec(fluency ?? '')?.[0] ?? (lang === 'de' ? words : words.toLowerCase());
  if (lang === 'en' && BEFORE_LANGUAGE.test(level)) return `${level} ${language}`;
  return level === '' ? language : `${language} (${level})`;
}

/** "I am a Notary Public. I hold a B.S. in Biology and the PMP."; where a language has no such sentence, a list. */
function sentenceOf(held: readonly string[], templates: Templates): string {
  const { hold, holdOne, holdSentence, am, and } = templates;
  if (holdSentence === null || am === null) return filled(held.length === 1 ? holdOne : hold, { list: inARow(held) });
  const isRole = (name: string): boolean => isOneBy(name, templates);
  const having = held.filter((name) => !isRole(name));
  const holding = having.map((name) => named(name, templates));
  // Courses have no article: "I hold SQL for Data Analysis" is no English.
  const isCertain = holding.some((name, at) => name !== having[at]);
  const being = held.filter(isRole).map((name) => withArticle(name, templates));
  const sentences: [string, string[]][] = [
    [isCertain ? holdSentence : hold, holding],
    [am, being],
  ];
  return sentences
    .flatMap(([form, names]) => (names.length === 0 ? [] : [filled(form, { list: listed(names, and) })]))
    .join(' ');
}

/** What somebody is by a paper: "Notary Public". */
export function isOneBy(name: string, { roles }: Pick<Templates, 'roles'>): boolean {
  return roles !== null && new RegExp(roles, 'u').test(name.split(/[,(:]/, 1)[0]!.trim());
}

/** "I am working towards an MSN in Nursing."; a list where an article is uncertain. */
function begunSentence(begun: readonly string[], templates: Templates): string {
  const names = begun.map((name) => named(name, templates));
  const isCertain = names.every((name, at) => name !== begun[at]);
  return templates.unfinishedSentence === null || !isCertain
    ? filled(templates.unfinished, { list: inARow(begun) })
    : filled(templates.unfinishedSentence, { list: listed(names, templates.and) });
}

/** With its article, where that is certain. */
export function named(name: string, { articles }: Templates): string {
  const [, form] = articles.find(([pattern]) => new RegExp(pattern, 'u').test(name)) ?? [];
  return form === undefined ? name : filled(form, { name: inSmallLetters(name) });
}

/** "a full clean driving licence": no name. */
function inSmallLetters(name: string): string {
  return name.replace(/^(?:Full|Clean|Driving|Driver|Manual|High school)(?!\p{L})/u, (word) => word.toLowerCase());
}
