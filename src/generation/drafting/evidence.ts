/** What of a language model's words stands on the page, for the evidence. */
import type { ModelReport } from '../../base/documents/model-report.ts';
import { printedLines } from '../composing/printed.ts';
import type { GenerationInput } from '../input.ts';
import type { Finished } from '../producing.ts';
import { signs } from '../verifying/quoting/tokens.ts';
import { claimsOf, type Draft } from './draft.ts';

export interface ModelEvidence {
  /** How it was asked, how many of its sentences stand on the page, and how many the verifier refused. */
  model?: ModelReport & { written: number; refused: number };
  /** What the page was made with, so that it can be set again in the same words. */
  draft?: Draft;
}

export function modelEvidence({ draft, model }: GenerationInput, { composed }: Finished): ModelEvidence {
  const page = printedLines(composed.page).map(({ text }) => signs(text));
  const claims = draft ? claimsOf(draft) : [];
  const written = claims.filter(({ text }) => page.some((line) => line.includes(signs(text)))).length;
  return {
    ...(model && { model: { ...model, written, refused: model.refusals.length } }),
    ...(draft && { draft }),
  };
}
