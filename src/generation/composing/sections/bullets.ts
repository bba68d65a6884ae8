/** The statements of one role, project or degree as bullets, best proof first, each with its tier. */
import type { Fact } from '../../../base/profile.ts';
import { isAside, isTelling, measureOf } from '../../matching/proofs.ts';
import type { Line } from '../../typesetting/page.ts';
import { verbOf } from '../../vocabulary/verbs.ts';
import { keyOf } from '../../vocabulary/vocabulary.ts';
import { MAX_BULLET_CHARACTERS, type TidyBullet, tidyBullets } from '../../writing/bullet.ts';
import { inPostingWords } from '../../writing/posting-words.ts';
import { stripMarker } from '../../writing/sentences.ts';
import { leadingClauses } from '../../writing/shorten.ts';
import type { Tier } from '../choosing/ranks.ts';
import type { PageContext } from '../context.ts';

/** What the bullets stand under. */
export interface Place {
  /** The post as a whole speaks to the posting. */
  isRelated: boolean;
  /** Within the years that a reader looks at. */
  isRecent: boolean;
  /** Still held: told in the present tense. */
  isCurrent: boolean;
  /** How many bullets such a post usually has. */
  usual: number;
}

interface RankedBullet {
  line: Line;
  tier: Tier;
  worth: number;
}

/** From here on a statement is among the best of this person for this job, speaks to it, or rounds off the picture. */
const BEST = 0.9;
const STRONG = 0.5;
const FITTING = 0.35;
const BREADTH = 0.27;
/** Below this it says nothing here, and white space says more. */
const SILENT = 0.22;
/** The first of a post is worth more than the second of another: a header without a bullet proves nothing. */
const FIRST = 0.3;
const FIRST_OF_POST: Partial<Record<Tier, Tier>> = { fitting: 'strong', breadth: 'fitting', filler: 'breadth' };
/** What readers missed is of today's work, what they struck out is not: in four pairs of five that differ (`node bench/wishes.ts`). */
const TODAY = 0.3;
/** By its own words; from here on a duty of today speaks to the posting. */
const SAYING_OF_TODAY = 0.45;
const SMALL_DUTY = 7;
/** Strong facts beyond the usual number are still printed as such, up to this many more. */
const MORE_STRONG = 3;
const MORE_FITTING = 2;

/** `summary`: what the person says of the post as a whole. */
export function rankedBullets(
  context: PageContext,
  highlights: readonly Fact[],
  place: Place,
  summary: Fact | null = null,
): Line[] {
  const bullets = [
    ...highlights.flatMap((fact) => candidatesOf(context, fact, place)),
    ...(summary === null ? [] : summaryCandidates(context, summary, place, highlights.length)),
  ].toSorted((a, b) => b.worth - a.worth);
  for (const [at, { line, tier, worth }] of bullets.entries()) {
    const bonus = (at === 0 ? FIRST : 0) + (place.isCurrent && place.isRelated ? TODAY : 0);
    const raised = at === 0 && place.isRelated ? (FIRST_OF_POST[tier] ?? tier) : tier;
    context.ranks.set(line, atPlace(raised, at - place.usual), worth + bonus);
  }
  return bullets.map((bullet) => bullet.line);
}

const ENOUGH_HIGHLIGHTS = 2;
/** Two lines at most. */
const MAX_CHARACTERS_ABOUT = 180;

/** "Regional broker, 160 employees" tells of no deed: it stands under the title. */
export function aboutRole(context: PageContext, summary: Fact | null, place: Place, highlights: number): Line | null {
  if (summary === null || !place.isRelated || isTold(context, summary, place, highlights)) return null;
  const text = leadingClauses(stripMarker(summary.text), MAX_CHARACTERS_ABOUT);
  return text === '' ? null : { text, ids: [summary.id] };
}

function isTold(context: PageContext, summary: Fact, place: Place, highlights: number): boolean {
  const isChosen = [context.wordings, context.wanted, context.added].some((chosen) => chosen.has(summary.id));
  const tellsDeed = tidyBullets(summary.text, place.isCurrent, context.lang).every(
    // "Corrugated boxes" looks like a deed.
    ({ text, tense }) => tense !== 'other' && verbOf(/^[\p{L}-]+/u.exec(text)?.[0] ?? '') !== null,
  );
  return isChosen || tellsDeed || highlights < ENOUGH_HIGHLIGHTS;
}

