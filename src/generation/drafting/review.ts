/** Holds what a language model wrote against its sources, and puts the refused sentences into a second question. */
import { firstCharacters } from '../../base/text.ts';
import { type DocumentContext, documentContextOf } from '../document-context.ts';
import type { GenerationInput } from '../input.ts';
import { matchProfile } from '../matching/match.ts';
import { provenanceOfDraft } from '../producing.ts';
import { vacancyOf } from '../reading/vacancy.ts';
import type { Claim, Refusal } from '../verifying/provenance/provenance.ts';
import { REQUEST } from '../verifying/provenance/sources.ts';
import { sentencesIn } from '../verifying/quoting/sentences.ts';
import { signs, tokensOf } from '../verifying/quoting/tokens.ts';
import { answerSchemas } from './answers.ts';
import { type Brief, companyOf, notesOf, postingOf, sheetFor } from './brief.ts';
import { asPrinted, claimsOf, type Draft, draftOfLetter, draftOfResume, withTexts } from './draft.ts';
import { withEmployers } from './employers.ts';
import type { FactSheet } from './fact-sheet.ts';
import { type Prompts, promptsFor } from './prompts.ts';

export interface ReviewTask {
  input: GenerationInput;
  /** What the model answered, and what to the second question; null where none was put. */
  answer: unknown;
  repair: unknown;
}

export interface Review {
  /** The sentences that passed. */
  draft: Draft;
  refusals: Refusal[];
  /** What to ask once more; null where nothing was refused, or it was asked already. */
  again: Brief | null;
}

const MAX_WORDS = 35;
const MAX_BULLET_CHARACTERS = 250;
const MAX_REFUSALS = 20;
const MAX_REFUSED_WORDS = 8;

/** Null where the answer is none. */
export function review({ input, answer, repair }: ReviewTask): Review | null {
  const context = documentContextOf(input);
  const prompts = promptsFor(context.language.lang);
  const sheet = sheetFor(context, matchProfile(context.profile, context.posting, context.now));
  const first = draftFrom(input, answer, sheet);
  if (first === null || prompts === null) return null;
  const check = draftCheck(context);
  const refused = refusedIn(first, check);
  const repaired = repair === null ? new Map<string, string>() : repairedTexts(refused, repair);
  const draft = withTexts(first, (text) => (refused.has(text) ? (repaired.get(text) ?? null) : text));
  const still = refusedIn(draft, check);
  const needs = draft.needs.filter(({ quote }) => isQuoted(quote, context.posting.text));
  const passed = withTexts(draft, (text) => (still.has(text) ? null : text));
  return {
    draft: { ...withOwnEmployers(passed, context, check), needs },
    refusals: bounded([...refused.values(), ...still.values()].flatMap(({ refusals }) => refusals)),
    again: repair === null && refused.size > 0 ? repairBrief(first, refused, sheet, prompts, context) : null,
  };
}

export function withOwnEmployers(draft: Draft, context: DocumentContext, check: DraftCheck): Draft {
  const { source, language, posting, company } = context;
  const { employer } = vacancyOf(posting, company?.name ?? null);
  return withEmployers(draft, source, employer, language.lang, (claim) => check(claim).length === 0);
}

/** A need that the posting does not name in these words is the model's own. */
function isQuoted(quote: string, posting: string): boolean {
  return signs(quote) !== '' && signs(posting).includes(signs(quote));
}

function draftFrom(input: GenerationInput, answer: unknown, sheet: FactSheet): Draft | null {
  if (input.kind === 'resume') {
    const { data } = answerSchemas.resume.safeParse(answer);
    return data === undefined ? null : draftOfResume(data, sheet);
  }
  const { data } = answerSchemas.letter.safeParse(answer);
  return data === undefined ? null : draftOfLetter(data, sheet);
}

export type DraftCheck = (claim: Claim) => Refusal[];

/** The verifier's rules, and what is too long for a reader. */
export function draftCheck(context: DocumentContext): DraftCheck {
  const check = provenanceOfDraft(context);
  return (claim) => (isTooLong(claim) ? [{ rule: 'length', words: [] }] : check(claim));
}

function isTooLong({ text, place }: Claim): boolean {
  return place === 'bullet' ? text.length > MAX_BULLET_CHARACTERS : text.split(' ').length > MAX_WORDS;
}

interface Refused {
  claim: Claim;
  refusals: Refusal[];
}

/** By their texts. */
export function refusedIn(draft: Draft, check: DraftCheck): Map<string, Refused> {
  const found = new Map<string, Refused>();
  for (const claim of claimsOf(draft)) {
    const refusals = check(claim);
    if (refusals.length > 0) found.set(claim.text, { claim, refusals });
  }
  return found;
}

/** Short names for the sentences of the second question. */
const nameOf = (at: number): string => `s${at + 1}`;

