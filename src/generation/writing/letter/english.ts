/**
 * The built-in writer of English letters. It joins real facts into paragraphs; what it adds are only the words between
 * them, varied by a seed from the input so that no two letters are one template.
 */
import type { Profile } from '../../../base/profile.ts';
import type { Matches } from '../../matching/match.ts';
import type { CompanyFacts } from '../../reading/company-page.ts';
import type { Posting } from '../../reading/posting.ts';
import type { Choices } from '../../seed.ts';
import type { Line } from '../../typesetting/page.ts';
import { achievementsOf } from './achievements.ts';
import { backgroundSentences } from './background.ts';
import { chosenDeeds, MOST_ACHIEVEMENTS } from './choosing.ts';
import { closingSentences } from './closing.ts';
import { contextSentences } from './context.ts';
import { quotableDuties } from './duty.ts';
import { capital, type Frames, framesFrom, joined } from './frames.ts';
import { type Achievement, FEW_FOUND, FIRST_ACHIEVEMENTS, type LetterMaterial, type Sentence } from './material.ts';
import { openingSentences } from './opening.ts';
import { retell } from './retelling.ts';
import { stationsOf } from './stations.ts';
import { inOpeningOrder, themesOf } from './themes.ts';

export interface LetterGround {
  profile: Profile;
  posting: Posting;
  company: CompanyFacts | null;
  matches: Matches;
  choices: Choices;
  additionalContext: string | null;
  companyCity?: string | null;
  /** Tells studies that go on from those that have ended. */
  now?: string;
}

const LEAST_WORDS = 221;
/** Who has little to tell tells less of it in one letter. */
const WANTED_WORDS = { ofFew: 223, ofMany: 230 };
const MAX_WORDS = 340;
const MAX_STRENGTHS = 6;
/** Who tells everything in one letter has nothing left for the next. */
const SHARE_TOLD = { ofFew: 0.3, ofSome: 0.3, ofMany: 0.35 };
const MANY_FOUND = 28;
/** So many are told where the letter would otherwise be too short. */
const LEAST_TOLD = 11;
const VERY_FEW_FOUND = 16;
/** Such a letter also says what it would like to talk about. */
const ASKS_BELOW = 40;

export function writeEnglish(ground: LetterGround): Line[] {
  const material = gather(ground);
  const asksMore = material.found < ASKS_BELOW;
  let count = Math.min(FIRST_ACHIEVEMENTS, material.found);
  let paragraphs = compose(ground, material, count, asksMore);
  while (wordsIn(paragraphs) < wordsWanted(count, material.found)) {
    count++;
    const longer = compose(ground, material, count, asksMore);
    if (wordsIn(longer) > MAX_WORDS) break;
    paragraphs = longer;
  }
  if (wordsIn(paragraphs) < LEAST_WORDS) paragraphs = compose(ground, material, count, true);
  return paragraphs.map(toLine);
}

/** For how long a letter another deed is still told, after `count` of those that were found. */
function wordsWanted(count: number, found: number): number {
  if (count >= Math.min(found, MOST_ACHIEVEMENTS)) return 0;
  if (count < found * shareTold(found)) return found < FEW_FOUND ? WANTED_WORDS.ofFew : WANTED_WORDS.ofMany;
  return count < LEAST_TOLD ? LEAST_WORDS : 0;
}

function shareTold(found: number): number {
  if (found < VERY_FEW_FOUND) return SHARE_TOLD.ofFew;
  return found < MANY_FOUND ? SHARE_TOLD.ofSome : SHARE_TOLD.ofMany;
}

function gather(ground: LetterGround): LetterMaterial {
  const { posting, matches, profile, choices } = ground;
  const themes = themesOf(profile, posting, matches);
  const stations = stationsOf(profile);
  const achievements = achievementsOf(profile, stations, themes, matches);
  return {
    title: posting.title,
    company: ground.company?.name ?? posting.company,
    companyFacts: ground.company,
    strengths: inOpeningOrder(themes).slice(0, MAX_STRENGTHS),
    achievements: chosenDeeds(achievements, achievements.length < VERY_FEW_FOUND, choices),
    stations,
    duties: quotableDuties(posting, matches, choices),
    found: achievements.length,
  };
}

