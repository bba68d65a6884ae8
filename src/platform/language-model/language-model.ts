/**
 * A client for language models: any server that speaks OpenAI's interface, or Anthropic's. One question gives one object,
 * or a word why not: it never throws, never waits longer than it may, and gives the model no tools.
 *
 * The operator names the server, which may be on this machine, so that it is not called through the guard for addresses
 * that come from outside.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createBreaker } from './breaker.ts';
import { type Call, type Called, CallFailed, type CallFailure, type ModelSettings, modelCall } from './call.ts';
import { objectIn } from './json-text.ts';

export type { ModelSettings } from './call.ts';

export interface Question<T> {
  system: string;
  prompt: string;
  /** JSON Schema of the answer. */
  shape: object;
  /** Null for an answer of another shape. */
  read(value: unknown): T | null;
  /** For all tries together. */
  budgetMs: number;
  /** For all tries together, question and answer. */
  budgetTokens: number;
  signal: AbortSignal;
}

/** `unreadable`: no object of that shape, twice; `paused`: it failed so often that it is left alone for a while. */
export type AskOutcome = 'answered' | CallFailure | 'unreadable' | 'paused' | 'over budget';

export interface Answer<T> {
  value: T | null;
  outcome: AskOutcome;
  calls: number;
  tokensIn: number;
  tokensOut: number;
  ms: number;
}

export interface LanguageModel {
  name: string;
  ask<T>(question: Question<T>): Promise<Answer<T>>;
}

export interface LanguageModelDeps {
  log: (line: string) => void;
  observe?: (outcome: AskOutcome, tokensIn: number, tokensOut: number) => void;
}

const FAILURES_IN_A_ROW = 5;
const PAUSE_MS = 30_000;
const MAX_RETRIES = 2;
const FIRST_WAIT_MS = 300;
const MOST_TOKENS_OF_ANSWER = 4000;
const LEAST_TOKENS_OF_ANSWER = 300;
/** Tokens are counted by the server; before it is asked, by this. */
const CHARACTERS_PER_TOKEN = 3.5;
const REMINDER = '\n\nYour last answer was not the JSON that was asked for. Answer with that JSON only.';

export function createLanguageModel(settings: ModelSettings, { log, observe }: LanguageModelDeps): LanguageModel {
  const call = modelCall(settings);
  const breaker = createBreaker(
    { failures: FAILURES_IN_A_ROW, pauseMs: PAUSE_MS },
    () => performance.now(),
    () => log(`language model: ${FAILURES_IN_A_ROW} failures in a row, nothing is asked for ${PAUSE_MS / 1000} s`),
  );
  /** Not every server takes a shape, and not every model a temperature. */
  let takesShape = true;

  /** Tries again where it can help and there is time. */
  const callPatiently = async (asked: Call, deadline: number, spent: { calls: number }): Promise<Called> => {
    for (let retries = 0; ; retries++) {
      try {
        spent.calls++;
        const called = await call(takesShape ? asked : { ...asked, shape: null });
        breaker.succeeded();
        return called;
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        if (isAboutShape(error) && takesShape) {
          takesShape = false;
          continue;
        }
        log(`language model: ${error.message}`);
        breaker.failed();
        const waitMs = error.retryAfterMs ?? FIRST_WAIT_MS * 2 ** retries * (1 + Math.random());
        const canHelp = error.kind === 'busy' || error.kind === 'unreachable';
        if (!canHelp || retries === MAX_RETRIES || performance.now() + waitMs >= deadline || !breaker.mayCall()) {
          throw error;
        }
        await sleep(waitMs, undefined, { signal: asked.signal }).catch(() => {});
      }
    }
  };

  const tryAll = async <T>(question: Question<T>, spent: Answer<T>): Promise<Pick<Answer<T>, 'value' | 'outcome'>> => {
    const deadline = performance.now() + question.budgetMs;
    const signal = AbortSignal.any([question.signal, AbortSignal.timeout(Math.max(0, Math.round(question.budgetMs)))]);
    for (const reminder of ['', REMINDER]) {
      const prompt = question.prompt + reminder;
      const left = question.budgetTokens - spent.tokensIn - spent.tokensOut - tokensOf(question.system + prompt);
      if (left < LEAST_TOKENS_OF_ANSWER) return { value: null, outcome: 'over budget' };
      if (!breaker.mayCall()) return { value: null, outcome: 'paused' };
      const maxTokens = Math.min(MOST_TOKENS_OF_ANSWER, Math.floor(left));
      const called = await callPatiently({ ...question, prompt, maxTokens, signal }, deadline, spent);
      spent.tokensIn += called.tokensIn || tokensOf(question.system + prompt);
      spent.tokensOut += called.tokensOut || tokensOf(called.text);
      const value = question.read(objectIn(called.text));
      if (value !== null) return { value, outcome: 'answered' };
    }
    return { value: null, outcome: 'unreadable' };
  };

  return {
    name: settings.model,
    async ask<T>(question: Question<T>) {
      const start = performance.now();
      const spent: Answer<T> = { value: null, outcome: 'answered', calls: 0, tokensIn: 0, tokensOut: 0, ms: 0 };
      const ended = await tryAll(question, spent).catch((error: unknown) => {
        if (!(error instanceof CallFailed))
          log(`language model: ${error instanceof Error ? error.name : 'the client failed'}`);
        return { value: null, outcome: error instanceof CallFailed ? error.kind : ('unreachable' as const) };
      });
      observe?.(ended.outcome, spent.tokensIn, spent.tokensOut);
      return { ...spent, ...ended, ms: Math.round(performance.now() - start) };
    },
  };
}

const BAD_REQUEST = 400;
const UNPROCESSABLE = 422;

function isAboutShape({ status }: CallFailed): boolean {
  return status === BAD_REQUEST || status === UNPROCESSABLE;
}

function tokensOf(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}
