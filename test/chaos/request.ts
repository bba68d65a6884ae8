import http from 'node:http';

export interface Request {
  url: string;
  key?: string;
  /** The loopback address to call from. */
  from: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  /** Null: no answer began. */
  status: number | null;
  /** Null: the body did not arrive whole. */
  body: Buffer | null;
  /** Whether the connection was refused, so that the service cannot have seen the request. */
  neverSent: boolean;
}

const LIMIT_MS = 20_000;

/** One request by an outside client that may see the service die at any moment. Never rejects. */
export function send(request: Request): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  let status: number | null = null;
  const broken = (error: NodeJS.ErrnoException) =>
    resolve({ status, body: null, neverSent: error.code === 'ECONNREFUSED' });
  const body = request.body === undefined ? undefined : JSON.stringify(request.body);
  const outgoing = http.request(request.url, {
    method: body === undefined ? 'GET' : 'POST',
    localAddress: request.from,
    agent: false,
    signal: AbortSignal.timeout(LIMIT_MS),
    headers: {
      ...(request.key !== undefined && { authorization: `Bearer ${request.key}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...request.headers,
    },
  });
  outgoing.on('error', broken);
  outgoing.on('response', (response) => {
    status = response.statusCode ?? null;
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('error', broken);
    response.on('end', () => resolve({ status, body: Buffer.concat(chunks), neverSent: false }));
  });
  outgoing.end(body);
  return promise;
}
