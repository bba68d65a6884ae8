/**
 * How well facts and roles speak to the posting, measured by the person's own best facts: "best" in one profile is another
 * one's middle, and a single lucky word must not make everything else look foreign.
 */
import type { Fact, Profile, Project, Role } from '../../../base/profile.ts';
import type { Matches } from '../../matching/match.ts';
import { BULLET_WEIGHTS, isAside, isRoutine, isTelling, measureOf, proofScale } from '../../matching/proofs.ts';

export interface Fit {
  /** With all that surrounds it; 0 to 1. */
  of(id: string): number;
  /** By its own words alone, without those of its role; 0 to 1. */
  own(id: string): number;
  /** How much a statement proves here; the best five of a person have 1 on average. */
  proof(fact: Fact): number;
  /** Of a role, a project or a volunteer's post as a whole; 0 to 1. */
  whole(holder: Holder): number;
  /** False where nothing may be taken for another trade: too little is said, or in words that we cannot compare. */
  canTell: boolean;
}

type Holder = Pick<Role | Project, 'id' | 'highlights'>;

const BEST_FACTS = 5;
/** Of all statements; below this the two speak different languages. */
const LEAST_SPEAKING = 0.2;

/** Whoever has said less needs all of it. */
const MIN_FACTS = 7;
/** Languages whose words the matcher knows. */
const KNOWN: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'es']);

export function fitOf(profile: Profile, matches: Matches, lang: string): Fit {
  const roles = [...profile.work, ...profile.volunteer].flatMap((employer) => employer.roles);
  const facts = [...roles, ...profile.projects].flatMap((holder) => holder.highlights);
  const best = averageOfBest(facts.map(({ id }) => matches.of(id).score));
  const bestOwn = averageOfBest(facts.map(({ id }) => ownOf(matches, id)));
  const weigh = proofScale(profile, matches, BULLET_WEIGHTS);
  // A duty that says how much of it there was is told as a deed.
  const isWeighed = ({ text }: Fact): boolean =>
    isTelling(text) || (measureOf(text) !== 'none' && !isAside(text) && !isRoutine(text));
  // Sorting asks for the same fact again and again.
  const known = new Map<string, number>();
  const proofOf = (fact: Fact): number => {
    const score = known.get(fact.id) ?? (isWeighed(fact) ? weigh(fact).score : 0);
    known.set(fact.id, score);
    return score;
  };
  const bestProof = averageOfBest(facts.map(proofOf));
  const of = (id: string): number => Math.min(1, matches.of(id).score / best);
  const whole = (holder: Holder): number => {
    if (holder.highlights.length === 0) return of(holder.id);
    return (of(holder.id) + Math.max(...holder.highlights.map((fact) => of(fact.id)))) / 2;
  };
  const speaking = facts.filter(({ id }) => ownOf(matches, id) > 0).length;
  return {
    of,
    own: (id) => Math.min(1, ownOf(matches, id) / bestOwn),
    proof: (fact) => proofOf(fact) / bestProof,
    whole,
    canTell: KNOWN.has(lang.slice(0, 2)) && facts.length >= MIN_FACTS && speaking >= LEAST_SPEAKING * facts.length,
  };
}

function ownOf(matches: Matches, id: string): number {
  const own = (matches.of(id).reasons ?? []).filter(({ kind }) => kind === 'says' || kind === 'near');
  return own.reduce((sum, reason) => sum + reason.share, 0);
}

function averageOfBest(values: readonly number[]): number {
  const best = values.toSorted((a, b) => b - a).slice(0, BEST_FACTS);
  return Math.max(1e-9, best.reduce((sum, value) => sum + value, 0) / Math.max(1, best.length));
}
