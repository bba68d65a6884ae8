import type { FastifyInstance } from 'fastify';

export interface OpsDeps {
  /** Rejects when the database does not answer. */
  pingDatabase(): Promise<void>;
  isStorageUsable(): boolean;
  /** Whether workers can begin; always where there are none. */
  isWarm(): boolean;
  /** From then on a load balancer should send nothing more. */
  isStopping(): boolean;
}

/** Some monitors ask by HEAD. */
const PROBE = { schema: { hide: true }, exposeHeadRoute: true };

/** For load balancers: alive means that the process answers, ready that it can do its work. */
export function registerHealth(app: FastifyInstance, deps: OpsDeps): void {
  app.get('/healthz', PROBE, async (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', PROBE, async (_request, reply) => {
    const lacks = await lacking(deps);
    if (lacks.length === 0) return reply.send({ status: 'ok' });
    return reply.code(503).header('retry-after', 5).send({ status: 'unavailable', lacks });
  });
}

/** What keeps the process from doing its work. */
export async function lacking({ pingDatabase, isStorageUsable, isWarm, isStopping }: OpsDeps): Promise<string[]> {
  const isAnswering = await pingDatabase().then(
    () => true,
    () => false,
  );
  return [
    ...(isAnswering ? [] : ['database']),
    ...(isStorageUsable() ? [] : ['storage']),
    ...(isWarm() ? [] : ['workers']),
    ...(isStopping() ? ['stopping'] : []),
  ];
}
