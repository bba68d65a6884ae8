import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import type { Tracer } from '../../base/telemetry/tracer.ts';

const OF_NO_INTEREST = new Set(['/healthz', '/readyz']);

/** Tells of every request as a span. Its path may hold ids and signatures, its route does not. */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    if (OF_NO_INTEREST.has(route)) return done();
    const { traceparent } = request.headers;
    const root = {
      name: `${request.method} ${route}`,
      kind: 'request',
      attributes: { 'http.route': route, 'http.request.method': request.method, 'letterpress.request.id': request.id },
      ...(typeof traceparent === 'string' && { traceparent }),
    } as const;
    void tracer.root(root, async () => {
      const closed = once(reply.raw, 'close');
      done();
      await closed;
      const { statusCode } = reply;
      tracer.note({
        'http.response.status_code': statusCode,
        ...(statusCode >= 500 && { 'error.type': String(statusCode) }),
      });
    });
  });
}
