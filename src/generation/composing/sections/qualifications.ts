/** Who applies, in a few short sentences: what he is and for how long, what came of his work, and the papers that are asked for. */
import { OPENING_ID } from '../../../base/documents/profile-part.ts';
import type { Education, Profile, Role } from '../../../base/profile.ts';
import { weightIn } from '../../matching/posting-weight.ts';
import { measureOf, type Place, type Proof, rankProofs } from '../../matching/proofs.ts';
import { yearsIn as yearsSaidIn } from '../../reading/requirements/years.ts';
import type { Line } from '../../typesetting/page.ts';
import { isDrivingLicence } from '../../vocabulary/credentials.ts';
import { RANK_WORDS } from '../../vocabulary/stop-words.ts';
import { isFunctionWord } from '../../vocabulary/vocabulary.ts';
import { fold, stem, wordsOf } from '../../vocabulary/words.ts';
import { monthsWorked, rolesOf } from '../../worked.ts';
import { askedCredentials, inARow } from '../../writing/credentials.ts';
import { capitalised, filled, letterLanguage, type Templates, templatesFor } from '../../writing/letter/templates.ts';
import type { Post } from '../../writing/letter/write.ts';
import { stripMarker } from '../../writing/sentences.ts';
import { byDate, isRelated } from '../choosing/career.ts';
import type { Fit } from '../choosing/fit.ts';
import type { PageContext } from '../context.ts';
import { languageText } from './items.ts';
import { resultOf } from './results.ts';

/** Fewer are less than what most postings ask for, and less than most people have behind them. */
const MIN_YEARS = 5;
const NEARLY_SO_MANY = 3;
/** From here on a post was much the same work as the one that is vacant. */
const SAME_WORK = 0.6;
const LETTERS_OF_TRADE = 6;
const MONTHS_OF_A_YEAR = 12;
const MAX_WORDS_OF_TITLE = 5;
const MAX_CHARACTERS_OF_LABEL = 50;
const MAX_CHARACTERS_OF_POSITION = 90;
const MAX_PAPERS = 3;
const MAX_CHARACTERS_OF_PAPERS = 120;
/** Shorter than the bullet that it comes from. */
const MAX_CHARACTERS_OF_RESULT = 135;
const MAX_RESULTS = 2;
const MOST_TRIED = 8;
/** Of the best result. */
const NEARLY_BEST = 0.6;
/** A page begins with what somebody does today. */
const ELSEWHERE = 0.5;
const BEST_ELSEWHERE = 3;
const WORTH_OF_CHANGE = 0.5;
const MAX_CHARACTERS_OF_PAPER = 80;

type Person = Pick<PageContext, 'profile' | 'matches' | 'fit' | 'lang' | 'now' | 'isBeginner'>;

/** "Senior Sous Chef with 13 years of experience." */
export function experienceSentence(context: Person): Line | null {
  const experience = experienceOf(context);
  if (experience === null) return null;
  const { label, title, years, ids } = experience;
  const words = filled(templatesFor(context.lang).experience, { title: label ?? title, years: String(years) });
  return { text: words, ids: [OPENING_ID, ...ids] };
}

export interface Experience {
  /** What the person calls himself, where it is short. */
  label: string | null;
  title: string;
  years: number;
  /** The post that is held now, or was last. */
  newest: { position: string | null; employer: string | null };
  ids: string[];
}

