/** A tool endpoint on loopback for the tests: real gate, real server, fakes for what lies below. */
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { pino } from 'pino';
import type { Layer, Verdict } from '../../../base/limit.ts';
import type { NewDocument } from '../../../domain/documents/creating/create.ts';
import type { DocumentStatus } from '../../../domain/documents/views/status.ts';
import { createToolGate } from '../../guards/limits-and-authentication.ts';
import { createServer } from '../../guards/server.ts';
import { registerToolEndpoint, type ToolDeps } from '../tool-endpoint.ts';

export const KEY = 'lp_good';
export const GOOD = { authorization: `Bearer ${KEY}` };
export const PING = { jsonrpc: '2.0', id: 7, method: 'ping' };
export const DOCUMENT_ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const RESET_AT_SECONDS = 1_893_456_000;
const RETRY_AFTER_SECONDS = 42;

export class DatabaseAway extends Error {}

export interface Asked {
  created: { accountId: string; wanted: NewDocument; rest: unknown[] }[];
  read: { accountId: string; kind: string; id: string }[];
  pages: string[];
}

export interface Endpoint {
  url: string;
  asked: Asked;
  /** What was logged, one JSON object per entry. */
  logged: Record<string, unknown>[];
  post(message: unknown, headers?: Record<string, string>): Promise<Response>;
  /** The JSON-RPC answer to one request, with HTTP 200. */
  ask(method: string, params?: unknown, headers?: Record<string, string>): Promise<Answer>;
  call(name: string, args?: unknown): Promise<CallResult>;
}

export interface Answer {
  jsonrpc: string;
  id: unknown;
  result?: Record<string, unknown>;
  error?: { code: number; message: string };
}

export interface CallResult {
  content: { type: string; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
}

interface Options extends Partial<ToolDeps> {
  limits?: { ip: number; key: number };
}

export const QUEUED: DocumentStatus = {
  id: DOCUMENT_ID,
  title: 'Analyst_1',
  status: 'QUEUED',
  stage: 'Waiting to start',
  link: null,
};

export async function startEndpoint(context: TestContext, options: Options = {}): Promise<Endpoint> {
  const asked: Asked = { created: [], read: [], pages: [] };
  const logged: Record<string, unknown>[] = [];
  const app = createServer(pino({ level: 'error' }, { write: (line) => void logged.push(JSON.parse(line)) }), {
    isUnavailable: () => false,
  });
  registerToolEndpoint(app, {
    gate: createToolGate({
      limits: { take: countIn(options.limits ?? null), addressOf: (request) => request.ip },
      authenticate: async (token) =>
        token === KEY ? { keyId: 'key-1', accountId: 'account-1', plan: 'free', isReadOnly: false } : null,
      onUse: () => {},
    }),
    createDocument: async ({ accountId }, wanted, ...rest) => {
      asked.created.push({ accountId, wanted, rest });
      return { id: DOCUMENT_ID, title: `${wanted.body.title}_1`, status: 'QUEUED' };
    },
    readStatus: async (accountId, kind, id) => {
      asked.read.push({ accountId, kind, id });
      return QUEUED;
    },
    readDocs: async (page) => {
      asked.pages.push(page);
      return { url: `https://letterpress.example/docs/${page}`, markdown: `# ${page}` };
    },
    dashboardUrl: (id) => `https://letterpress.example/dashboard/${id}`,
    errors: { isUnavailable: (error) => error instanceof DatabaseAway },
    allowedHosts: null,
    ...options,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  context.after(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return { asked, logged, ...speaker(`http://127.0.0.1:${port}/v1/mcp`) };
}

function countIn(limits: { ip: number; key: number } | null): (layer: Layer) => Verdict {
  const counts = new Map<string, number>();
  return ({ store, id, limit }) => {
    const allowance = limits ? limits[store === 'tool:ip' ? 'ip' : 'key'] : limit;
    const count = (counts.get(`${store} ${id}`) ?? 0) + 1;
    counts.set(`${store} ${id}`, count);
    return {
      store,
      allowed: count <= allowance,
      remaining: allowance - count,
      resetAtSeconds: RESET_AT_SECONDS,
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    };
  };
}

function speaker(url: string): Pick<Endpoint, 'url' | 'post' | 'ask' | 'call'> {
  const post: Endpoint['post'] = (message, headers = {}) =>
    fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json', ...headers },
      body: typeof message === 'string' ? message : JSON.stringify(message),
    });
  const ask: Endpoint['ask'] = async (method, params, headers) => {
    const response = await post({ jsonrpc: '2.0', id: 1, method, params }, headers);
    if (response.status !== 200) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const call: Endpoint['call'] = async (name, args) =>
    (await ask('tools/call', { name, arguments: args })).result as unknown as CallResult;
  return { url, post, ask, call };
}
