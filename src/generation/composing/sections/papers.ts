/** The degree, certificates and languages that are asked for, in sentences at the top of the page. */
import { OPENING_ID } from '../../../base/documents/profile-part.ts';
import type { Education, Profile } from '../../../base/profile.ts';
import type { Line } from '../../typesetting/page.ts';
import { isDrivingLicence, isEveryday, shortFormOf } from '../../vocabulary/credentials.ts';
import { isLanguageOf } from '../../vocabulary/known-languages.ts';
import { verbOf } from '../../vocabulary/verbs.ts';
import { fold } from '../../vocabulary/words.ts';
import {
  type AskedCredential,
  type AskedCredentials,
  askedCredentials,
  inARow,
  isNamedIn,
} from '../../writing/credentials.ts';
import { isFluent, isNative } from '../../writing/fluency.ts';
import { begunSentence, listedPapers, SAID, saidPaper, spokenAs } from '../../writing/letter/papers/credentials.ts';
import { plainName } from '../../writing/letter/papers/paper-name.ts';
import { filled, letterLanguage, listed, type Templates, templatesFor } from '../../writing/letter/templates.ts';
import { byDate } from '../choosing/career.ts';
import type { PageContext } from '../context.ts';
import { isLatin, isSaidIn, sharesTrade, tellingIn } from './qualifications.ts';

const MAX_PAPERS = 3;
const MAX_CHARACTERS = 150;
const MAX_CHARACTERS_OF_PAPER = 80;

type Paper = AskedCredential;

type Language = Profile['languages'][number];

/** "Holds the CKA. Fluent in French.": what is asked for and what was not `said` before. */
export function papersSentence(context: PageContext, said = '', room = MAX_CHARACTERS): Line | null {
  const papers = papersOf(context, said);
  const languages = languagesOf(context, said);
  // What the posting wants most stands first; a language takes less room than a paper, and is not in a section above.
  const fewer = papers.map((_, at) => papers.slice(0, papers.length - at));
  const needed = languages.filter(({ isMust }) => isMust);
  const choices = [languages, needed, []].flatMap((spoken) => [...fewer, []].map((held) => ({ held, spoken })));
  const mustsOf = ({ held, spoken }: (typeof choices)[number]): number =>
    [...held, ...spoken].filter(({ isMust }) => isMust).length;
  const possible = choices
    .filter(({ held, spoken }) => held.length + spoken.length > 0)
    .toSorted((a, b) => mustsOf(b) - mustsOf(a));
  for (const { held, spoken } of possible) {
    const text = [...heldSentences(held, context), ...spokenSentences(spoken, context, said)].join(' ');
    if (text.length <= Math.min(room, MAX_CHARACTERS))
      return { text, ids: [OPENING_ID, ...[...held, ...spoken].map(({ id }) => id)] };
  }
  return null;
}

