/** Sets the page, reads it back out of the finished file, and repairs it until nothing on it lacks a source. */
import type { DocumentKind } from '../base/contract.ts';
import type { ReadBack, ReadPage } from '../base/documents/read-back.ts';
import { type Composed, isLetter, setAgain } from './composing/composed.ts';
import { composeLetter, draftLetter } from './composing/letter.ts';
import { ownWordsOf } from './composing/own-words.ts';
import { requiredTexts } from './composing/printed.ts';
import { type Action, repair } from './composing/repair.ts';
import { composeResume, draftResume } from './composing/resume.ts';
import type { DocumentContext } from './document-context.ts';
import { builtInLines, writtenLines } from './drafting/written.ts';
import type { Matches } from './matching/match.ts';
import { type Judge, judgeOf } from './revising/offers.ts';
import { passageText, revisedParagraphs } from './revising/passages.ts';
import type { Stopwatch } from './stopwatch.ts';
import { toPdf } from './typesetting/typeset.ts';
import { lazily } from './verifying/lazily.ts';
import type { Provenance } from './verifying/provenance/provenance.ts';
import { type Finding, type LetterSources, provenanceFor, type Sources, verifierFor } from './verifying/verify.ts';
import { letterLanguage } from './writing/letter/templates.ts';

/** Permanent: trying again gives the same. The message is the reason, for the operator. */
export class GenerationFailed extends Error {}

export interface Finished {
  composed: Composed;
  pdf: Uint8Array;
  pages: ReadPage[];
  findings: Action[];
}

const MAX_REPAIRS = 4;

/** The page as it is first set, before anyone has read it. */
export function compose(
  kind: DocumentKind,
  context: DocumentContext,
  matches: Matches,
  timings: Stopwatch,
  onTypesetting: () => void,
): Composed {
  const composed =
    kind === 'resume'
      ? composeAsResume(context, matches, timings, onTypesetting)
      : composeAsLetter(context, matches, timings, onTypesetting);
  timings.lap('typesetting');
  if (composed === null) throw new GenerationFailed('The page does not fit even with all optional content left out.');
  return composed;
}

function composeAsResume(
  context: DocumentContext,
  matches: Matches,
  timings: Stopwatch,
  onTypesetting: () => void,
): Composed | null {
  const draft = draftResume(context, matches);
  timings.lap('writing');
  onTypesetting();
  return composeResume(draft, context.families);
}

function composeAsLetter(
  context: DocumentContext,
  matches: Matches,
  timings: Stopwatch,
  onTypesetting: () => void,
): Composed | null {
  const draft = draftLetter(
    context,
    matches,
    lazily(() => provenanceOfDraft(context)),
  );
  const paragraphs = revisedParagraphs(draft.paragraphs, context.changes, context.earlier, passageJudge(context).check);
  timings.lap('writing');
  onTypesetting();
  // The person's own words are printed as they are, or not at all.
  const isReworded = context.changes.some((change) => change.action === 'reword-passage');
  const composed = composeLetter({ ...draft, paragraphs }, context.families, !isReworded);
  return composed && { ...composed, drafted: draft.paragraphs };
}

export async function finish(
  first: Composed,
  context: DocumentContext,
  readBack: ReadBack,
  timings: Stopwatch,
): Promise<Finished> {
  const verify = verifierFor(sourcesOf(first, context));
  const own = ownWordsOf(context.source, context.language.lang, context.labels);
  const actions: Action[] = [];
  let composed = first;
  for (let round = 0; ; round++) {
    const pdf = toPdf(composed.setting);
    timings.lap('typesetting');
    const pages = await readBack(pdf);
    timings.lap('reading back');
    const findings = verify(pages, requiredTexts(composed.page));
    timings.lap('checking');
    if (findings.length === 0) return { composed, pdf, pages, findings: actions };
    if (round === MAX_REPAIRS) throw new GenerationFailed(`The finished page still ${describe(findings)}`);
    const repaired = repair(composed.page, findings, own);
    if (repaired.actions.length === 0) throw new GenerationFailed(`The finished page ${describe(findings)}`);
    actions.push(...repaired.actions);
    const again = setAgain(composed, repaired.page, context.families);
    if (again === null) throw new GenerationFailed('The repaired page no longer fits on one sheet.');
    composed = again;
  }
}

function describe(findings: readonly Finding[]): string {
  const shown = findings.slice(0, 5).map((finding) => `${finding.kind} “${finding.text.slice(0, 60)}”`);
  return `fails the check: ${shown.join(', ')}.`;
}

/** What stands in the place of a name that the profile does not have. */
const NAMELESS = 'Resume';

function sourcesOf(composed: Composed, context: DocumentContext): Sources {
  const { labels } = context;
  return {
    profile: context.source,
    lang: context.language.lang,
    labels: [NAMELESS, ...textsIn(labels)],
    present: labels.present,
    now: context.now,
    letter: isLetter(composed.page) ? letterSources(context) : null,
    written: writtenBy(composed, context),
    own: { newer: context.newer, lines: context.wordings, paragraphs: ownParagraphs(context) },
  };
}

function writtenBy({ page }: Composed, { draft, source }: DocumentContext): Sources['written'] {
  if (draft !== null || !isLetter(page)) return writtenLines(draft, source);
  return builtInLines(page, source);
}

/** What the words of a language model are held against. */
export function provenanceOfDraft(context: DocumentContext): Provenance {
  const { source: profile, language, now } = context;
  const letter = context.request.letter === null ? null : letterSources(context);
  return provenanceFor({ profile, lang: language.lang, now, letter });
}

function letterSources({ posting, company, request, addressee, language }: DocumentContext): LetterSources {
  const fields = request.letter && { ...request.letter, hiringManagerName: addressee };
  return { posting, company, fields, lang: letterLanguage(language.lang) };
}

function ownParagraphs({ changes, earlier }: DocumentContext): string[] {
  return [...changes, ...earlier].flatMap((one) => (one.action === 'reword-passage' ? [passageText(one)] : []));
}

/** How paragraphs in the account holder's own words are judged; on resumes there are none. */
export function passageJudge(context: DocumentContext): Judge {
  const letter = letterSources(context);
  return judgeOf({
    profile: context.source,
    newer: context.newer,
    lang: letter.lang ?? 'en',
    now: context.now,
    letter,
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
