/**
 * The facts that prove most for this posting, best first. A fact convinces when it answers something the posting asks
 * for and says what came of it: a measured change before a mere size, a size before a duty.
 */
import type { Profile, Role } from '../../base/profile.ts';
import { isPlainVerb, verbOf } from '../vocabulary/verbs.ts';
import { fold } from '../vocabulary/words.ts';
import { withoutDutyPhrase } from '../writing/duty-phrase.ts';
import { HONOUR } from '../writing/letter/telling/words.ts';
import type { Matches } from './match.ts';
import words from './proof-words.json' with { type: 'json' };
import type { RequirementSupport } from './requirements/requirement-support.ts';

/** Where a fact comes from, as a letter names it. */
export interface Place {
  /** The employer, the organisation or the project. */
  name: string | null;
  position: string | null;
  kind: 'work' | 'volunteer' | 'project' | 'item';
  current: boolean;
  /** When it ended, where that is known. */
  until: string | null;
  /** What is told of it opens with verbs, as far as we know them: a word that might be a noun is one, too. */
  opensWithVerbs?: boolean;
}

/** Of the statements about one place, and of them those that open with nothing but a verb. */
const MOSTLY = 0.6;
const SURELY = 0.28;
const MIN_STATEMENTS = 3;

function opensWithVerbs({ highlights, current }: Pick<Role, 'highlights' | 'current'>): boolean {
  const verbs = highlights
    .map(({ text }) => ({ text, verb: verbOf(/^[\p{L}-]+/u.exec(text)?.[0] ?? '') }))
    .filter(({ verb }) => verb?.form === 'base' || verb?.form === 'third' || (current && verb?.form === 'past'));
  const sure = verbs.filter(({ text, verb }) => verb!.form !== 'base' || isPlainVerb(verb!.base) || opensWithTwo(text));
  const { length } = highlights;
  return length >= MIN_STATEMENTS && verbs.length >= MOSTLY * length && sure.length >= SURELY * length;
}

/** "Fill and check carts", "answer a phone" */
function opensWithTwo(text: string): boolean {
  if (/^[\p{L}-]+ (?:an?|the|all|up to) /u.test(text)) return true;
  return verbOf(/^[\p{L}-]+ and ([\p{L}-]+)(?= [\p{L}\p{N}])/u.exec(text)?.[1] ?? '')?.form === 'base';
}

export interface Proof {
  id: string;
  text: string;
  place: Place;
  /** What of the posting it answers, weightiest first. */
  needs: readonly RequirementSupport[];
  score: number;
  /** The applicant asks for it. */
  isAsked?: boolean;
}

/** Those of letters are fitted by `node bench/fit-choice.ts`, those of pages by `node bench/fit-bullets.ts`, which also says what each of them brings. */
export interface ProofWeights {
  /** What a fact is worth by what it measures; relevance is multiplied by it. */
  size: number;
  none: number;
  /** Answering the posting's weightiest need is worth this much of the best fact's relevance. */
  need: number;
  /** Three figures are worth this much: what was before, after, and how large it was. */
  figures: number;
  /** A fact that answers nothing counts for less. */
  nothing: number;
  /** People put first what they think most of: each step down their list costs so much, up to `STEPS`. */
  step: number;
  /** A statement of `ENOUGH_WORDS` is worth this much: it also says how and what came of it. */
  words: number;
  /** One of the duties that the posting names first is what the post is about. */
  first: number;
  /** What others thought of the work, and a clean record: "Governor's commendation", "Zero sickness absence in 3 years". */
  honours: number;
}

