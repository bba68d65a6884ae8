import { headingKind } from '../headings/headings.ts';
import type { Line } from '../lines/line.ts';
import { isPlace } from '../places/places.ts';
import { titleScore } from '../structure/vocabulary.ts';
import { toContactFragments } from './contact-fragments.ts';

/** Parts of names that are written small. */
const PARTICLES =
  'von|van|de|da|di|del|della|dello|dei|der|den|dos|das|do|la|le|lo|el|al|bin|bint|ibn|ben|ter|ten|te|zu|zum|zur|y|i|e|st|mc|af|av|du|des|ap|ab|ferch|ní|ni|nic|ua|mac|het|op|in|vom|und|af';
/** Degrees that stand before a name and are written small: "Dr. med.", "Dr. rer. nat.". */
const DEGREES = '(?:med|dent|vet|rer|nat|habil|phil|jur|iur|oec|pol|techn|ing|sc|theol|h|c|hum|biol|soc)\\.';
const NAME_WORD = new RegExp(
  `^(?:\\p{Lu}[\\p{L}\\p{M}.'’‘-]*|\\p{Lo}[\\p{L}\\p{M}]*|${PARTICLES}|${DEGREES}|\\(?["“]?\\p{Lu}[\\p{L}.'’-]*["”]?\\)?)$`,
  'u',
);
const CREDENTIALS =
  /^(?:ph\.?\s?d\.?|m\.?d\.?|mba|msc|ma|ms|bs|ba|cpa|cfa|rn|bsn|msn|np|lpn|pe|p\.e\.|esq\.?|jr\.?|sr\.?|i{2,3}|iv|pmp|jd|dds|dvm|lcsw|rd|phr|sphr|cissp|aprn|fnp|ccrn|dnp|mph|med|edd|pharmd|psyd)(?:[\s,-].*)?$/i;
const NOT_NAMES =
  /^(?:avatar|photo|picture|image|logo|page|resume|résumé|curriculum vitae|cv|lebenslauf|confidential|unknown|e-?mail(?: address)?|phone|telephone|tel\.?|telefon|mobile?|address|adresse|web(?:site)?|linkedin|github|location|nationality|date of birth|geburtsdatum)$/i;
const MAX_LINES_FROM_TOP = 14;
const MAX_WORDS = 6;
const LONGEST_LINE = 150;
const STANDS_OUT = 1.12;
const NAME_LINES = 4;

export interface FoundName {
  name: string;
  /** What stood after the name on its line, e.g. a job title. */
  rest: string | null;
  lines: Line[];
  sure: boolean;
}

/** What is called so or, where nothing is, the largest line near the top that can be a person's name. */
export function findName(top: readonly Line[], contact: readonly Line[]): FoundName | null {
  const labelled = findLabelledName([...top, ...contact]);
  return labelled ?? findLargest(top) ?? findLargest(contact);
}

function findLargest(top: readonly Line[]): FoundName | null {
  const candidates = top
    .slice(0, MAX_LINES_FROM_TOP)
    .map((line) => ({ line, found: nameIn(line.cells[0]?.text ?? '') }))
    .filter(({ found }) => found !== null);
  if (candidates.length === 0) return findOddName(top);
  const largest = Math.max(...candidates.map(({ line }) => line.cells[0]!.size));
  const chosen = candidates.find(({ line }) => line.cells[0]!.size >= largest - 0.1)!;
  const parts = [chosen.line, ...nextParts(chosen.line, top)];
  const whole = parts.length > 1 ? nameIn(parts.map(firstText).join(' ').replaceAll('- ', '-')) : null;
  if (whole) return { ...whole, lines: parts, sure: true };
  const sure = top.every((line) => line === chosen.line || line.size <= chosen.line.size + 0.1);
  return { ...chosen.found!, lines: [chosen.line], sure };
}

/** A name that is also a word for work ("Scholar", "Baker") is told by its size alone. */
function findOddName(top: readonly Line[]): FoundName | null {
  const [largest, next] = top.toSorted((one, other) => other.size - one.size);
  if (!largest || !next || largest.size < STANDS_OUT * next.size || top.indexOf(largest) > 2) return null;
  const words = largest.text.split(/\s+/);
  const plausible = words.length > 1 && words.length <= 4 && words.every((word) => NAME_WORD.test(word));
  return plausible ? { name: largest.text, rest: null, lines: [largest], sure: false } : null;
}

/** "Jane" above "Smith", both larger than all else; smaller lines may stand beside them. */
function nextParts(line: Line, top: readonly Line[]): Line[] {
  const { size, bold } = line.cells[0]!;
  const below = top.slice(top.indexOf(line) + 1, top.indexOf(line) + NAME_LINES);
  const isPart = ({ cells: [first] }: Line): boolean =>
    first !== undefined &&
    Math.abs(first.size - size) < 0.5 &&
    first.bold === bold &&
    (isName(first.text) || line.text.endsWith(','));
  const isLargest = top.every((other) => isPart(other) || other === line || size > STANDS_OUT * other.size);
  return isLargest ? below.filter(isPart) : [];
}

const firstText = (line: Line): string => line.cells[0]!.text;

/** "Name: Jane Smith", as forms have it. */
function findLabelledName(lines: readonly Line[]): FoundName | null {
  for (const line of lines) {
    const fragment = toContactFragments(line).find(({ label }) => label === 'name');
    const found = fragment ? nameIn(fragment.text) : null;
    if (found) return { ...found, lines: [line], sure: true };
  }
  return null;
}

export function nameIn(text: string): { name: string; rest: string | null } | null {
  if (text.length > LONGEST_LINE) return null;
  const plain = text
    .replace(/[\ue000-\uf8ff]/g, '')
    .replace(/ \.(?= |$)/g, '.')
    .trim();
  const [first, ...after] = plain.split(/\s*[,|•·]\s*|\s+[–—/-]\s+/).filter((part) => part !== '');
  if (!first || !isName(first)) return null;
  const credentials = after.filter((part) => CREDENTIALS.test(part));
  const [given, ...others] = after.filter((part) => !CREDENTIALS.test(part));
  // "CHAN Ka Wai, Kelvin": the name that friends use stands last.
  const isGiven = given !== undefined && /^\p{Lu}{2}/u.test(first) && /^\p{Lu}\p{Ll}+$/u.test(given) && isName(given);
  const name = [first, ...(isGiven ? [given] : []), ...credentials].join(', ');
  const rest = (isGiven || given === undefined ? others : [given, ...others]).join(', ');
  return { name, rest: rest === '' ? null : rest };
}

function isName(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length > MAX_WORDS || text.length < 2 || text.length > 60 || /[\d@/:_]/.test(text)) return false;
  if (NOT_NAMES.test(text) || headingKind(text) !== null || titleScore(text) > 0 || isPlace(text)) return false;
  return words.every((word) => NAME_WORD.test(word));
}
