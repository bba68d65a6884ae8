import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { AppError } from '../../base/errors.ts';
import { failure } from './envelope.ts';

export const BODY_LIMIT_BYTES = 1024 * 1024;
const HEADERS_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 10_000;
const CONNECTIONS_CHECKING_MS = 1_000;
const KEEP_ALIVE_MS = 65_000;
const PARAMETER_MAX_CHARACTERS = 16_384;

/** The HTTP server with what all rooms of the edge share: limits, request ids, refusal of what is not HTTP. */
export function createServer(logger: FastifyBaseLogger): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    exposeHeadRoutes: false,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CONNECTIONS_CHECKING_MS },
    routerOptions: { maxParamLength: PARAMETER_MAX_CHARACTERS },
    rewriteUrl: (request) => escapeBadPercents(request.url ?? '/'),
    clientErrorHandler: refuseMalformedHttp,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeAllContentTypeParsers();
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug({
      method: request.method,
      path: pathOf(request.url),
      status: reply.statusCode,
      ms: reply.elapsedTime,
    });
  });
  return app;
}

/** Without the query, which may hold a signature. */
function pathOf(url: string): string {
  return url.split('?', 1)[0]!;
}

/** A stray `%` would be refused before any route, limit or key is looked at; escaped, it is an ordinary bad value. */
function escapeBadPercents(url: string): string {
  return canDecode(url) ? url : url.replace(/%/g, '%25');
}

function canDecode(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/** What fails before there is a request still gets an envelope, where a body can be sent. */
function refuseMalformedHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const late = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const message = late ? 'The request did not arrive in time.' : 'The request is not valid HTTP.';
  const body = JSON.stringify(failure(new AppError('BAD_REQUEST', message)));
  socket.end(
    [
      'HTTP/1.1 400 Bad Request',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
