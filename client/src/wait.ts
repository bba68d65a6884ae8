import { type DocumentReference, type DocumentState, type Finished, isFinished } from './documents.ts';
import { ApiError, NoAnswerError, WaitTimeoutError } from './errors.ts';
import type { CallOptions } from './exchange.ts';

export interface WaitOptions extends CallOptions {
  /** For the whole wait; ten minutes unless told. Each read has the client's timeout besides. */
  timeoutMs?: number;
  /** Called with each state that was read, the last one included. */
  onState?: (state: DocumentState) => void;
}

export interface WaitClock {
  now: () => number;
  sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

const WAIT_MS = 600_000;
/** The service asks for no read before five seconds have passed. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 30_000;
const PAUSE_GROWTH = 1.5;

export const SYSTEM_CLOCK: WaitClock = {
  now: () => performance.now(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const timer = setTimeout(done, milliseconds);
      const stop = () => {
        clearTimeout(timer);
        reject(signal!.reason);
      };
      function done() {
        signal?.removeEventListener('abort', stop);
        resolve();
      }
      signal?.addEventListener('abort', stop, { once: true });
    }),
};

/** Reading costs nothing, so what may pass is tried again: too many requests, trouble in the service, a lost answer. */
function mayPass(error: unknown): boolean {
  if (error instanceof NoAnswerError) return true;
  return error instanceof ApiError && (error.status === 429 || error.status >= 500);
}

/** How long the service asks to stay away, in milliseconds. */
function askedPause(error: unknown): number {
  return error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
}

/** Reads until the document is finished, ever more slowly, and never sooner than the service asks. */
export async function waitFor(
  document: DocumentReference,
  read: (document: DocumentReference, options: CallOptions) => Promise<DocumentState>,
  { signal, timeoutMs = WAIT_MS, onState }: WaitOptions,
  clock: WaitClock,
): Promise<Finished> {
  const end = clock.now() + timeoutMs;
  let last: DocumentState | null = null;
  let trouble: unknown;
  let stepMs = FIRST_PAUSE_MS;
  let pauseMs = stepMs;
  while (clock.now() + pauseMs <= end) {
    await clock.sleep(pauseMs, signal);
    stepMs = Math.min(stepMs * PAUSE_GROWTH, LONGEST_PAUSE_MS);
    pauseMs = stepMs;
    try {
      last = await read(document, signal ? { signal } : {});
      onState?.(last);
      if (isFinished(last)) return last;
    } catch (error) {
      if (!mayPass(error)) throw error;
      trouble = error;
      pauseMs = Math.max(pauseMs, askedPause(error));
    }
  }
  const message = `Not finished within ${timeoutMs} ms${last ? `, still ${last.status}` : ''}. It goes on: wait for it again.`;
  throw new WaitTimeoutError(message, last, trouble);
}
