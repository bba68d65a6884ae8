/** Degrees: their level, and the field that they are in. */
import data from './word-lists/degrees.json' with { type: 'json' };
import { anyBeginning, anyOf, WORD_END, WORD_START } from './word-patterns.ts';
import { fold } from './words.ts';

const LEVELS = data.levels.map(({ level, name, patterns }) => {
  // Short forms are told from words by their capitals: "MA" is a degree, "ma" is not.
  const short = patterns.filter((pattern) => /\p{Lu}/u.test(pattern.replace(/\\p\{\w+\}/gu, '')));
  const others = patterns.filter((pattern) => !short.includes(pattern));
  return { level, name, patterns: [...joined(short, 'u'), ...joined(others, 'iu')] };
});

/** One expression for all, each from a word's start: that border holds every letter there is, and is dear to compile. */
function joined(patterns: readonly string[], flags: string): RegExp[] {
  const words = patterns.filter((pattern) => pattern.endsWith('\\b')).map((pattern) => pattern.slice(0, -2));
  const beginnings = patterns.filter((pattern) => !pattern.endsWith('\\b'));
  const any = [...(words.length === 0 ? [] : [`(?:${words.join('|')})${WORD_END}`]), ...beginnings];
  return any.length === 0 ? [] : [new RegExp(`${WORD_START}(?:${any.join('|')})`, flags)];
}

export interface DegreeName {
  level: number;
  name: string;
}

/** The lowest degree that the text names: where several are named, the lowest is enough. Null where it names none. */
export function lowestDegreeIn(text: string): DegreeName | null {
  return degreesIn(text).reduce<DegreeName | null>(
    (low, one) => (low === null || one.level < low.level ? one : low),
    null,
  );
}

export function highestDegreeIn(text: string): DegreeName | null {
  return degreesIn(text).reduce<DegreeName | null>(
    (high, one) => (high === null || one.level > high.level ? one : high),
    null,
  );
}

const SHORT_FORMS = new Map(
  Object.entries(data.abbreviations).flatMap(([level, words]) =>
    words.split(' ').map((word) => [word, { level: Number(level), name: nameOfLevel(Number(level)) }] as const),
  ),
);

function nameOfLevel(level: number): string {
  return LEVELS.find((one) => one.level === level)!.name;
}

/** The level of what somebody has studied: there every short form is a degree, "BE" as well as "B.E. (Hons)". */
export function levelOfStudy(studyType: string): number | null {
  const words = studyType.replaceAll('.', '').match(/[\p{L}\p{N}]+/gu) ?? [];
  const short = words.flatMap((word) => SHORT_FORMS.get(word)?.level ?? []);
  const bare = studyType.replace(/\s*\([^)]*\)/g, '');
  const named = [studyType, `${bare} in`, `${bare} en`].flatMap(degreesIn);
  const levels = [...short, ...named.map(({ level }) => level)];
  return levels.length === 0 ? null : Math.max(...levels);
}

/** In a line, short forms of two letters are words or places unless they stand with a field or with another degree. */
const SHORT_IN_LINE = /(?<![\p{L}\p{N}.])(\p{Lu}(?:\.?\p{L}){1,5})\.?(?![\p{L}\p{N}])/gu;
const WITH_DEGREE =
  /^(?:\s*(?:\([^)]*\)\s*)?(?:in|degree|of)\s|\s*$|\s+(?:or|oder|ou|o|\/)\s+(?:higher|above|equivalent))/u;

function shortFormsIn(text: string): DegreeName[] {
  const found = Array.from(text.matchAll(SHORT_IN_LINE), ({ 0: all, 1: word, index }) => ({
    degree: SHORT_FORMS.get(word!.replaceAll('.', '')),
    isLong: word!.replaceAll('.', '').length > 3 || /\p{Ll}/u.test(word!),
    before: text.slice(0, index),
    after: text.slice(index + all.length),
  })).filter(({ degree }) => degree !== undefined);
  const isSeveral = found.length > 1 && /^[^.;]{0,12}(?:\/|,| or | oder | ou | o )/u.test(found[0]!.after);
  return found
    .filter(
      ({ isLong, before, after }) =>
        isLong || (isSeveral && !/ in $/u.test(before)) || (WITH_DEGREE.test(after) && !/\p{L}{3}/u.test(before)),
    )
    .map(({ degree }) => degree!);
}

function degreesIn(text: string): DegreeName[] {
  const named = LEVELS.slice(0, -1).filter(({ patterns }) => patterns.some((pattern) => pattern.test(text)));
  const all = [...named.map(({ level, name }) => ({ level, name })), ...shortFormsIn(text)];
  if (all.length > 0) return all;
  return LEVELS.slice(-1).filter(({ patterns }) => patterns.some((pattern) => pattern.test(text)));
}

const BROKEN_OFF = anyOf(data.brokenOff);
const ONGOING = anyOf(data.ongoing);
const PLANNED = anyOf(data.planned);
/** "Sitting December 2026", "exam scheduled for May" */
const TO_COME =
  /(?<!\p{L})(?:sitting|writing|resit|scheduled)(?: (?:for|in))?(?: \p{L}+)? \d{4}(?!\d)|(?<!\p{L})exam (?:is )?scheduled/u;
/** "RPA, 5 of 7 courses completed" */
const IN_PART =
  /[,(–-] *(?:\d+|one|two|three|four|five|six) (?:out )?of (?:the )?(?:\d+|two|three|four|five|six|seven|eight) \p{L}/u;
const WIDENED = anyBeginning(data.widened);
const EXPERIENCE_COUNTS = anyBeginning(data.experienceCounts);

export const isBrokenOff = (text: string): boolean => BROKEN_OFF.test(fold(text));
export const isOngoing = (text: string): boolean => ONGOING.test(fold(text)) || IN_PART.test(fold(text));
/** Nothing of it is done yet, or goes on. */
export const isPlanned = (text: string): boolean =>
  PLANNED.test(fold(text)) || (TO_COME.test(fold(text)) && !/(?<!\p{L})in progress(?!\p{L})/u.test(fold(text)));
export const isWidened = (text: string): boolean => WIDENED.test(fold(text));
export const acceptsExperience = (text: string): boolean => EXPERIENCE_COUNTS.test(fold(text));

const FIELDS = Object.entries(data.fields).map(([name, words]) => ({ name, pattern: fieldPattern(words) }));

/** Words of a field may be the beginning of a compound: "Maschinenbaus", "Elektrotechniker". */
function fieldPattern(words: string): RegExp {
  const [short, long] = [words.split('; ').filter(isAcronym), words.split('; ').filter((word) => !isAcronym(word))];
  const parts = [anyBeginning(long.join('; ')).source];
  if (short.length > 0) parts.push(anyOf(short.join('; ')).source);
  return new RegExp(parts.join('|'), 'u');
}

function isAcronym(word: string): boolean {
  return word === word.toUpperCase();
}

/** The fields of study that the text names. */
export function fieldsOfStudy(text: string): Set<string> {
  const folded = fold(text);
  return new Set(FIELDS.filter(({ pattern }) => pattern.test(folded)).map(({ name }) => name));
}

const near = new Map<string, Set<string>>();
for (const line of data.near) {
  const [first, ...others] = line.split(', ');
  for (const other of others) {
    for (const [one, two] of [
      [first!, other],
      [other, first!],
    ] as const) {
      near.set(one, (near.get(one) ?? new Set()).add(two));
    }
  }
}

export function areNearFields(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((field) => [...other].some((second) => near.get(field)?.has(second)));
}
