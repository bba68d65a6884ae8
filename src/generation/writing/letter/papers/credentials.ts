/** What the posting asks for and the profile has, as sentences. */
import type { Profile } from '../../../../base/profile.ts';
import type { Matches } from '../../../matching/match.ts';
import type { Line } from '../../../typesetting/page.ts';
import { isDrivingLicence } from '../../../vocabulary/credentials.ts';
import { type AskedCredential, askedCredentials, inARow } from '../../credentials.ts';
import { isNative } from '../../fluency.ts';
import { filled, listed, type Templates } from '../templates.ts';
import { asSaid, plainName, withoutComma, withoutRemarks } from './paper-name.ts';

export function credentials(
  profile: Profile,
  matches: Matches,
  templates: Templates,
  lang: string,
  now: string,
  posting: string,
): Line | null {
  const { held, unfinished, spoken } = askedCredentials(profile, matches, templates, lang, now, posting);
  const sentences = [
    ...(held.length === 0 ? [] : [heldSentence(held, templates)]),
    ...(unfinished.length === 0 ? [] : [begunSentence(unfinished, templates)]),
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

type Named = Pick<AskedCredential, 'name' | 'isDegree'>;

/** A paper by its kind: what is said of it, and its name in that sentence. */
export interface SaidPaper {
  says: string;
  name: string;
  as: string;
}

/** "Notary Public, State of Texas" → "am", "Notary Public in Texas", "a {name}"; null where a language has no such sentences. */
export function saidPaper({ name, isDegree }: Named, { papers }: Pick<Templates, 'papers'>): SaidPaper | null {
  if (papers === null) return null;
  const said = asSaid(plainName(name));
  const kind = papers.kinds.find(({ is }) => is.test(said))!;
  const isOwn = isDegree && /^(?:any|certification|short form)$/.test(kind.name);
  const hasNoArticle = papers.degree.is.test(said);
  return {
    says: kind.says,
    name: withoutComma(kind.says === 'am' ? withoutRemarks(said) : said).replace(/ passed$/, ''),
    as: isOwn ? (hasNoArticle ? '{name}' : papers.degree.as) : kind.as,
  };
}

/** Each with its article: "an MSN in Nursing and the PMP"; several certifications, or trainings, share their word. */
export function listedPapers(some: readonly SaidPaper[], { papers, and }: Pick<Templates, 'papers' | 'and'>): string {
  const joined = joinedAlike(some, and);
  const names = joined.flatMap((paper) => {
    const alike = joined.filter(({ as }) => as === paper.as && /\} (?:certification|training)$/.test(as));
    if (alike.length < 2) return [named(paper, papers)];
    if (paper !== alike[0]) return [];
    const together = withCommas(
      alike.map((one) => named({ ...one, as: '{name}' }, papers)),
      and,
    );
    return [filled(paper.as.replace(/certification$/, '$&s'), { name: together })];
  });
  return withCommas(names, and);
}

/** "An ACLS and BLS Instructor", "a Registered Nurse in Ohio and Michigan": names that differ in one word share the others. */
function joinedAlike(some: readonly SaidPaper[], and: string): SaidPaper[] {
  // A degree in each of two fields is no degree in both.
  const isSame = (one: SaidPaper, other: SaidPaper): boolean => other.says === 'am' && one.as === other.as;
  const joined: SaidPaper[] = [];
  for (const paper of some) {
    const at = joined.findIndex((one) => isSame(one, paper) && together(one.name, paper.name, and) !== null);
    if (at === -1) joined.push(paper);
    else joined[at] = { ...paper, name: together(joined[at]!.name, paper.name, and)! };
  }
  return joined;
}

const OF_A_PLACE = /^(.+ in )(\p{Lu}[\p{L} ]+)$/u;
const SHORT_FORM_FIRST = /^(\p{Lu}{2,6})( \p{Lu}\p{Ll}+)$/u;

function together(one: string, other: string, and: string): string | null {
  const [, what, where] = OF_A_PLACE.exec(one) ?? [];
  if (what !== undefined && other.startsWith(what) && OF_A_PLACE.test(other))
    return `${what}${where} ${and} ${other.slice(what.length)}`;
  const [, short, role] = SHORT_FORM_FIRST.exec(one) ?? [];
  return short !== undefined && other.endsWith(role!) && SHORT_FORM_FIRST.test(other)
    ? `${short} ${and} ${other}`
    : null;
}

const CERTIFICATION = 'the {name} certification';

function named({ name, as }: SaidPaper, papers: Templates['papers']): string {
  const said = as.startsWith('the ') ? name : name.replace(SMALL, (word) => word.toLowerCase());
  const isAn = papers !== null && as.startsWith('a ') && papers.an.test(said);
  return filled(isAn ? as.replace('a ', 'an ') : as, { name: said });
}

/** "a full clean driving licence": no name. */
const SMALL =
  /^(?:Full|Clean|Driving|Driver|Manual(?= dri)|High school|Temporary|Provisional|Conditional|First aid|Trade certificate|Accredited|Digital tachograph)(?!\p{L})|(?<=\p{Lu}{2} )Registration(?!\p{L})/u;

/** As a list; commas inside brackets part nothing. */
function withCommas(names: readonly string[], and: string): string {
  const covered = names.map((name) => name.replace(/\([^()]*\)/gu, (remark) => remark.replaceAll(',', '\0')));
  return listed(covered, and).replaceAll('\0', ',');
}

/** More papers than this are no single sentence. */
const MOST_IN_A_SENTENCE = 4;
export const SAID = ['am', 'hold', 'completed', 'passed'];

/**
 * "I am a Notary Public and hold a B.S. in Biology. I have completed OSHA 30-Hour Construction training."; where a language has
 * no such sentences, a list.
 */
function heldSentence(held: readonly Named[], templates: Templates): string {
  const { hold, holdOne, papers, and } = templates;
  const isLong = held.length > MOST_WITH_REMARKS;
  const short = (name: string): string => (isLong ? withoutRemarks(name) : name);
  const said = held.flatMap((one) => saidPaper({ ...one, name: short(plainName(one.name)) }, templates) ?? []);
  if (papers === null)
    return filled(held.length === 1 ? holdOne : hold, { list: inARow(held.map(({ name }) => short(plainName(name)))) });
  const sentences = SAID.map((says) => {
    const some = said.filter((one) => one.says === says);
    return some.length === 0 ? '' : filled(papers.says[says]?.[0] ?? hold, { list: listedPapers(some, templates) });
  });
  const [being, having, ...done] = sentences;
  const isToDrive = said.every(({ says, name }) => says !== 'hold' || isDrivingLicence(name));
  if (being === '' && isToDrive) return [...done, having].filter(Boolean).join(' ');
  const isOne = being !== '' && having !== '' && held.length <= MOST_IN_A_SENTENCE && !/[,;]/.test(`${being}${having}`);
  return [...(isOne ? [inOneSentence(being!, having!, and)] : [being, having]), ...done].filter(Boolean).join(' ');
}

/** "I am A." and "I hold B." → "I am A and hold B." */
function inOneSentence(one: string, other: string, and: string): string {
  const first = one.replace(/\.$/, '');
  return `${first}${first.includes(` ${and} `) ? ',' : ''} ${and} ${other.replace(/^\S+ /, '')}`;
}

/** "I am working towards an MSN in Nursing." */
export function begunSentence(
  begun: readonly Named[],
  templates: Templates,
  unfinished = templates.unfinished,
): string {
  const { papers } = templates;
  if (papers === null) return filled(unfinished, { list: inARow(begun.map(({ name }) => plainName(name))) });
  // Nobody is yet what he works towards.
  const said = begun
    .map((one) => saidPaper(one, templates)!)
    .map((one) => (one.says === 'am' ? { ...one, as: CERTIFICATION } : one));
  return filled(unfinished, { list: listedPapers(said, templates) });
}
