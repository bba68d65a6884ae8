/**
 * A fact as short as a letter tells it: what was done and what came of it. How it was done goes first; what limits the
 * fact, and the figures, stay.
 */
import { verbOf } from '../../../vocabulary/verbs.ts';
import { fold } from '../../../vocabulary/words.ts';
import { sentencesOf, stripMarker } from '../../sentences.ts';
import { isInBrackets, losesLimit } from '../../shorten.ts';
import { filled, type Templates } from '../templates.ts';

/** Up to here a clause without a figure stays. */
const COMFORTABLE_WORDS = 24;
/** Up to here a clause stays that says what came of it. */
const MAX_WORDS = 45;
const MAX_WORDS_OF_STORY = 62;
/** A clause that is longer loses its tail. */
const LONG_WORDS = 34;
/** A remark in brackets that is longer is a story of its own. */
const MAX_WORDS_IN_BRACKETS = 7;
/** What is left of a clause whose tail is cut off says something by itself. */
const MIN_WORDS = 10;

/** `posting`, folded: what it names stays, even in brackets. */
export function briefly(text: string, templates: Pick<Templates, 'change' | 'shorthand'>, posting = ''): string {
  const plain = spelledOut(withoutRemarks(writtenOut(stripMarker(text).trim(), templates), posting), templates);
  const [first = '', ...others] = sentencesOf(plain);
  let brief = clausesOf(first);
  for (const sentence of others) {
    const together = `${brief} ${sentence}`;
    // What came of it may be all that counts.
    const most = /\p{Nd}/u.test(brief) ? MAX_WORDS : MAX_WORDS_OF_STORY;
    const isRoom = wordCount(together) <= (isResult(sentence) ? most : COMFORTABLE_WORDS);
    if (isRoom || limits(sentence)) brief = together;
  }
  return brief.replace(/[\s,;:]+$/, '');
}

/** Brackets with examples or a story; any other remark may take something back. */
function withoutRemarks(text: string, posting: string): string {
  return text.replace(/(?<!\p{Nd}\s*)\s*[([]([^()[\]]*)[)\]]/gu, (whole, remark: string) => {
    const isStory = wordCount(remark) > MAX_WORDS_IN_BRACKETS && !/^including .*\d/.test(remark);
    const isExamples = /[,;]/.test(remark) && !/\d/.test(remark) && !isOutcome(remark);
    const isAsked = !isStory && isNamedIn(posting, remark);
    return (isStory || isExamples || whole.includes('[')) && !isAsked && !limits(remark) ? '' : whole;
  });
}

/** "AED used, passenger survived" */
const isOutcome = (remark: string): boolean =>
  remark.split(/[,;]\s*/).some((part) => / \p{L}/u.test(part) && verbOf(part.split(' ').at(-1)!)?.form === 'past');

/** A name ("TPM", "pivot tables") that the posting has, too. */
function isNamedIn(posting: string, remark: string): boolean {
  const names = remark.split(/[,;]\s*|\s(?:and|und|et|y)\s/);
  return names.some(
    (name) => isTelling(name) && new RegExp(`(?<![\\p{L}])${RegExp.escape(fold(name))}(?![\\p{L}])`, 'u').test(posting),
  );
}

function isTelling(name: string): boolean {
  return /\p{Lu}/u.test(name) || /\S \S/.test(name);
}

/** "~40 calls w/ 3 people" is jotted down; a letter says "about 40 calls with 3 people". */
function writtenOut(text: string, { shorthand }: Pick<Templates, 'shorthand'>): string {
  return shorthand.reduce((said, [sign, words]) => said.replace(new RegExp(sign, 'gu'), words), text);
}

/** "6h10m", "$4.2M", "40 days" */
const FIGURE = String.raw`(?:\p{Nd}+\s?h(?:rs?)?\s?\p{Nd}+\s?m(?:ins?)?(?!\p{L})|[$€£]?\p{Nd}[\p{Nd}.,:]*(?:\s?(?:%|[€£]|[kKmM]\b|\p{L}{1,8}(?=\s*(?:→|[-–=]+>))|\p{L}{1,3}\b))?)`;
const ARROW = new RegExp(`(?<before>\\p{L}+ )?(?<from>${FIGURE})\\s*(?:→|[-–=]+>)\\s*(?<to>${FIGURE})`, 'gu');

/** "11.8% → 6.3%" is typed; a letter says "from 11.8% to 6.3%". */
function spelledOut(text: string, { change }: Pick<Templates, 'change'>): string {
  const [opening] = change.split(' ');
  return text
    .replace(ARROW, (_, before: string | undefined, from: string, to: string) => {
      const said = filled(change, { from, to });
      return before?.trim() === opening ? said : `${before ?? ''}${said}`;
    })
    .replace(/\s-\s/g, ' – ')
    .replace(/(?<=[\p{L}\p{Nd}]) = (?=\p{Nd}+ \p{L})/gu, ': ');
}

/** The first clause, and of the others those that say what came of it. */
function clausesOf(sentence: string): string {
  const parts = partsOf(withoutHere(sentence), /;\s|\s–\s/gu);
  let [kept = ''] = parts;
  for (const part of parts.slice(1)) {
    const isRoom = wordCount(kept + part) <= COMFORTABLE_WORDS || limits(part);
    kept += isRoom ? part : (formsOf(part).find((form) => isResult(form) && wordCount(kept + form) <= MAX_WORDS) ?? '');
  }
  const ended = withoutTail(kept);
  return /[.!?]$/.test(sentence) && !/[.!?]$/.test(ended) ? `${ended}${sentence.at(-1)}` : ended;
}

/** "16 are still here": to the reader of a letter that is somewhere else. */
function withoutHere(sentence: string): string {
  const parts = partsOf(sentence, /[,;]\s/gu);
  return parts.filter((part, at) => at === 0 || !/(?<!\p{L})here(?!\p{L})/u.test(part)).join('');
}

/** Whole, and up to where it goes on to something else. */
function formsOf(clause: string): string[] {
  return [clause, clause.split(/,\s(?=(?:and|which)\s)/, 1)[0]!];
}

/** Each with what parts it from the one before. */
function partsOf(text: string, separator: RegExp): string[] {
  const ends = [...text.matchAll(separator)].map(({ index }) => index).filter((at) => !isInBrackets(text, at));
  return [0, ...ends].map((from, at) => text.slice(from, ends[at] ?? text.length));
}

/** Of a clause that is too long, what follows a comma and neither counts nor limits anything. */
function withoutTail(text: string): string {
  if (wordCount(text) <= LONG_WORDS) return text;
  const parts = partsOf(text, /,\s/gu);
  const at = parts.findIndex((_, from) => {
    const [head, tail] = [parts.slice(0, from).join(''), parts.slice(from).join('')];
    return wordCount(head) >= MIN_WORDS && !isResult(tail) && !limits(tail);
  });
  return at < 1 ? text : parts.slice(0, at).join('');
}

/** Without it more would be said than the fact says. */
function limits(part: string): boolean {
  return losesLimit(part.replace(/^[\s,;–]+/, ''));
}

const COUNTS =
  /(?<!\p{L})(?:no|not|none|nothing|never|without|zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?!\p{L})|(?<!\p{L})I \p{Ll}/iu;

function isResult(text: string): boolean {
  return /\p{Nd}/u.test(text) || COUNTS.test(text);
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
