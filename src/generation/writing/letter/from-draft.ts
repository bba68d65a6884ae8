/**
 * The letter with the paragraphs of a language model. What every letter must have is seen to here: the role and the
 * employer, the papers that are asked for, what the account holder wants to have said, and the close are ours wherever
 * the model left them out.
 */
import type { Draft, DraftSentence } from '../../drafting/draft.ts';
import { vacancyOf } from '../../reading/vacancy.ts';
import type { LetterLine, Line } from '../../typesetting/page.ts';
import { isFunctionWord } from '../../vocabulary/vocabulary.ts';
import { fold, wordsOf } from '../../vocabulary/words.ts';
import { deedIds } from '../../worked.ts';
import type { Templates } from './templates.ts';
import type { LetterContext } from './write.ts';

/** What the built-in writer has to say beside the proofs. */
export interface OwnParts {
  /** "I am applying for …" */
  applying: string;
  /** What of the request is for the employer, sentence by sentence; who recommended it comes first. */
  said: readonly string[];
  papers: Line | null;
  closing: Line;
  /** Ids of facts, the best proof first. */
  proofs: readonly string[];
  /** A fact in a sentence of ours; null where it cannot be told so. */
  tell(factId: string): string | null;
}

const MIN_WORDS = 110;
const MAX_WORDS = 230;
/** Of the model's sentences: with fewer left, what remains is no letter. */
const LEAST_KEPT = 0.6;
/** Of the words of the job's title, in one sentence. */
const LEAST_OF_TITLE = 0.6;
/** Of a sentence's words: from here on it says the same as others. */
const LEAST_SHARED = 0.5;
/** Of a sentence's words: from here on the ones before it have told it. */
const LEAST_REPEATED = 0.5;
/** Of a sentence's words: from here on one before it, in another paragraph, has told it. */
const LEAST_TOLD = 0.8;
/** Of our own choice, so many facts are worth a sentence of ours where the model's was refused. */
const MAX_OWN = 6;
const REQUEST = 'request';

/** Null where too little of it is left: then the letter is ours. */
export function letterFromDraft(
  letter: LetterContext,
  draft: Draft | null,
  parts: OwnParts,
  templates: Templates,
): LetterLine[] | null {
  if (draft === null || draft.paragraphs.length === 0) return null;
  const all = draft.paragraphs.flat();
  if (all.length < draft.written * LEAST_KEPT || !tellsDeed(letter, all)) return null;
  const isFit = (one: DraftSentence): boolean => isForEmployer(one, parts, letter.fields?.additionalContext ?? '');
  const own = draft.paragraphs.map((sentences) => sentences.filter(isFit));
  const close = draft.close !== null && isFit(draft.close) ? draft.close : null;
  const unsaid = unsaidOf(parts, own.flat(), close);
  const drafted = withoutIdle(withoutRepeats(withLost(withNotes(own, draft.lost, unsaid), draft.lost, parts)));
  const sentences = drafted.flat();
  const cited = new Set(sentences.flatMap(({ facts }) => facts));
  const isTold = parts.papers === null || parts.papers.ids.some((id) => cited.has(id));
  const after = [
    paragraphOf([
      ...(isTold ? [] : [{ text: parts.papers!.text, facts: [...parts.papers!.ids] }]),
      ...unsaid.filter((one) => !sentences.includes(one)),
      close ?? { text: parts.closing.text, facts: [...parts.closing.ids] },
    ]),
  ];
  const opening = namesVacancy(letter, [...sentences, ...(close === null ? [] : [close])])
    ? []
    : [{ text: parts.applying, facts: [] }];
  const room = MAX_WORDS - wordCount([...after, ...opening]);
  const [first = [], ...others] = withinWords(drafted, room, parts);
  const told = [[...opening, ...first], ...others].map(paragraphOf);
  const lines = [afterGreeting(told[0]!, templates), ...told.slice(1), ...after];
  return wordCount(lines) < MIN_WORDS ? null : lines;
}

function paragraphOf(sentences: readonly DraftSentence[]): LetterLine {
  return {
    text: sentences.map(({ text }) => text).join(' '),
    ids: [...new Set(sentences.flatMap(({ facts }) => facts))],
  };
}

/** Where a greeting ends with a comma, what follows is no new sentence. */
function afterGreeting(line: LetterLine, { lowered }: Templates): LetterLine {
  const { text } = line;
  const isLowered = lowered !== null && new RegExp(`^(?:${lowered})(?!\\p{L})`, 'u').test(text);
  return isLowered ? { ...line, text: text[0]!.toLowerCase() + text.slice(1) } : line;
}

