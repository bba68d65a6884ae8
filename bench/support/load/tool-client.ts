import http from 'node:http';
import { type ToolResult, toolCall } from './tool-call.ts';

const LIMIT_MS = 10_000;

/** A client of the tool endpoint with a key, a loopback address and a kept connection of its own. */
export class ToolClient {
  readonly #url: string;
  readonly #key: string;
  readonly #agent: http.Agent;

  constructor(options: { baseUrl: string; key: string; from: string }) {
    this.#url = `${options.baseUrl}/v1/mcp`;
    this.#key = options.key;
    this.#agent = new http.Agent({ keepAlive: true, maxSockets: 1, localAddress: options.from });
  }

  async call<T>(name: string, args: object): Promise<T> {
    const { status, text } = await this.#post(JSON.stringify(toolCall(name, args)));
    if (status !== 200) throw new Error(`${name} answered ${status}: ${text}`);
    const result: ToolResult<T> = JSON.parse(text).result;
    if (result.isError) throw new Error(`${name} failed: ${result.content[0]!.text}`);
    return result.structuredContent;
  }

  close(): void {
    this.#agent.destroy();
  }

  #post(body: string): Promise<{ status: number; text: string }> {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
    const headers = { authorization: `Bearer ${this.#key}`, 'content-type': 'application/json' };
    const request = http.request(this.#url, {
      method: 'POST',
      agent: this.#agent,
      headers,
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    request.on('error', reject);
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode!, text }));
    });
    request.end(body);
    return promise;
  }
}
