/** Which facts support each requirement of the posting. A requirement without any is a gap. */
import type { Profile } from '../../base/profile.ts';
import type { Requirement } from '../reading/requirements.ts';
import { isKnownTerm } from '../vocabulary/vocabulary.ts';
import { monthsWorked, rolesOf } from '../worked.ts';
import type { Weighed } from './match.ts';
import { overlap, shareableOf } from './relevance.ts';
import { type AskedSentence, type Sought, tellingOf } from './sought.ts';
import { viewOf } from './view.ts';

export interface RequirementSupport {
  requirement: Requirement;
  /** Best first. */
  facts: string[];
  /** `partly`: begun, lapsed, a lower grade, fewer years than asked. */
  state: 'met' | 'partly' | 'gap';
  /** Why it is only partly met, for the account holder. */
  reason: string | null;
}

const MAX_FACTS = 12;
const MONTHS_OF_A_YEAR = 12;
/** Of the best fact's score. */
const FITTING_SHARE = 0.6;
/** A duty is supported by a fact that shares this part of what it says. */
const MIN_SHARE_OF_DUTY = 0.3;

export function supportOf(
  requirements: readonly Requirement[],
  weighed: readonly Weighed[],
  profile: Profile,
  sought: Sought,
  now: string,
): RequirementSupport[] {
  const byKey = new Map<string, Weighed[]>();
  for (const one of weighed) {
    for (const key of one.view.keys) {
      const carriers = byKey.get(key);
      if (carriers === undefined) byKey.set(key, [one]);
      else carriers.push(one);
    }
  }
  const shareables = weighed.map((one) => ({ one, shareable: shareableOf(one.view, sought) }));
  const judged = (requirement: Requirement, facts: string[]): RequirementSupport => {
    return { requirement, facts, state: facts.length === 0 ? 'gap' : 'met', reason: null };
  };
  return requirements.map((requirement) => {
    if (requirement.kind === 'degree') return judged(requirement, degreesOf(profile, requirement.degree ?? 1));
    if (requirement.kind === 'years') return judged(requirement, yearsOf(profile, requirement, weighed, now));
    const found =
      requirement.kind === 'duty'
        ? shareables.filter(({ shareable }) => sharesDuty(requirement, shareable)).map(({ one }) => one)
        : requirement.keys.flatMap((key) => byKey.get(key) ?? []);
    return judged(requirement, bestIds(found));
  });
}

/** The roles that are long enough together, of those that name the skills of the sentence or fit the job well without. */
function yearsOf(profile: Profile, asked: Requirement, weighed: readonly Weighed[], now: string): string[] {
  const skills = asked.keys.filter(isKnownTerm);
  const fitting = FITTING_SHARE * Math.max(...weighed.map((one) => one.score));
  const able = new Set(
    weighed
      .filter(({ view, score }) => score >= fitting || skills.some((key) => view.keys.has(key)))
      .map(({ statement }) => statement.group ?? statement.id),
  );
  const roles = rolesOf(profile).filter((role) => able.has(role.id) || skills.length === 0);
  return monthsWorked(roles, now) >= MONTHS_OF_A_YEAR * (asked.years ?? 0) ? roles.map((role) => role.id) : [];
}

const asked = new WeakMap<Requirement, { sentence: AskedSentence; whole: number }>();

function sharesDuty(requirement: Requirement, shareable: ReturnType<typeof shareableOf>): boolean {
  const { sentence, whole } = asked.get(requirement) ?? remember(requirement);
  return whole > 0 && overlap(shareable, sentence) >= MIN_SHARE_OF_DUTY * whole;
}

function remember(requirement: Requirement): { sentence: AskedSentence; whole: number } {
  const view = viewOf(requirement.text);
  const sentence = { weight: 1, keys: view.keys, kins: new Set(view.kins.flatMap((cue) => cue.kins)) };
  const single = [...view.keys].filter((key) => !key.includes(' '));
  const known = { sentence, whole: single.reduce((sum, key) => sum + tellingOf(key), 0) };
  asked.set(requirement, known);
  return known;
}

function bestIds(found: readonly Weighed[]): string[] {
  const best = found.toSorted((a, b) => b.score - a.score);
  return [...new Set(best.map((one) => one.statement.id))].slice(0, MAX_FACTS);
}

const LEVELS: readonly (readonly [number, RegExp])[] = [
  [5, /ph\.?d|doctor/i],
  [4, /master|m\.?sc|m\.?a\b|mba|m\.?eng|j\.?d\b|magister|diplom-/i],
  [3, /bachelor|b\.?sc|b\.?a\b|b\.?s\b|b\.?eng|honou?rs|licen[cs]iat|laurea|degree/i],
  [2, /associate|diploma|certificate|apprentice|ausbildung|nvq|btec|hnd/i],
];

/** A higher degree answers a demand for a lower one. */
function degreesOf(profile: Profile, level: number): string[] {
  return profile.education
    .filter((item) => (LEVELS.find(([, words]) => words.test(item.studyType ?? ''))?.[0] ?? 1) >= level)
    .map((item) => item.id);
}