/** Null where we have no words for it, or nothing to count. */
export function experienceOf(context: Person): Experience | null {
  const { profile, lang, fit, now, isBeginner } = context;
  const employer = byDate(profile.work, fit, now)[0];
  const newest = employer?.roles[0];
  if (!hasWords(lang) || isBeginner || newest === undefined || !isRelated(newest, fit)) return null;
  const named = [profile.basics.label, titleOf(newest)].filter((one) => one !== null);
  const counted = named.flatMap(({ id, text }) => {
    const title = plainTitle(text);
    const called = title === null ? [] : rolesCalled(title, profile, lang);
    if (!called.some((role) => isRelated(role, fit))) return [];
    const roles = rolesOf(profile).filter((role) => called.includes(role) || isSameWork(title!, role, fit));
    return [{ id, text, title: title!, roles, years: yearsIn(roles, now) }];
  });
  const longest = counted.toSorted((a, b) => b.years - a.years)[0];
  if (longest === undefined || longest.years < MIN_YEARS) return null;
  const { id, text, title, roles } = longest;
  const stated = statedYears(profile, now);
  // "3 years at sea" counts something else.
  const isStated = stated > 0 && stated >= longest.years - NEARLY_SO_MANY;
  return {
    label: id !== newest.id && isShortLabel(text) ? text : null,
    title,
    years: isStated ? stated : longest.years,
    newest: { position: wholePosition(newest), employer: employer!.name },
    ids: [id, ...roles.map((role) => role.id), ...(isStated ? [profile.basics.summary!.id] : [])],
  };
}

/** A remark without which a title says more than it should: "Web Developer (volunteer placement)". */
const LIMITED =
  /volunt|intern|trainee|placement|student|apprentice|temporary|relief|acting|part[- ]time|assistant|stage|praktik|azubi|bénévole|voluntari/iu;
const MAX_CHARACTERS_OF_LIMITED = 50;

/** The post that is held now; null where it is of another trade, or has no name that can stand in a sentence. */
export function postOf({ profile, lang, fit, now }: Person): Post | null {
  const employer = byDate(profile.work, fit, now)[0];
  const newest = employer?.roles[0];
  if (!hasWords(lang) || newest?.current !== true || !isRelated(newest, fit)) return null;
  const whole = newest.position ?? '';
  const isLimited = LIMITED.test(/\([^()]*\)/.exec(whole)?.[0] ?? '');
  if (isLimited && whole.length > MAX_CHARACTERS_OF_LIMITED) return null;
  const position = isLimited ? whole : wholePosition(newest);
  if (position === null || employer!.name === null || /[/;:]/.test(position)) return null;
  return { id: newest.id, position, employer: employer!.name, since: newest.start };
}

/** With what it became ("deputy since 2021"), without remarks in brackets; null where that is no short name. */
function wholePosition({ position }: Role): string | null {
  const whole = (position ?? '').replace(/\s*\([^()]*\)/g, '').trim();
  return whole !== '' && whole.length <= MAX_CHARACTERS_OF_POSITION && isLatin(whole) ? whole : plainTitle(whole);
}

/** The degree, certificates and languages that are asked for. */
export function papersSentence(context: PageContext, room = MAX_CHARACTERS_OF_PAPERS): Line | null {
  const { profile, posting, matches, credentials, lang, now } = context;
  if (!hasWords(lang)) return null;
  const degrees = new Map(profile.education.map((item) => [item.id, shortDegree(item, templatesFor(lang))]));
  const { held, spoken } = askedCredentials(profile, matches, templatesFor(lang), lang, now, posting.text);
  const certificates = new Set(profile.certificates.map(({ id }) => id));
  // Where nobody is taken without a licence, the certificates stand right below.
  const standsBelow = (id: string): boolean => certificates.has(id) && held.some((one) => credentials.isPermit(one.id));
  const papers = held
    .filter(({ id, isMust, name }) => (isMust || certificates.has(id)) && !isDrivingLicence(name) && !standsBelow(id))
    .map(({ id, name }) => ({ id, text: isShort(name) ? name : (degrees.get(id) ?? name) }))
    .filter(({ text }) => isShort(text))
    .slice(0, MAX_PAPERS);
  const languages = spoken
    .map((item) => ({ id: item.id, text: languageText(withLevelOnly(item), context.labels) }))
    .filter(({ text }) => isShort(text));
  // Whoever has a career is not introduced by his degree.
  const isDegree = ({ id }: { id: string }): boolean => degrees.has(id);
  const short = [...papers.filter((one) => context.isBeginner || !isDegree(one)), ...languages];
  const named = short.filter(
    (_, at) => inARow(short.slice(0, at + 1).map(({ text }) => text)).length < Math.min(room, MAX_CHARACTERS_OF_PAPERS),
  );
  return named.length === 0
    ? null
    : { text: `${inARow(named.map(({ text }) => text))}.`, ids: [OPENING_ID, ...named.map(({ id }) => id)] };
}

