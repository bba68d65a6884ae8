/**
 * Profile + job → document. A pure function of its input: the same input gives the same bytes. It runs in a sandbox
 * child, which keeps the typesetter warm between documents.
 */
import type { ReadBack } from '../base/documents/read-back.ts';
import type { RevisionChange } from '../base/documents/revision.ts';
import { isLetter, type Page } from './composing/composed.ts';
import { letterText } from './composing/printed.ts';
import { type DocumentContext, documentContextOf } from './document-context.ts';
import { modelEvidence } from './drafting/evidence.ts';
import { withNeeds } from './drafting/needs.ts';
import { withCheckedDraft, withDraft } from './drafting/set-draft.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import type { GenerationInput } from './input.ts';
import { matchProfile } from './matching/match.ts';
import { compose, type Finished, finish, GenerationFailed, passageJudge } from './producing.ts';
import { changesInForce, outcomesOf } from './revising/outcomes.ts';
import { withOwnWords } from './revising/own-paragraphs.ts';
import { stopwatch } from './stopwatch.ts';
import { TypesettingFailed } from './typesetting/compiler.ts';
import { openEngine, resetEngine } from './typesetting/engine.ts';
import { docxOf } from './word/docx.ts';

export { type AnswerKind, answerSchemas, answerShape } from './drafting/answers.ts';
export { type Brief, brief } from './drafting/brief.ts';
export type { Draft } from './drafting/draft.ts';
export { type Review, type ReviewTask, review } from './drafting/review.ts';
export type { Evidence } from './evidence.ts';
export type { GenerationInput } from './input.ts';
export { preview } from './preview.ts';
export { GenerationFailed };

export interface GenerationTools {
  readBack: ReadBack;
  onStage?: (stage: string) => void;
}

export interface Generated {
  pdf: Uint8Array;
  pages: number;
  /** Letters also as plain text. */
  text: string | null;
  evidence: Evidence;
  /** The changes that the page shows: of those asked for, all that were not refused. */
  applied: RevisionChange[];
}

export async function generate(input: GenerationInput, tools: GenerationTools): Promise<Generated> {
  try {
    return await make(input, tools);
  } catch (error) {
    // The typesetter is deterministic: what it refused once it refuses always.
    if (error instanceof TypesettingFailed) throw new GenerationFailed(error.message, { cause: error });
    throw error;
  } finally {
    resetEngine();
  }
}

/** A page as the evidence keeps it; or what to make it from again, where it was not kept. */
export type WordTask = { page: Page; density: number } | GenerationInput;

export async function makeWordFile(task: WordTask, tools: GenerationTools): Promise<Uint8Array> {
  const { page, density } = 'page' in task ? task : (await generate(task, tools)).evidence;
  return docxOf(page, density);
}

async function make(input: GenerationInput, tools: GenerationTools): Promise<Generated> {
  const stage = (text: string): void => tools.onStage?.(text);
  const timings = stopwatch();
  stage('Reading the job description');
  const context = withCheckedDraft(documentContextOf(input));
  timings.lap('reading');
  await openEngine(context.families);
  timings.lap('typesetting');

  stage('Choosing what fits the job');
  const matches = withNeeds(matchProfile(context.profile, context.posting, context.now), context.draft);
  timings.lap('matching');

  const set = async (context: DocumentContext): Promise<Finished> => {
    stage('Writing');
    const composed = compose(input.kind, context, matches, timings, () => stage('Typesetting'));
    stage('Checking the finished page');
    return finish(composed, context, tools.readBack, timings);
  };
  const finished = await withDraft(context, (drafted) => withOwnWords(drafted, set));
  const { page } = finished.composed;
  const outcomes = outcomesOf(finished.composed, context, passageJudge(context));
  return {
    pdf: finished.pdf,
    pages: finished.pages.length,
    text: isLetter(page) ? letterText(page) : null,
    evidence: {
      ...evidenceOf(finished, context, matches, timings.laps, outcomes),
      ...modelEvidence(input, finished),
    },
    applied: changesInForce(context, outcomes),
  };
}