/** Something that the person did, not only papers and the posting. */
function tellsDeed({ profile }: LetterContext, sentences: readonly DraftSentence[]): boolean {
  const deeds = deedIds(profile);
  return sentences.some(({ facts }) => facts.some((id) => deeds.has(id)));
}

function isOfRequest({ facts }: DraftSentence): boolean {
  return facts.includes(REQUEST);
}

/** Of what the account holder wrote, only what we would tell the employer too: the rest is private. */
function isForEmployer(sentence: DraftSentence, { said }: OwnParts, context: string): boolean {
  if (!isOfRequest(sentence)) return true;
  const written = new Set(stemsOf(context));
  return (
    shareIn(
      stemsOf(sentence.text).filter((stem) => written.has(stem)),
      said,
    ) >= LEAST_SHARED
  );
}

/** What of the request is for the employer, and nobody has said. */
function unsaidOf(
  { said }: OwnParts,
  sentences: readonly DraftSentence[],
  close: DraftSentence | null,
): DraftSentence[] {
  const noted = [...sentences, ...(close === null ? [] : [close])].filter(isOfRequest).map(({ text }) => text);
  const isTold = (text: string): boolean =>
    isSaidIn(text, noted) || sentences.some((one) => isSaidIn(text, [one.text]));
  return said.filter((text) => !isTold(text)).map((text) => ({ text, facts: [REQUEST] }));
}

/** Where the model said it, and was refused, ours stands. */
function withNotes(
  paragraphs: readonly DraftSentence[][],
  lost: Draft['lost'],
  unsaid: readonly DraftSentence[],
): DraftSentence[][] {
  const place = lost.find(({ facts }) => facts.includes(REQUEST));
  return paragraphs.map((sentences, at) =>
    at === place?.paragraph ? sentences.toSpliced(place.after, 0, ...unsaid) : sentences,
  );
}

export function isSaidIn(text: string, others: readonly string[]): boolean {
  return shareIn(stemsOf(text), others) >= LEAST_SHARED;
}

const STEM = 5;

function stemsOf(text: string): string[] {
  return wordsOf(fold(text)).flatMap((word) => (isFunctionWord(word) ? [] : [word.slice(0, STEM)]));
}

function shareIn(stems: readonly string[], texts: readonly string[]): number {
  const there = new Set(texts.flatMap(stemsOf));
  return stems.length === 0 ? 1 : stems.filter((stem) => there.has(stem)).length / stems.length;
}

/** A sentence that was written anew may say what others of its paragraph say, or all that one elsewhere says. */
function withoutRepeats(paragraphs: readonly DraftSentence[][]): DraftSentence[][] {
  return paragraphs.map((sentences, paragraph) =>
    sentences.filter(({ text, facts }, at) => {
      const isOfThese = (one: DraftSentence): boolean => one.facts.some((id) => facts.includes(id));
      const here = sentences.slice(0, at).filter(isOfThese);
      const before = paragraphs.slice(0, paragraph).flat().filter(isOfThese);
      const stems = stemsOf(text);
      const isTold =
        here.length > 0 &&
        shareIn(
          stems,
          here.map((one) => one.text),
        ) >= LEAST_REPEATED;
      return !isTold && !before.some((one) => shareIn(stems, [one.text]) >= LEAST_TOLD);
    }),
  );
}

const POINTS_BACK =
  /^(?:it|they|this|that|these|those|both|of (?:them|these|those)|es|sie|das|dies|diese|beide|il|elle|ils|elles|cela|ces|eso|esto|estos|ambos)(?!\p{L})/iu;

/**
 * A refused sentence gives way to ours about the same fact, unless it is told elsewhere. One that follows and points back
 * to it goes too.
 */
function withLost(
  paragraphs: readonly DraftSentence[][],
  lost: Draft['lost'],
  { proofs, tell }: OwnParts,
): DraftSentence[][] {
  const all = [...paragraphs];
  for (const { paragraph, after, facts } of lost) {
    const here = all[paragraph] ?? [];
    const isOfIt = (one: DraftSentence): boolean => one.facts.length > 0 && one.facts.every((id) => facts.includes(id));
    const kept = here.filter((one, at) => at !== after || !isOfIt(one) || !POINTS_BACK.test(one.text));
    const told = new Set([...all.toSpliced(paragraph, 1), kept].flat().flatMap((one) => one.facts));
    const id = proofs.slice(0, MAX_OWN).find((one) => facts.includes(one) && !told.has(one) && tell(one) !== null);
    if (id === undefined) continue;
    all[paragraph] = withOwn(kept, after, { text: firstPart(tell(id)!), facts: [id] });
  }
  return all;
}

