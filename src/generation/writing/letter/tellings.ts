/** The sentences in which deeds can be told, by what has been said before them. */
import { capital, type Frame } from './frames.ts';
import type { Station } from './material.ts';
import { postOf } from './opening.ts';

export interface Telling {
  station: Station;
  /** One deed, or several joined. */
  clause: string;
  /** Null where not all of the deeds have such a form. */
  gerund: string | null;
  /** What of the posting the deeds show, where it has not been said. */
  theme: string | null;
  /** A line of the posting that the deeds answer. */
  line: string | null;
  present: boolean;
  /** Whether it goes on after deeds of the same post that are done. */
  isToday: boolean;
  /** The opening stands between it and the deed that it goes on from. */
  afterOpening: boolean;
  /** Whether the station's name has been said. */
  named: boolean;
  /** Whether it is the only station with its employer, so that its years are those of the employment. */
  whole: boolean;
}

/** A station that is told of for the first time. */
export const INTRODUCTIONS: readonly Frame<Telling>[] = [
  (t) => sayable(t) && `${capital(postOf(t.station))}, I ${t.clause}.`,
  (t) => inWork(t) && `At ${t.station.name}, I ${t.clause}.`,
  (t) =>
    withPosition(t) &&
    (t.station.current
      ? `In my current role as ${t.station.post} at ${t.station.name}, I ${t.clause}.`
      : `During my time as ${t.station.post} at ${t.station.name}, I ${t.clause}.`),
  (t) => withPosition(t) && years(t.station) && `${years(t.station)} at ${t.station.name}, where I ${t.clause}.`,
  (t) =>
    withPosition(t) &&
    plainGerund(t) &&
    `My work as ${t.station.post} at ${t.station.name} ${t.present ? 'includes' : 'included'} ${t.gerund}.`,
  (t) => inWork(t) && isShort(t) && !t.present && `It was at ${t.station.name} that I ${t.clause}.`,
  (t) =>
    withPosition(t) &&
    t.whole &&
    !t.present &&
    t.station.startYear &&
    `I joined ${t.station.name} as ${t.station.post} in ${t.station.startYear}; there, I ${t.clause}.`,
  (t) => withPosition(t) && isNewest(t) && `Most recently, as ${t.station.post} at ${t.station.name}, I ${t.clause}.`,
  (t) =>
    withPosition(t) &&
    t.station.current &&
    t.present &&
    `I currently work as ${t.station.post} at ${t.station.name}, where I ${t.clause}.`,
  (t) => withPosition(t) && `Then there is my work as ${t.station.post} at ${t.station.name}: I ${t.clause}.`,
];

/** The same, tied to what the posting asks for. */
export const TIED: readonly Frame<Telling>[] = [
  (t) => inWork(t) && t.theme && `You also ask for ${t.theme}: at ${t.station.name}, I ${t.clause}.`,
  (t) =>
    inWork(t) &&
    t.theme &&
    `${capital(t.theme)} ${are(t.theme)} something I know from ${t.station.name}, where I ${t.clause}.`,
  (t) =>
    withPosition(t) &&
    t.theme &&
    `${capital(t.theme)} ${t.present ? are(t.theme) : were(t.theme)} part of my work as ${t.station.post} at ${t.station.name}, where I ${t.clause}.`,
  (t) => inWork(t) && t.theme && `My experience with ${t.theme} goes back to ${t.station.name}, where I ${t.clause}.`,
  (t) => inWork(t) && t.theme && `As for ${t.theme}, I ${t.clause} at ${t.station.name}.`,
  (t) => inWork(t) && t.theme && `Your posting names ${t.theme}, too; at ${t.station.name}, I ${t.clause}.`,
  (t) => withPosition(t) && t.theme && `On ${t.theme}: as ${t.station.post} at ${t.station.name}, I ${t.clause}.`,
];

/** The deed beside the line of the posting that it answers, for a station that has not been named. */
export const ANSWERS: readonly Frame<Telling>[] = [
  (t) => inWork(t) && `Where your posting says “${t.line}”, I can point to ${t.station.name}: there, I ${t.clause}.`,
  (t) => inWork(t) && `Your line “${t.line}” made me think of ${t.station.name}, where I ${t.clause}.`,
  (t) =>
    withPosition(t) && `You list “${t.line}”; close to that, as ${t.station.post} at ${t.station.name}, I ${t.clause}.`,
  (t) =>
    inWork(t) &&
    `To “${t.line}”, as your posting has it, I would bring what I know from ${t.station.name}, where I ${t.clause}.`,
  (t) => inWork(t) && `Part of the job is “${t.line}”; at ${t.station.name}, I ${t.clause}.`,
];

/** The same for the station that was just told of. */
export const ANSWERS_THERE: readonly Frame<Telling>[] = [
  (t) => `Your posting also has the line “${t.line}”; close to that, I ${t.clause}.`,
  (t) => isWork(t) && `Where you write “${t.line}”, the same role has something to show: I ${t.clause}.`,
  (t) => isWork(t) && `Your line “${t.line}” brings another part of that role to mind: I ${t.clause}.`,
  (t) => `With “${t.line}” in mind, I would also say that I ${t.clause}.`,
];

