/** One call of a model by the AI SDK, which is loaded with the first: nothing of it is read where no model is configured. */
import type { LanguageModel } from 'ai';
import { boundedFetch, TooLarge } from './bounded-fetch.ts';

export interface ModelSettings {
  provider: 'openai' | 'anthropic';
  /** Null: the provider's own address. */
  baseUrl: string | null;
  apiKey: string | null;
  model: string;
}

export interface Call {
  system: string;
  prompt: string;
  /** JSON Schema of the answer; null where the server does not take one. */
  shape: object | null;
  maxTokens: number;
  signal: AbortSignal;
}

export interface Called {
  text: string;
  tokensIn: number;
  tokensOut: number;
}

export type CallFailure = 'busy' | 'unreachable' | 'refused' | 'slow' | 'too large';

export class CallFailed extends Error {
  readonly kind: CallFailure;
  /** Null where there was no answer. */
  readonly status: number | null;
  readonly retryAfterMs: number | null;

  constructor(kind: CallFailure, status: number | null = null, retryAfterMs: number | null = null) {
    super(status === null ? kind : `${kind}, ${status}`);
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

const MOST_BYTES = 256 * 1024;
/** Facts are to be copied, not varied. */
const TEMPERATURE = 0.2;

export function modelCall(settings: ModelSettings): (call: Call) => Promise<Called> {
  let model: Promise<LanguageModel> | null = null;
  return async ({ system, prompt, shape, maxTokens, signal }) => {
    const { generateText, jsonSchema, NoObjectGeneratedError, Output } = await import('ai');
    model ??= openModel(settings);
    try {
      const { text, usage } = await generateText({
        model: await model,
        instructions: system,
        prompt,
        maxOutputTokens: maxTokens,
        ...(shape !== null && { temperature: TEMPERATURE, output: Output.object({ schema: jsonSchema(shape) }) }),
        maxRetries: 0,
        abortSignal: signal,
      });
      return { text, tokensIn: usage.inputTokens ?? 0, tokensOut: usage.outputTokens ?? 0 };
    } catch (error) {
      if (NoObjectGeneratedError.isInstance(error)) {
        const { text = '', usage } = error;
        return { text, tokensIn: usage?.inputTokens ?? 0, tokensOut: usage?.outputTokens ?? 0 };
      }
      throw await asFailure(error, signal);
    }
  };
}

async function openModel({ provider, baseUrl, apiKey, model }: ModelSettings): Promise<LanguageModel> {
  // The package writes warnings to the console unless it is told not to.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const fetch = boundedFetch(MOST_BYTES);
  const address = baseUrl === null ? {} : { baseURL: baseUrl };
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ ...address, apiKey: apiKey ?? '', fetch })(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl ?? OPENAI,
    ...(apiKey !== null && { apiKey }),
    supportsStructuredOutputs: true,
    fetch,
    transformRequestBody: (body) => (baseUrl === null || baseUrl.startsWith(OPENAI) ? asOpenAiTakesIt(body) : body),
  })(model);
}

const OPENAI = 'https://api.openai.com/v1';

/** Its newer models refuse the name that all others know. */
function asOpenAiTakesIt({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: max_tokens };
}

const BUSY = 429;
const FIRST_SERVER_ERROR = 500;

/** Neither the message nor the cause goes on: they hold the question and what was answered. */
async function asFailure(error: unknown, signal: AbortSignal): Promise<CallFailed> {
  const { APICallError } = await import('ai');
  if (signal.aborted) return new CallFailed('slow');
  if (isTooLarge(error)) return new CallFailed('too large');
  const status = APICallError.isInstance(error) ? (error.statusCode ?? null) : null;
  if (status === BUSY) {
    const headers = APICallError.isInstance(error) ? error.responseHeaders : undefined;
    return new CallFailed('busy', status, retryAfterMs(headers?.['retry-after']));
  }
  if (status !== null && status >= 400 && status < FIRST_SERVER_ERROR) return new CallFailed('refused', status);
  return new CallFailed('unreachable', status);
}

function isTooLarge(error: unknown): boolean {
  if (error instanceof TooLarge) return true;
  return error instanceof Error && isTooLarge(error.cause);
}

/** Seconds, or a date. */
function retryAfterMs(header: string | undefined): number | null {
  if (header === undefined) return null;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}
