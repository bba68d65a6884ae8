import type { FastifyInstance } from 'fastify';

export interface OpsDeps {
  /** Rejects when the database does not answer. */
  pingDatabase(): Promise<void>;
}

/** Some monitors ask by HEAD. */
const PROBE = { schema: { hide: true }, exposeHeadRoute: true };

/** For load balancers: alive means that the process answers, ready that it can do its work. */
export function registerHealth(app: FastifyInstance, deps: OpsDeps): void {
  app.get('/healthz', PROBE, async (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', PROBE, async (_request, reply) => {
    try {
      await deps.pingDatabase();
      return reply.send({ status: 'ok' });
    } catch {
      return reply.code(503).header('retry-after', 5).send({ status: 'unavailable' });
    }
  });
}
