/** What the posting asks for and the profile has, as sentences. */
import type { Profile } from '../../../base/profile.ts';
import type { Matches } from '../../matching/match.ts';
import type { Line } from '../../typesetting/page.ts';
import { type AskedCredential, askedCredentials, inARow } from '../credentials.ts';
import { isNative } from '../fluency.ts';
import { plainName, roleIn, withoutComma, withoutRemarks } from './paper-name.ts';
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
    some.map(({ name }) => (some.length > MOST_WITH_REMARKS ? withoutRemarks(plainName(name)) : plainName(name)));
  const sentences = [
    ...(held.length === 0 ? [] : [sentenceOf(namesOf(held), templates)]),
    ...(unfinished.length === 0 ? [] : [begunSentence(namesOf(unfinished), templates)]),
    ...spokenSentences(spoken, templates, lang),
  ];
  const ids = [...held, ...unfinished, ...spoken].map(({ id }) => id);
  return sentences.length === 0 ? null : { text: sentences.join(' '), ids };
}

/** Of many papers the names are enough; a short form is a name, too. */
const MOST_WITH_REMARKS = 3;

type Spoken = Pick<Profile['languages'][number], 'language' | 'fluency'>;

function spokenSentences(spoken: readonly Spoken[], { native, speak, and }: Templates, lang: string): string[] {
  const own = native === null ? [] : spoken.filter(({ fluency }) => isNative(fluency));
  const others = spoken.filter((one) => !own.includes(one));
  return [
    ...(own.length === 0
      ? []
      : [
          filled(native!, {
            list: listed(
              own.map(({ language }) => language!),
              and,
            ),
          }),
        ]),
    ...(others.length === 0
      ? []
      : [
          filled(speak, {
            list: listed(
              others.map(({ language, fluency }) => spokenAs(language!, fluency, lang)),
              and,
            ),
          }),
        ]),
  ];
}

const BEFORE_LANGUAGE = /^(?:fluent|conversational|intermediate|basic|advanced|good)$/;

/** "French (B1)": the grade says it all; without one, the words that stand outside further brackets. */
export function spokenAs(language: string, fluency: string | null, lang: string): string {
  const words = (fluency ?? '').replace(/\s*[([,].*$/, '').trim();
  const level = /\b[ABC][12]\b/.exec(fluency ?? '')?.[0] ?? (lang === 'de' ? words : words.toLowerCase());
  if (lang === 'en' && BEFORE_LANGUAGE.test(level)) return `${level} ${language}`;
  return level === '' ? language : `${language} (${level})`;
}

/** More papers than this are no single sentence. */
const MOST_IN_A_SENTENCE = 4;

/**
 * "I am a Notary Public, hold a B.S. in Biology and have completed OSHA 30-Hour Construction."; where a language has no such
 * sentence, a list.
 */
function sentenceOf(held: readonly string[], templates: Templates): string {
  const { hold, holdOne, holdSentence, am, roles, completed, courses, and } = templates;
  if (holdSentence === null || am === null || roles === null || completed === null || courses === null)
    return filled(held.length === 1 ? holdOne : hold, { list: inARow(held) });
  const isCourse = new RegExp(courses, 'u');
  const being = held.filter((name) => isOneBy(name, templates));
  const done = held.filter((name) => !being.includes(name) && isCourse.test(name));
  const having = held.filter((name) => !being.includes(name) && !done.includes(name));
  const parts: [form: string, names: string[]][] = [
    [am, being.map((name) => withArticle(withoutRemarks(roleIn(name)), templates))],
    [holdSentence, having.map((name) => named(withoutComma(name), templates))],
    [completed, done.map(withoutComma)],
  ];
  const said = parts.flatMap(([form, names]) =>
    names.length === 0 ? [] : [filled(form, { list: listed(names, and) })],
  );
  const isLong =
    held.length > MOST_IN_A_SENTENCE || (said.length > 1 && said.some((sentence) => sentence.includes(',')));
  return isLong || said.length === 1 ? said.join(' ') : inOneSentence(said, and);
}

/** "I am A." and "I hold B." → "I am A and hold B." */
function inOneSentence(sentences: readonly string[], and: string): string {
  const [first, ...others] = sentences.map((sentence) => sentence.replace(/\.$/, ''));
  return `${listed([first!, ...others.map((sentence) => sentence.replace(/^\S+ /, ''))], and)}.`;
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