export const PROOF_WEIGHTS: ProofWeights = {
  size: 0.62,
  none: 0.26,
  need: 0.67,
  figures: 0.11,
  nothing: 0.85,
  step: 0,
  words: 0.85,
  first: 0,
  honours: 0.47,
};
/** A page shows more facts than a letter tells: what answers many needs comes before what is measured best. */
export const BULLET_WEIGHTS: ProofWeights = {
  size: 0.75,
  none: 0.6,
  need: 0.16,
  figures: 0.26,
  nothing: 0.77,
  step: 0.08,
  words: 0.55,
  first: 0.11,
  honours: 0.48,
};
const STEPS = 3;
const ENOUGH_FIGURES = 3;
const ENOUGH_WORDS = 25;
const FIRST_DUTIES = 3;
/** A need that many facts touch is answered by the best of them. */
const ANSWERS_PER_NEED = 3;
/** A need that is met in part is answered in part; by a fact that measures nothing, not at all. */
const PARTLY = 0.5;
const MIN_WORDS = 4;

export function rankProofs(profile: Profile, matches: Matches, weights = PROOF_WEIGHTS): Proof[] {
  const weigh = proofScale(profile, matches, weights);
  const facts = factsOf(profile);
  return facts
    .filter(({ text }, at) => isTelling(text) && facts.findIndex((other) => other.text === text) === at)
    .map((fact) => ({ ...fact, ...weigh(fact) }))
    .toSorted((a, b) => b.score - a.score);
}

/** What any fact proves for this posting. */
export function proofScale(
  profile: Profile,
  matches: Matches,
  weights = PROOF_WEIGHTS,
): (fact: Pick<Proof, 'id' | 'text'>) => Pick<Proof, 'needs' | 'score'> {
  const needs = needsByFact(matches);
  const heaviest = Math.max(1e-9, ...[...needs.values()].map(weightOf));
  const standsIn = standInFor(matches.title);
  const steps = stepsIn(profile);
  const duties = matches.requirements.filter(({ requirement }) => requirement.part === 'duties');
  const firstDuties = new Set(duties.slice(0, FIRST_DUTIES));
  return ({ id, text }) => {
    const measure = measureOf(text);
    const touched = needs.get(id) ?? [];
    const answered = touched.filter(({ state }) => state === 'met' || measure !== 'none');
    const score =
      matches.of(id).score * (measure === 'change' ? 1 : weights[measure]) +
      weights.need * (weightOf(answered) / heaviest + (standsIn(text) ? 1 : 0)) +
      (weights.figures * Math.min(ENOUGH_FIGURES, figuresIn(text))) / ENOUGH_FIGURES +
      (weights.words * Math.min(ENOUGH_WORDS, text.split(/\s+/).length)) / ENOUGH_WORDS +
      (touched.some((need) => firstDuties.has(need)) ? weights.first : 0) +
      (HONOURS.test(fold(text)) ? weights.honours : 0);
    const proven = answered.length === 0 ? score * weights.nothing : score;
    return { needs: answered, score: Math.max(0, proven - weights.step * (steps.get(id) ?? 0)) };
  };
}

/** How far down its list a fact stands. */
function stepsIn({ work, volunteer, projects }: Profile): Map<string, number> {
  const holders = [...[...work, ...volunteer].flatMap(({ roles }) => roles), ...projects];
  return new Map(
    holders.flatMap(({ highlights }) => highlights.map(({ id }, at): [string, number] => [id, Math.min(at, STEPS)])),
  );
}

function figuresIn(text: string): number {
  return (
    text
      .replace(YEAR, '')
      .replace(NAMED_BY_NUMBER, '')
      .match(/\p{Nd}[\p{Nd}.,]*/gu)?.length ?? 0
  );
}

function weightOf(needs: readonly RequirementSupport[]): number {
  return needs.reduce((sum, { requirement, state }) => sum + requirement.weight * (state === 'met' ? 1 : PARTLY), 0);
}

function needsByFact(matches: Matches): Map<string, RequirementSupport[]> {
  const found = new Map<string, RequirementSupport[]>();
  for (const support of matches.requirements) {
    if (support.state === 'gap' || support.requirement.kind === 'years') continue;
    for (const id of support.facts.slice(0, ANSWERS_PER_NEED)) found.set(id, [...(found.get(id) ?? []), support]);
  }
  return found;
}

