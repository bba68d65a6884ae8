import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

export interface GeneratorOrder {
  port: number;
  seconds: number;
  connections: number;
  /** Then the connection is made anew from another address. */
  requestsPerConnection: number;
}

export interface GeneratorResult {
  answers: number;
  perSecond: number;
  /** How often each HTTP status, or each failure, was met. */
  statuses: Record<string, number>;
  /** Of one core. */
  cpuShare: number;
}

const GRACE_MS = 20_000;

/** The generator in a process of its own; it lives through all rounds, so that no address or serial comes twice. */
export class Generator {
  readonly #child: ChildProcess;

  /** Requests are sent in turn as they are; `{{serial}}` in them becomes a new ten-digit number each time. */
  constructor(requests: readonly string[]) {
    this.#child = fork(path.join(import.meta.dirname, 'generator.ts'));
    this.#child.send({ requests });
  }

  run(order: GeneratorOrder): Promise<GeneratorResult> {
    const { promise, resolve, reject } = Promise.withResolvers<GeneratorResult>();
    const limitMs = order.seconds * 1000 + GRACE_MS;
    const late = setTimeout(() => reject(new Error(`no result after ${limitMs} ms`)), limitMs);
    this.#child.once('message', (result) => {
      clearTimeout(late);
      resolve(result as GeneratorResult);
    });
    this.#child.send(order);
    return promise;
  }

  close(): void {
    this.#child.disconnect();
  }
}

/** The bytes of a request, with its length. */
export function httpRequest(method: string, path: string, key: string, body?: object): string {
  const content = body === undefined ? '' : JSON.stringify(body);
  const headers = [`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1', `authorization: Bearer ${key}`];
  if (body !== undefined) {
    headers.push('content-type: application/json', `content-length: ${Buffer.byteLength(content)}`);
  }
  return `${headers.join('\r\n')}\r\n\r\n${content}`;
}
