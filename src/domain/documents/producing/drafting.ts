/**
 * A language model's words for a document: asked for, held against their sources, and asked for once more where they were
 * refused. Whatever goes wrong, the document is made without them, and no later than the budget says.
 */
import type { Plan } from '../../../base/contract.ts';
import type { ModelReport } from '../../../base/documents/model-report.ts';
import { loggedMessage } from '../../../base/telemetry/logged-error.ts';
import type { Brief, Draft, GenerationInput, Review, ReviewTask } from '../../../generation/generate.ts';
import type { Answer } from '../../../platform/language-model/language-model.ts';

export interface Drafted {
  draft: Draft | null;
  model: ModelReport;
}

export interface Drafting {
  /** Whose documents are written with it. */
  plans: readonly Plan[];
  write(input: GenerationInput, signal: AbortSignal): Promise<Drafted>;
}

export interface DraftingDeps {
  name: string;
  plans: readonly Plan[];
  budgetMs: number;
  budgetTokens: number;
  /** Both in the sandbox. Null: there is nothing to ask, or nothing to use. */
  brief(input: GenerationInput, signal: AbortSignal): Promise<Brief | null>;
  review(task: ReviewTask, signal: AbortSignal): Promise<Review | null>;
  ask(brief: Brief, budget: { ms: number; tokens: number }, signal: AbortSignal): Promise<Answer<unknown>>;
  log: (line: string) => void;
}

/** With less time left, nothing is asked a second time. */
const LEAST_MS = 1000;

export function createDrafting(deps: DraftingDeps): Drafting {
  return {
    plans: deps.plans,
    async write(input, signal) {
      const start = performance.now();
      const model: ModelReport = {
        name: deps.name,
        outcome: 'failed',
        calls: 0,
        tokensIn: 0,
        tokensOut: 0,
        ms: 0,
        refusals: [],
      };
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(deps.budgetMs)]);
      const draft = await draftOf(deps, input, model, start, inTime).catch((error: unknown) => {
        if (inTime.aborted) model.outcome = 'slow';
        else deps.log(`language model: ${loggedMessage(error)}`);
        return null;
      });
      return { draft, model: { ...model, ms: Math.round(performance.now() - start) } };
    },
  };
}

async function draftOf(
  deps: DraftingDeps,
  input: GenerationInput,
  model: ModelReport,
  start: number,
  signal: AbortSignal,
): Promise<Draft | null> {
  const leftMs = (): number => deps.budgetMs - (performance.now() - start);
  const ask = async (brief: Brief): Promise<Answer<unknown>> => {
    const tokens = deps.budgetTokens - model.tokensIn - model.tokensOut;
    const answer = await deps.ask(brief, { ms: leftMs(), tokens }, signal);
    model.calls += answer.calls;
    model.tokensIn += answer.tokensIn;
    model.tokensOut += answer.tokensOut;
    return answer;
  };
  const brief = await deps.brief(input, signal);
  if (brief === null) {
    model.outcome = 'nothing to ask';
    return null;
  }
  const { value: answer, outcome } = await ask(brief);
  model.outcome = outcome;
  if (answer === null) return null;
  const first = await deps.review({ input, answer, repair: null }, signal);
  if (first === null) return null;
  model.refusals = first.refusals;
  if (first.again === null || leftMs() < LEAST_MS) return first.draft;
  const repair = await ask(first.again);
  // What passed at once is kept, whatever becomes of the rest.
  if (repair.value === null) return first.draft;
  const second = await deps.review({ input, answer, repair: repair.value }, signal).catch(() => null);
  if (second === null) return first.draft;
  model.refusals = second.refusals;
  return second.draft;
}
