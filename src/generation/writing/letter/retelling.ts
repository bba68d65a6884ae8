/** The middle of a letter: deeds told one after another, each station introduced once, two short deeds in one sentence. */
import { capital, type Frame, type Frames } from './frames.ts';
import type { Achievement, Sentence, Station } from './material.ts';
import { postOf } from './opening.ts';
import {
  ARRIVALS,
  CONTINUATIONS,
  EARLIER,
  INTRODUCTIONS,
  LOOKING_AHEAD,
  type Names,
  SAME_EMPLOYER,
  type Telling,
} from './tellings.ts';

export function retell(
  achievements: readonly Achievement[],
  opened: Achievement | null,
  themesSaid: ReadonlySet<string>,
  names: Names,
  frames: Frames,
): Sentence[] {
  const said = new Set(themesSaid);
  const namesSaid = new Set([opened?.station.name]);
  let before = opened?.station ?? null;
  return pairsOf(achievements, names.atLeisure ? 0 : MOST_PAIRS).map((pair, at) => {
    const { station } = pair[0]!;
    const theme = pair.flatMap((one) => one.themes).find((name) => !said.has(name)) ?? null;
    const telling: Telling = {
      station,
      clause: joinDeeds(pair),
      gerund: pair.length === 1 ? pair[0]!.gerund : null,
      theme,
      ...names,
      afterOpening: at === 0,
      present: pair[0]!.tense === 'present',
      named: namesSaid.has(station.name),
    };
    const text =
      frames.fill(telling.clause, framesFor(telling, before), telling) ??
      frames.fill(telling.clause, station.id === before?.id ? [] : INTRODUCTIONS, telling) ??
      `${station.id === before?.id ? '' : `${capital(postOf(station))}, `}I ${telling.clause}.`;
    if (theme !== null && text.includes(theme)) said.add(theme);
    namesSaid.add(station.name);
    before = station;
    return { text, ids: [...pair.flatMap((one) => one.ids), ...station.ids] };
  });
}

function framesFor(telling: Telling, before: Station | null): readonly Frame<Telling>[] {
  const { station } = telling;
  if (station.id === before?.id) return CONTINUATIONS;
  if (telling.named && station.name !== null && station.kind === 'work') return SAME_EMPLOYER;
  if (telling.atLeisure) return [...LOOKING_AHEAD, ...ARRIVALS];
  const any = [...LOOKING_AHEAD, ...INTRODUCTIONS, ...ARRIVALS];
  return before !== null && isBefore(station, before) ? [...EARLIER, ...any] : any;
}

function isBefore(one: Station, other: Station): boolean {
  return one.endYear !== null && other.startYear !== null && one.endYear <= other.startYear;
}

const MAX_JOINED_WORDS = 26;
const MOST_PAIRS = 2;

/** Two deeds of one station make one sentence where it does not grow too long. */
function pairsOf(achievements: readonly Achievement[], most: number): Achievement[][] {
  const pairs: Achievement[][] = [];
  for (const one of achievements) {
    const last = pairs.at(-1);
    const mayJoin = pairs.filter((pair) => pair.length === 2).length < most;
    if (mayJoin && last?.length === 1 && canJoin(last[0]!, one)) last.push(one);
    else pairs.push([one]);
  }
  return pairs;
}

function canJoin(one: Achievement, other: Achievement): boolean {
  if (one.station.id !== other.station.id || one.tense !== other.tense) return false;
  return `${one.clause} ${other.clause}`.split(' ').length <= MAX_JOINED_WORDS;
}

/** "planned menus and trained cooks"; where the first deed has parts of its own, the second gets its own "I". */
function joinDeeds(pair: readonly Achievement[]): string {
  const [one, other] = pair;
  if (one === undefined || other === undefined) return one?.clause ?? '';
  const isWhole = !/,|\b(?:and|or|that|which|who|while|by)\b|\bto \p{Ll}+/u.test(one.clause);
  return isWhole && !other.clause.includes(',')
    ? `${one.clause} and ${other.clause}`
    : `${one.clause}, and I ${other.clause}`;
}