/** A sentence for the post alone: where there are few deeds, each gets room. */
export const POSTS: readonly Frame<Telling>[] = [
  (t) => isPast(t) && span(t.station) && `I was ${t.station.post} at ${t.station.name} ${span(t.station)}.`,
  (t) =>
    isPast(t) && span(t.station) && `${capital(span(t.station)!)}, I was with ${t.station.name} as ${t.station.post}.`,
  (t) => isPast(t) && span(t.station) && `I worked for ${t.station.name} as ${t.station.post} ${span(t.station)}.`,
  (t) =>
    isPast(t) &&
    t.station.endYear &&
    `Until ${t.station.endYear}, I worked for ${t.station.name} as ${t.station.post}.`,
  (t) => isPast(t) && begins(t) && `${t.station.name} took me on as ${t.station.post} in ${t.station.startYear}.`,
  (t) => isPast(t) && begins(t) && `In ${t.station.startYear}, I began as ${t.station.post} at ${t.station.name}.`,
  (t) => isPast(t) && `Another part of my experience comes from ${t.station.name}, where I was ${t.station.post}.`,
  (t) => isPast(t) && `My work as ${t.station.post} at ${t.station.name} should be mentioned as well.`,
  (t) =>
    isPresent(t) &&
    span(t.station) &&
    `${t.station.name} is where I have worked as ${t.station.post} ${span(t.station)}.`,
  (t) =>
    isPresent(t) &&
    span(t.station) &&
    `${capital(span(t.station)!)}, I have been ${t.station.post} at ${t.station.name}.`,
  (t) => isPresent(t) && `My current employer is ${t.station.name}, where I am ${t.station.post}.`,
  (t) => isPresent(t) && `At present, I work for ${t.station.name} as ${t.station.post}.`,
];

/** And one for what was done there. */
export const DEEDS_THERE: readonly Frame<Telling>[] = [
  (t) => `In that role, I ${t.clause}.`,
  (t) => `There, I ${t.clause}.`,
  (t) => !t.present && spansYears(t.station) && `In those years, I ${t.clause}.`,
  (t) => isOver(t) && `In my time there, I ${t.clause}.`,
  (t) => plainGerund(t) && `The work there ${t.present ? 'includes' : 'included'} ${t.gerund}.`,
  (t) =>
    plainGerund(t) &&
    t.present === t.station.current &&
    `The post ${t.present ? 'means' : 'meant'} ${t.gerund}, among other things.`,
  (t) => isOver(t) && `From that time, I would mention that I ${t.clause}.`,
];

/** Both in one. */
export const ARRIVALS: readonly Frame<Telling>[] = [
  (t) =>
    isPast(t) &&
    span(t.station) &&
    `My time at ${t.station.name}, as ${t.station.post} ${span(t.station)}, is relevant here too: I ${t.clause}.`,
  (t) =>
    isPast(t) &&
    span(t.station) &&
    isSingle(t) &&
    `Another chapter was ${t.station.name}, where I worked as ${t.station.post} ${span(t.station)} and ${t.clause}.`,
  (t) =>
    isPresent(t) &&
    span(t.station) &&
    `At ${t.station.name}, where I have been ${t.station.post} ${span(t.station)}, I ${t.clause}.`,
  (t) =>
    isPresent(t) &&
    t.present &&
    plainGerund(t) &&
    `My current work, as ${t.station.post} at ${t.station.name}, includes ${t.gerund}.`,
  (t) =>
    isPast(t) && plainGerund(t) && `At ${t.station.name}, where I was ${t.station.post}, my work included ${t.gerund}.`,
  (t) => withPosition(t) && `Then there is ${t.station.name}: as ${t.station.post} there, I ${t.clause}.`,
  (t) => isPast(t) && `At ${t.station.name}, my post was that of ${t.station.post}, and I ${t.clause}.`,
];

export const EARLIER: readonly Frame<Telling>[] = [
  (t) => inWork(t) && `Before that, at ${t.station.name}, I ${t.clause}.`,
  (t) => withPosition(t) && `Earlier, as ${t.station.post} at ${t.station.name}, I ${t.clause}.`,
  (t) => withPosition(t) && `Before that, I was ${t.station.post} at ${t.station.name}, where I ${t.clause}.`,
  (t) =>
    withPosition(t) &&
    plainGerund(t) &&
    `In an earlier role, as ${t.station.post} at ${t.station.name}, my work included ${t.gerund}.`,
  (t) =>
    withPosition(t) &&
    isSingle(t) &&
    `I had come from ${t.station.name}, where I was ${t.station.post} and ${t.clause}.`,
];

/** Another role with an employer that was just named. */
export const SAME_EMPLOYER: readonly Frame<Telling>[] = [
  (t) => t.station.position && `As ${t.station.post} there, I ${t.clause}.`,
  (t) => t.station.position && `In another role there, as ${t.station.post}, I ${t.clause}.`,
  (t) => `In another role there, I ${t.clause}.`,
];

