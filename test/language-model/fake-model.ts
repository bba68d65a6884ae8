/** A server that speaks OpenAI's interface on a loopback port and answers as a test tells it to. */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  system: string;
  prompt: string;
  /** The whole body. */
  body: Record<string, unknown>;
  headers: http.IncomingHttpHeaders;
  path: string;
}

export type Behaviour = (asked: Asked, response: http.ServerResponse) => unknown;

export interface FakeModel {
  baseUrl: string;
  asked: Asked[];
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

export async function startFakeModel(): Promise<FakeModel> {
  let behaviour: Behaviour = (_, response) => void response.destroy();
  const asked: Asked[] = [];
  const server = http.createServer(async (request, response) => {
    let sent = '';
    for await (const part of request.setEncoding('utf8')) sent += part;
    const body = JSON.parse(sent);
    const messages: { role: string; content: unknown }[] = body.messages;
    const textOf = (role: string): string => {
      const content = messages.find((message) => message.role === role)?.content ?? '';
      return typeof content === 'string' ? content : (content as { text: string }[]).map(({ text }) => text).join('');
    };
    const one = {
      system: textOf('system'),
      prompt: textOf('user'),
      body,
      headers: request.headers,
      path: request.url!,
    };
    asked.push(one);
    response.on('error', () => {});
    await behaviour(one, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    behave(wanted) {
      behaviour = wanted;
    },
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Answers with this text. */
export function says(text: string | ((asked: Asked) => string)): Behaviour {
  return (asked, response) => {
    const content = typeof text === 'string' ? text : text(asked);
    sendJson(response, 200, {
      id: 'answer',
      created: 0,
      model: 'fake',
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1200, completion_tokens: 300, total_tokens: 1500 },
    });
  };
}

export function fails(status: number, headers: Record<string, string> = {}): Behaviour {
  return (_, response) => sendJson(response, status, { error: { message: 'no' } }, headers);
}

function sendJson(response: http.ServerResponse, status: number, value: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(value));
}