type Candidate = Pick<Proof, 'id' | 'text' | 'place'>;

export function factsOf(profile: Profile): Candidate[] {
  const ofRole = (name: string | null, role: Role, kind: Place['kind']): Candidate[] =>
    role.highlights.map(({ id, text }) => ({
      id,
      text,
      place: {
        ...{ name, position: role.position, kind, current: role.current, until: role.end },
        opensWithVerbs: opensWithVerbs(role),
      },
    }));
  const employers = (kind: 'work' | 'volunteer'): Candidate[] =>
    profile[kind].flatMap(({ name, roles }) => roles.flatMap((role) => ofRole(name, role, kind)));
  const projects = profile.projects.flatMap((project) =>
    [...(project.description === null ? [] : [project.description]), ...project.highlights].map(
      ({ id, text }): Candidate => {
        const place = {
          name: project.name,
          position: null,
          kind: 'project' as const,
          current: project.current,
          until: null,
        };
        return { id, text, place };
      },
    ),
  );
  const item = (id: string, texts: readonly (string | null)[]): Candidate => ({
    id,
    text: texts.filter((text) => text !== null).join(', '),
    place: { name: null, position: null, kind: 'item', current: false, until: null },
  });
  return [
    ...employers('work'),
    ...projects,
    ...employers('volunteer'),
    ...profile.publications.map((one) => item(one.id, [one.name, one.publisher])),
    ...profile.awards.map((one) => item(one.id, [one.title, one.awarder])),
  ];
}

const LISTS = Object.values(words);
const NUMBER = String.raw`[$€£]?\p{Nd}[\p{Nd}.,:]*(?:\s?(?:%|[kKmM]\b|€|\p{L}+))?`;
/** "From 17 in the first year to 1": a star in the lists. */
const GAP = '[^.;]{1,40}?';
const asPattern = (phrase: string): string =>
  fold(phrase)
    .replace(/(?<![\p{L}])n(?![\p{L}])/gu, NUMBER)
    .replace(/ \* /g, GAP)
    .replace(/ /g, String.raw`\s+`);
const anyOf = (phrases: readonly string[]): string => phrases.map(asPattern).join('|');