/** What one does today, after deeds of the same post that are done. */
export const TODAY: readonly Frame<Telling>[] = [
  (t) => `Today, I also ${t.clause}.`,
  (t) => `I now ${t.clause} as well.`,
  (t) => t.station.position && `In that role, I currently ${t.clause}.`,
];

export const CONTINUATIONS: readonly Frame<Telling>[] = [
  (t) => `I also ${t.clause}.`,
  (t) => isWork(t) && `In the same role, I ${t.clause}.`,
  (t) => isWork(t) && t.gerund && `The job also ${t.present ? 'includes' : 'included'} ${t.gerund}.`,
  (t) => isWork(t) && t.gerund && `My responsibilities there also ${t.present ? 'include' : 'included'} ${t.gerund}.`,
  (t) =>
    isWork(t) &&
    t.gerund &&
    t.present === t.station.current &&
    `That role also ${t.present ? 'means' : 'meant'} ${t.gerund}.`,
  (t) =>
    isWork(t) &&
    isShort(t) &&
    plainGerund(t) &&
    t.present === t.station.current &&
    `Another part of the job ${t.present ? 'is' : 'was'} ${t.gerund}.`,
  (t) => `In addition, I ${t.clause}.`,
  (t) => !t.afterOpening && `Besides that, I ${t.clause}.`,
  (t) => isOver(t) && !t.afterOpening && `While there, I also ${t.clause}.`,
  (t) => !t.afterOpening && t.present === t.station.current && `At the same time, I ${t.clause}.`,
  (t) => isShort(t) && `Among other things, I ${t.clause}.`,
  (t) => isVeryShort(t) && `I ${t.clause} as well.`,
  (t) => !t.present && spansYears(t.station) && `During those years, I also ${t.clause}.`,
  (t) => t.afterOpening && `In that ${t.station.kind === 'project' ? 'project' : 'role'}, I also ${t.clause}.`,
  (t) => t.afterOpening && t.station.position && `As ${t.station.post}, I also ${t.clause}.`,
  (t) =>
    t.theme &&
    isWork(t) &&
    `${capital(t.theme)} ${t.present ? are(t.theme) : were(t.theme)} part of that role as well: I ${t.clause}.`,
];

/** "budgets are", but "sales is" and "human resources is": fields of work. */
function isMany(theme: string): boolean {
  return /[^s]s$/.test(theme) && !/(?:sis|ics|sales|resources|relations|news)$/.test(theme);
}

function are(theme: string): string {
  return isMany(theme) ? 'are' : 'is';
}

function were(theme: string): string {
  return isMany(theme) ? 'were' : 'was';
}

/** "my work included working" says one word twice. */
function plainGerund({ gerund }: Telling): boolean {
  return gerund !== null && !/^(?:working|including)/.test(gerund);
}

const SHORT_WORDS = 14;

const VERY_SHORT_WORDS = 9;

function isVeryShort({ clause }: Telling): boolean {
  return clause.split(' ').length <= VERY_SHORT_WORDS && !/,|\bto\b/.test(clause);
}

function isShort({ clause }: Telling): boolean {
  return clause.split(' ').length <= SHORT_WORDS && !clause.includes(',');
}

/** One verb, so that another may stand before it. */
function isSingle({ clause }: Telling): boolean {
  return !/,| and /.test(clause);
}

function isOver({ station, present }: Telling): boolean {
  return !station.current && !present;
}

function isWork({ station }: Telling): boolean {
  return station.kind === 'work';
}

function sayable({ station }: Telling): boolean {
  return station.name !== null || station.position !== null;
}

function inWork(telling: Telling): boolean {
  return isWork(telling) && telling.station.name !== null;
}

function withPosition(telling: Telling): boolean {
  return inWork(telling) && telling.station.position !== null;
}

function isPast(telling: Telling): boolean {
  return withPosition(telling) && !telling.station.current;
}

function isPresent(telling: Telling): boolean {
  return withPosition(telling) && telling.station.current;
}

/** Whether the year in which the post began is that in which the employment did. */
function begins({ whole, station }: Telling): boolean {
  return whole && station.startYear !== null;
}

function isNewest({ station }: Telling): boolean {
  return station.rank === 0 && !station.current;
}

function spansYears({ startYear, endYear }: Station): boolean {
  return startYear !== null && endYear !== null && Number(endYear) - Number(startYear) > 1;
}

/** "from 2014 to 2019", "since 2019" */
function span({ startYear, endYear, current }: Station): string | null {
  if (startYear === null) return null;
  if (current) return `since ${startYear}`;
  if (endYear === null) return null;
  return startYear === endYear ? `in ${startYear}` : `from ${startYear} to ${endYear}`;
}

/** "From 2014 to 2019, I worked as a Cook", "Since 2019, I have worked as a Cook"; null where the profile has no years. */
function years(station: Station): string | null {
  const { startYear, endYear, current, post } = station;
  if (startYear === null || post === null) return null;
  if (current) return `Since ${startYear}, I have worked as ${post}`;
  if (endYear === null) return null;
  return startYear === endYear
    ? `In ${startYear}, I worked as ${post}`
    : `From ${startYear} to ${endYear}, I worked as ${post}`;
}
