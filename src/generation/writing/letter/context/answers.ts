/**
 * What a posting asks applicants to write of ("tell us about a nervous patient you won over"), and the part of a note that
 * answers it: from the sentence that takes up the posting's words to where the note turns to something else. It is told in the
 * applicant's own words, a story as a story.
 */
import { looksPast, verbOf } from '../../../vocabulary/verbs.ts';
import { isFunctionWord, isPostingWord } from '../../../vocabulary/vocabulary.ts';
import { stem, wordsOf } from '../../../vocabulary/words.ts';
import { capitalised } from '../templates.ts';
import type { ContextWords } from './words.ts';

const MAX_WORDS = 110;
const MIN_WORDS = 5;
const MAX_WORDS_OF_LABEL = 8;
const MAX_WORDS_OF_NOTICE = 14;
/** Of the posting's words: so many in one sentence are no chance; in what names the story, half as many. */
const ENOUGH = 2;
const SHORT = 6;

/** The sentences of the note that answer, by their place in it. `sentences` are spelled rightly. */
export function answersIn(sentences: readonly string[], posting: string, words: ContextWords): Map<number, string> {
  const requests = posting
    .split(/(?<=[.!?])\s+|\n/u)
    .filter((sentence) => words.requests.test(sentence))
    .map((sentence) => new Set(stemsOf(sentence.replace(words.requests, ' '))));
  const asksWhy = ASKS_WHY.test(posting);
  const answers = new Map<number, string>();
  let left = MAX_WORDS;
  let isOpen = false;
  for (const [at, sentence] of sentences.entries()) {
    const begins = requests.some((request) => takesUp(sentence, request));
    const isReason = asksWhy && saysWhy(sentence, words);
    isOpen = (begins || (isOpen && goesOn(sentence))) && !turnsAway(sentence, words, begins);
    if (!isOpen && (!isReason || turnsAway(sentence, words, true))) continue;
    const length = wordCount(sentence);
    const isNotice = length <= MAX_WORDS_OF_NOTICE && words.kinds.start.test(sentence);
    const answer = isNotice || length > left ? null : asAnswer(sentence, words, begins);
    if (answer === null || wordCount(answer) < MIN_WORDS) continue;
    answers.set(at, answer);
    left -= length;
  }
  return answers;
}

/** "A letter telling us why you want to work here", not "why this role is open". */
const ASKS_WHY =
  /(?<!\p{L})(?:why (?:you (?:want|wish|would like|are (?:applying|interested))|this post and why)|warum (?:Sie|du)|pourquoi (?:vous|ce poste)|por qué (?:quiere|te|le))(?!\p{L})/iu;
const REASON = /(?<!\p{L})(?:because|weil|parce que|porque)(?!\p{L})/iu;

const saysWhy = (sentence: string, { firstPerson }: ContextWords): boolean =>
  REASON.test(sentence) && firstPerson.test(sentence);

function takesUp(sentence: string, request: ReadonlySet<string>): boolean {
  const shared = new Set(tellingIn(sentence).filter((word) => request.has(word))).size;
  const [label] = partedFrom(sentence.replace(OPENING, ''));
  return shared >= ENOUGH || stemsOf(label).some((word) => request.has(word));
}

function stemsOf(text: string): string[] {
  return wordsOf(text.toLowerCase()).flatMap((word) => (isFunctionWord(word) || word.length < 3 ? [] : [stem(word)]));
}

/** Words that stand in any posting say nothing. */
function tellingIn(text: string): string[] {
  return stemsOf(
    wordsOf(text)
      .filter((word) => !isPostingWord(word))
      .join(' '),
  );
}

/** A story is told in the past, a list by its numbers. */
function goesOn(sentence: string): boolean {
  const isPast = (word: string): boolean =>
    verbOf(word.toLowerCase())?.form === 'past' || looksPast(word) || /^(?:was|were|had|did)(?:n['’]t)?$/i.test(word);
  return /^\p{Nd}\s/u.test(sentence) || sentence.split(/[\s,.]+/).some(isPast);
}

/** To us, to something of its own, or to a question. */
function turnsAway(sentence: string, words: ContextWords, begins: boolean): boolean {
  const { start, permit } = words.kinds;
  const isOther = words.firstPerson.test(sentence) && [start, permit, words.salary].some((kind) => kind.test(sentence));
  const isToUs = [words.order, words.wish, words.toUs].some((pattern) => pattern.test(sentence));
  return isToUs || sentence.endsWith('?') || (!begins && isOther);
}

const OPENING = /^(?:(?:ok|okay|so|well|hi|hey+|hello|and|but|then|also)[,!]? )+/iu;

/** Null where it only names what follows, or all of it is private. */
function asAnswer(sentence: string, words: ContextWords, begins: boolean): string | null {
  const said = sentence
    .replace(OPENING, '')
    .replace(/~(?=\p{Nd})/gu, 'about ')
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/[\s.!,;]+$/u, '');
  const [label, rest] = begins ? partedFrom(said) : ['', said];
  const body = withoutPrivate(rest === '' ? label : rest, words);
  const isItem = /^\p{Nd}\s/u.test(body ?? '');
  if (body === null || !(isItem || isSentence(body, words))) return null;
  if (isItem && rest !== '' && label !== '') return `${capitalised(label)}: ${body}.`;
  const first = /^[\p{L}'’]+/u.exec(body)?.[0] ?? '';
  const isDeed = verbOf(first.toLowerCase())?.form === 'past' && !/^\S+ \p{Lu}/u.test(body);
  const subject = isDeed ? `I ${first.toLowerCase()}${body.slice(first.length)}` : body;
  return `${capitalised(subject)}.`;
}

const isSentence = (text: string, { finite }: ContextWords): boolean =>
  finite.test(text) || goesOn(text) || /^(?:I|we|he|she|they|it)\s|n['’]t(?!\p{L})/iu.test(text);

/** "Wrong decision story: …" */
function partedFrom(said: string): [string, string] {
  const at = said.indexOf(': ');
  const isLabel = at > 0 && wordCount(said.slice(0, at)) <= MAX_WORDS_OF_LABEL;
  if (isLabel) return [said.slice(0, at), said.slice(at + 2)];
  return wordCount(said) <= SHORT ? [said, ''] : ['', said];
}

/** Up to the clause that holds it. */
function withoutPrivate(text: string, words: ContextWords): string | null {
  const isPrivate = (part: string): boolean => {
    const own = part.replace(new RegExp(words.ofOthers, 'giu'), ' ');
    return [words.private, words.family, words.kin].some((kind) => kind.test(own));
  };
  if (!isPrivate(text)) return text;
  for (const { index } of [...text.matchAll(/,\s|\s(?=(?:and|but|because|with)\s)/gu)].reverse()) {
    const head = text
      .slice(0, index)
      .replace(/(?:,|\s(?:not|and|but|or|so))+\s*$/u, '')
      .trim();
    if (!isPrivate(head)) return wordCount(head) > SHORT ? head : null;
  }
  return null;
}

const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
