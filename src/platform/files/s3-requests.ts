/** Signed requests to an S3-compatible store, each with limits of time, repeated a few times where that may help. */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { Agent, type Dispatcher } from 'undici';
import { StorageError } from './storage-error.ts';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Times {
  connectMs: number;
  /** From the end of the request to the head of the answer. */
  firstByteMs: number;
  /** Between two parts of a body that is being read. */
  idleMs: number;
  /** A whole exchange, apart from the bodies of downloads: these take as long as their reader does. */
  exchangeMs: number;
  /** No further attempt begins later than this. */
  retryMs: number;
}

const TIMES: S3Times = { connectMs: 5_000, firstByteMs: 15_000, idleMs: 30_000, exchangeMs: 60_000, retryMs: 15_000 };
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 100;
const ERROR_MAX_BYTES = 8 * 1024;

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Null: the bucket itself. */
  key: string | null;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** The answers that are no error; `NoSuchBucket` is always one. */
  accepts: readonly number[];
  /** Whoever asked is gone. */
  signal?: AbortSignal;
}

export type S3Answer = Dispatcher.ResponseData;

export interface S3Requests {
  /** Runs the work again where its failure may pass. Whatever it throws in the end is a StorageError. */
  retrying<T>(what: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** One attempt. The answer's body is to be read or destroyed. */
  send(request: S3Request): Promise<S3Answer>;
  close(): Promise<void>;
}

export function createS3Requests(
  settings: S3Settings,
  log: (line: string) => void,
  wanted?: Partial<S3Times>,
): S3Requests {
  const times = { ...TIMES, ...wanted };
  // As many connections as there are readers and writers: a limit here would let slow readers keep pages from being stored.
  const agent = new Agent({
    connect: { timeout: times.connectMs },
    headersTimeout: times.firstByteMs,
    bodyTimeout: times.idleMs,
  });
  const sign = createSigner(settings);

  async function send(request: S3Request): Promise<S3Answer> {
    const isDownload = request.method === 'GET' && request.key !== null;
    const limits = [request.signal, isDownload ? undefined : AbortSignal.timeout(times.exchangeMs)];
    const { url, headers } = await sign(request);
    const answer = await agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method: request.method,
      headers,
      body: request.body,
      // The connection stays, also after a HEAD.
      reset: false,
      signal: AbortSignal.any(limits.filter((limit) => limit !== undefined)),
    });
    // Also where nobody reads it any more.
    answer.body.on('error', () => {});
    const { statusCode } = answer;
    if (statusCode < 300 && request.accepts.includes(statusCode)) return answer;
    const code = await errorCode(answer);
    if (request.accepts.includes(statusCode) && code !== 'NoSuchBucket') return answer;
    throw refusal(statusCode, code);
  }

  async function retrying<T>(what: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const began = performance.now();
    for (let attempt = 1; ; attempt++) {
      try {
        return await work();
      } catch (error) {
        const problem = storageProblem(error);
        if (signal?.aborted) throw problem;
        log(`file storage: ${what}: ${problem.reason} (attempt ${attempt} of ${ATTEMPTS})`);
        const isLast = attempt >= ATTEMPTS || performance.now() - began > times.retryMs;
        if (isLast || !problem.isPassing) throw problem;
        await pause(Math.random() * FIRST_PAUSE_MS * 2 ** attempt, undefined, { signal }).catch(() => {});
      }
    }
  }

  return { send, retrying, close: () => agent.destroy() };
}

function createSigner({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings) {
  const cache = new Map<string, ArrayBuffer>();
  return async ({ method, key, query = {}, headers = {}, body }: S3Request) => {
    const place = [endpoint.replace(/\/+$/, ''), bucket, ...(key === null ? [] : [key])].join('/');
    const url = new URL(`${place}?${new URLSearchParams(query)}`);
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      cache,
    }).sign();
    // One secret for each day: yesterday's is not needed again.
    if (cache.size > 2) cache.clear();
    return { url: signed.url, headers: Object.fromEntries(signed.headers) };
  };
}

/** The store's name for what is wrong. The rest of what it says may repeat credentials. */
async function errorCode({ body }: S3Answer): Promise<string | null> {
  let text = '';
  try {
    for await (const chunk of body) {
      text += String(chunk);
      if (text.length > ERROR_MAX_BYTES) break;
    }
  } catch {
    // What came before is all there is.
  }
  return /<Code>(\w{1,64})<\/Code>/.exec(text)?.[1] ?? null;
}

const HINTS: Record<number, string> = {
  301: 'check S3_ENDPOINT and S3_REGION',
  307: 'check S3_ENDPOINT and S3_REGION',
  400: 'check S3_REGION and S3_BUCKET',
  401: 'check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  403: 'check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and that they may read, write and delete in the bucket',
  404: 'check S3_BUCKET: the bucket must be there already',
};

function refusal(status: number, code: string | null): StorageError {
  const isPassing = status >= 500 || status === 429 || status === 408;
  const hint = HINTS[status];
  return new StorageError(`it answers ${status}${code ? ` ${code}` : ''}${hint ? `: ${hint}` : ''}`, { isPassing });
}

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'it refuses connections',
  ENOTFOUND: 'the name in S3_ENDPOINT is not known',
  EAI_AGAIN: 'the name in S3_ENDPOINT is not known',
  UND_ERR_CONNECT_TIMEOUT: 'it cannot be reached',
  UND_ERR_HEADERS_TIMEOUT: 'it does not answer in time',
  UND_ERR_BODY_TIMEOUT: 'it stopped in the middle of an answer',
};

/** Whatever went wrong, in words without the address. */
export function storageProblem(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const name = error instanceof Error ? error.name : '';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isCertificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code);
  const reason =
    REASONS[code] ??
    (name === 'TimeoutError' ? 'it does not answer in time' : null) ??
    (isCertificate ? `its certificate is not trusted (${code})` : `the connection broke (${code || name})`);
  return new StorageError(reason, { isPassing: !isCertificate, cause: error });
}
