/**
 * By which check a sentence of a letter is judged, by who wrote it:
 *
 * - the person: by provenance, against the profile of then and of today (wording-check.ts)
 * - a language model, or the built-in writer where it tells of facts: by provenance (written.ts; provenance/rules.ts)
 * - the built-in writer's other sentences: by quotation (prose/letter-grounding.ts)
 */
import { objectionsTo } from '../prose/letter-grounding.ts';
import type { ProseSources } from '../prose/prose-sources.ts';
import { sentencesIn } from '../quoting/sentences.ts';
import { signs } from '../quoting/tokens.ts';
import type { WordingCheck } from '../wording-check.ts';
import { claimsIn, objectionToWritten, type Written } from '../written.ts';
import { isNoisy, withoutNoisy } from './noisy.ts';
import type { Records } from './records.ts';

/** Paragraphs in the person's own words, and how they are checked. */
export interface OwnParagraphs {
  texts: readonly string[];
  check: () => WordingCheck;
}

interface LetterReading {
  own: OwnParagraphs;
  written: Written;
  records: Records;
  sources: ProseSources;
  /** The employers and schools that were named last. */
  named: ReadonlySet<string>;
  withoutExperience: (text: string) => string;
}

interface Objection {
  kind: string;
  text: string;
}

export function objectionToSentence(
  sentence: string,
  { own, written, records, sources, named, withoutExperience }: LetterReading,
): Objection | undefined {
  if (isOwn(own, sentence)) return ownObjection(own, sentence);
  const rest = withoutExperience(sentence);
  if (rest === '') return undefined;
  const claims = claimsIn(written, sentence);
  for (const claim of claims) {
    const unsourced = objectionToWritten(written, claim, sentence);
    if (unsourced) return unsourced;
  }
  if (claims.length > 0) return undefined;
  const readable = isNoisy(rest) ? withoutNoisy(rest, records) : rest;
  return objectionsTo(readable, sources, named)[0];
}

function isOwn(own: OwnParagraphs, sentence: string): boolean {
  const letters = signs(sentence);
  return letters !== '' && own.texts.some((text) => signs(text).includes(letters));
}

function ownObjection(own: OwnParagraphs, sentence: string): Objection | undefined {
  const written = own.texts.flatMap(sentencesIn).find((text) => signs(text) === signs(sentence)) ?? sentence;
  const [unsourced] = own.check().passage(written);
  return unsourced && { kind: 'reworded', text: unsourced.refusals[0]!.words.join(' ') };
}
