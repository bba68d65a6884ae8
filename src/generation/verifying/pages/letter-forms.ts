/**
 * What a letter says in fixed words of ours, around what the request, the posting and the profile give: the head, the
 * close, and sentences with a blank. They are compared as a whole, and a blank with what alone may stand in it.
 */
import type { Profile } from '../../../base/profile.ts';
import { monthsWorked } from '../../worked.ts';
import { closingFor, greetingFor } from '../../writing/letter/greeting.ts';
import { filled, placeIn, type Templates, templatesFor } from '../../writing/letter/templates.ts';
import { signs } from '../quoting/tokens.ts';
import { fieldsOf } from './fields.ts';
import { type LetterSources, letterTexts } from './letter-texts.ts';
import { papersOf } from './papers.ts';
import type { Entry, Field } from './records.ts';
import { heldPosts } from './summary-sentences.ts';

export interface LetterForms {
  /** A line above or below the text: the sender, the addressee, date, subject, greeting and close. */
  isAround(line: string): boolean;
  /** The text without the sentences that are fixed words of ours, as far as they are true. */
  withoutForms(text: string): string;
  /** The names of a place behind which an item tells what was done there. */
  placesOf(entry: Entry): string[];
}

export interface LetterFormSources {
  profile: Profile;
  now: string;
  letter: LetterSources;
  /** The sender, as the profile has him, and the words of ours that may stand for his name. */
  sender: Entry;
  labels: readonly string[];
}

/** What stands there when another greeting or close was taken back. */
const PLAIN = ['Dear Hiring Manager,', 'Sincerely,'];

export function letterForms({ profile, now, letter, sender, labels }: LetterFormSources): LetterForms {
  const templates = templatesFor(letter.lang ?? 'en');
  const ours = profile.basics.name ? [] : labels;
  const around = new Set([...aroundTheText(profile, letter, templates), ...ours].map(signs));
  const fields = addresseeFields(letter);
  const forms = formsOf(profile, now, letter, templates);
  return {
    isAround: (line) => {
      const read = signs(line);
      return around.has(read) || [sender, { fields }].some((entry) => fieldsOf(read, entry) !== null);
    },
    withoutForms: (text) => forms.reduce(withoutForm, text),
    placesOf: ({ fields: own }) =>
      own
        .filter(({ kind }) => kind === 'name')
        .flatMap(({ forms: names }) => names)
        .flatMap((name) => [name, placeIn(templates, name), partBefore(templates.list.project, 'fact', { name })]),
  };
}

function aroundTheText({ basics }: Profile, letter: LetterSources, templates: Templates): string[] {
  const { jobTitle, dates } = letterTexts(letter);
  const greetings = [templates.greeting.unknown, greetingFor(templates, letter.fields?.hiringManagerName ?? null)];
  const city = basics.location?.city ?? null;
  return [
    ...PLAIN,
    ...greetings,
    ...greetings.flatMap((greeting) => [true, false].map((american) => closingFor(templates, greeting, american))),
    ...(city === null ? [] : dates.map((date) => filled(templates.dateline, { city, date }))),
    ...(jobTitle === null || templates.subject === null ? [] : [filled(templates.subject, { title: jobTitle })]),
  ];
}

/** Whole fields of the request, and the employer's name. */
function addresseeFields(letter: LetterSources): Field[] {
  const { companyNames, dates } = letterTexts(letter);
  const { additionalContext, date, ...given } = letter.fields ?? {};
  const texts = Object.values(given).filter((text) => typeof text === 'string');
  return [...texts.map((text) => [text]), companyNames, dates].map((forms) => ({ kind: 'detail', forms }));
}

/** A sentence, or one up to its blank with what may stand there. */
interface Form {
  before: string;
  fits: ((blank: string) => boolean) | null;
}

