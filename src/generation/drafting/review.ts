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
  const repaired = repair === null ? new Map<string, string>() : repairedTexts(first, refused, repair, check);
  const draft = withTexts(first, (text) => repaired.get(text) ?? (refused.has(text) ? null : text));
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

/** Short names for the sentences of the second question, by their texts: the refused ones, and those beside them. */
function namesIn(draft: Draft, refused: ReadonlyMap<string, Refused>): Map<string, string> {
  const beside = draft.paragraphs.flat().filter(({ text }) => !refused.has(text));
  const named = (texts: readonly string[], letter: string) =>
    texts.map((text, at): [string, string] => [text, `${letter}${at + 1}`]);
  return new Map([...named([...refused.keys()], 's'), ...named([...new Set(beside.map(({ text }) => text))], 'k')]);
}

/** What passed stays as it was where its new text does not pass. */
function repairedTexts(
  draft: Draft,
  refused: ReadonlyMap<string, Refused>,
  repair: unknown,
  check: DraftCheck,
): Map<string, string> {
  const { data } = answerSchemas.repair.safeParse(repair);
  const answered = new Map((data?.sentences ?? []).map(({ id, text }) => [id.trim(), text.trim()]));
  const names = namesIn(draft, refused);
  return new Map(
    claimsOf(draft).flatMap((claim) => {
      const name = names.get(claim.text);
      const again = name === undefined ? '' : asPrinted(answered.get(name) ?? '', claim.place);
      const isKept = again === '' || (!refused.has(claim.text) && check({ ...claim, text: again }).length > 0);
      return isKept ? [] : [[claim.text, again] as const];
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
  const names = namesIn(draft, refused);
  const parts = [...refused.values()].map(({ claim, refusals }) => {
    const facts = claim.facts?.length === 0 ? shownPosting(claim, lines) : shownFacts(claim, sheet, notesOf(context));
    return [
      `${names.get(claim.text)} ${labels.sentence}: ${claim.text}`,
      ...refusals.map(({ rule, words }) => `${labels.rule}: ${rule}; ${objection(words, facts, labels)}`),
      `${labels.facts}:`,
      ...facts,
    ].join('\n');
  });
  return {
    system: prompts.repair.join('\n'),
    prompt: [...parts, ...aroundThem(draft, names, refused, labels), prompts.ask.repair].join('\n\n'),
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

/** The letter around the refused sentences, which stand in it by their names. */
function aroundThem(
  { paragraphs }: Draft,
  names: ReadonlyMap<string, string>,
  refused: ReadonlyMap<string, Refused>,
  labels: Prompts['refused'],
): string[] {
  const shown = ({ text }: { text: string }): string =>
    refused.has(text) ? `[${names.get(text)}]` : `[${names.get(text)}] ${text}`;
  return paragraphs.flat().length < 2
    ? []
    : [[`${labels.letter}:`, ...paragraphs.map((sentences) => sentences.map(shown).join(' '))].join('\n')];
}

function bounded(refusals: readonly Refusal[]): Refusal[] {
  return refusals
    .slice(0, MAX_REFUSALS)
    .map(({ rule, words }) => ({ rule, words: words.slice(0, MAX_REFUSED_WORDS).map((word) => word.slice(0, 60)) }));
}
