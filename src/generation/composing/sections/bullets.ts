/** The statements of one role, project or degree as bullets, best proof first, each with its tier. */
import type { Fact } from '../../../base/profile.ts';
import { isMeasured, type Strength, strengthOf } from '../../matching/strength.ts';
import type { Line } from '../../typesetting/page.ts';
import { keyOf } from '../../vocabulary/vocabulary.ts';
import { MAX_BULLET_CHARACTERS, type TidyBullet, tidyBullets } from '../../writing/bullet.ts';
import { inPostingWords } from '../../writing/posting-words.ts';
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

/** By its own words a measured fact speaks to the posting from here on, and one that measures nothing from there on. */
const SPEAKS = 0.4;
const PLAIN_SPEAKS = 0.6;
/** Below this what measures nothing says nothing here, and white space says more. */
const SILENT = 0.3;
/** A measured fact speaks to it also by what it is about. */
const FITS = 0.6;
const WORTH_OF: Readonly<Record<Strength, number>> = { result: 0.35, count: 0.2, plain: 0, vague: -0.35 };
const WITHOUT_VERB = 0.15;
const LATER_SENTENCE = 0.3;
/** The first of a post is worth more than the second of another: a header without a bullet proves nothing. */
const FIRST = 0.3;
const STEP = 0.06;
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
    const bonus = at === 0 ? FIRST : -STEP * at;
    context.ranks.set(line, atPlace(tier, at - place.usual), worth + bonus);
  }
  return bullets.map((bullet) => bullet.line);
}

const ENOUGH_HIGHLIGHTS = 2;

/** "Regional broker, 160 employees" tells of no deed: it is printed where there is little else. */
function summaryCandidates(context: PageContext, summary: Fact, place: Place, highlights: number): RankedBullet[] {
  const isChosen = context.wordings.has(summary.id) || context.wanted.has(summary.id);
  const tellsDeed = tidyBullets(summary.text, place.isCurrent, context.lang).every(({ tense }) => tense !== 'other');
  if (isChosen || tellsDeed || highlights < ENOUGH_HIGHLIGHTS) return candidatesOf(context, summary, place);
  return context.added.has(summary.id)
    ? candidatesOf(context, summary, place).map((bullet) => ({ ...bullet, tier: 'by-hand' }))
    : [];
}

function candidatesOf(context: PageContext, fact: Fact, place: Place): RankedBullet[] {
  const person = context.wordings.get(fact.id);
  const own = person ?? context.draft?.bullets.find((line) => line.fact === fact.id)?.text;
  const isChosen = person !== undefined || context.wanted.has(fact.id);
  return bulletsOf(fact, own, place.isCurrent, context.lang).flatMap((bullet, at) => {
    const key = keyOf(bullet.text);
    const isDouble = context.printed.has(key) && !isChosen;
    if (isDouble && !context.added.has(fact.id)) return [];
    const strength = strengthOf(bullet.text, context.lang);
    const tier = isDouble ? 'by-hand' : isChosen ? 'required' : tierOf(context, fact.id, strength, place);
    context.printed.add(key);
    const isOurs = own === undefined && context.lang === 'en';
    const text = isOurs
      ? inPostingWords(bullet.text, context.posting.terms, MAX_BULLET_CHARACTERS, context.spelledOut)
      : bullet.text;
    return [{ line: { text, ids: [fact.id] }, tier, worth: worthOf(context, fact.id, strength, bullet, at) }];
  });
}

/** A fact in the person's own words, or a model's, is one bullet, which keeps the place of ours. */
function bulletsOf(fact: Fact, own: string | undefined, current: boolean, lang: string): TidyBullet[] {
  if (own === undefined) return tidyBullets(fact.text, current, lang);
  return [{ text: own, opensWithVerb: true, tense: 'other' }];
}

function tierOf(context: PageContext, id: string, strength: Strength, place: Place): Tier {
  const { fit } = context;
  const measured = isMeasured(strength);
  if (!fit.canTell) return strength === 'vague' ? 'filler' : strength === 'result' ? 'strong' : 'fitting';
  const speaks = measured ? fit.own(id) >= SPEAKS || fit.of(id) >= FITS : fit.own(id) >= PLAIN_SPEAKS;
  if (!place.isRelated) {
    if (measured && speaks) return 'fitting';
    // Whoever has little work to show shows that it was done well.
    return measured && place.isRecent && context.isBeginner ? 'breadth' : 'spare';
  }
  if (measured && speaks) return place.isRecent ? 'strong' : 'fitting';
  if (!place.isRecent) return measured || speaks ? 'filler' : 'spare';
  if (strength === 'vague') return 'filler';
  if (speaks) return 'fitting';
  if (measured) return 'breadth';
  return fit.own(id) < SILENT ? 'spare' : 'filler';
}

function worthOf(context: PageContext, id: string, strength: Strength, bullet: TidyBullet, sentenceAt: number): number {
  const fit = (context.fit.of(id) + context.fit.own(id)) / 2;
  const form = (bullet.opensWithVerb ? 0 : WITHOUT_VERB) + (sentenceAt > 0 ? LATER_SENTENCE : 0);
  return fit + WORTH_OF[strength] - form;
}

/** `excess`: by how many it is beyond the usual number of its post, from 0 on. */
function atPlace(tier: Tier, excess: number): Tier {
  if (excess < 0 || tier === 'required' || tier === 'filler' || tier === 'spare' || tier === 'by-hand') return tier;
  if (tier === 'strong' && excess < MORE_STRONG) return 'strong';
  return excess < MORE_FITTING ? 'breadth' : 'filler';
}