function formsOf(profile: Profile, now: string, letter: LetterSources, templates: Templates): Form[] {
  const papers = papersOf(profile, now);
  const listed = (template: string | null, fits: Form['fits']): Form[] =>
    template === null ? [] : [{ before: partBefore(template, 'list'), fits }];
  const whole = [
    ...applications(letter, templates),
    templates.list.needs,
    templates.list.work,
    ...[profile.basics.phone, profile.basics.email].flatMap((reach) =>
      reach === null ? [] : [filled(templates.close.reach, { reach })],
    ),
    templates.close.plain,
  ];
  return [
    ...experienced(profile, now, templates),
    ...[...new Set(whole)].map((before) => ({ before, fits: null })),
    ...[templates.hold, templates.holdOne].flatMap((one) => listed(one, papers.held)),
    ...Object.entries(templates.papers?.says ?? {}).flatMap(([says, [one]]) =>
      listed(one, says === 'passed' ? papers.passed : papers.held),
    ),
    ...listed(templates.unfinished, papers.begun),
    ...listed(templates.know, papers.known),
    ...listed(templates.speak, papers.spoken),
    ...listed(templates.native, papers.native),
  ];
}

function applications(letter: LetterSources, { applying, ...templates }: Templates): string[] {
  const { jobTitle, companyNames } = letterTexts(letter);
  const title = jobTitle ?? '';
  const employers = companyNames.map((name) => placeIn(templates, name));
  return [
    applying.neither,
    ...employers.map((employer) => filled(applying.employer, { employer })),
    ...(jobTitle === null
      ? []
      : [filled(applying.title, { title }), filled(applying.numbered, { title, employer: '' })]),
    ...(jobTitle === null ? [] : employers).flatMap((employer) =>
      [applying.both, applying.numbered].map((template) => filled(template, { title, employer })),
    ),
  ];
}

/** For how long somebody has worked, never longer than he has, and where last. */
function experienced(profile: Profile, now: string, templates: Templates): Form[] {
  const roles = profile.work.flatMap((employer) => employer.roles).filter(({ start }) => start !== null);
  const years = Math.floor(monthsWorked(roles, now) / 12);
  const isHeld = heldPosts(profile, templates);
  return Array.from({ length: years }, (_, at) => ({
    before: partBefore(templates.bring, 'position', { years: String(at + 1) }),
    fits: isHeld,
  }));
}

function partBefore(template: string, blank: string, values: Readonly<Record<string, string>> = {}): string {
  return filled(template.slice(0, template.indexOf(`{${blank}}`)), values);
}

const ENDS = /[.!?:]["”»)]?\s*$/u;
const GOES_ON = /^["”»)\]]*\s?[.:!?]?\s*/u;

/** Only where it is a sentence of its own: what stands around it may turn what it says. */
function withoutForm(text: string, { before, fits }: Form): string {
  // "I am keen to learn. I am a Chartered Engineer."
  for (const [from, to] of placesOf(signs(before), text)) {
    const head = text.slice(0, from);
    if (head.trim() !== '' && !ENDS.test(head)) continue;
    const ends = fits === null ? [to] : sentenceEnds(text, to);
    const end = ends.find((at) => (fits === null ? isEnd(text, at) : fits(text.slice(to, at))));
    if (end !== undefined) return `${head}${text.slice(end).replace(GOES_ON, '')}`.trim();
  }
  return text;
}

const isEnd = (text: string, at: number): boolean => /^["”»)\]]*\s?(?:[.:!?]|$)/u.test(text.slice(at));

const MAX_ENDS = 12;

/** A full stop may also stand inside a name. */
function sentenceEnds(text: string, from: number): number[] {
  const stops = [...text.slice(from).matchAll(/\.(?=\s|$)/gu)].slice(0, MAX_ENDS);
  return [...stops.map(({ index }) => from + index), text.length];
}

/** Where the letters stand in the text, however its spaces and signs fell. */
function placesOf(letters: string, text: string): [number, number][] {
  const places = Array.from(text.matchAll(/./gsu), ({ 0: one, index }) => ({ one: signs(one), index }));
  const all = places.map(({ one }) => one).join('');
  const owners = places.flatMap(({ one, index }) => Array.from(one, () => index));
  const found: [number, number][] = [];
  for (let at = all.indexOf(letters); at !== -1 && letters !== ''; at = all.indexOf(letters, at + 1))
    found.push([owners[at]!, owners[at + letters.length - 1]! + 1]);
  return found;
}
