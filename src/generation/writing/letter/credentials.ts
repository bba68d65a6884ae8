/** What the posting asks for and the profile has, as sentences. */
import type { Profile } from '../../../base/profile.ts';
import type { Matches } from '../../matching/match.ts';
import type { Line } from '../../typesetting/page.ts';
import { type AskedCredential, askedCredentials, inARow } from '../credentials.ts';
import { filled, listed, type Templates } from './templates.ts';

export function credentials(
  profile: Profile,
  matches: Matches,
  templates: Templates,
  lang: string,
  now: string,
  posting: string,
): Line | null {
  const { held, unfinished, spoken } = askedCredentials(profile, matches, templates, lang, now, posting);
  const namesOf = (some: readonly AskedCredential[]): string[] => some.map(({ name }) => plain(name));
  const languages = spoken.map(({ language, fluency }) => spokenAs(language!, fluency, lang));
  const sentences = [
    ...(held.length === 0 ? [] : [sentenceOf(namesOf(held), templates)]),
    ...(unfinished.length === 0 ? [] : [filled(templates.unfinished, { list: inARow(namesOf(unfinished)) })]),
    ...(languages.length === 0 ? [] : [filled(templates.speak, { list: listed(languages, templates.and) })]),
  ];
  const ids = [...held, ...unfinished, ...spoken].map(({ id }) => id);
  return sentences.length === 0 ? null : { text: sentences.join(' '), ids };
}

/** Without what a form adds: a second note after a semicolon, "active", "in progress". */
function plain(name: string): string {
  return name
    .replace(/;.*$/, '')
    .replace(
      /,? (?:active|current|valid|gültig|en cours de validité|vigente|in progress|laufend|en cours|en curso)$/i,
      '',
    )
    .replace(/\s?[-–:] (?:in progress|laufend|en cours|en curso)(?=[,.]|$)/i, '')
    .replace(/\((?:in progress|laufend|en cours|en curso),\s*/i, '(')
    .replace(/\s*\((?:in progress|laufend|en cours|en curso)\)/i, '')
    .trim();
}

/** "French (B1)": the grade says it all; without one, the words that stand outside further brackets. */
function spokenAs(language: string, fluency: string | null, lang: string): string {
  const words = (fluency ?? '').replace(/\s*[([].*$/, '').trim();
  const level = /\b[ABC][12]\b/.exec(fluency ?? '')?.[0] ?? (lang === 'de' ? words : words.toLowerCase());
  return level === '' ? language : `${language} (${level})`;
}

/** "I hold a B.S. in Biology and the PMP." where every article is certain, else a list. */
function sentenceOf(held: readonly string[], templates: Templates): string {
  const forms = held.map((name) => (held.length > 1 && name.includes(',') ? null : withArticle(name, templates)));
  const isCertain = templates.holdSentence !== null && forms.every((form) => form !== null);
  return isCertain
    ? filled(templates.holdSentence!, { list: listed(forms as string[], templates.and) })
    : filled(held.length === 1 ? templates.holdOne : templates.hold, { list: inARow(held) });
}

function withArticle(name: string, { articles }: Templates): string | null {
  const found = articles.find(([pattern]) => new RegExp(pattern, 'u').test(name));
  return found === undefined ? null : filled(found[1], { name });
}
