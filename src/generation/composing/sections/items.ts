/** Certificates, awards, publications, languages and interests: what is asked for first, what is of another trade not. */
import type { Profile } from '../../../base/profile.ts';
import type { Posting } from '../../reading/posting.ts';
import type { Line } from '../../typesetting/page.ts';
import { credentialsIn, isDrivingLicence, isEveryday, isExpired, sharesCode } from '../../vocabulary/credentials.ts';
import { isOngoing } from '../../vocabulary/degrees.ts';
import { isLanguageOf } from '../../vocabulary/known-languages.ts';
import { authorshipOf, isLed, isPublished } from '../../vocabulary/publications.ts';
import { isPostingWord, phrasesOf } from '../../vocabulary/vocabulary.ts';
import { fold } from '../../vocabulary/words.ts';
import { rolesOf } from '../../worked.ts';
import { isNamedIn } from '../../writing/credentials.ts';
import { monthAndYear } from '../../writing/dates.ts';
import type { Labels } from '../../writing/labels.ts';
import { isAcademic, isOfTrade, isRelated, yearOf } from '../choosing/career.ts';
import { compareRanks, type Tier } from '../choosing/ranks.ts';
import type { PageContext } from '../context.ts';
import { named } from './entries.ts';

/** From here on a certificate speaks to the posting by its own words, and an award by all that surrounds it. */
const SPEAKS = 0.33;
const FITTING = 0.3;
/** One line that sets somebody apart comes before the fourth duty of an older post. */
const WORTH_OF_A_LINE = 0.5;

/** What the posting asks for stands first, in its order. */
export function certificateLines(context: PageContext): Line[] {
  const lines = context.profile.certificates.flatMap((item) => {
    const name = item.name ?? '';
    const hasAskedCode =
      sharesCode(name, context.posting.text) ||
      (!isDrivingLicence(name) &&
        context.matches.requirements.some(({ requirement }) => isNamedIn(name, requirement.text)));
    const tier = certificateTier(context, item, hasAskedCode);
    const line = datedLine(context, item.id, [item.name, issuerBeside(item)], item.date, item.url);
    const place = placeOf(context, item);
    const isAsked = tier !== 'by-hand' && (hasAskedCode || place !== null || context.credentials.isPermit(item.id));
    // What is only begun proves nothing yet.
    const isFirst = isAsked && !isOngoing(name);
    return ranked(context, line, tier, WORTH_OF_A_LINE + context.fit.of(item.id)).map((one) => ({
      line: one,
      isFirst,
      place: place ?? Number.MAX_SAFE_INTEGER,
    }));
  });
  return lines
    .toSorted(
      (a, b) =>
        Number(b.isFirst) - Number(a.isFirst) ||
        a.place - b.place ||
        context.credentials.place(a.line.ids[0]!) - context.credentials.place(b.line.ids[0]!) ||
        compareRanks(context.ranks.of(a.line), context.ranks.of(b.line)),
    )
    .map(({ line }) => line);
}

const NAMES_ASKED: ReadonlySet<string> = new Set(['licence', 'certificate', 'membership', 'clearance', 'degree']);

