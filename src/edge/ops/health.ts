import type { FastifyInstance } from 'fastify';

export interface OpsDeps {
  /** Rejects when the database does not answer. */
  pingDatabase(): Promise<void>;
}

/** For load balancers: alive means that the process answers, ready that it can do its work. */
export function registerHealth(app: FastifyInstance, deps: OpsDeps): void {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await deps.pingDatabase();
      return reply.send({ status: 'ok' });
    } catch {
      return reply.code(503).header('retry-after', 5).send({ status: 'unavailable' });
    }
  });
}