const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}(?![\\p{L}\\p{N}])`, 'u').test(text);

/** The degree of a beginner with no calling opens the page by its name, and else the one that he works towards. */
export function openingPapers(context: PageContext): Line | null {
  const degrees = papersOf(context, '').filter(({ isDegree }) => isDegree);
  const ids = (of: readonly { id: string }[]): string[] => [OPENING_ID, ...of.map(({ id }) => id)];
  if (degrees.length > 0) return { text: `${inARow(degrees.map(({ name }) => name))}.`, ids: ids(degrees) };
  const templates = templatesFor(context.lang);
  const [begun] = asked(context).unfinished.filter(({ isDegree }) => isDegree);
  if (!context.isBeginner || begun === undefined || templates.page.toward === null) return null;
  return { text: begunSentence([begun], templates, templates.page.toward), ids: ids([begun]) };
}

function papersOf(context: PageContext, said: string): Paper[] {
  const { profile, lang, isBeginner } = context;
  const own = profile.basics.summary?.text ?? '';
  const degrees = new Map(profile.education.map((item) => [item.id, item]));
  const certificates = new Set(profile.certificates.map(({ id }) => id));
  return asked(context)
    .held.filter(({ name, isDegree }) => isDegree || !isCommand(name))
    .filter(({ id, isMust, name }) => (isMust || certificates.has(id)) && !isDrivingLicence(name) && !isEveryday(name))
    .flatMap(({ id, name, isMust }) => {
      const degree = degrees.get(id);
      // Whoever has a career is not introduced by his degree, but by what his trade demands.
      const introduces =
        isBeginner ||
        isOfTrade(context, id, isMust) ||
        (isMust && isDemanded(context, degree, name)) ||
        (isFromElsewhere(context) && isOfField(context, degree));
      if (degree !== undefined && (!introduces || (isBeginner && isStudied(degree, said)))) return [];
      // Nor by one that he names himself.
      if (degree !== undefined && !isBeginner && isNamedIn(name, own)) return [];
      const short = isShort(name) || degree === undefined ? name : (shortDegree(degree, templatesFor(lang)) ?? name);
      return isShort(short) && !isSaid(name, said) ? [{ id, name: short, isMust, isDegree: degree !== undefined }] : [];
    })
    .slice(0, MAX_PAPERS);
}

const ACRONYM = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}&]{2,}(?![\p{L}\p{N}])/gu;

/** "Registered nurse" does not say in which state. */
function isSaid(name: string, said: string): boolean {
  const plain = plainName(name).replace(/\s*\([^()]*\)/g, '');
  const heard = new Set(tellingIn(said));
  const short = [shortFormOf(name), ...(plain.match(ACRONYM) ?? [])].filter((one) => one !== null);
  return short.some((one) => hasWord(said, one)) || tellingIn(plain).every((word) => heard.has(word));
}

/** "Trade certificate in heavy diesel": it is asked for as a paper, not as a degree. */
const isOfTrade = ({ matches }: PageContext, id: string, isMust: boolean): boolean =>
  isMust && !matches.requirements.some(({ requirement, facts }) => requirement.kind === 'degree' && facts.includes(id));

/** "BSN required", "Level 4 Diploma in childcare": the posting calls it by its name, as it does a licence. */
function isDemanded({ posting, matches }: PageContext, degree: Education | undefined, name: string): boolean {
  if (degree === undefined) return false;
  const short = shortFormOf(name);
  if (short !== null && hasWord(posting.text, short)) return true;
  return OF_A_TRADE.test(degree.studyType ?? '') && isOfField({ matches }, degree);
}

/** "Degree in psychology": the posting names what was studied. */
function isOfField({ matches }: Pick<PageContext, 'matches'>, degree: Education | undefined): boolean {
  if (degree === undefined) return false;
  const asked = matches.requirements.filter(({ facts }) => facts.includes(degree.id));
  const field = tellingIn(mainOf(degree.area ?? ''));
  return asked.some(({ requirement }) => tellingIn(requirement.text).some((word) => field.includes(word)));
}

/** Whom no title connects with the vacancy, his studies may. */
const isFromElsewhere = (context: PageContext): boolean => {
  const { profile, matches, fit, now } = context;
  const newest = byDate(profile.work, fit, now)[0]?.roles[0];
  const { label, summary } = profile.basics;
  const ofHimself = [label?.text, summary?.text, newest?.position].join(' ');
  return !sharesTrade(ofHimself, matches.title ?? '');
};

const OF_A_TRADE = /(?<!\p{L})(?:Level \p{Nd}|NVQ|SVQ|BTEC|HNC|HND|PGCE|Diploma|Apprenticeship)(?!\p{L})/u;

/** Nobody holds "Provide First Aid". */
const isCommand = (name: string): boolean =>
  shortFormOf(name) === null && verbOf(/^\p{L}+/u.exec(name)?.[0] ?? '')?.form === 'base';

/** "Recent Geography graduate" has the degree. */
const isStudied = ({ area }: Education, said: string): boolean => area !== null && isSaidIn(said, mainOf(area));

const mainOf = (area: string): string => area.split(/[,;:(]/, 1)[0]!.trim();

/** Without what follows its field: "PhD in Organic Chemistry", not the title of the thesis. */
function shortDegree({ studyType, area }: Education, { degreeIn }: Templates): string | null {
  const field = mainOf(area ?? '');
  return studyType && field ? filled(degreeIn, { degree: studyType, area: field }) : studyType;
}

function languagesOf(context: PageContext, said: string): AskedCredentials['spoken'] {
  const heard = said.toLowerCase();
  return asked(context).spoken.filter(
    ({ language, fluency }) => !heard.includes(language!.toLowerCase()) && isShort(`${language} ${fluency ?? ''}`),
  );
}

function asked({ profile, matches, lang, now, posting }: PageContext): ReturnType<typeof askedCredentials> {
  if (letterLanguage(lang) !== lang.slice(0, 2)) return { held: [], unfinished: [], spoken: [] };
  return askedCredentials(profile, matches, templatesFor(lang), lang, now, posting.text);
}

/** "Notary Public. Holds the SHRM-CP." */
function heldSentences(held: readonly Paper[], { lang }: PageContext): string[] {
  const templates = templatesFor(lang);
  const { page, papers } = templates;
  const short = ({ name, isDegree }: Paper): Paper['name'] =>
    isDegree ? name : (shortFormOf(plainName(name)) ?? name);
  if (papers === null)
    return held.length === 0 ? [] : [filled(page.hold, { list: inARow(held.map((one) => plainName(short(one)))) })];
  const said = held.map((one) => saidPaper({ ...one, name: short(one) }, templates)!);
  return SAID.flatMap((says) => {
    const some = said.filter((one) => one.says === says).map((one) => (says === 'am' ? { ...one, as: '{name}' } : one));
    return some.length === 0
      ? []
      : [filled(papers.says[says]?.[1] ?? page.hold, { list: listedPapers(some, templates) })];
  });
}

/** "Bilingual in English and Spanish." of a native speaker, "Fluent in French.", "Speaks conversational Welsh." */
function spokenSentences(languages: readonly Language[], { profile, lang }: PageContext, said: string): string[] {
  const { page, and } = templatesFor(lang);
  // "Bilingual paralegal. Bilingual in English and Spanish."
  const [word] = fold(page.bilingual ?? '').split(' ', 1);
  const isSaid = fold(said).includes(word!);
  const own = profile.languages.find(({ language }) => language !== null && isLanguageOf(lang, language));
  const isSigned = ({ language }: Language): boolean => new RegExp(page.sign, 'u').test(language!);
  const isBilingual = (one: Language): boolean =>
    page.bilingual !== null && !isSaid && isNative(one.fluency) && isFluent(own?.fluency ?? null);
  const named = ({ language }: Language): string => (page.lowered ? language!.toLowerCase() : language!);
  const both = languages.filter((one) => !isSigned(one) && isBilingual(one)).slice(0, 1);
  const fluent = languages.filter((one) => !isSigned(one) && !both.includes(one) && isFluent(one.fluency));
  const signed = languages.filter(isSigned);
  const others = languages.filter((one) => ![...both, ...fluent, ...signed].includes(one));
  const leveled = (one: Language): string => spokenAs(named(one), one.fluency?.split(/[,;]/, 1)[0] ?? null, lang);
  const sentences: [string | null, string[]][] = [
    [page.bilingual, both.flatMap((one) => [named(own!), named(one)])],
    [page.fluent, fluent.map(named)],
    [page.speak, others.map(leveled)],
    ['{List}.', signed.map(leveled)],
  ];
  return sentences.flatMap(([form, list]) => (list.length === 0 ? [] : [filled(form!, { list: listed(list, and) })]));
}

/** And no sentence of its own: "In progress. Part A passed". */
const isShort = (text: string): boolean =>
  isLatin(text) && text.length <= MAX_CHARACTERS_OF_PAPER && !/\p{Ll}{3}\. /u.test(text);
