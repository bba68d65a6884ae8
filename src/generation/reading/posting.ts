/** The job description as the rest of the engine uses it: what the job is, who offers it, and what it asks for. */
import { cleanText } from '../typesetting/clean.ts';
import { companyIn } from './company/company-name.ts';
import { plainText } from './company/html-text.ts';
import { letterheadOf, titleIn } from './job-title.ts';
import { languageOf } from './language.ts';
import { linesOf } from './lines.ts';
import { placeIn } from './place.ts';
import { withoutInjections } from './prompt-injection.ts';
import { type Requirement, requirementsOf, yearsAsked } from './requirements/requirements.ts';
import { extractTerms, type Term } from './requirements/terms.ts';
import { PART_WEIGHT, type Part, splitIntoParts } from './sections.ts';
import { type Seniority, seniorityOf } from './seniority.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** A posting says what it wants in its first pages; the rest of a megabyte is not read. */
const MAX_CHARACTERS = 40_000;
const MAX_LINES = 1200;

export interface Posting {
  title: string | null;
  company: string | null;
  location: string | null;
  /** Two-letter code of its language; null when it cannot be told. */
  language: string | null;
  seniority: Seniority | null;
  terms: Term[];
  requirements: Requirement[];
  sentences: Sentence[];
  /** The sentences that describe the work, for the letter. */
  duties: string[];
  /** All that was read, for the verifier. */
  text: string;
}

export function readPosting(jobDescription: string): Posting {
  const raw = jobDescription.slice(0, MAX_CHARACTERS * 4);
  const text = cleanText(looksLikeHtml(raw) ? plainText(raw) : raw, MAX_CHARACTERS);
  const lines = linesOf(withoutInjections(text), MAX_LINES);
  const texts = lines.map((line) => line.text);
  const title = titleIn(texts);
  const parts = splitIntoParts(lines);
  const sentences = sentencesOf(title, parts);
  const language = languageOf(text);
  const terms = extractTerms(sentences, PART_WEIGHT, language);
  const requirements = requirementsOf(sentences, terms);
  return {
    title,
    company: letterheadOf(texts) ?? companyIn(lines, title),
    location: placeIn(texts),
    language,
    seniority: seniorityOf(title, yearsAsked(requirements)),
    terms,
    requirements,
    sentences,
    duties: dutiesIn(parts),
    text,
  };
}

function looksLikeHtml(text: string): boolean {
  return /<(p|div|br|li|ul|h[1-6]|span|html)\b[^<>]*>/i.test(text);
}

function dutiesIn(parts: readonly Part[]): string[] {
  return parts
    .filter((part) => part.kind === 'duties' || part.kind === 'must' || part.kind === 'body')
    .flatMap((part) => part.lines.slice(0, 60))
    .map((line) => line.text)
    .filter((line) => line.length > 20 && line.length < 400);
}
