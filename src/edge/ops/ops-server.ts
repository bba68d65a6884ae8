import http from 'node:http';
import { lacking, type OpsDeps } from './health.ts';

export interface OpsServerDeps extends OpsDeps {
  metrics(): Promise<string>;
  metricsType: string;
}

const TIMEOUT_MS = 5_000;
const MAX_CONNECTIONS = 100;

interface Answer {
  status: number;
  type?: string;
  body: string;
}

/** For machines of the operator: metrics and health, on an address that clients of the service do not reach. */
export function createOpsServer(deps: OpsServerDeps): http.Server {
  const server = http.createServer({ headersTimeout: TIMEOUT_MS, requestTimeout: TIMEOUT_MS }, (request, response) => {
    answer(deps, request)
      .catch((): Answer => ({ status: 500, body: '{"status":"failed"}' }))
      .then(({ status, type = 'application/json; charset=utf-8', body }) => {
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
        response.end(request.method === 'HEAD' ? undefined : body);
      });
  });
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}

async function answer(deps: OpsServerDeps, { method, url }: http.IncomingMessage): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, body: '{"status":"method not allowed"}' };
  switch (url?.split('?', 1)[0]) {
    case '/metrics':
      return { status: 200, type: deps.metricsType, body: await deps.metrics() };
    case '/healthz':
      return { status: 200, body: '{"status":"ok"}' };
    case '/readyz': {
      const lacks = await lacking(deps);
      if (lacks.length === 0) return { status: 200, body: '{"status":"ok"}' };
      return { status: 503, body: JSON.stringify({ status: 'unavailable', lacks }) };
    }
    default:
      return { status: 404, body: '{"status":"not found"}' };
  }
}