const CHANGE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${anyOf(LISTS.flatMap((list) => list.change))})(?![\\p{L}\\p{N}])|\\p{Nd}\\s?(?:%|per ?cent)|[$€£]\\s?\\p{Nd}|\\p{Nd}\\s?€`,
  'u',
);
/** Who stood in for somebody above him has done the next job already: as good as a measured result. */
const ACTING = new RegExp(
  `^acting(?! as)|(?<![\\p{L}])(?:${anyOf(LISTS.flatMap((list) => list.acting))})(?![\\p{L}])`,
  'u',
);
const COVERING = new RegExp(`(?<![\\p{L}])(?:${anyOf(LISTS.flatMap((list) => list.covering))})(?![\\p{L}])`, 'u');
const LEADING = new RegExp(`(?<![\\p{L}])(?:${anyOf(LISTS.flatMap((list) => list.leading))})(?![\\p{L}])`, 'u');
/** "Fill in as shift lead", "cover for the supervisor" */
const coversLead = (text: string): boolean => COVERING.test(text) && LEADING.test(text);

/**
 * Who has stood in for the very post that is vacant answers the posting as a whole ("acting head chef"), and so does who has stood in
 * for one that leads, where the vacant one does.
 */
function standInFor(title: string | null): (text: string) => boolean {
  const post = fold((title ?? '').split(/\s[-–—|/]\s|[,(:]/u)[0]!.trim());
  if (post === '') return () => false;
  const named = new RegExp(`(?<![\\p{L}])${RegExp.escape(post)}(?![\\p{L}])`, 'u');
  return (text) => {
    const said = fold(text);
    return (ACTING.test(said) && named.test(said)) || (LEADING.test(post) && coversLead(said));
  };
}

const ASIDE = new RegExp(`(?<![\\p{L}])(?:${anyOf(LISTS.flatMap((list) => list.aside))})(?:e?s)?(?![\\p{L}])`, 'u');
/** An honour by its noun, or a record that others keep: "Governor's commendation", "employee of the month", "no sick days". */
const HONOURS = new RegExp(
  `(?<![\\p{L}])(?:${HONOUR}s?|${anyOf(LISTS.flatMap((list) => list.records))})(?![\\p{L}])`,
  'u',
);
const NONE = new RegExp(`(?<![\\p{L}])(?:${anyOf(LISTS.flatMap((list) => list.none))})(?![\\p{L}])`, 'u');
/** Anybody's, whatever stands beside it. */
const ROUTINE = new RegExp(`(?<![\\p{L}])(?:${anyOf(LISTS.flatMap((list) => list.routine))})(?![\\p{L}])`, 'u');
/** What a job advertisement says of any such post. */
const HOLLOW = new RegExp(`(?<![\\p{L}])(?:${anyOf(LISTS.flatMap((list) => list.hollow))})(?![\\p{L}])`, 'u');
const VAGUE = new RegExp(`^(?:${anyOf(LISTS.flatMap((list) => list.vague))})(?![\\p{L}])`, 'u');
const YEAR = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/gu;

/** "NEC 690", "AS9102", "BLE 5": such a number names a thing and counts nothing. */
const NAMED_BY_NUMBER = /(?<![\p{L}\p{Nd}$€£])(?:\p{Lu}{1,6}|(?:\p{Lu}\.){2,4})[- ]?\p{Nd}[\p{Nd}.\p{Lu}]*/gu;

const SPAN = /(?<![\p{L}\p{Nd}.,-])(\p{Nd}[\p{Nd}.,]*)(?: \p{L}+){0,2} to (\p{Nd}[\p{Nd}.,]*)/gu;

/** "Corrections 30 to 4" unlike "4 to 6 students": a span goes up. */
function falls(text: string): boolean {
  return [...text.matchAll(SPAN)].some(([, from, to]) => numberOf(from!) > numberOf(to!));
}

const numberOf = (digits: string): number => Number.parseFloat(digits.replaceAll(',', ''));

const COUNTED = new RegExp(`(?<![\\p{L}-])(?:${anyOf(LISTS.flatMap((list) => list.counted))}) (?=\\p{L})`, 'u');

/** What a fact measures: a change or a share, the size of something, or nothing. */
export function measureOf(text: string): 'change' | 'size' | 'none' {
  const plain = fold(text);
  const numbered = /\p{Nd}/u.test(text.replace(YEAR, '').replace(NAMED_BY_NUMBER, '')) || COUNTED.test(plain);
  if (ACTING.test(plain) || CHANGE.test(plain) || falls(text) || (numbered && NONE.test(plain))) return 'change';
  return numbered ? 'size' : 'none';
}

/** "And other duties as needed": what is counted beside it proves nothing either. */
export function isRoutine(text: string): boolean {
  return ROUTINE.test(fold(text));
}

/** What colleagues do together beside the work. */
export function isAside(text: string): boolean {
  return ASIDE.test(fold(text));
}

/** A duty that anybody could name proves nothing, nor does the rest of a broken line, or a question. */
export function isTelling(text: string): boolean {
  const isWhole = text.split('(').length === text.split(')').length;
  // What somebody is responsible for may be counted all the same.
  const isMeasured = measureOf(text) !== 'none';
  const deed = isMeasured ? withoutDutyPhrase(text, true) : text;
  return (
    isWhole &&
    text.split(/\s+/).length >= MIN_WORDS &&
    !/\?$/.test(text) &&
    !VAGUE.test(fold(deed)) &&
    (isMeasured || !HOLLOW.test(fold(text))) &&
    !isRoutine(text) &&
    !isAside(text)
  );
}
