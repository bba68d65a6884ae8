import type { FastifyInstance } from 'fastify';
import type { Observer } from '../../base/telemetry/observer.ts';

/** Counts every request that an HTTP server could read. Its path may hold ids and signatures, its route does not. */
export function observeRequests(app: FastifyInstance, { answered }: Pick<Observer, 'answered'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    answered({
      route: request.routeOptions.url ?? 'none',
      method: request.method,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}
