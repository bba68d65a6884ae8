/** The sentences in which a deed can be told, by what has been said before it. */
import { capital, type Frame } from './frames.ts';
import type { Station } from './material.ts';
import { postOf } from './opening.ts';

/** What the sentences are said with a view to. */
export interface Names {
  /** "the Staff Nurse role" */
  role: string;
  /** "Acme", or "your team" */
  team: string;
  /** Few deeds are told at leisure, each in a sentence of its own, so that not all of them are needed. */
  atLeisure: boolean;
}

export interface Telling extends Names {
  station: Station;
  /** One deed, or two joined. */
  clause: string;
  /** Null for two deeds, or where there is no such form. */
  gerund: string | null;
  theme: string | null;
  present: boolean;
  /** The opening stands between it and the deed that it goes on from. */
  afterOpening: boolean;
  /** Whether the station's name has been said. */
  named: boolean;
}

export const INTRODUCTIONS: readonly Frame<Telling>[] = [
  (t) => sayable(t) && `${capital(postOf(t.station))}, I ${t.clause}.`,
  (t) => inWork(t) && `At ${t.station.name}, I ${t.clause}.`,
  (t) =>
    withPosition(t) &&
    (t.station.current
      ? `In my current role as ${t.station.position} at ${t.station.name}, I ${t.clause}.`
      : `During my time as ${t.station.position} at ${t.station.name}, I ${t.clause}.`),
  (t) => withPosition(t) && years(t.station) && `${years(t.station)} at ${t.station.name}, where I ${t.clause}.`,
  (t) => inWork(t) && t.gerund && `My work at ${t.station.name} ${t.present ? 'includes' : 'included'} ${t.gerund}.`,
  (t) => inWork(t) && t.theme && `When it comes to ${t.theme}, I can draw on ${t.station.name}, where I ${t.clause}.`,
  (t) => inWork(t) && t.theme && `You also ask for ${t.theme}: at ${t.station.name}, I ${t.clause}.`,
  (t) =>
    withPosition(t) &&
    t.theme &&
    `For ${t.theme}, I can point to my work as ${t.station.position} at ${t.station.name}: I ${t.clause}.`,
];

/** Said with a view to the new post. */
export const LOOKING_AHEAD: readonly Frame<Telling>[] = [
  (t) =>
    inWork(t) && `${capital(t.team)} would also gain from what I learned at ${t.station.name}, where I ${t.clause}.`,
  (t) =>
    withPosition(t) &&
    `For ${t.role}, my work as ${t.station.position} at ${t.station.name} counts as well: I ${t.clause}.`,
  (t) =>
    withPosition(t) &&
    `I would also bring to ${t.team} what I practised as ${t.station.position} at ${t.station.name}, where I ${t.clause}.`,
  (t) =>
    inWork(t) &&
    t.theme &&
    `Where ${t.role} calls for ${t.theme}, my example comes from ${t.station.name}: I ${t.clause}.`,
  (t) => inWork(t) && `My time at ${t.station.name} may be of use to ${t.team} too: I ${t.clause}.`,
];

/** Two sentences, the first of them for the post alone. */
export const ARRIVALS: readonly Frame<Telling>[] = [
  (t) =>
    withPosition(t) &&
    !t.station.current &&
    span(t.station) &&
    `I was ${t.station.position} at ${t.station.name} ${span(t.station)}. In that post, I ${t.clause}.`,
  (t) =>
    withPosition(t) &&
    t.station.current &&
    span(t.station) &&
    `${t.station.name} is where I have worked as ${t.station.position} ${span(t.station)}. There, I ${t.clause}.`,
  (t) =>
    withPosition(t) &&
    t.station.current &&
    `My current employer is ${t.station.name}. As ${t.station.position} there, I ${t.clause}.`,
  (t) =>
    withPosition(t) &&
    !t.station.current &&
    `Another post of mine was with ${t.station.name}: as ${t.station.position} there, I ${t.clause}.`,
  (t) =>
    withPosition(t) &&
    `From my work as ${t.station.position} at ${t.station.name}, I would mention that I ${t.clause}.`,
  (t) =>
    withPosition(t) &&
    !t.station.current &&
    `Then there is ${t.station.name}: as ${t.station.position} there, I ${t.clause}.`,
];

