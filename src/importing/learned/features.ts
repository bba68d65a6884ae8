/** What is seen of a token: its words, its look, its place on the page and its neighbours, each as the number of a bucket. */
import { isDuration } from '../dates/labels.ts';
import type { Line } from '../lines/line.ts';
import { isKnownPlace, isPlace, isRegion, looksLikeCity } from '../places/places.ts';
import { degreeScore, organisationScore, schoolScore, titleScore } from '../structure/vocabulary.ts';
import { bucketOf, wordFeatures } from './buckets.ts';
import type { Features } from './decode.ts';
import type { Token } from './tokens.ts';

/** A token as all of its features tell it, computed once. */
interface Seen {
  token: Token;
  /** The classes its words fall into. */
  classes: string[];
  /** How it looks: style, separator, place in its line. */
  look: string;
  shape: string;
}

const SAME_EDGE = 3;

export function featuresOf(tokens: readonly Token[], guesses: readonly string[]): Features[] {
  const page = pageOf(tokens);
  const seen = tokens.map((token) => see(token, page));
  const habits = habitsOf(seen);
  return seen.map((one, index) => {
    const features = new Set<number>();
    const add = (feature: string): void => void features.add(bucketOf(feature));
    addClasses(add, seen, index);
    addGuesses(add, guesses, index, one);
    const looks = features.size;
    addLooks(add, seen, index, page, habits);
    const words = features.size;
    for (const feature of wordFeatures(one.token.text)) add(feature);
    return { buckets: Uint32Array.from(features), looks, words, barred: [] };
  });
}

interface Page {
  left: number;
  margin: number;
  size: number;
  dates: number;
  rows: Line[];
  rowTokens: Token[][];
}

function pageOf(tokens: readonly Token[]): Page {
  const rows: Line[] = [];
  const rowTokens: Token[][] = [];
  for (const token of tokens) {
    rows[token.row] = token.line;
    rowTokens[token.row] = [...(rowTokens[token.row] ?? []), token];
  }
  const lines = rows.filter((line) => line !== undefined);
  const sizes = lines.map(({ size }) => size).toSorted((one, other) => one - other);
  return {
    left: Math.min(...lines.map(({ x }) => x)),
    margin: Math.max(...lines.map(({ right }) => right)),
    size: sizes[Math.floor(sizes.length / 2)] ?? 10,
    dates: tokens.filter(({ span }) => span !== null && !span.single).length,
    rows,
    rowTokens,
  };
}

function see(token: Token, page: Page): Seen {
  const { line } = token;
  const indent = Math.round(token.cell.x - page.left);
  const place =
    token.from > 0 ? 'in' : indent < SAME_EDGE ? 'left' : indent < 20 ? 'near' : indent < 90 ? 'far' : 'right';
  const size = token.cell.size > 1.06 * page.size ? 'L' : token.cell.size < 0.94 * page.size ? 'S' : 'M';
  const capitals = isCapitals(token.text) ? 'C' : 'c';
  const look = `${Number(token.bold)}${Number(token.italic)}${size}${capitals}${token.before}${place}${Number(line.bullet)}`;
  return { token, classes: classesOf(token), look, shape: shapeOf(token.text) };
}

const isCapitals = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

function classesOf({ text, span, prose }: Token): string[] {
  if (span) return [span.single ? 'date' : 'span'];
  if (prose) return ['prose'];
  const classes: string[] = [];
  const title = titleScore(text);
  if (title > 0) classes.push(title > 2 ? 'title!' : 'title');
  const organisation = organisationScore(text);
  if (organisation > 0) classes.push(organisation > 2 ? 'organisation!' : 'organisation');
  if (schoolScore(text) > 0) classes.push('school');
  const degree = degreeScore(text);
  if (degree > 0) classes.push(degree > 2 ? 'degree!' : 'degree');
  if (isPlace(text)) classes.push('place');
  else if (isKnownPlace(text)) classes.push('known');
  if (isRegion(text)) classes.push('region');
  if (looksLikeCity(text)) classes.push('city');
  if (isDuration(text)) classes.push('duration');
  if (/\bhttps?:|www\.|\.(?:com|org|net|io|de|fr)\b/i.test(text)) classes.push('url');
  return classes.length > 0 ? classes : ['plain'];
}

