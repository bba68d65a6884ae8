/** Who applies: what he is and for how long, and the post that he holds. */
import { OPENING_ID } from '../../../base/documents/profile-part.ts';
import type { Profile, Role } from '../../../base/profile.ts';
import { yearsIn as yearsSaidIn } from '../../reading/requirements/years.ts';
import type { Line } from '../../typesetting/page.ts';
import { isOwnAccount } from '../../vocabulary/own-account.ts';
import { RANK_WORDS } from '../../vocabulary/stop-words.ts';
import { isFunctionWord } from '../../vocabulary/vocabulary.ts';
import { fold, stem, wordsOf } from '../../vocabulary/words.ts';
import { monthsWorked, rolesOf } from '../../worked.ts';
import { capitalised, filled, letterLanguage, templatesFor } from '../../writing/letter/templates.ts';
import type { Post } from '../../writing/letter/write.ts';
import { byDate, isRelated } from '../choosing/career.ts';
import type { Fit } from '../choosing/fit.ts';
import type { PageContext } from '../context.ts';

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
const MAX_CHARACTERS_OF_DUTY = 100;

type Person = Pick<PageContext, 'profile' | 'matches' | 'fit' | 'lang' | 'now' | 'isBeginner'>;

/** "Senior Sous Chef with 13 years of experience." */
export function experienceSentence(context: Person): Line | null {
  const experience = experienceOf(context);
  if (experience === null) return null;
  const { label, title, years, ids } = experience;
  const words = filled(templatesFor(context.lang).experience, {
    title: capitalised(label ?? title),
    years: String(years),
  });
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

/** "UX Writer.", of whoever has not been it for long. */
export function callingLine(context: Person): Line | null {
  const [calling] = callingsOf(context);
  return calling === undefined ? null : { text: `${capitalised(calling.title)}.`, ids: [OPENING_ID, calling.id] };
}

interface Calling {
  id: string;
  text: string;
  title: string;
  roles: Role[];
  years: number;
}

/** What the person calls himself, and the title of the newest post, as far as he worked as such in this trade. */
function callingsOf({ profile, lang, fit, now, isBeginner }: Person): Calling[] {
  const newest = byDate(profile.work, fit, now)[0]?.roles[0];
  if (!hasWords(lang) || isBeginner || newest === undefined || !isRelated(newest, fit)) return [];
  const named = [profile.basics.label, titleOf(newest)].filter((one) => one !== null);
  return named.flatMap(({ id, text }) => {
    const title = plainTitle(text);
    const called = title === null ? [] : rolesCalled(title, profile, lang);
    if (!called.some((role) => isRelated(role, fit))) return [];
    const roles = rolesOf(profile).filter((role) => called.includes(role) || isSameWork(title!, role, fit));
    return [{ id, text, title: title!, roles, years: yearsIn(roles, now) }];
  });
}

/** "Development engineer, since 2024 also in charge of supplier quality": what the newest post became, where only that `isSought`. */
export function positionLine(context: Person, isSought: (text: string) => boolean): Line | null {
  const { profile, fit, now, lang, isBeginner } = context;
  const newest = byDate(profile.work, fit, now)[0]?.roles[0];
  const whole = (newest?.position ?? '').replace(/\s*\([^()]*\)/g, '').trim();
  if (!hasWords(lang) || isBeginner || newest?.current !== true || !isLatin(whole)) return null;
  if (whole.length > MAX_CHARACTERS_OF_DUTY) return null;
  const isAdded = !isSought(plainTitle(whole) ?? '') && isSought(whole);
  return isAdded ? { text: `${capitalised(whole)}.`, ids: [OPENING_ID, newest.id] } : null;
}

/** Null where we have no words for it, or nothing to count. */
export function experienceOf(context: Person): Experience | null {
  const { profile, fit, now } = context;
  const employer = byDate(profile.work, fit, now)[0];
  const newest = employer?.roles[0];
  const longest = callingsOf(context).toSorted((a, b) => b.years - a.years)[0];
  if (newest === undefined || longest === undefined || longest.years < MIN_YEARS) return null;
  const { id, text, title, roles } = longest;
  const stated = statedYears(profile, longest.years);
  // "3 years at sea" counts something else.
  const isStated = stated > 0 && stated >= longest.years - NEARLY_SO_MANY;
  return {
    label: id !== newest.id && isShortLabel(text) ? text : null,
    title,
    years: isStated ? stated : longest.years,
    newest: { position: wholePosition(newest), employer: isOwnAccount(employer!.name ?? '') ? null : employer!.name },
    ids: [id, ...roles.map((role) => role.id), ...(isStated ? [profile.basics.summary!.id] : [])],
  };
}

/** A remark without which a title says more than it should: "Web Developer (volunteer placement)". */
const LIMITED =
  /volunt|intern|trainee|placement|student|apprentice|temporary|relief|acting|part[- ]time|assistant|stage|praktik|azubi|bénévole|voluntari/iu;
const MAX_CHARACTERS_OF_LIMITED = 50;

/** The post that is held now; null where it is of another trade, or has no name that can stand in a sentence. */
export function postOf({ profile, lang, fit, now, isBeginner }: Person): Post | null {
  const employer = byDate(profile.work, fit, now)[0];
  const newest = employer?.roles[0];
  if (!hasWords(lang) || newest?.current !== true || !isRelated(newest, fit)) return null;
  const whole = newest.position ?? '';
  const isLimited = LIMITED.test(/\([^()]*\)/.exec(whole)?.[0] ?? '');
  if (isLimited && whole.length > MAX_CHARACTERS_OF_LIMITED) return null;
  const position = isLimited ? whole : wholePosition(newest);
  if (position === null || employer!.name === null || isOwnAccount(employer!.name) || /[/;:]/.test(position))
    return null;
  return { id: newest.id, position, employer: employer!.name, since: newest.start, isOfBeginner: isBeginner };
}

/** With what it became ("deputy since 2021"), without remarks in brackets; null where that is no short name. */
function wholePosition({ position }: Role): string | null {
  const whole = (position ?? '').replace(/\s*\([^()]*\)/g, '').trim();
  return whole !== '' && whole.length <= MAX_CHARACTERS_OF_POSITION && isLatin(whole) ? whole : plainTitle(whole);
}

/** "Leading a team of nine. Lead a team of 9 technicians": most of its words are there already. */
export function isSaidIn(own: string, text: string): boolean {
  const said = new Set(tellingIn(own));
  const words = tellingIn(text);
  return words.filter((word) => said.has(word)).length >= words.length / 2;
}

export const tellingIn = (text: string): string[] =>
  wordsOf(fold(text)).flatMap((word) => (isFunctionWord(word) || /\p{Nd}/u.test(word) ? [] : [stem(word)]));

/** An "Accountant" is of the trade of an "Accounting Manager". */
const BEGINNING = 6;
export const beginningsIn = (text: string): string[] => tellingIn(text).map((word) => word.slice(0, BEGINNING));

/** A rank connects nobody with a vacancy: an "Assistant Manager" is no "Assistant Curator". */
export function sharesTrade(calling: string, sought: string): boolean {
  const ranks = RANK_WORDS.flatMap(beginningsIn);
  const said = beginningsIn(sought);
  return beginningsIn(calling).some((word) => !ranks.includes(word) && said.includes(word));
}

/** Our sentences are in Latin letters, and read back badly with others among them. */
export const isLatin = (text: string): boolean =>
  !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text);

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

/** What the person counts himself, "22 years in the trade", is believed where it is no more than his dates give. */
function statedYears({ basics }: Profile, worked: number): number {
  const stated = Math.floor(yearsSaidIn(basics.summary?.text ?? '') ?? 0);
  return stated <= worked ? stated : 0;
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
    wordsOf(fold(text)).flatMap((word) =>
      word.length < LETTERS_OF_TRADE || RANK_WORDS.includes(word) ? [] : [word.slice(0, LETTERS_OF_TRADE)],
    );
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
