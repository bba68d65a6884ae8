/** Joins the language model to the documents: this process asks, and the sandbox makes the questions and reads the answers. */
import type { Observer } from './base/telemetry/observer.ts';
import type { LanguageModelConfig } from './config.ts';
import { createDrafting, type Drafting, type DraftingDeps } from './domain/documents/producing/drafting.ts';
import { answerSchemas, answerShape } from './generation/drafting/answers.ts';
import { createLanguageModel, type LanguageModel } from './platform/language-model/language-model.ts';
import type { Sandbox } from './platform/sandbox/pool.ts';
import { isBrief, isReview } from './wire-sandbox.ts';

export interface ModelHooks {
  log: (line: string) => void;
  observer?: Observer | null;
}

/** Null where none is configured. */
export function openDrafting(
  config: LanguageModelConfig | null,
  hooks: ModelHooks,
  sandbox: () => Sandbox,
): Drafting | null {
  if (config === null) return null;
  return createDrafting({
    ...draftingBy(config, hooks),
    brief: (input, signal) => sandbox().run('brief', input, { signal, isAnswer: isBrief }),
    review: (task, signal) => sandbox().run('review', task, { signal, isAnswer: isReview }),
  });
}

/** All but what runs in the sandbox. */
export function draftingBy(config: LanguageModelConfig, hooks: ModelHooks): Omit<DraftingDeps, 'brief' | 'review'> {
  const model = openModel(config, hooks);
  return {
    name: model.name,
    plans: config.plans,
    budgetMs: config.budgetMs,
    budgetTokens: config.budgetTokens,
    ask: ({ system, prompt, answer }, budget, signal) =>
      model.ask({
        system,
        prompt,
        shape: answerShape(answer),
        read: (value) => answerSchemas[answer].safeParse(value).data ?? null,
        budgetMs: budget.ms,
        budgetTokens: budget.tokens,
        signal,
      }),
    log: hooks.log,
  };
}

function openModel(config: LanguageModelConfig, { log, observer }: ModelHooks): LanguageModel {
  return createLanguageModel(config, { log, observe: observer?.askedModel });
}

const TRIAL_TOKENS = 2000;

/** A tiny question, for the person who runs the service. Throws where it is not answered. */
export async function tryLanguageModel(config: LanguageModelConfig): Promise<string> {
  const lines: string[] = [];
  const answer = await openModel(config, { log: (line) => void lines.push(line) }).ask({
    system: 'Answer with JSON only.',
    prompt: 'Write the JSON object {"sentences": [{"id": "s1", "text": "ready"}]}.',
    shape: answerShape('repair'),
    read: (value) => answerSchemas.repair.safeParse(value).data ?? null,
    budgetMs: config.budgetMs,
    budgetTokens: TRIAL_TOKENS,
    signal: new AbortController().signal,
  });
  if (answer.value === null) {
    const reason = lines.at(-1)?.replace('language model: ', '') ?? answer.outcome;
    throw new Error(
      `${config.model} does not answer as it should (${reason}). Documents get the built-in writer's words.`,
    );
  }
  return `${config.model} answers in ${answer.ms} ms`;
}