/** "Fluent, grew up with it" is fluent. */
const withLevelOnly = <T extends { fluency: string | null }>(item: T): T => ({
  ...item,
  fluency: item.fluency === null ? null : item.fluency.split(/[,;]/, 1)[0]!.trim(),
});

interface Told {
  id: string;
  text: string;
  /** Where it was, in brackets; nothing where it is told of today's post. */
  at: string;
  worth: number;
}

/** The best proofs, each as far as it can stand alone. */
export function resultsSentence(context: PageContext, room: number): Line | null {
  if (!hasWords(context.lang) || !context.fit.canTell) return null;
  const told: Told[] = [];
  let left = room;
  const results = resultsOf(context).toSorted((a, b) => b.worth - a.worth);
  for (const result of results) {
    const { text, at, worth } = result;
    // What there happens to be room for is no reason to hire somebody.
    if (worth < NEARLY_BEST * results[0]!.worth) break;
    const length = text.length + (told.some((one) => one.at === at) ? 0 : at.length) + 2;
    const isOfAnother = at !== '' && told.some((one) => one.at !== '');
    if (told.length === MAX_RESULTS || length > left || isOfAnother) continue;
    told.push(result);
    left -= length;
  }
  const byPlace = [...Map.groupBy(told, ({ at }) => at)].toSorted(([a], [b]) => Number(a !== '') - Number(b !== ''));
  const sentences = byPlace.flatMap(([at, results]) =>
    at === ''
      ? results.map(({ text }) => `${capitalised(text)}.`)
      : [`${capitalised(results.map(({ text }) => text).join('; '))}${at}.`],
  );
  return told.length === 0 ? null : { text: sentences.join(' '), ids: [OPENING_ID, ...told.map(({ id }) => id)] };
}

function resultsOf({ profile, posting, matches, fit, lang, now, isBeginner }: PageContext): Told[] {
  const [newest] = byDate(profile.work, fit, now);
  const weigh = weightIn(posting);
  const isNewest = ({ name }: Place): boolean => name === null || name === newest?.name;
  const worth = (proof: Proof): number => fit.proof(proof) * (isNewest(proof.place) ? 1 : ELSEWHERE);
  const proofs = rankProofs(profile, matches).filter(
    ({ place }) => place.kind === 'work' || (isBeginner && place.kind !== 'item'),
  );
  const best = proofs.toSorted((a, b) => fit.proof(b) - fit.proof(a)).slice(0, BEST_ELSEWHERE);
  return proofs
    .filter((proof) => isNewest(proof.place) || best.includes(proof))
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, MOST_TRIED)
    .flatMap((proof) => {
      const { id, text, place, needs } = proof;
      const how = { lang, current: place.current };
      const result = resultOf(stripMarker(text), MAX_CHARACTERS_OF_RESULT, how, weigh);
      // Behind the title of today, a deed of another job would be told of this one.
      const at = isNewest(place) ? '' : ` (${shortName(place.name!)})`;
      if (result === null || (needs.length === 0 && !result.isChange) || !isLatin(result.text + at)) return [];
      const lost = !result.isChange && measureOf(text) === 'change' ? WORTH_OF_CHANGE : 0;
      const gained = result.isChange ? WORTH_OF_CHANGE : 0;
      return [{ id, text: result.text, at, worth: worth(proof) + gained - lost }];
    });
}

/** "Leading a team of nine. Lead a team of 9 technicians": most of its words are there already. */
export function isSaidIn(own: string, text: string): boolean {
  const said = new Set(tellingIn(own));
  const words = tellingIn(text);
  return words.filter((word) => said.has(word)).length >= words.length / 2;
}