/** Where the posting asks for it, or for the product that it is of: "Procore Certified" where it says "Procore, Bluebeam"; conditions come first. */
function placeOf({ matches }: PageContext, { id, name }: Certificate): number | null {
  const [product = ''] = (name ?? '').split(/[\s:(,]/, 1);
  const isProduct = /^\p{Lu}[\p{L}\p{Nd}]{4,}$/u.test(product) && !isPostingWord(product);
  const named = isProduct ? new RegExp(`(?<!\\p{L})${RegExp.escape(product)}(?!\\p{L})`, 'u') : null;
  const inOrder = matches.requirements.toSorted(
    (a, b) => Number(a.requirement.optional) - Number(b.requirement.optional),
  );
  if (isDrivingLicence(name ?? '')) return null;
  const at = inOrder.findIndex(
    ({ requirement: { kind, text }, facts }) =>
      (NAMES_ASKED.has(kind) && (facts.includes(id) || named?.test(text))) ||
      isNamedIn(name ?? '', text) ||
      sharesCode(name ?? '', text),
  );
  return at === -1 ? null : at;
}

/** "Procore" behind "Procore Certified" says nothing more. */
function issuerBeside({ name, issuer }: Certificate): string | null {
  return issuer !== null && fold(name ?? '').includes(fold(issuer)) ? null : issuer;
}

/** A licence that stands among the skills, where the posting asks for one: "Full clean driving licence" of the group "Other". */
export function licenceLines(context: PageContext): Line[] {
  const asked = context.matches.requirements.filter(
    ({ requirement, state }) => requirement.kind === 'licence' && state !== 'gap',
  );
  const proofs = new Set(asked.flatMap(({ facts }) => facts));
  const skills = context.profile.skills.flatMap(({ id, name, keywords }) =>
    keywords.length > 0 ? keywords : name === null ? [] : [{ id, text: name }],
  );
  return skills
    .filter(({ id, text }) => proofs.has(id) && credentialsIn(text).length > 0 && !isExpired(text))
    .flatMap(({ id, text }) => ranked(context, { text, ids: [id] }, 'required', WORTH_OF_A_LINE));
}

type Certificate = Profile['certificates'][number];

/** Null for what has nothing to do with any job, such as a boating card, is of an earlier trade, or is not valid any more. */
function certificateTier(context: PageContext, item: Certificate, hasAskedCode: boolean): Tier | null {
  const { id } = item;
  const name = item.name ?? '';
  const byHand = context.added.has(id) ? 'by-hand' : null;
  if (isExpired(name)) return byHand;
  if (context.credentials.isRequired(id)) return 'required';
  if (context.credentials.isAsked(id) || hasAskedCode || isOfTrade(name, context.profile, context.fit)) return 'strong';
  const speaks = !context.fit.canTell || context.fit.own(id) >= SPEAKS;
  if (isEveryday(name)) return speaks ? 'filler' : byHand;
  return isFromBeforeTrade(context, item) ? byHand : 'fitting';
}

/** "C2 Proficiency" is of every trade. */
const LANGUAGE_LEVEL = /(?<![\p{L}\p{Nd}])[ABC][12](?![\p{L}\p{Nd}])/u;
/** A course just before the first post was for that post. */
const YEARS_BEFORE = 2;

/** "NVQ 2 Floorcovering", 2003, of somebody who has been in haulage since 2012, where the posting says nothing of floors. */
function isFromBeforeTrade({ profile, fit }: PageContext, { id, name, date }: Certificate): boolean {
  if (!fit.canTell || date === null || fit.own(id) > 0 || fit.of(id) >= FITTING || LANGUAGE_LEVEL.test(name ?? ''))
    return false;
  const trade = rolesOf(profile).filter((role) => role.start !== null && isRelated(role, fit));
  return trade.length > 0 && trade.every((role) => yearOf(role.start!) - yearOf(date) >= YEARS_BEFORE);
}

export function awardLines(context: PageContext): Line[] {
  return context.profile.awards.flatMap((item) => {
    const fit = context.fit.of(item.id);
    const tier = fit >= FITTING || context.isBeginner || !context.fit.canTell ? 'fitting' : 'filler';
    // "Unsung Hero, Schools Forum" names who gave it.
    const awarder =
      item.title !== null && item.awarder !== null && item.title.includes(item.awarder) ? null : item.awarder;
    const line = datedLine(context, item.id, [item.title, awarder], item.date, null);
    return ranked(context, line, tier, WORTH_OF_A_LINE + fit);
  });
}

const ASKS_FOR_PUBLICATIONS = /publications?\b|peer-review|publikation|veröffentlichung|publicaci[oó]n/iu;
/** Of a publication, beside how near it is to the posting. */
const WORTH_OF_LEADING = 0.5;

export const asksForPublications = ({ text }: Pick<Posting, 'text'>): boolean => ASKS_FOR_PUBLICATIONS.test(text);

/** Whoever publishes is judged by all of it, above all where it is asked for; for anybody else it is a distinction. */
export function publicationLines(context: PageContext): Line[] {
  const isAsked = asksForPublications(context.posting);
  const tier = isAcademic(context.profile) && isAsked ? 'strong' : 'fitting';
  const items = newestFirst(context.profile.publications);
  return [...items.filter(isPublished), ...items.filter((item) => !isPublished(item))].flatMap((item) => {
    const parts = [item.name, item.publisher, isAsked ? authorshipOf(item) : null];
    const line = datedLine(context, item.id, parts, item.releaseDate, item.url);
    const standing = (isLed(item) ? WORTH_OF_LEADING : 0) - (isPublished(item) ? 0 : 2 * WORTH_OF_LEADING);
    return ranked(context, line, tier, WORTH_OF_A_LINE + context.fit.of(item.id) + standing);
  });
}

function newestFirst<T extends { releaseDate: string | null }>(items: readonly T[]): T[] {
  const isDated = items.every((item) => item.releaseDate !== null);
  return isDated ? items.toSorted((a, b) => b.releaseDate!.localeCompare(a.releaseDate!)) : [...items];
}

function ranked(context: PageContext, line: Line | null, tier: Tier | null, worth: number): Line[] {
  if (line === null || tier === null) return [];
  context.ranks.set(line, tier, worth);
  return [line];
}

function datedLine(
  context: PageContext,
  id: string,
  parts: readonly (string | null)[],
  date: string | null,
  url: string | null,
): Line | null {
  const text = parts.filter(Boolean).join(context.labels.marks.comma);
  if (text === '') return null;
  return named(date === null ? text : `${text} · ${monthAndYear(date, context.lang)}`, [id], url);
}

export function languageItems(context: PageContext): Line[] {
  const named = context.profile.languages.filter((item) => item.language !== null);
  // Whoever writes in a language need not say that he speaks it.
  const isOnlyOwn = named.length === 1 && isLanguageOf(context.lang, named[0]!.language!);
  return named
    .filter((item) => !isOnlyOwn || context.credentials.isAsked(item.id) || context.added.has(item.id))
    .map((item) => ({ text: languageText(item, context.labels), ids: [item.id] }));
}

/** "French (B1)". */
export function languageText({ language, fluency }: Profile['languages'][number], { marks }: Labels): string {
  const [open, close] = marks.brackets;
  return fluency ? `${language}${open}${withoutBrackets(fluency)}${close}` : language!;
}

/** "Intermediate (B1)" stands in brackets itself. */
function withoutBrackets(fluency: string): string {
  return fluency.replace(/\s*\(([^()]*)\)/g, ', $1');
}

/** Only what the posting speaks of too, or what a beginner has instead of work. */
export function interestItems(context: PageContext): Line[] {
  const asked = new Set(phrasesOf(context.posting.text).map((phrase) => phrase.key));
  const speaks = (name: string): boolean => phrasesOf(name).some((phrase) => asked.has(phrase.key));
  return context.profile.interests.flatMap((item) => {
    if (item.name === null || !(context.isBeginner || speaks(item.name) || context.added.has(item.id))) return [];
    return [{ text: item.name, ids: [item.id] }];
  });
}
