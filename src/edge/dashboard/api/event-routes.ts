import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../base/errors.ts';
import type { News } from '../../../domain/documents/live.ts';
import { findImport } from '../../../domain/profiles/import-view.ts';
import type { ApiDeps } from './api-deps.ts';
import { importView } from './import-routes.ts';
import { signedIn } from './person.ts';

const HEARTBEAT_MS = 20_000;
const RECONNECT_MS = 2_000;
/** Of one account: some tabs on some devices. The oldest gives way, and comes back only if its tab is looked at. */
const STREAMS_PER_ACCOUNT = 12;
const STREAMS = 2_000;
/** Somebody who does not read what is sent. */
const UNREAD_BYTES = 1024 * 1024;

interface Stream {
  accountId: string;
  response: ServerResponse;
}

/** Server-sent events. A page that loses the stream connects again by itself, and then asks how things stand. */
export function registerEventRoutes(scope: FastifyInstance, deps: ApiDeps): void {
  const streams = new Set<Stream>();

  scope.addHook('preClose', async () => {
    for (const { response } of streams) response.end();
  });

  scope.get(
    '/events',
    signedIn(async ({ accountId }, request, reply) => {
      makeRoom(streams, accountId);
      const response = reply.raw;
      const stream = { accountId, response };
      const stopListening = await deps.live.listen(accountId, (news) => void send(deps, stream, news));
      reply.hijack();
      response.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        // Proxies that gather answers would hold every event back.
        'x-accel-buffering': 'no',
      });
      response.write(`retry: ${RECONNECT_MS}\n\n`);
      streams.add(stream);
      const heartbeat = setInterval(async () => {
        response.write(': still here\n\n');
        const visitor = await deps.signIn.readSession(request.headers.cookie).catch(() => undefined);
        if (visitor === null) response.end();
      }, HEARTBEAT_MS);
      response.on('close', () => {
        clearInterval(heartbeat);
        stopListening();
        streams.delete(stream);
      });
    }),
  );
}

function makeRoom(streams: Set<Stream>, accountId: string): void {
  const mine = [...streams].filter((stream) => stream.accountId === accountId);
  if (mine.length >= STREAMS_PER_ACCOUNT) mine[0]!.response.end();
  else if (streams.size >= STREAMS) {
    throw new AppError('SERVICE_UNAVAILABLE', 'Too many pages are open. This one asks again from time to time.');
  }
}

async function send(deps: ApiDeps, { accountId, response }: Stream, news: News): Promise<void> {
  if (!response.headersSent || response.writableEnded) return;
  if (response.writableLength > UNREAD_BYTES) {
    response.destroy();
    return;
  }
  if ('document' in news) {
    response.write(`event: document\ndata: ${JSON.stringify(news.document)}\n\n`);
    return;
  }
  // Gone meanwhile: then there is nothing to tell.
  const stored = await findImport(deps.db, accountId, news.importId).catch(() => null);
  if (stored) response.write(`event: import\ndata: ${JSON.stringify(importView(stored))}\n\n`);
}