function shapeOf(text: string): string {
  const words = text.split(' ');
  const count = words.length > 12 ? 12 : words.length > 8 ? 8 : words.length > 5 ? 5 : words.length;
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  const start = /^\p{Lu}/u.test(text) ? 'A' : /^\p{Ll}/u.test(text) ? 'a' : /^\d/.test(text) ? '9' : '.';
  return `${count}${start}${small === 0 ? 0 : small > words.length / 2 ? 2 : 1}${/\d/.test(text) ? 'd' : ''}${/[.;:]$/.test(text) ? 'e' : ''}`;
}

/** A template sets all its entries alike: what tokens of one look mostly are. */
type Habits = Map<string, { count: number; classes: Map<string, number> }>;

function habitsOf(seen: readonly Seen[]): Habits {
  const habits: Habits = new Map();
  for (const { look, classes } of seen) {
    const habit = habits.get(look) ?? { count: 0, classes: new Map<string, number>() };
    habit.count++;
    for (const one of classes) habit.classes.set(one, (habit.classes.get(one) ?? 0) + 1);
    habits.set(look, habit);
  }
  return habits;
}

function habitFeatures(look: string, habits: Habits, dates: number): string[] {
  const { count, classes } = habits.get(look)!;
  const rate = dates === 0 ? 'n' : count > 1.6 * dates ? 'many' : count < 0.6 * dates ? 'few' : 'each';
  const shares = [...classes].flatMap(([name, of]) => {
    const share = of / count;
    return share < 0.15 ? [] : [`${name}${share > 0.85 ? 'all' : share > 0.5 ? 'most' : 'some'}`];
  });
  const seldom = count === 1 ? '1' : '';
  return [
    `rate ${rate}${seldom}`,
    ...shares.map((share) => `${share}${seldom}`),
    `titles ${shares.some((one) => one.startsWith('title'))} ${rate}`,
  ];
}

function addGuesses(
  add: (feature: string) => void,
  guesses: readonly string[],
  index: number,
  { classes }: Seen,
): void {
  const guess = guesses[index]!;
  add(`guess ${guess}`);
  for (const name of classes) add(`guess ${guess} ${name}`);
  for (const step of [-1, 1]) add(`guess ${guess} ${step} ${guesses[index + step]}`);
}

/** What its words say of it and of its neighbours, whatever it looks like. */
function addClasses(add: (feature: string) => void, seen: readonly Seen[], index: number): void {
  const { token, classes, shape } = seen[index]!;
  add('bias');
  add(`shape ${shape}`);
  add(`all ${classes.join('+')}`);
  for (const name of classes) {
    add(`is ${name}`);
    add(`is ${name} ${token.before}`);
  }
  for (const step of [-2, -1, 1, 2]) {
    const other = seen[index + step];
    if (!other) {
      add(`at ${step} none`);
      continue;
    }
    const where = placeOf(other.token.row, token.row);
    for (const name of other.classes) {
      add(`at ${step} ${where} ${name}`);
      for (const mine of classes) add(`at ${step} ${where} ${name} ${mine}`);
    }
  }
}

const placeOf = (row: number, other: number): string =>
  row === other ? 'same' : Math.abs(row - other) === 1 ? 'next' : 'far';