function repairedTexts(refused: ReadonlyMap<string, Refused>, repair: unknown): Map<string, string> {
  const { data } = answerSchemas.repair.safeParse(repair);
  const answered = new Map((data?.sentences ?? []).map(({ id, text }) => [id.trim(), text.trim()]));
  return new Map(
    [...refused.values()].flatMap(({ claim }, at) => {
      const again = asPrinted(answered.get(nameOf(at)) ?? '', claim.place);
      return again === '' ? [] : [[claim.text, again] as const];
    }),
  );
}

function repairBrief(
  draft: Draft,
  refused: ReadonlyMap<string, Refused>,
  sheet: FactSheet,
  prompts: Prompts,
  context: DocumentContext,
): Brief {
  const labels = prompts.refused;
  const lines = postingLines(context);
  const parts = [...refused.values()].map(({ claim, refusals }, at) => {
    const facts = claim.facts?.length === 0 ? shownPosting(claim, lines) : shownFacts(claim, sheet, notesOf(context));
    return [
      `${nameOf(at)} ${labels.sentence}: ${claim.text}`,
      ...refusals.map(({ rule, words }) => `${labels.rule}: ${rule}; ${objection(words, facts, labels)}`),
      ...placeOf(claim, draft, refused).map((text) => `${labels.place}: ${text}`),
      `${labels.facts}:`,
      ...facts,
    ].join('\n');
  });
  return {
    system: prompts.repair.join('\n'),
    prompt: [...parts, prompts.ask.repair].join('\n\n'),
    answer: 'repair',
  };
}

/** As the first question showed them: under their employer, title and dates. */
function shownFacts({ facts }: Claim, sheet: FactSheet, notes: string): string[] {
  const groups = Map.groupBy(facts ?? [], (id) => sheet.headingOf.get(id) ?? '');
  return Array.from(groups, ([heading, ids]) => [
    ...(heading === '' ? [] : [heading]),
    ...ids.flatMap((id) => {
      const text = id === REQUEST ? notes : sheet.textOf.get(id);
      return text ? [`- ${text}`] : [];
    }),
  ]).flat();
}

const MAX_LINES = 3;

/** What speaks of the job is told by the posting or the company's page: the lines that have most of its words. */
function shownPosting({ text }: Claim, lines: readonly PostingLine[]): string[] {
  const told = new Set(tokensOf(text).map(({ norm }) => norm));
  const shared = ({ words }: PostingLine): number => words.filter((word) => told.has(word)).length;
  return lines
    .filter((line) => shared(line) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, MAX_LINES)
    .map(({ text: line }) => `- ${firstCharacters(line, MAX_LINE)}`);
}

interface PostingLine {
  text: string;
  words: string[];
}

/** Of what the first question showed. */
function postingLines(context: DocumentContext): PostingLine[] {
  const lines = [postingOf(context), companyOf(context)].flatMap((text) => text.split('\n')).flatMap(sentencesIn);
  const wordsOf = (line: string): string[] =>
    tokensOf(line).flatMap(({ norm }) => (norm.length > SHORTEST ? [norm] : []));
  return lines.map((text) => ({ text, words: [...new Set(wordsOf(text))] }));
}

const SHORTEST = 3;
const MAX_LINE = 300;

/** Some words have no source; others have one, and were told of something else there. */
function objection(words: readonly string[], facts: readonly string[], labels: Prompts['refused']): string {
  const said = new Set(facts.flatMap((text) => tokensOf(text).map(({ norm }) => norm)));
  const isSaid = (word: string): boolean => tokensOf(word).every(({ norm }) => said.has(norm));
  const shown = words.slice(0, MAX_REFUSED_WORDS);
  const named = (label: string, some: readonly string[]): string[] =>
    some.length === 0 ? [] : [`${label}: ${some.join(', ')}`];
  return [
    ...named(
      labels.words,
      shown.filter((word) => !isSaid(word)),
    ),
    ...named(labels.bound, shown.filter(isSaid)),
  ].join('; ');
}

/** The paragraph around a sentence of a letter, with the refused ones by their names: where it stands, and what is told already. */
function placeOf({ text }: Claim, { paragraphs }: Draft, refused: ReadonlyMap<string, Refused>): string[] {
  const around = paragraphs.find((sentences) => sentences.some((one) => one.text === text)) ?? [];
  const names = [...refused.keys()];
  const shown = around.map((one) => (refused.has(one.text) ? `[${nameOf(names.indexOf(one.text))}]` : one.text));
  return around.length < 2 ? [] : [shown.join(' ')];
}

function bounded(refusals: readonly Refusal[]): Refusal[] {
  return refusals
    .slice(0, MAX_REFUSALS)
    .map(({ rule, words }) => ({ rule, words: words.slice(0, MAX_REFUSED_WORDS).map((word) => word.slice(0, 60)) }));
}
