import {
  bodyOf,
  type CreateCoverLetter,
  type Created,
  type CreateResume,
  createdFrom,
  createPath,
  type DocumentKind,
  type DocumentReference,
  type DocumentState,
  type Finished,
  stateFrom,
  statusPath,
} from './documents.ts';
import { type CallOptions, type Connection, type CreateOptions, exchange } from './exchange.ts';
import { SYSTEM_CLOCK, type WaitClock, type WaitOptions, waitFor } from './wait.ts';

export interface ClientOptions {
  /** Made in the dashboard; `lp_` and 36 letters and digits. */
  apiKey: string;
  /** Where the service is, without `/v1`. */
  baseUrl: string;
  /** How long one request may take; 15 seconds unless told. */
  timeoutMs?: number;
  /** In the place of the global one: for a proxy, or for tests. */
  fetch?: typeof fetch;
  /** In the place of the system's time: for tests. */
  clock?: WaitClock;
}

export interface Client {
  /** Costs 5 credits. Sent once, whatever happens. */
  createResume(fields: CreateResume, options?: CreateOptions): Promise<Created>;
  /** Costs 3 credits. Sent once, whatever happens. */
  createCoverLetter(fields: CreateCoverLetter, options?: CreateOptions): Promise<Created>;
  /** How far a document is. Sent once; costs nothing. */
  status(document: DocumentReference, options?: CallOptions): Promise<DocumentState>;
  /** Reads until the document is finished, and tries again where reading fails for a while. */
  wait(document: DocumentReference, options?: WaitOptions): Promise<Finished>;
}

const REQUEST_MS = 15_000;

function connectionOf(options: ClientOptions): Connection {
  const { protocol } = new URL(options.baseUrl);
  if (protocol !== 'http:' && protocol !== 'https:') throw new TypeError('baseUrl must be an http or https address.');
  const apiKey = options.apiKey?.trim();
  // What is no header value would otherwise fail with a message that shows the key.
  if (!apiKey || !/^[\x21-\x7e]+$/.test(apiKey)) throw new TypeError('apiKey is missing or not an API key.');
  return {
    apiKey,
    baseUrl: options.baseUrl.replace(/\/+$/, ''),
    timeoutMs: options.timeoutMs ?? REQUEST_MS,
    // Browsers refuse to run their `fetch` as a method of something else.
    fetch: options.fetch ?? ((...request) => fetch(...request)),
  };
}

/** A client of one service with one key. It holds nothing open. */
export function createClient(options: ClientOptions): Client {
  const connection = connectionOf(options);
  const clock = options.clock ?? SYSTEM_CLOCK;
  const create = async (kind: DocumentKind, fields: CreateCoverLetter, callOptions?: CreateOptions) => {
    const wanted = { ...callOptions, path: createPath(kind), body: bodyOf(fields) };
    return createdFrom(kind, await exchange(connection, wanted));
  };
  const status = async (document: DocumentReference, callOptions?: CallOptions) =>
    stateFrom(document.kind, await exchange(connection, { ...callOptions, path: statusPath(document) }));
  return {
    createResume: (fields, callOptions) => create('resume', fields, callOptions),
    createCoverLetter: (fields, callOptions) => create('cover_letter', fields, callOptions),
    status,
    wait: (document, waitOptions = {}) => waitFor(document, status, waitOptions, clock),
  };
}
