/**
 * The built-in writer of cover letters. It joins real facts into paragraphs; what it adds are only the words between
 * them, varied by a seed from the input so that no two letters are one template.
 */
import type { Profile } from '../../base/profile.ts';
import type { Matches } from '../matching/match.ts';
import type { CompanyFacts } from '../reading/company-page.ts';
import type { Posting } from '../reading/posting.ts';
import type { Choices } from '../seed.ts';
import type { Line } from '../typesetting/page.ts';
import { nameInSentence } from '../vocabulary/vocabulary.ts';
import { type Achievement, achievementsOf } from './achievements.ts';
import { backgroundSentences } from './background.ts';
import { closingSentences } from './closing.ts';
import { contextSentences } from './context.ts';
import type { LetterMaterial } from './material.ts';
import { openingSentences } from './opening.ts';
import { retell, type Sentence } from './retelling.ts';

export interface LetterGround {
  profile: Profile;
  posting: Posting;
  company: CompanyFacts | null;
  matches: Matches;
  choices: Choices;
  additionalContext: string | null;
}

const MIN_WORDS = 220;
const MAX_WORDS = 345;
const MAX_STRENGTHS = 8;
const FIRST_ACHIEVEMENTS = 3;
const MOST_ACHIEVEMENTS = 11;
const MAX_BODY_SENTENCES = 4;

export function writeLetter(ground: LetterGround): Line[] {
  const material = gather(ground);
  let count = Math.min(FIRST_ACHIEVEMENTS, material.achievements.length);
  let paragraphs = compose(ground, material, count);
  while (wordsIn(paragraphs) < MIN_WORDS && count < Math.min(MOST_ACHIEVEMENTS, material.achievements.length)) {
    count++;
    const longer = compose(ground, material, count);
    if (wordsIn(longer) > MAX_WORDS) break;
    paragraphs = longer;
  }
  return paragraphs;
}

function gather(ground: LetterGround): LetterMaterial {
  const { posting, matches, profile } = ground;
  const strengths: string[] = [];
  for (const term of posting.terms) {
    const known = matches.support.has(term.key) ? nameInSentence(term.key) : null;
    const name = known === null ? null : asPostingSays(known, term.surface);
    if (name !== null && !strengths.includes(name)) strengths.push(name);
  }
  return {
    title: posting.title,
    company: ground.company?.name ?? posting.company,
    companyFacts: ground.company,
    strengths: strengths.slice(0, MAX_STRENGTHS).toSorted((a, b) => Number(isTool(a)) - Number(isTool(b))),
    achievements: spread(varied(achievementsOf(profile, matches), ground.choices)),
  };
}

/** A product is called what the posting calls it, with its capitals. */
function asPostingSays(known: string, surface: string): string {
  return isTool(known) && known.toLowerCase() !== surface.toLowerCase() ? surface : known;
}

/** Names of software make a poor first word of a letter. */
function isTool(name: string): boolean {
  return /^\p{Lu}/u.test(name);
}

const VARIETY = 0.25;

/** Of statements that fit about equally well, two letters of one person need not choose the same. */
function varied(achievements: readonly Achievement[], choices: Choices): Achievement[] {
  return achievements.map((one) => ({ ...one, score: one.score + VARIETY * choices.share(`worth ${one.clause}`) }));
}

/** Best first, but not the third of one role before another role has been heard. */
function spread(achievements: readonly Achievement[]): Achievement[] {
  const taken = new Map<string, number>();
  const worth = (one: Achievement): number => one.score - 0.18 * (taken.get(one.place) ?? 0);
  const left = [...achievements];
  const ordered: Achievement[] = [];
  while (left.length > 0 && ordered.length < MOST_ACHIEVEMENTS) {
    left.sort((a, b) => worth(b) - worth(a));
    const next = left.shift()!;
    taken.set(next.place, (taken.get(next.place) ?? 0) + 1);
    ordered.push(next);
  }
  return ordered;
}

function compose(ground: LetterGround, material: LetterMaterial, count: number): Line[] {
  const told = material.achievements.slice(0, count);
  const proof = told.at(0) ?? null;
  const body = retell(groupByPlace(told.slice(1), proof), proof, ground.choices);
  const background = backgroundSentences(ground.profile, material, ground.matches, ground.choices);
  const context = contextSentences(ground.additionalContext).map((text) => ({ text, ids: ['request'] }));
  const paragraphs = [
    openingSentences(material, proof, ground.choices),
    ...middle(body, background, context),
    closingSentences(ground.profile, material, ground.choices),
  ];
  return paragraphs.filter((sentences) => sentences.length > 0).map(toParagraph);
}

/** Two paragraphs at most between the opening and the close, each with something to say. */
function middle(body: Sentence[], background: Sentence[], context: Sentence[]): Sentence[][] {
  if (context.length > 0) return [[...body, ...background], context];
  if (body.length <= MAX_BODY_SENTENCES) return [body, background];
  const half = Math.ceil(body.length / 2);
  return [body.slice(0, half), [...body.slice(half), ...background]];
}

/** Achievements of one role follow each other, beginning with the role that the opening named. */
function groupByPlace(achievements: readonly Achievement[], first: Achievement | null): Achievement[] {
  const byRank = achievements.toSorted((a, b) => a.rank - b.rank);
  const places = [...new Set([first?.place, ...byRank.map((one) => one.place)])];
  return places.flatMap((place) => achievements.filter((one) => one.place === place));
}

function toParagraph(sentences: readonly Sentence[]): Line {
  return {
    text: sentences.map((sentence) => sentence.text).join(' '),
    ids: [...new Set(sentences.flatMap((sentence) => sentence.ids))],
  };
}

function wordsIn(paragraphs: readonly Line[]): number {
  return paragraphs.reduce((sum, paragraph) => sum + paragraph.text.split(/\s+/).length, 0);
}
