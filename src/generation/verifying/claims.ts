/**
 * Claims in a text: numbers with their units, dates, names, and words. Plain code that knows nothing of how the text was
 * made; what it cannot find in the sources is a claim without a source.
 */
import { fold } from '../vocabulary/words.ts';

const NUMBER =
  /(?<![\p{L}\p{N}])([$£€¥])?[^\S\n]?(\d{1,3}(?:[,\u00a0\u202f]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)[^\S\n]?(%|percent\b|k\b|m\b|mm\b|bn\b|million\b|billion\b|thousand\b)?/giu;
const SCALE: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
};

export interface NumberClaim {
  /** Comparable: `$1.1 million` and `$1,100,000` are one. */
  value: string;
  /** The ways in which it may be read when a line breaks, or a space falls, before its unit or after its currency. */
  readings: string[];
  shown: string;
}

export function numbersIn(text: string): NumberClaim[] {
  return Array.from(text.matchAll(NUMBER), (match) => {
    const unit = (match[3] ?? '').toLowerCase();
    const currency = match[1] ?? '';
    const amount = Number(match[2]!.replace(/[,\u00a0\u202f]/g, ''));
    const percent = unit === '%' || unit === 'percent' ? '%' : '';
    const scaled = `${Number((amount * (SCALE[unit] ?? 1)).toFixed(4))}${percent}`;
    const value = `${currency}${scaled}`;
    return { value, readings: [value, scaled, `${currency}${amount}`, `${amount}`], shown: match[0].trim() };
  });
}

/** Runs of letters and digits, folded; parts of hyphenated words count one by one, as lines may break there. */
export function wordParts(text: string): string[] {
  return fold(text.normalize('NFKC')).match(/[\p{L}\p{M}]+/gu) ?? [];
}

/** A full stop inside a run belongs to an abbreviation or initial ("St. Mary", "J. Smith"), not to a sentence's end. */
const NAME_WORD = String.raw`\p{Lu}[\p{L}\p{M}'’&-]*(?:(?<=[ \u00a0]\p{L}{1,3}|^\p{L}{1,3})\.)?`;
const NAME_RUN = new RegExp(
  String.raw`${NAME_WORD}(?:[ \u00a0](?:(?:of|and|the|for|de|la|&)[ \u00a0])?${NAME_WORD})+`,
  'gu',
);

/** Two or more capitalised words in a row: employers, schools, titles, people. */
export function nameRunsIn(text: string): string[] {
  return text.match(NAME_RUN) ?? [];
}

/** Capitalised words inside a sentence, that is, not after a full stop or a colon. */
export function namesInside(text: string): string[] {
  return Array.from(text.matchAll(/(?<=[\p{L}\p{N},;)’'] )(\p{Lu}[\p{L}\p{M}\p{N}+#]*)/gu), (match) => match[1]!);
}

/** Letters and digits only, folded: equal however lines, spaces and dashes fell. */
export function letters(text: string): string {
  return (fold(text.normalize('NFKC')).match(/[\p{L}\p{N}]+/gu) ?? []).join('');
}

/** Letters, each run of one letter once: an accent that has no letter of its own is read back together with a second base. */
export function squeeze(text: string): string {
  return once(letters(text));
}

export function once(text: string): string {
  return text.replace(/(\p{L})\1+/gu, '$1');
}
