import http from 'node:http';

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  bytes: Buffer;
  // biome-ignore lint/suspicious/noExplicitAny: what the service answers is what a test is about to find out
  json: any;
}

export interface CallOptions {
  method?: string;
  key?: string;
  headers?: Record<string, string>;
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown;
  /** Sent as they are, instead of a body. */
  bytes?: Uint8Array;
  /** The loopback address to call from: each has an IP limit of its own. */
  from?: string;
}

let lastAddress = 0;

/** A loopback address that no other call of this process has used. */
export function freshAddress(): string {
  lastAddress++;
  return `127.1.${lastAddress >> 8}.${lastAddress & 255 || 255}`;
}

/** One HTTP request as an outside client makes it; without `from`, from an address of its own. */
export function call(url: string, options: CallOptions = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const body =
    options.body === undefined || typeof options.body === 'string' ? options.body : JSON.stringify(options.body);
  const request = http.request(
    url,
    {
      method: options.method ?? (body === undefined ? 'GET' : 'POST'),
      localAddress: options.from ?? freshAddress(),
      agent: false,
      headers: {
        ...(options.key !== undefined && { authorization: `Bearer ${options.key}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      },
    },
    (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString();
        resolve({ status: response.statusCode!, headers: response.headers, text, bytes, json: parse(text) });
      });
    },
  );
  request.on('error', reject);
  request.end(options.bytes ?? body);
  return promise;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
