import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../../domain/keys/authenticate.ts';
import type { KeyRequest } from '../../domain/keys/key-log.ts';

/** What a key in force was used for, as far as the route and its handler know. */
export interface KeyUse {
  caller: Caller;
  /** Where the route does not say it: the name of a tool. */
  action?: string;
  /** Where the answer's own does not say it: tools fail with 200. */
  status?: number;
  documentId?: string;
  hasMade?: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Also where a limit refuses the key. */
    use?: KeyUse;
  }
}

export function noteUse(request: FastifyRequest, use: Partial<KeyUse>): void {
  if (request.use) Object.assign(request.use, use);
}

/** Tells of every request with a key in force, once it is answered. Its path may hold ids, its route does not. */
export function noteKeyRequests(app: FastifyInstance, note: (request: KeyRequest) => void): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { use } = request;
    if (use) {
      note({
        keyId: use.caller.keyId,
        action: use.action ?? `${request.method} ${request.is404 ? '/v1/…' : request.routeOptions.url}`,
        status: use.status ?? reply.statusCode,
        requestId: request.id,
        documentId: use.documentId ?? null,
        hasMade: use.hasMade ?? false,
      });
    }
    done();
  });
}
