/** The middle of a letter: deeds told one after another, each station introduced once, short deeds in one sentence. */
import type { Choices } from '../../seed.ts';
import { lowerFirst } from '../deed.ts';
import { bestAnswer } from './answers.ts';
import { capital, type Frame, type Frames } from './frames.ts';
import { joinedDeeds } from './joining.ts';
import type { Achievement, Sentence, Station } from './material.ts';
import { postOf } from './opening.ts';
import {
  ANSWERS,
  ANSWERS_THERE,
  ARRIVALS,
  CONTINUATIONS,
  DEEDS_THERE,
  EARLIER,
  INTRODUCTIONS,
  POSTS,
  SAME_EMPLOYER,
  type Telling,
  TIED,
  TODAY,
} from './tellings.ts';

/** What has been said when the middle begins. */
export interface Before {
  /** The deed that the opening told. */
  opened: Achievement | null;
  themes: ReadonlySet<string>;
  stations: readonly Station[];
  /** Whether the profile has few deeds. */
  areFew: boolean;
  /** Lines of the posting that may be quoted. */
  lines: readonly string[];
}

/** So many sentences are tied to the posting's words; more would be an inventory. */
const MOST_TIED = 2;

export function retell(
  achievements: readonly Achievement[],
  { opened, themes, stations, areFew, lines }: Before,
  choices: Choices,
  frames: Frames,
): Sentence[] {
  const said = new Set(themes);
  const namesSaid = new Set([opened?.station.name]);
  let before = opened?.station ?? null;
  let tenseBefore = opened?.tense ?? null;
  let tied = 0;
  const all = joinedDeeds(achievements, areFew, choices);
  const answer = bestAnswer(
    all.map((deeds) => deeds.clause),
    lines,
    choices,
  );
  return all.map((deeds, at) => {
    const { station } = deeds.of[0]!;
    const telling: Telling = {
      station,
      clause: deeds.clause,
      gerund: deeds.gerund,
      theme: tied < MOST_TIED ? (deeds.of.flatMap((one) => one.themes).find((name) => !said.has(name)) ?? null) : null,
      line: answer?.at === at ? lowerFirst(answer.line) : null,
      afterOpening: at === 0,
      present: deeds.of[0]!.tense === 'present',
      isToday: tenseBefore === 'past' && deeds.of[0]!.tense === 'present' && station.id === before?.id,
      named: namesSaid.has(station.name),
      whole: stations.filter((one) => one.name === station.name).length === 1,
    };
    const text = tell(telling, before, areFew, frames);
    if (telling.theme !== null && saysName(text, telling)) tied++;
    for (const one of deeds.of) for (const name of one.themes) if (text.includes(name)) said.add(name);
    namesSaid.add(station.name);
    before = station;
    tenseBefore = deeds.of[0]!.tense;
    const source = telling.line !== null && text.includes(telling.line) ? ['posting'] : [];
    return { text, ids: [...deeds.of.flatMap((one) => one.ids), ...station.ids, ...source], station: station.id };
  });
}

/** Whether the frame itself names the theme, beside the deed. */
function saysName(text: string, { clause, gerund, theme }: Telling): boolean {
  const frame = text.replace(clause, '').replace(gerund ?? clause, '');
  return frame.toLowerCase().includes(theme!.toLowerCase());
}

function tell(telling: Telling, before: Station | null, areFew: boolean, frames: Frames): string {
  const { station, clause } = telling;
  const isSame = station.id === before?.id;
  const suiting = framesFor(telling, before, areFew);
  return (
    (suiting === ARRIVALS ? tellAtLength(telling, frames) : null) ??
    frames.fill(clause, suiting, telling) ??
    frames.fill(clause, isSame ? [] : INTRODUCTIONS, telling) ??
    `${isSame ? '' : `${capital(postOf(station))}, `}I ${clause}.`
  );
}

/** Now and then a post and its deed share a sentence, so that not every paragraph is built alike. */
const ONE_SENTENCE_IN = 3;

function tellAtLength(telling: Telling, frames: Frames): string | null {
  const { clause } = telling;
  const turns = [...Array(ONE_SENTENCE_IN).keys()];
  if (frames.turned(`length ${clause}`, turns)[0] === 0) return null;
  const post = frames.fill(`post ${clause}`, POSTS, telling);
  return post === null
    ? null
    : `${post} ${frames.fill(`there ${clause}`, DEEDS_THERE, telling) ?? `There, I ${clause}.`}`;
}

function framesFor(telling: Telling, before: Station | null, areFew: boolean): readonly Frame<Telling>[] {
  const { station } = telling;
  if (telling.line !== null && station.id === before?.id && !telling.isToday) return ANSWERS_THERE;
  if (station.id === before?.id) return telling.isToday ? TODAY : CONTINUATIONS;
  if (telling.named && station.name !== null && station.kind === 'work') return SAME_EMPLOYER;
  if (telling.line !== null && !telling.named) return ANSWERS;
  if (telling.theme !== null) return TIED;
  if (areFew) return ARRIVALS;
  return before !== null && isBefore(station, before) ? [...EARLIER, ...INTRODUCTIONS] : INTRODUCTIONS;
}

function isBefore(one: Station, other: Station): boolean {
  return one.endYear !== null && other.startYear !== null && one.endYear <= other.startYear;
}