const tellingIn = (text: string): string[] =>
  wordsOf(fold(text)).flatMap((word) => (isFunctionWord(word) || /\p{Nd}/u.test(word) ? [] : [stem(word)]));

const shortName = (name: string): string => name.split(/\s*[(,]/, 1)[0]!;

/** Without what follows its field: "PhD in Organic Chemistry", not the title of the thesis. */
function shortDegree({ studyType, area }: Education, { degreeIn }: Templates): string | null {
  const field = (area ?? '').split(/[,;:(]/, 1)[0]!.trim();
  return studyType && field ? filled(degreeIn, { degree: studyType, area: field }) : studyType;
}

/** And no sentence of its own: "In progress. Part A passed". */
const isShort = (text: string): boolean =>
  isLatin(text) && text.length <= MAX_CHARACTERS_OF_PAPER && !/\p{Ll}{3}\. /u.test(text);

/** Our sentences are in Latin letters, and read back badly with others among them. */
const isLatin = (text: string): boolean => !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text);

const hasWords = (lang: string): boolean => letterLanguage(lang) === lang.slice(0, 2);

const titleOf = ({ id, position }: Role): { id: string; text: string } | null =>
  position === null ? null : { id, text: position };

/** What the person calls himself is said whole: "Registered Nurse, Assistant Nurse Manager". */
const isShortLabel = (text: string): boolean =>
  isLatin(text) && text.length <= MAX_CHARACTERS_OF_LABEL && !/[|;:]/.test(text);

/** Without what is added to it; null for what is no title: "Marketing professional seeking new challenges in a growing firm". */
function plainTitle(text: string): string | null {
  const title = text
    .replace(/\s*\([^()]*\)/g, '')
    .split(/[,;:|]|\s[/–—-]\s/u, 1)[0]!
    .trim();
  const isTitle = title.split(/\s+/).length <= MAX_WORDS_OF_TITLE && !/[.!?]/.test(title);
  return title !== '' && isTitle && isLatin(title) ? title : null;
}

/** What the person counts himself: "22 years in the trade"; no more than all work together lasted. */
function statedYears(profile: Profile, now: string): number {
  const stated = Math.floor(yearsSaidIn(profile.basics.summary?.text ?? '') ?? 0);
  return stated <= yearsIn(rolesOf(profile), now) ? stated : 0;
}

/** Only dates can be counted. */
function yearsIn(roles: readonly Role[], now: string): number {
  const dated = roles.filter((role) => role.start !== null);
  return Math.floor(monthsWorked(dated, now) / MONTHS_OF_A_YEAR);
}

/** "Cost Accountant" of an accounting supervisor: nobody need look like less, nor count the years of another trade. */
function isSameWork(title: string, role: Role, fit: Fit): boolean {
  if (!fit.canTell || fit.whole(role) < SAME_WORK) return false;
  const trades = (text: string): string[] =>
    wordsOf(fold(text)).flatMap((word) => (word.length < LETTERS_OF_TRADE ? [] : [word.slice(0, LETTERS_OF_TRADE)]));
  const own = trades(title);
  return trades(role.position ?? '').some((trade) => own.includes(trade));
}

/** Those that had the same calling; a rank alone is none: a store manager's years are not those of any manager. */
function rolesCalled(title: string, profile: Profile, lang: string): Role[] {
  const words = title.toLowerCase().split(/\s+/);
  const inOrder = /^(?:fr|es)/.test(lang) ? words : words.toReversed();
  const length = RANK_WORDS.includes(inOrder[0]!) ? 2 : 1;
  const calling = inOrder.slice(0, length);
  const phrase = (/^(?:fr|es)/.test(lang) ? calling : calling.toReversed()).join(' ');
  return rolesOf(profile).filter(({ position }) => ` ${wordsIn(position)} `.includes(` ${phrase} `));
}

const wordsIn = (position: string | null): string =>
  (position ?? '')
    .toLowerCase()
    .split(/[\s,;()]+/)
    .join(' ');