function compose(ground: LetterGround, material: LetterMaterial, count: number, asksMore: boolean): Sentence[][] {
  const { profile, matches, choices } = ground;
  const frames = framesFrom(choices);
  const told = material.achievements.slice(0, count);
  const proof = told.at(0) ?? null;
  const opening = openingSentences(material, proof, choices, frames);
  const themesSaid = new Set(material.strengths.filter((name) => textOf(opening).includes(name)));
  const before = {
    opened: proof,
    themes: themesSaid,
    stations: material.stations,
    areFew: material.found < FEW_FOUND,
    // The first two are for the close.
    lines: material.duties.slice(2),
  };
  const body = retell(byStation(told.slice(1), proof), before, choices, frames);
  const context = contextSentences(ground.additionalContext, JSON.stringify(profile)).map((text) => ({
    text,
    ids: ['request'],
  }));
  const core = [...opening, ...body, ...context];
  const fit = fitSentence(material, textOf(core), frames);
  const said = fit === null ? core : [...core, fit];
  const background = backgroundFor(
    ground,
    said,
    backgroundSentences(profile, material, textOf(said), matches, ground.now ?? null, frames),
  );
  const closing = closingSentences(profile, material, ground.companyCity ?? null, asksMore, frames);
  return [opening, ...middle(body, fit === null ? background : [fit, ...background]), context, closing].filter(
    (sentences) => sentences.length > 0,
  );
}

/** What else of the posting the profile has, in one sentence. */
function fitSentence(material: LetterMaterial, said: string, frames: Frames): Sentence | null {
  const unsaid = material.strengths.filter((name) => !said.includes(name)).slice(0, 3);
  if (unsaid.length === 0) return null;
  const names = joined(unsaid);
  const options =
    unsaid.length === 1
      ? [
          `Your posting also asks for ${names}, which I would bring as well.`,
          `You ask for ${names} as well, and I have worked with that too.`,
          `Nor is ${names} new to me.`,
        ]
      : [
          `Your posting also asks for ${names}; I would bring those as well.`,
          `You also ask for ${names}, which I know as well.`,
          `The ${names} you ask for are not new to me either.`,
          `${capital(names)}, which you also ask for, are part of my experience.`,
          `As for ${names}, which you also ask for, I have worked with those too.`,
        ];
  return { text: frames.say('fit', options), ids: ['posting'] };
}

const CLOSING_WORDS = 22;

/** Skills always; the rest only where the letter would otherwise be short. */
function backgroundFor(ground: LetterGround, core: readonly Sentence[], all: readonly Sentence[]): Sentence[] {
  const kept: Sentence[] = [];
  const isStudent = ground.profile.work.length === 0;
  for (const sentence of all) {
    const words = wordsOfText(textOf([...core, ...kept])) + CLOSING_WORDS;
    if (kept.length === 0 || isStudent || words < WANTED_WORDS.ofFew) kept.push(sentence);
  }
  return kept;
}

const TWO_PARAGRAPHS = 75;
const COST_OF_PARTING = 0.2;

/** Two paragraphs at most between the opening and the close, about equally long, parted where another station begins. */
function middle(body: readonly Sentence[], background: readonly Sentence[]): Sentence[][] {
  const all = [...body, ...background];
  const words = all.map((sentence) => wordsOfText(sentence.text));
  const total = words.reduce((sum, count) => sum + count, 0);
  if (total < TWO_PARAGRAPHS) return [all];
  const cost = (at: number): number => {
    const first = words.slice(0, at).reduce((sum, count) => sum + count, 0);
    const inStation = all[at]!.station !== undefined && all[at]!.station === all[at - 1]!.station;
    return Math.abs(first - total / 2) + (inStation ? total * COST_OF_PARTING : 0);
  };
  const cuts = [...all.keys()].slice(1);
  const cut = cuts.toSorted((a, b) => cost(a) - cost(b))[0] ?? all.length;
  return [all.slice(0, cut), all.slice(cut)];
}

/** Achievements of one station follow each other, beginning with the one that the opening named. */
function byStation(achievements: readonly Achievement[], first: Achievement | null): Achievement[] {
  const byRank = achievements.toSorted((a, b) => a.station.rank - b.station.rank);
  const ids = [...new Set([first?.station.id, ...byRank.map((one) => one.station.id)])];
  return ids.flatMap((id) => achievements.filter((one) => one.station.id === id));
}

function toLine(sentences: readonly Sentence[]): Line {
  return { text: textOf(sentences), ids: [...new Set(sentences.flatMap((sentence) => sentence.ids))] };
}

function textOf(sentences: readonly Sentence[]): string {
  return sentences.map((sentence) => sentence.text).join(' ');
}

function wordsIn(paragraphs: readonly (readonly Sentence[])[]): number {
  return paragraphs.reduce((sum, sentences) => sum + wordsOfText(textOf(sentences)), 0);
}

function wordsOfText(text: string): number {
  return text.split(/\s+/).length;
}
