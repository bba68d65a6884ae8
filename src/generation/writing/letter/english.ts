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
import { verbOf } from '../../vocabulary/verbs.ts';
import { achievementsOf, deedAsDuty } from './achievements.ts';
import { backgroundSentences } from './background.ts';
import { closingSentences } from './closing.ts';
import { contextSentences } from './context.ts';
import { quotableDuty } from './duty.ts';
import { type Frames, framesFrom, joined } from './frames.ts';
import type { Achievement, LetterMaterial, Sentence } from './material.ts';
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
const FIRST_ACHIEVEMENTS = 3;
const MOST_ACHIEVEMENTS = 14;
const MAX_STRENGTHS = 6;
/** Who tells everything in one letter has nothing left for the next. */
const SHARE_TOLD = { ofFew: 0.3, ofSome: 0.3, ofMany: 0.35 };
const MANY_FOUND = 28;
/** So many are told where the letter would otherwise be too short. */
const LEAST_TOLD = 11;
const FEW_FOUND = 20;
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
    achievements: spread(varied(achievements, choices)),
    stations,
    duty: quotableDuty(posting, matches, choices),
    found: achievements.length,
  };
}

/** The best proof stays the best; of the others, those that fit about equally well take turns from letter to letter. */
const VARIETY = 2.5;
/** A letter tells of some posts, and the next one of others. */
const VARIETY_OF_STATIONS = 1.2;
const VARIETY_OF_PROOF = 3;
const PROOF_OF_THEME = 0.3;
/** So many are told without what they were for; it leaves room for other deeds, where there are any. */
const SHARE_BRIEF = { ofFew: 0.3, ofMany: 0.6 };

function varied(achievements: readonly Achievement[], choices: Choices): Achievement[] {
  const short = achievements.filter((one) => one.clause.split(' ').length <= MOST_PROOF_WORDS);
  const proof = (short.length > 0 ? short : achievements)
    .map((one) => ({ one, worth: worthAsProof(one, choices) }))
    .toSorted((a, b) => b.worth - a.worth)[0]?.one;
  const shareBrief = achievements.length < VERY_FEW_FOUND ? SHARE_BRIEF.ofFew : SHARE_BRIEF.ofMany;
  return achievements.map((one) => {
    const variety =
      VARIETY * choices.share(`worth ${one.clause}`) + VARIETY_OF_STATIONS * choices.share(`station ${one.station.id}`);
    const bonus = one === proof ? 10 : variety;
    const told =
      one.brief !== null && choices.share(`brief ${one.clause}`) < shareBrief ? briefly(one, one.brief) : one;
    return { ...told, score: one.score + bonus };
  });
}

/** Who attended, assisted or did what everybody does was there; who moved something opens a letter better. */
const STOOD_BY =
  /^(?:attend|participat|assist|help|support|receiv|maintain|follow|refer|dispos|clean|answer|fil(?:e|ing)|mail|perform|handl|enter|order|cop[iy]|typ(?:e|ing)|greet|accept|us(?:e|ing)|utiliz|shar|display|monitor|ensur|suggest|check|record|keep|kept|serv)/;
const COST_OF_STANDING_BY = 0.4;

/** The opening names the role and the post as well. */
const MOST_PROOF_WORDS = 18;

/** A proof that shows what the posting asks for opens a letter best. */
function worthAsProof(one: Achievement, choices: Choices): number {
  const shows = one.themes.length > 0 ? PROOF_OF_THEME : 0;
  const stoodBy = STOOD_BY.test(one.clause) ? COST_OF_STANDING_BY : 0;
  return one.score + shows - stoodBy + VARIETY_OF_PROOF * choices.share(`proof ${one.clause}`);
}

function briefly(one: Achievement, brief: string): Achievement {
  return { ...one, clause: brief, gerund: deedAsDuty(brief) };
}

const STATION_FATIGUE = 0.12;
/** A fifth deed of one station, or a fifth station, is told of only where there is hardly anything else. */
const MOST_OF_STATION = 4;
const MOST_STATIONS = 4;
/** "provided … provided … provided" */
const VERB_FATIGUE = 0.5;

/** Best first, but neither all of one station, nor a little of each, nor one verb again and again. */
function spread(achievements: readonly Achievement[]): Achievement[] {
  const ofStation = new Map<string, number>();
  const ofVerb = new Map<string, number>();
  const worth = (one: Achievement): number => {
    const told = ofStation.get(one.station.id) ?? 0;
    const isTooMuch = told === 0 ? ofStation.size >= MOST_STATIONS : told >= MOST_OF_STATION;
    const tired = STATION_FATIGUE * told + VERB_FATIGUE * (ofVerb.get(verbIn(one)) ?? 0);
    return one.score - tired - (isTooMuch ? 10 : 0);
  };
  const left = [...achievements];
  const ordered: Achievement[] = [];
  while (left.length > 0 && ordered.length < MOST_ACHIEVEMENTS) {
    left.sort((a, b) => worth(b) - worth(a));
    const next = left.shift()!;
    ofStation.set(next.station.id, (ofStation.get(next.station.id) ?? 0) + 1);
    ofVerb.set(verbIn(next), (ofVerb.get(verbIn(next)) ?? 0) + 1);
    ordered.push(next);
  }
  return ordered;
}

function verbIn({ clause }: Achievement): string {
  const first = clause.split(/[ ,]/, 1)[0]!;
  return verbOf(first)?.base ?? first;
}

function compose(ground: LetterGround, material: LetterMaterial, count: number, asksMore: boolean): Sentence[][] {
  const { profile, matches, choices } = ground;
  const frames = framesFrom(choices);
  const told = material.achievements.slice(0, count);
  const proof = told.at(0) ?? null;
  const opening = openingSentences(material, proof, choices, frames);
  const themesSaid = new Set(material.strengths.filter((name) => textOf(opening).includes(name)));
  const before = { opened: proof, themes: themesSaid, stations: material.stations, areFew: material.found < FEW_FOUND };
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
  if (unsaid.length < 2) return null;
  const options = [
    `Your posting also asks for ${joined(unsaid)}; I would bring those as well.`,
    `You also ask for ${joined(unsaid)}, which I know as well.`,
    `The ${joined(unsaid)} you ask for are not new to me either.`,
    `You will also find ${joined(unsaid)} in my background.`,
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
