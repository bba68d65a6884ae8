/** The degree, licence and certificates that the posting asks for and the profile has, and the languages. */
import type { Profile } from '../../../base/profile.ts';
import type { Matches } from '../../matching/match.ts';
import type { Line } from '../../typesetting/page.ts';
import { isDrivingLicence, isExpired } from '../../vocabulary/credentials.ts';
import { isBrokenOff } from '../../vocabulary/degrees.ts';
import { isLanguageOf } from '../../vocabulary/known-languages.ts';
import { degreeParts } from '../degree.ts';
import { filled, listed, type Templates } from './templates.ts';

const MAX_HELD = 4;
const MAX_SPOKEN = 3;

interface Credential {
  id: string;
  name: string;
  isMust: boolean;
}

export function credentials(
  profile: Profile,
  matches: Matches,
  templates: Templates,
  lang: string,
  now: string,
): Line | null {
  const asked = askedFor(matches, new Set(profile.certificates.map(({ id }) => id)));
  const isDone = ({ current, end }: Profile['education'][number]): boolean =>
    !current && (end === null || end.slice(0, 7) <= now.slice(0, 7));
  const named = (id: string, name: string | null): Credential[] =>
    name === null || !asked.has(id) || isExpired(name) || isBrokenOff(name)
      ? []
      : [{ id, name: plain(name), isMust: asked.get(id)! }];
  const degrees = (done: boolean): Credential[] =>
    profile.education
      .filter((item) => isDone(item) === done)
      .flatMap((item) => named(item.id, degreeName(item, templates)));
  const held = inOrder([...degrees(true), ...profile.certificates.flatMap(({ id, name }) => named(id, name))]);
  const unfinished = inOrder(degrees(false));
  // Whoever writes in a language need not say that he knows it.
  const spoken = profile.languages
    .filter(({ language }) => language !== null && !isLanguageOf(lang, language))
    .flatMap(({ id, language, fluency }) => named(id, spokenAs(language!, fluency, lang)))
    .slice(0, MAX_SPOKEN);
  const sentences = [
    ...(held.length === 0 ? [] : [sentenceOf(held, templates)]),
    ...(unfinished.length === 0 ? [] : [filled(templates.unfinished, { list: inARow(unfinished) })]),
    ...(spoken.length === 0
      ? []
      : [
          filled(templates.speak, {
            list: listed(
              spoken.map(({ name }) => name),
              templates.and,
            ),
          }),
        ]),
  ];
  const ids = [...held, ...unfinished, ...spoken].map(({ id }) => id);
  return sentences.length === 0 ? null : { text: sentences.join(' '), ids };
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
function inOrder(all: readonly Credential[]): Credential[] {
  const rank = ({ name, isMust }: Credential): number => (isDrivingLicence(name) ? 2 : isMust ? 0 : 1);
  if (all.every(({ name }) => isDrivingLicence(name))) return [];
  return all
    .filter(({ name, isMust }) => isMust || !isDrivingLicence(name))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, MAX_HELD);
}

/** Without what a form adds: a second note after a semicolon, "active", "in progress". */
function plain(name: string): string {
  return name
    .replace(/;.*$/, '')
    .replace(
      /, (?:active|current|valid|gültig|en cours de validité|vigente|in progress|laufend|en cours|en curso)$/i,
      '',
    )
    .replace(/\((?:in progress|laufend|en cours|en curso),\s*/i, '(')
    .replace(/\s*\((?:in progress|laufend|en cours|en curso)\)/i, '')
    .trim();
}

/** "I hold a B.S. in Biology and the PMP." where every article is certain, else a list. */
function sentenceOf(held: readonly Credential[], templates: Templates): string {
  const forms = held.map(({ name }) => (held.length > 1 && name.includes(',') ? null : withArticle(name, templates)));
  const isCertain = templates.holdSentence !== null && forms.every((form) => form !== null);
  return isCertain
    ? filled(templates.holdSentence!, { list: listed(forms as string[], templates.and) })
    : filled(held.length === 1 ? templates.holdOne : templates.hold, { list: inARow(held) });
}

function withArticle(name: string, { articles }: Templates): string | null {
  const found = articles.find(([pattern]) => new RegExp(pattern, 'u').test(name));
  return found === undefined ? null : filled(found[1], { name });
}

function inARow(items: readonly Credential[]): string {
  return items.map(({ name }) => name).join(items.some(({ name }) => name.includes(',')) ? '; ' : ', ');
}

function degreeName(item: Profile['education'][number], templates: Templates): string | null {
  const [degree, area] = degreeParts(item);
  if (degree === undefined) return null;
  return area === undefined ? degree : filled(templates.degreeIn, { degree, area });
}

/** "French (B1)": the grade says it all; without one, the words that stand outside further brackets. */
function spokenAs(language: string, fluency: string | null, lang: string): string {
  const words = (fluency ?? '').replace(/\s*[([].*$/, '').trim();
  const level = /\b[ABC][12]\b/.exec(fluency ?? '')?.[0] ?? (lang === 'de' ? words : words.toLowerCase());
  return level === '' ? language : `${language} (${level})`;
}
