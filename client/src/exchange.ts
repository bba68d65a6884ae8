import { ApiError, type ApiErrorCode, type ApiErrorStatus, NoAnswerError } from './errors.ts';

export interface CallOptions {
  /** Ends the call; its reason is thrown. */
  signal?: AbortSignal;
  /** For this call alone, in the place of the client's. */
  timeoutMs?: number;
}

export interface CreateOptions extends CallOptions {
  /** A text of your own, new for each document. With it, sending the same create again charges once. */
  idempotencyKey?: string;
}

export interface Connection {
  apiKey: string;
  baseUrl: string;
  timeoutMs: number;
  fetch: typeof fetch;
}

export interface Wanted extends CreateOptions {
  path: string;
  /** Makes it a POST. */
  body?: Record<string, unknown>;
}

interface Envelope {
  success: boolean;
  message: string | null;
  data: Record<string, unknown>;
}

function requestOf(connection: Connection, wanted: Wanted, signal: AbortSignal): RequestInit {
  const headers: Record<string, string> = {
    authorization: `Bearer ${connection.apiKey}`,
    accept: 'application/json',
  };
  if (wanted.idempotencyKey !== undefined) headers['idempotency-key'] = wanted.idempotencyKey;
  // A redirect could carry the key elsewhere; the interface has none.
  const common = { headers, signal, redirect: 'error' } as const;
  if (wanted.body === undefined) return common;
  headers['content-type'] = 'application/json';
  return { ...common, method: 'POST', body: JSON.stringify(wanted.body) };
}

/** What somebody who lost the answer to a create has to know. */
function uncertainty({ body, idempotencyKey }: Wanted): string {
  if (body === undefined) return '';
  return idempotencyKey === undefined
    ? ' The document may have been created and charged: look in the dashboard before you send it again.'
    : ' Send it again with the same idempotencyKey: it is charged once.';
}

function noAnswer(error: unknown, timeout: AbortSignal, timeoutMs: number, wanted: Wanted): unknown {
  if (wanted.signal?.aborted) return wanted.signal.reason;
  if (timeout.aborted) {
    const message = `The service did not answer within ${timeoutMs} ms.${uncertainty(wanted)}`;
    return new NoAnswerError('TIMEOUT', message, { cause: error });
  }
  return new NoAnswerError('CONNECTION', `The service could not be reached.${uncertainty(wanted)}`, { cause: error });
}

function envelopeOf(text: string): Envelope | null {
  try {
    const parsed = JSON.parse(text) as Partial<Envelope> | null;
    const isEnvelope = typeof parsed?.success === 'boolean' && typeof parsed.data === 'object' && parsed.data !== null;
    return isEnvelope ? (parsed as Envelope) : null;
  } catch {
    return null;
  }
}

function retryAfterOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

function dataOf(response: Response, text: string, wanted: Wanted): Record<string, unknown> {
  const requestId = response.headers.get('x-request-id');
  const envelope = envelopeOf(text);
  if (envelope === null) {
    const message = `HTTP ${response.status}, and not an answer of this service: is baseUrl right?${uncertainty(wanted)}`;
    throw new NoAnswerError('NOT_THE_SERVICE', message, { status: response.status, requestId });
  }
  if (envelope.success) return envelope.data;
  const { error_code: code, details } = envelope.data as {
    error_code: ApiErrorCode;
    details?: Record<string, unknown>;
  };
  throw new ApiError(code, envelope.message ?? code, {
    status: response.status as ApiErrorStatus,
    details: details ?? {},
    requestId,
    retryAfterSeconds: retryAfterOf(response),
  });
}

/** One request, sent once, and the data of its answer. */
export async function exchange(connection: Connection, wanted: Wanted): Promise<Record<string, unknown>> {
  wanted.signal?.throwIfAborted();
  const timeoutMs = wanted.timeoutMs ?? connection.timeoutMs;
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = wanted.signal ? AbortSignal.any([wanted.signal, timeout]) : timeout;
  const answer = connection
    .fetch(connection.baseUrl + wanted.path, requestOf(connection, wanted, signal))
    .then(async (response) => ({ response, text: await response.text() }));
  const { response, text } = await answer.catch((error) => {
    throw noAnswer(error, timeout, timeoutMs, wanted);
  });
  return dataOf(response, text, wanted);
}
