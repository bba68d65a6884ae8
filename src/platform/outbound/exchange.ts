import type { Socket } from 'node:net';
import { type buildConnector, Client } from 'undici';
import { Refusal } from './refusal.ts';

/** One answer on one connection; the body is not read until asked for. */
export interface Exchange {
  status: number;
  contentType: string;
  contentEncoding: string;
  locations: readonly string[];
  readBody(maxBytes: number): Promise<{ body: Buffer; truncated: boolean }>;
  end(): Promise<void>;
}

const MAX_HEADER_BYTES = 16 * 1024;
const CONTENT_TYPE_MAX_CHARACTERS = 200;

type Headers = Record<string, string | string[] | undefined>;

/** Sends one GET over a socket that is already connected, and never opens another. */
export async function exchange(url: URL, socket: Socket, accept: string, signal: AbortSignal): Promise<Exchange> {
  const client = new Client(url.origin, {
    connect: onlyOnce(socket),
    allowH2: false,
    pipelining: 1,
    maxHeaderSize: MAX_HEADER_BYTES,
  });
  const end = async (): Promise<void> => {
    await client.destroy();
    socket.destroy();
  };
  try {
    const response = await client.request({
      method: 'GET',
      path: url.pathname + url.search,
      headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Letterpress/1.0' },
      reset: true,
      signal,
    });
    return {
      status: response.statusCode,
      ...readHeaders(response.headers),
      readBody: (maxBytes) => readAtMost(response.body, maxBytes),
      end,
    };
  } catch (error) {
    await end();
    throw new Refusal(signal.aborted ? 'no_answer' : 'broken_answer', { cause: error });
  }
}

/**
 * undici connects again when a socket closes before its request was sent. There is no other socket to give, and the
 * same one again would be asked for without end, in one turn of the event loop.
 */
function onlyOnce(socket: Socket): buildConnector.connector {
  let used = false;
  return (_options, callback) => {
    if (used) return callback(new Error('the connection closed before an answer came'), null);
    used = true;
    // Not in the same turn: undici is still busy with the request that asked for the connection, and would drop it.
    queueMicrotask(() => callback(null, socket));
  };
}

function readHeaders(headers: Headers): Pick<Exchange, 'contentType' | 'contentEncoding' | 'locations'> {
  return {
    contentType: (allOf(headers['content-type'])[0] ?? '').slice(0, CONTENT_TYPE_MAX_CHARACTERS),
    contentEncoding: allOf(headers['content-encoding']).join(',').trim().toLowerCase(),
    // Header bytes arrive as Latin-1, while websites that do not escape write UTF-8.
    locations: allOf(headers.location).map((value) => Buffer.from(value, 'latin1').toString('utf8')),
  };
}

function allOf(value: string | string[] | undefined): string[] {
  return value === undefined ? [] : [value].flat();
}

/** Time running out or a broken connection cuts the body as the size limit does: the website has answered. */
async function readAtMost(
  chunks: AsyncIterable<Buffer>,
  maxBytes: number,
): Promise<{ body: Buffer; truncated: boolean }> {
  const kept: Buffer[] = [];
  let room = maxBytes;
  let truncated = false;
  try {
    for await (const chunk of chunks) {
      kept.push(chunk.subarray(0, room));
      truncated = chunk.length > room;
      room -= Math.min(room, chunk.length);
      if (truncated) break;
    }
  } catch {
    truncated = true;
  }
  return { body: Buffer.concat(kept), truncated };
}