function summaryCandidates(context: PageContext, summary: Fact, place: Place, highlights: number): RankedBullet[] {
  if (!isTold(context, summary, place, highlights)) return [];
  const candidates = candidatesOf(context, summary, place);
  return context.added.has(summary.id) ? candidates.map((bullet) => ({ ...bullet, tier: 'by-hand' })) : candidates;
}

function candidatesOf(context: PageContext, fact: Fact, place: Place): RankedBullet[] {
  const person = context.wordings.get(fact.id);
  const own = person ?? context.draft?.bullets.find((line) => line.fact === fact.id)?.text;
  const isChosen = person !== undefined || context.wanted.has(fact.id);
  return bulletsOf(fact, own, place.isCurrent, context.lang).flatMap((bullet) => {
    const key = keyOf(bullet.text);
    const isDouble = context.printed.has(key) && !isChosen;
    if (isDouble && !context.added.has(fact.id)) return [];
    const tier = isDouble ? 'by-hand' : isChosen ? 'required' : tierOf(context, fact, place);
    context.printed.add(key);
    const isOurs = own === undefined && context.lang === 'en';
    const text = isOurs
      ? inPostingWords(bullet.text, context.posting.terms, MAX_BULLET_CHARACTERS, context.spelledOut)
      : bullet.text;
    return [{ line: { text, ids: [fact.id] }, tier, worth: provenBy(context.fit, fact) }];
  });
}

/** A fact in the person's own words, or a model's, is one bullet, which keeps the place of ours. */
function bulletsOf(fact: Fact, own: string | undefined, current: boolean, lang: string): TidyBullet[] {
  if (own === undefined) return tidyBullets(fact.text, current, lang);
  return [{ text: own, tense: 'other' }];
}

function tierOf({ fit, isBeginner }: PageContext, fact: Fact, place: Place): Tier {
  const proof = provenBy(fit, fact);
  const measured = measureOf(fact.text) !== 'none';
  if (isAside(fact.text)) return 'by-hand';
  if (!fit.canTell) return measured ? 'strong' : isTelling(fact.text) ? 'fitting' : 'filler';
  if (!place.isRelated) {
    if (proof >= (isBeginner ? FITTING : STRONG)) return 'fitting';
    // Whoever has little work to show shows that it was done well.
    return measured && place.isRecent && isBeginner ? 'breadth' : 'spare';
  }
  if (!place.isRecent)
    return proof >= BEST ? 'strong' : proof >= STRONG ? 'fitting' : proof >= BREADTH ? 'filler' : 'spare';
  if (proof >= STRONG) return 'strong';
  if (proof >= FITTING) return 'fitting';
  if (place.isCurrent && isTelling(fact.text)) return tierOfToday(fit, fact, measured);
  if (proof >= BREADTH || measured) return 'breadth';
  return proof >= SILENT ? 'filler' : 'spare';
}

/** Of today's work a reader wants to know all but the small duties that anybody has: "Log bugs in Jira". */
function tierOfToday(fit: PageContext['fit'], fact: Fact, measured: boolean): Tier {
  if (measured || fit.own(fact.id) >= SAYING_OF_TODAY) return 'fitting';
  return fact.text.split(/\s+/).length > SMALL_DUTY ? 'breadth' : 'filler';
}

/** A duty without a figure is worth as much as it says of what is asked for. */
const SAYING = 0.5;

function provenBy(fit: PageContext['fit'], fact: Fact): number {
  return Math.max(fit.proof(fact), isTelling(fact.text) ? SAYING * fit.own(fact.id) : 0);
}

/** `excess`: by how many it is beyond the usual number of its post, from 0 on. */
function atPlace(tier: Tier, excess: number): Tier {
  if (excess < 0 || tier === 'required' || tier === 'filler' || tier === 'spare' || tier === 'by-hand') return tier;
  if (tier === 'strong' && excess < MORE_STRONG) return 'strong';
  return excess < MORE_FITTING ? 'breadth' : 'filler';
}