export const EARLIER: readonly Frame<Telling>[] = [
  (t) => inWork(t) && `Before that, at ${t.station.name}, I ${t.clause}.`,
  (t) => withPosition(t) && `Earlier, as ${t.station.position} at ${t.station.name}, I ${t.clause}.`,
  (t) =>
    withPosition(t) &&
    t.gerund &&
    `In an earlier role, as ${t.station.position} at ${t.station.name}, my work was ${t.gerund}.`,
];

/** Another role with an employer that was just named. */
export const SAME_EMPLOYER: readonly Frame<Telling>[] = [
  (t) => t.station.position && `As ${t.station.position} there, I ${t.clause}.`,
  (t) => t.station.position && `In another role there, as ${t.station.position}, I ${t.clause}.`,
  (t) => `In another role there, I ${t.clause}.`,
];

export const CONTINUATIONS: readonly Frame<Telling>[] = [
  (t) => `I also ${t.clause}.`,
  (t) => t.station.kind === 'work' && `In the same role, I ${t.clause}.`,
  (t) => !t.afterOpening && `Beyond that, I ${t.clause}.`,
  (t) => !t.afterOpening && `Alongside this, I ${t.clause}.`,
  (t) => t.station.kind === 'work' && t.gerund && `The job also ${t.present ? 'includes' : 'included'} ${t.gerund}.`,
  (t) => t.station.kind === 'work' && t.gerund && `Another part of the work ${t.present ? 'is' : 'was'} ${t.gerund}.`,
  (t) => !t.afterOpening && `There, I also ${t.clause}.`,
  (t) => t.afterOpening && `In that ${t.station.kind === 'project' ? 'project' : 'role'}, I also ${t.clause}.`,
  (t) => t.afterOpening && t.station.position && `As ${t.station.position}, I also ${t.clause}.`,
  (t) =>
    t.afterOpening &&
    t.station.kind === 'work' &&
    t.gerund &&
    `My work there also ${t.present ? 'includes' : 'included'} ${t.gerund}.`,
  (t) => t.theme && `As for ${t.theme}, I ${t.clause}.`,
  (t) => `It may be useful to know that I also ${t.clause}.`,
  (t) => `Besides, I ${t.clause}.`,
  (t) =>
    t.station.kind === 'work' && t.gerund && `My tasks there also ${t.present ? 'include' : 'included'} ${t.gerund}.`,
  (t) => !t.present && t.gerund && `Part of my time there went into ${t.gerund}.`,
  (t) => `What also counts here is that I ${t.clause}.`,
  (t) => !t.afterOpening && !t.station.current && `One more thing from that time: I ${t.clause}.`,
];

function sayable({ station }: Telling): boolean {
  return station.name !== null || station.position !== null;
}

function inWork({ station }: Telling): boolean {
  return station.kind === 'work' && station.name !== null;
}

function withPosition(telling: Telling): boolean {
  return inWork(telling) && telling.station.position !== null;
}

/** "From 2014 to 2019, I worked as Cook", "Since 2019, I have been Cook"; null where the profile has no years. */
function years(station: Station): string | null {
  const { startYear, endYear, current, position } = station;
  if (startYear === null || position === null) return null;
  if (current) return `Since ${startYear}, I have worked as ${position}`;
  if (endYear === null) return null;
  return startYear === endYear
    ? `In ${startYear}, I worked as ${position}`
    : `From ${startYear} to ${endYear}, I worked as ${position}`;
}

/** "from 2014 to 2019", "since 2019" */
function span({ startYear, endYear, current }: Station): string | null {
  if (startYear === null) return null;
  if (current) return `since ${startYear}`;
  if (endYear === null) return null;
  return startYear === endYear ? `in ${startYear}` : `from ${startYear} to ${endYear}`;
}
