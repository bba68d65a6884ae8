/** Why the page says what it says: kept with the document, shown to the account holder. Plain JSON. */
import type { ReadPage } from '../base/documents/read-back.ts';
import type { ChangeOutcome } from '../base/documents/revision.ts';
import type { ShownEvidence } from '../base/documents/shown-evidence.ts';
import type { Page } from './composing/composed.ts';
import { printedLines } from './composing/printed.ts';
import type { DocumentContext } from './document-context.ts';
import { claimsOf } from './drafting/draft.ts';
import type { ModelEvidence } from './drafting/evidence.ts';
import type { Matches } from './matching/match.ts';
import type { Finished } from './producing.ts';
import type { RequirementKind } from './reading/requirements/requirements.ts';
import type { Line } from './typesetting/page.ts';
import { untoldNotes } from './untold-notes.ts';
import { sentencesIn } from './verifying/quoting/sentences.ts';
import { signs } from './verifying/quoting/tokens.ts';
import { phrasesOf } from './vocabulary/vocabulary.ts';

type TermState = 'shown' | 'supported' | 'gap';

export interface Evidence extends ShownEvidence, Pick<ModelEvidence, 'draft'> {
  requirements: (ShownEvidence['requirements'][number] & { kind: RequirementKind })[];
  /** The same of its single terms, which the coverage is counted by. */
  terms: { term: string; weight: number; state: TermState; facts: string[] }[];
  /** Of the terms that some fact supports, by weight: how much of it the page shows. Null where nothing is supported. */
  coverage: { asked: number; supported: number; shown: number; share: number | null };
  /** What the verifier objected to, and what was done about it. */
  findings: { kind: string; text: string; line: string; action: 'replaced' | 'dropped' }[];
  /** Characters that no font has; they were left out. */
  missingGlyphs: string[];
  fonts: string[];
  /** 0 is the tightest setting, 1 the airiest. */
  density: number;
  /** What was set: other forms of the document are made from it. */
  page: Page;
  posting: { title: string | null; company: string | null };
  companyPage: { url: string; fetchedAt: string } | null;
  timingsMs: Record<string, number>;
}

const MAX_TERMS = 40;
const MAX_REQUIREMENTS = 60;

export function evidenceOf(
  finished: Finished,
  context: DocumentContext,
  matches: Matches,
  timingsMs: Record<string, number>,
  outcomes: ChangeOutcome[],
): Evidence {
  const { setting, page, drafted } = finished.composed;
  const lines = linesWithIds(finished.pages, printedLines(page), ownTexts(context), modelTexts(context));
  const onPage = keysOn(finished.pages);
  const terms = termStates(onPage, context, matches);
  const untold = untoldNotes(page, context);
  return {
    lines,
    ...(drafted && { paragraphs: drafted.map(({ text }) => ({ text, sentences: sentencesIn(text) })) }),
    ...(untold.length > 0 && { untold }),
    ...(outcomes.length > 0 && { changes: outcomes }),
    requirements: requirementStates(new Set(lines.flatMap((line) => line.ids)), matches),
    terms,
    coverage: coverageOf(terms),
    findings: finished.findings,
    missingGlyphs: context.missingGlyphs,
    fonts: context.families,
    fill: Math.round((setting.fill / setting.pages) * 1000) / 1000,
    pages: finished.pages.length,
    density: Math.round(setting.density * 1000) / 1000,
    page,
    posting: { title: context.posting.title, company: context.posting.company },
    companyPage: context.company && { url: context.company.url, fetchedAt: context.company.fetchedAt },
    timingsMs,
  };
}

/** How far ahead a line is looked for where it does not follow the one before it. */
const MAX_JUMP = 400;

/** Finds each line that was read in what was set: both are in reading order. */
function linesWithIds(
  pages: readonly ReadPage[],
  printed: readonly Line[],
  own: ReadonlySet<string>,
  model: readonly string[],
): Evidence['lines'] {
  const texts = printed.map((line) => ({ letters: signs(line.text), ids: line.ids }));
  const all = texts.map((text) => text.letters).join('');
  const owners = texts.flatMap((text) => Array.from({ length: text.letters.length }, () => text));
  let at = 0;
  return pages.flatMap((page, pageAt) =>
    page.lines.map((line) => {
      const letters = signs(line.text);
      const found = all.slice(at, at + letters.length + MAX_JUMP).indexOf(letters);
      // Letters of some scripts come back in another order: such a line is counted off.
      const start = found === -1 ? at : at + found;
      at = Math.min(all.length, start + letters.length);
      const behind = [...new Set(owners.slice(start, at))];
      const isOwn = behind.some((text) => own.has(text.letters));
      const ids = [...new Set(behind.flatMap((text) => text.ids))];
      const isModel = !isOwn && behind.some((text) => model.some((words) => text.letters.includes(words)));
      const wordedBy = isOwn ? ('person' as const) : isModel ? ('model' as const) : null;
      return { page: pageAt + 1, text: line.text, ids, ...(wordedBy && { wordedBy }) };
    }),
  );
}

/** Lines and paragraphs in the account holder's own words. */
function ownTexts({ wordings, changes, earlier }: DocumentContext): Set<string> {
  const passages = [...changes, ...earlier].flatMap((one) => (one.action === 'reword-passage' ? [one.text] : []));
  return new Set([...wordings.map((wording) => wording.text), ...passages].map(signs));
}

/** Sentences of a language model. */
function modelTexts({ draft }: DocumentContext): string[] {
  return draft === null ? [] : claimsOf(draft).map(({ text }) => signs(text));
}

function coverageOf(terms: Evidence['terms']): Evidence['coverage'] {
  const weightOf = (states: readonly string[]): number =>
    terms.filter((term) => states.includes(term.state)).reduce((sum, term) => sum + term.weight, 0);
  const count = (states: readonly string[]): number => terms.filter((term) => states.includes(term.state)).length;
  const supported = weightOf(['shown', 'supported']);
  return {
    asked: terms.length,
    supported: count(['shown', 'supported']),
    shown: count(['shown']),
    share: supported === 0 ? null : Math.round((weightOf(['shown']) / supported) * 1000) / 1000,
  };
}

function keysOn(pages: readonly ReadPage[]): Set<string> {
  const text = pages.flatMap((page) => page.lines.map((line) => line.text)).join(' ');
  return new Set(phrasesOf(text).map((phrase) => phrase.key));
}

function termStates(onPage: ReadonlySet<string>, context: DocumentContext, matches: Matches): Evidence['terms'] {
  return context.posting.terms.slice(0, MAX_TERMS).map((term) => {
    const facts = [...(matches.support.get(term.key) ?? [])];
    const state = facts.length === 0 ? 'gap' : onPage.has(term.key) ? 'shown' : 'supported';
    return { term: term.surface, weight: Math.round(term.weight * 100) / 100, state, facts: facts.slice(0, 20) };
  });
}

function requirementStates(printed: ReadonlySet<string>, matches: Matches): Evidence['requirements'] {
  return matches.requirements.slice(0, MAX_REQUIREMENTS).map(({ requirement, facts, state, reason, isSure }) => {
    const { kind, text, optional } = requirement;
    // A bullet with one word in common is no proof, and looks like a lie where it is called one.
    if (!isSure) return { kind, text, optional, state: 'unsure', reason: null, facts: [] };
    // What no fact tells is told by the head of the page: where somebody lives.
    const isShown = facts.length === 0 || facts.some((id) => printed.has(id));
    return {
      kind,
      text,
      optional,
      state: state === 'met' ? (isShown ? 'shown' : 'supported') : state,
      reason,
      facts: [...facts],
    };
  });
}
