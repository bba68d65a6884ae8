import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../base/errors.ts';
import type { News } from '../../../../domain/documents/views/live.ts';
import { findImport } from '../../../../domain/profiles/import-view.ts';
import type { ApiDeps } from '../api-deps.ts';
import { signedIn } from '../guards/session-guard.ts';
import { whenClosed } from '../guards/when-closed.ts';
import { importView } from '../profile/import-routes.ts';

const HEARTBEAT_MS = 20_000;
const RECONNECT_MS = 2_000;
/** Of one account: some tabs on some devices. The oldest gives way, and comes back only if its tab is looked at. */
const STREAMS_PER_ACCOUNT = 12;
/** Of one process. */
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
      const response = reply.raw;
      // Nobody has a body to send here; unread, it would hide that its sender is gone.
      request.raw.resume();
      const stream = { accountId, response };
      const lease = await deps.lease({
        store: 'streams',
        id: accountId,
        limit: STREAMS_PER_ACCOUNT,
        onLost: () => {
          streams.delete(stream);
          end(response);
        },
      });
      whenClosed(response, () => lease?.release());
      if (streams.size >= STREAMS) {
        throw new AppError('SERVICE_UNAVAILABLE', 'Too many pages are open. This one asks again from time to time.');
      }
      streams.add(stream);
      whenClosed(response, () => streams.delete(stream));
      whenClosed(response, await deps.live.listen(accountId, (news) => void send(deps, stream, news)));
      reply.hijack();
      if (response.closed || response.writableEnded) return;
      response.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        // Proxies that gather answers would hold every event back.
        'x-accel-buffering': 'no',
      });
      write(response, `retry: ${RECONNECT_MS}\n\n`);
      const heartbeat = setInterval(async () => {
        write(response, ': still here\n\n');
        const visitor = await deps.signIn.readSession(request.headers.cookie).catch(() => undefined);
        if (visitor === null) end(response);
      }, HEARTBEAT_MS);
      whenClosed(response, () => clearInterval(heartbeat));
    }),
  );
}

/** Whoever has not read what was sent would keep an ended stream open. */
function end(response: ServerResponse): void {
  if (response.writableLength > 0) response.destroy();
  else response.end();
}

/** Writing to a stream that was ended meanwhile would be an error that nobody hears. */
function write(response: ServerResponse, text: string): void {
  if (!response.headersSent || response.writableEnded || response.destroyed) return;
  if (response.writableLength > UNREAD_BYTES) response.destroy();
  else response.write(text);
}

async function send(deps: ApiDeps, { accountId, response }: Stream, news: News): Promise<void> {
  if (news === 'barred') return end(response);
  if ('document' in news) {
    write(response, `event: document\ndata: ${JSON.stringify(news.document)}\n\n`);
    return;
  }
  // Gone meanwhile: then there is nothing to tell.
  const stored = await findImport(deps.db, accountId, news.importId).catch(() => null);
  if (stored) write(response, `event: import\ndata: ${JSON.stringify(importView(stored))}\n\n`);
}