/** Of a fact in two parts the first: the second is often a scrap. */
function firstPart(text: string): string {
  const [first] = text.split(/;\s/);
  return first === text ? text : `${first}.`;
}

const PLACE = /^At .+? (?=I )/;

/** What follows our sentence need not name its employer again. */
function withOwn(sentences: readonly DraftSentence[], at: number, own: DraftSentence): DraftSentence[] {
  const place = PLACE.exec(own.text)?.[0];
  const next = sentences[at];
  const isNamedAgain = place !== undefined && next?.text.startsWith(`${place}I `) === true;
  const after = isNamedAgain ? [{ ...next!, text: next!.text.slice(place.length) }] : next === undefined ? [] : [next];
  return [...sentences.slice(0, at), own, ...after, ...sentences.slice(at + 1)];
}

/** What led to a sentence that is gone leads nowhere; the first of all names the job. */
function withoutIdle(paragraphs: readonly DraftSentence[][]): DraftSentence[][] {
  const kept = paragraphs.map((sentences, paragraph) =>
    sentences.filter(({ text, isLead }, at) => {
      const next = sentences[at + 1];
      const leads = isLead || (sentences.length === 1 && tellsNothing(text));
      return !leads || (paragraph === 0 && at === 0) || (next !== undefined && next.facts.length > 0);
    }),
  );
  return kept.filter((sentences) => sentences.length > 0);
}

const WRITER =
  /(?<!\p{L})(?:i|my|me|we|our|ich|mein\p{L}*|mich|mir|wir|je|j'|mon|ma|mes|moi|nous|yo|mi|mis|me|nosotros)(?!\p{L})/iu;
const READER = /(?<!\p{L})(?:[Yy]our?|Sie|Ihr\p{L}*|[Vv]ous|[Vv]otre|[Vv]os|[Uu]sted(?:es)?|[Ss]us?)(?!\p{L})/u;

/** "You want to cut the costs, too.", "Simulation has its numbers, too." */
function tellsNothing(text: string): boolean {
  return !WRITER.test(text) && (READER.test(text) || !/\p{Nd}/u.test(text));
}

/** Whether the employer is named, and one sentence has most words of the job's title. */
/** "Tern Hollow Solar Cooperative" is named by "Tern Hollow", "University of Leeds Press" by "University of Leeds". */
function shortName(employer: string): string {
  const words = employer.split(' ');
  const second = words.findIndex((word, at) => at > 0 && !isFunctionWord(word.toLowerCase()));
  return words
    .slice(0, Math.max(1, second + 1))
    .join(' ')
    .replace(/,$/, '');
}

function namesVacancy({ posting, company }: LetterContext, sentences: readonly DraftSentence[]): boolean {
  const { title, employer } = vacancyOf(posting, company?.name ?? null);
  const texts = sentences.map(({ text }) => fold(text));
  const isNamed = employer === null || texts.some((text) => text.includes(fold(shortName(employer))));
  // "Operations Manager - Distribution Center" is named by its first part.
  const head = (title ?? '').split(/\s[-–—|]\s|[,(:]/)[0]!;
  const words = wordsOf(fold(head)).filter((word) => !isFunctionWord(word));
  const shareOf = (text: string): number => words.filter((word) => text.includes(word)).length / words.length;
  return isNamed && (words.length === 0 || texts.some((text) => shareOf(text) >= LEAST_OF_TITLE));
}

/** Sentences go from the end; what the account holder wants said goes last, and the papers before it. */
function withinWords(paragraphs: readonly DraftSentence[][], room: number, { papers }: OwnParts): DraftSentence[][] {
  const all = paragraphs.flat();
  const isOfPapers = ({ facts }: DraftSentence): boolean => facts.some((id) => papers?.ids.includes(id));
  const weight = (one: DraftSentence): number => (isOfRequest(one) ? 2 : isOfPapers(one) ? 1 : 0);
  let left = room;
  const kept = new Set(
    all
      .toSorted((a, b) => weight(b) - weight(a))
      .filter((sentence) => {
        left -= wordCount([sentence]);
        return left >= 0;
      }),
  );
  return withoutIdle(paragraphs.map((sentences) => sentences.filter((one) => kept.has(one))));
}

function wordCount(lines: readonly { text: string }[]): number {
  return lines.reduce((sum, { text }) => sum + text.split(' ').length, 0);
}
