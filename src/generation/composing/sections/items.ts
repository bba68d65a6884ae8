/** Certificates, awards, publications, languages and interests: what is asked for first, what is of another trade not. */
import type { Profile } from '../../../base/profile.ts';
import type { Posting } from '../../reading/posting.ts';
import type { Line } from '../../typesetting/page.ts';
import { credentialsIn, isDrivingLicence, isEveryday, isExpired, sharesCode } from '../../vocabulary/credentials.ts';
import { isOngoing } from '../../vocabulary/degrees.ts';
import { isLanguageOf } from '../../vocabulary/known-languages.ts';
import { authorshipOf, isLed, isPublished } from '../../vocabulary/publications.ts';
import { phrasesOf } from '../../vocabulary/vocabulary.ts';
import { isNamedIn } from '../../writing/credentials.ts';
import { monthAndYear } from '../../writing/dates.ts';
import type { Labels } from '../../writing/labels.ts';
import { isAcademic, isOfTrade } from '../choosing/career.ts';
import { compareRanks, type Tier } from '../choosing/ranks.ts';
import type { PageContext } from '../context.ts';
import { named } from './entries.ts';

/** From here on a certificate speaks to the posting by its own words, and an award by all that surrounds it. */
const SPEAKS = 0.33;
const FITTING = 0.3;
/** One line that sets somebody apart comes before the fourth duty of an older post. */
const WORTH_OF_A_LINE = 0.5;

/** What nobody is taken without, and what the posting names by its code, stands first. */
export function certificateLines(context: PageContext): Line[] {
  const lines = context.profile.certificates.flatMap((item) => {
    const name = item.name ?? '';
    const hasAskedCode =
      sharesCode(name, context.posting.text) ||
      (!isDrivingLicence(name) &&
        context.matches.requirements.some(({ requirement }) => isNamedIn(name, requirement.text)));
    const tier = certificateTier(context, item.id, name, hasAskedCode);
    const line = datedLine(context, item.id, [item.name, item.issuer], item.date, item.url);
    const isAsked = tier !== 'by-hand' && (hasAskedCode || context.credentials.isPermit(item.id));
    // What is only begun proves nothing yet.
    const isFirst = isAsked && !isOngoing(name);
    return ranked(context, line, tier, WORTH_OF_A_LINE + context.fit.of(item.id)).map((one) => ({
      line: one,
      isFirst,
    }));
  });
  return lines
    .toSorted(
      (a, b) =>
        Number(b.isFirst) - Number(a.isFirst) ||
        context.credentials.place(a.line.ids[0]!) - context.credentials.place(b.line.ids[0]!) ||
        compareRanks(context.ranks.of(a.line), context.ranks.of(b.line)),
    )
    .map(({ line }) => line);
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

/** Null for what has nothing to do with any job, such as a boating card, or is not valid any more. */
function certificateTier(context: PageContext, id: string, name: string, hasAskedCode: boolean): Tier | null {
  const byHand = context.added.has(id) ? 'by-hand' : null;
  if (isExpired(name)) return byHand;
  if (context.credentials.isRequired(id)) return 'required';
  if (context.credentials.isAsked(id) || hasAskedCode || isOfTrade(name, context.profile, context.fit)) return 'strong';
  const speaks = !context.fit.canTell || context.fit.own(id) >= SPEAKS;
  if (isEveryday(name)) return speaks ? 'filler' : byHand;
  return 'fitting';
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
