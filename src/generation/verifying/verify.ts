/** Reads the finished page and objects to what has no source, is missing, or stands where it must not. */
import type { ReadLine, ReadPage } from '../../base/read-back.ts';
import { verbOf } from '../vocabulary/verbs.ts';
import { isFunctionWord } from '../vocabulary/vocabulary.ts';
import { nameRunsIn, namesInside, numbersIn, squeeze, wordParts } from './claims.ts';
import type { Sources } from './sources.ts';

export interface Finding {
  kind: 'number' | 'date' | 'name' | 'word' | 'missing' | 'outside' | 'small' | 'pages';
  /** The words objected to. */
  text: string;
}

export interface Expected {
  /** Texts that must be found on the page: the contact block and every entry that was set. */
  texts: readonly string[];
  pages: number;
  /** In a resume every word must have a source; a letter has sentences of its own. */
  everyWord: boolean;
  /** Words of ours that need no source: headings, "Present", salutations. */
  ownWords: readonly string[];
}

const SMALLEST_POINTS = 9.4;
/** Rounding of glyph widths. */
const SLACK_POINTS = 1;
/** Scripts that join letters, or put no spaces between words: what is read back is compared letter by letter. */
const BY_LETTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u;

export function verify(pages: readonly ReadPage[], sources: Sources, expected: Expected): Finding[] {
  const lines = pages.flatMap((page) => page.lines);
  const text = lines.map((line) => line.text).join('\n');
  return [
    ...checkPages(pages, expected.pages),
    ...pages.flatMap((page) => page.lines.flatMap((line) => checkPlace(line, page))),
    ...checkPresence(text, expected.texts),
    ...checkNumbers(text, sources),
    ...checkDates(text, sources),
    ...checkNames(text, sources, expected),
    ...(expected.everyWord ? checkWords(text, sources, expected) : []),
  ];
}

function checkPages(pages: readonly ReadPage[], wanted: number): Finding[] {
  return pages.length === wanted ? [] : [{ kind: 'pages', text: `${pages.length} pages instead of ${wanted}` }];
}

function checkPlace(line: ReadLine, page: ReadPage): Finding[] {
  const inside =
    line.x >= -SLACK_POINTS &&
    line.x + line.width <= page.width + SLACK_POINTS &&
    line.y - line.height >= -SLACK_POINTS &&
    line.y <= page.height + SLACK_POINTS;
  if (!inside) return [{ kind: 'outside', text: line.text }];
  return line.fontSize < SMALLEST_POINTS ? [{ kind: 'small', text: line.text }] : [];
}

function checkPresence(text: string, wanted: readonly string[]): Finding[] {
  const squeezed = squeeze(text);
  const letters = new Set(squeezed);
  const isThere = (one: string): boolean => {
    if (BY_LETTER.test(one)) return Array.from(squeeze(one)).every((letter) => letters.has(letter));
    return squeezed.includes(squeeze(one));
  };
  return wanted.filter((one) => !isThere(one)).map((one) => ({ kind: 'missing', text: one }));
}

function checkNumbers(text: string, sources: Sources): Finding[] {
  return numbersIn(text)
    .filter((claim) => !sources.hasNumber(claim.value))
    .map((claim) => ({ kind: 'number', text: claim.shown }));
}

const MONTH_AND_YEAR = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d{4}\b/g;

/** A month and a year that both occur somewhere are not yet this date. */
function checkDates(text: string, sources: Sources): Finding[] {
  const dates = text.match(MONTH_AND_YEAR) ?? [];
  return dates.filter((date) => !sources.hasName(date)).map((date) => ({ kind: 'date', text: date }));
}

function checkNames(text: string, sources: Sources, expected: Expected): Finding[] {
  const own = new Set(expected.ownWords.flatMap(wordParts));
  const findings: Finding[] = [];
  for (const line of text.split('\n')) {
    for (const run of nameRunsIn(line)) {
      if (!isSourced(run, sources, own)) findings.push({ kind: 'name', text: run });
    }
    for (const name of namesInside(line)) {
      if (!wordParts(name).every((word) => own.has(word) || sources.hasWord(word)))
        findings.push({ kind: 'name', text: name });
    }
  }
  return findings;
}

/** A run may join names ("A and B"), end one sentence and begin the next, or begin with a word of the sentence. */
function isSourced(run: string, sources: Sources, own: ReadonlySet<string>): boolean {
  if (sources.hasName(run)) return true;
  return run.split('. ').every((sentence, at) => {
    // The first word of a sentence has its capital from there.
    const inner =
      at === 0
        ? sentence
        : sentence
            .split(/[ \u00a0]/)
            .slice(1)
            .join(' ');
    return sources.hasName(sentence) || areSourced(inner.split(/ (?:of|and|the|for|de|la|&) /), sources, own);
  });
}

function areSourced(names: readonly string[], sources: Sources, own: ReadonlySet<string>): boolean {
  return names.every((part) => {
    const name = withoutOpening(part, sources, own);
    return name === '' || sources.hasName(name);
  });
}

/** Without the first word, when that is one of ours, a preposition, or a verb of the sources in another tense. */
function withoutOpening(part: string, sources: Sources, own: ReadonlySet<string>): string {
  if (sources.hasName(part)) return part;
  const [first = '', ...rest] = part.split(/[ \u00a0]/);
  const word = wordParts(first)[0] ?? '';
  const isOrdinary = own.has(word) || isFunctionWord(first) || (verbOf(first) !== null && sources.hasWord(word));
  if (!isOrdinary) return part;
  return rest.length === 0 ? '' : withoutOpening(rest.join(' '), sources, own);
}

function checkWords(text: string, sources: Sources, expected: Expected): Finding[] {
  const own = new Set(expected.ownWords.flatMap(wordParts));
  const objected = new Set<string>();
  for (const word of wordParts(text)) {
    if (word.length === 1 || own.has(word) || isFunctionWord(word) || BY_LETTER.test(word) || sources.hasWord(word))
      continue;
    objected.add(word);
  }
  return [...objected].map((word) => ({ kind: 'word', text: word }));
}