function addLooks(
  add: (feature: string) => void,
  seen: readonly Seen[],
  index: number,
  page: Page,
  habits: Habits,
): void {
  const { token, classes, look } = seen[index]!;
  const { line, row } = token;
  const own = page.rowTokens[row]!;
  const at = own.indexOf(token);
  const first = at === 0;
  const lineSays = saidBy(own);
  add(`look ${look}`);
  add(`before ${token.before} ${first}`);
  add(`style ${token.bold}${token.italic} ${line.bullet}`);
  add(`cell ${token.column} of ${line.cells.length} ${isRight(token, line)}`);
  add(`many ${Math.min(own.length, 6)} ${Math.min(at, 4)}`);
  add(`line ${lineSays}`);
  add(`line ${lineSays} ${at}`);
  add(`gap ${gapOf(line)} ${first}`);
  add(`level ${line.headingLevel ?? 0} ${first}`);
  add(`first ${row === 0} ${first}`);
  const habit = habitFeatures(look, habits, page.dates);
  for (const name of classes) {
    add(`is ${name} ${look}`);
    add(`is ${name} ${token.before} ${at === 0} ${own.length > 1}`);
    add(`is ${name} in ${lineSays}`);
  }
  for (const one of habit) {
    add(`habit ${one}`);
    add(`habit ${one} ${first} ${token.before}`);
    for (const name of classes) add(`habit ${one} ${name}`);
  }
  for (const step of [-1, 1]) {
    const other = seen[index + step];
    if (!other) continue;
    const where = placeOf(other.token.row, row);
    add(`at ${step} ${where} ${other.look} ${look}`);
    add(`at ${step} ${where} same style ${sameStyle(other.token, token)} ${other.token.before}`);
  }
  for (const step of [-2, -1, 1, 2, 3]) {
    const other = page.rows[row + step];
    const says = other === undefined ? 'none' : saidBy(page.rowTokens[row + step]!);
    add(`row ${step} ${says} ${first}`);
    if (other && Math.abs(step) === 1) {
      const alike = `${Number(other.bold === line.bold)}${Number(other.italic === line.italic)}${edge(line.x - other.x)}${Number(other.bullet)}`;
      add(`row ${step} ${alike} ${first}`);
      add(`row ${step} ${alike} ${says} ${lineSays}`);
      add(`row ${step} ${fills(other)} ${/^\p{Ll}/u.test(token.text)} ${first}`);
    }
  }
  add(`rows ${rowSays(page, row - 1)} ${lineSays} ${rowSays(page, row + 1)} ${first}`);
  add(`rows ${rowSays(page, row - 2)} ${rowSays(page, row - 1)} ${lineSays} ${first}`);
  add(`rows ${lineSays} ${rowSays(page, row + 1)} ${rowSays(page, row + 2)} ${first}`);
}

const rowSays = (page: Page, row: number): string => (page.rowTokens[row] ? saidBy(page.rowTokens[row]!) : 'none');

const sameStyle = (one: Token, other: Token): boolean => one.bold === other.bold && one.italic === other.italic;

const edge = (offset: number): string => (Math.abs(offset) < SAME_EDGE ? '=' : offset > 0 ? '>' : '<');

const fills = (line: Line): boolean => line.right > line.x + 0.85 * (line.margin - line.x);

/** A line in one word. */
function saidBy(tokens: readonly Token[]): string {
  const [first] = tokens;
  if (!first) return 'none';
  const { line } = first;
  const dated = tokens.some(({ span }) => span !== null);
  const kind = line.bullet ? 'b' : first.prose ? 'p' : 'n';
  return `${kind}${line.bold ? 'B' : ''}${line.italic ? 'I' : ''}${dated ? (tokens.length === 1 ? 'D' : 'd') : ''}${Math.min(tokens.length, 3)}`;
}

const isRight = (token: Token, line: Line): boolean => line.margin - token.cell.right < SAME_EDGE && token.column > 0;

const gapOf = ({ gapAbove }: Line): string =>
  gapAbove < 0.1 ? '0' : gapAbove < 0.35 ? '1' : gapAbove < 0.8 ? '2' : '3';
