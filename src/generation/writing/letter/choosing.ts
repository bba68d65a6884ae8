/** Which deeds a letter tells: those that fit the job best always, and of the others not always the same. */
import type { Choices } from '../../seed.ts';
import { verbOf } from '../../vocabulary/verbs.ts';
import { deedAsDuty } from './achievements.ts';
import { type Achievement, FIRST_ACHIEVEMENTS, type Station } from './material.ts';

/** More than these no letter tells. */
export const MOST_ACHIEVEMENTS = 14;

/** `achievements`: best first. The first of the result opens the letter. */
export function chosenDeeds(achievements: readonly Achievement[], isPoor: boolean, choices: Choices): Achievement[] {
  const best = bestOf(achievements, choices);
  const proof = proofAmong(best, choices) ?? proofAmong(achievements.slice(0, MOST_ACHIEVEMENTS), choices) ?? best[0];
  const shareBrief = isPoor ? SHARE_BRIEF.ofPoor : SHARE_BRIEF.ofRich;
  const weighed = achievements.map((one) => {
    const isProof = one === proof;
    const variety =
      VARIETY * choices.share(`worth ${one.clause}`) + VARIETY_OF_STATIONS * choices.share(`station ${one.station.id}`);
    const bonus = (isProof ? ALWAYS : 0) + (best.includes(one) ? ALWAYS : variety);
    const isBrief = isProof ? isLong(one.clause) : choices.share(`brief ${one.clause}`) < shareBrief;
    const told = one.brief !== null && isBrief ? briefly(one, one.brief) : one;
    return { ...told, score: one.score + bonus };
  });
  return spread(weighed);
}

const ABOUT_EQUAL = 0.1;

/** The last of them takes turns with those that fit about equally well. */
function bestOf(achievements: readonly Achievement[], choices: Choices): Achievement[] {
  const certain = achievements.slice(0, FIRST_ACHIEVEMENTS - 1);
  const last = achievements[FIRST_ACHIEVEMENTS - 1];
  if (last === undefined) return certain;
  const equals = achievements.slice(FIRST_ACHIEVEMENTS - 1).filter((one) => one.score > last.score - ABOUT_EQUAL);
  return [...certain, choices.pick('last of the best', equals)];
}

/** More than any fit or chance can make up for. */
const ALWAYS = 20;
const VARIETY = 2.5;
/** A letter tells of some posts, and the next one of others. */
const VARIETY_OF_STATIONS = 1.2;
/** So many are told without what they were for; it leaves room for other deeds, where there are any. */
const SHARE_BRIEF = { ofPoor: 0.3, ofRich: 0.6 };

function briefly(one: Achievement, brief: string): Achievement {
  return { ...one, clause: brief, brief: null, gerund: deedAsDuty(brief) };
}

/** The opening names the role and the post as well. */
const MOST_PROOF_WORDS = 18;
const VARIETY_OF_PROOF = 1;
const PROOF_OF_THEME = 0.3;
const COST_OF_STANDING_BY = 0.4;
/** Who attended, assisted or did what everybody does was there; who moved something opens a letter better. */
const STOOD_BY =
  /^(?:attend|participat|assist|help|support|receiv|maintain|follow|refer|dispos|clean|answer|fil(?:e|ing)|mail|perform|handl|enter|order|cop[iy]|typ(?:e|ing)|greet|accept|us(?:e|ing)|utiliz|shar|display|monitor|ensur|suggest|check|record|keep|kept|serv)/;

/** A proof that shows what the posting asks for opens a letter best. */
function proofAmong(achievements: readonly Achievement[], choices: Choices): Achievement | undefined {
  const worth = (one: Achievement): number =>
    one.score +
    (one.themes.length > 0 ? PROOF_OF_THEME : 0) -
    (STOOD_BY.test(one.clause) ? COST_OF_STANDING_BY : 0) +
    VARIETY_OF_PROOF * choices.share(`proof ${one.clause}`);
  return achievements
    .filter((one) => !isLong(one.brief ?? one.clause))
    .map((one) => ({ one, worth: worth(one) }))
    .toSorted((a, b) => b.worth - a.worth)[0]?.one;
}

function isLong(clause: string): boolean {
  return clause.split(' ').length > MOST_PROOF_WORDS;
}

const STATION_FATIGUE = 0.12;
/** More than half of the deeds of one station, or a fifth station, are told of only where there is hardly anything else. */
const MOST_OF_STATION = { share: 0.5, least: 2, most: 6 };
const MOST_STATIONS = 4;
const COST_OF_TOO_MUCH = 10;
/** "provided … provided … provided" */
const VERB_FATIGUE = 0.5;

/** Best first, but neither all of one station, nor a little of each, nor one verb again and again. */
function spread(achievements: readonly Achievement[]): Achievement[] {
  const ofStation = new Map<string, number>();
  const ofVerb = new Map<string, number>();
  const worth = (one: Achievement): number => {
    const told = ofStation.get(one.station.id) ?? 0;
    const isTooMuch = told === 0 ? ofStation.size >= MOST_STATIONS : told >= mostOf(one.station, achievements);
    const tired = STATION_FATIGUE * told + VERB_FATIGUE * (ofVerb.get(verbIn(one)) ?? 0);
    return one.score - tired - (isTooMuch ? COST_OF_TOO_MUCH : 0);
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

function mostOf({ id }: Station, achievements: readonly Achievement[]): number {
  const { share, least, most } = MOST_OF_STATION;
  const found = achievements.filter((one) => one.station.id === id).length;
  return Math.min(most, Math.max(least, Math.ceil(share * found)));
}

function verbIn({ clause }: Achievement): string {
  const first = clause.split(/[ ,]/, 1)[0]!;
  return verbOf(first)?.base ?? first;
}
