import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { AppError } from '../../base/errors.ts';
import { type ErrorDeps, failure, sendFailureAsText } from './envelope.ts';
import { wantsPage } from './wants-page.ts';

export const BODY_LIMIT_BYTES = 1024 * 1024;
const HEADERS_TIMEOUT_MS = 5_000;
const BODY_TIMEOUT_MS = 10_000;
/** For routes that say that their body may take long: a file over a slow line. */
const LONG_BODY_TIMEOUT_MS = 120_000;
/** What a slow line manages; whoever sends less holds a place that others wait for. */
const LONG_BODY_BYTES_PER_SECOND = 16 * 1024;
const RATE_WINDOW_MS = 5_000;
const CONNECTIONS_CHECKING_MS = 1_000;
const KEEP_ALIVE_MS = 65_000;
const PARAMETER_MAX_CHARACTERS = 16_384;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Only for routes that know who is calling before the body is read. */
    takesLongBody?: true;
  }
}

interface ServerOptions {
  bodyTimeoutMs?: number;
  rateWindowMs?: number;
  /** For people who open an address at which there is nothing. */
  sendNotFoundPage?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/** The HTTP server with what all rooms of the edge share: limits, request ids, refusal of what is not HTTP. */
export function createServer(
  logger: FastifyBaseLogger,
  errors: ErrorDeps,
  { bodyTimeoutMs = BODY_TIMEOUT_MS, rateWindowMs = RATE_WINDOW_MS, sendNotFoundPage }: ServerOptions = {},
): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger,
    // One logger for all: what is logged of a request names its id itself, and most requests log nothing.
    childLoggerFactory: (shared) => shared,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    requestTimeout: LONG_BODY_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    exposeHeadRoutes: false,
    // A missing Host header is refused below, in our own words.
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CONNECTIONS_CHECKING_MS,
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: PARAMETER_MAX_CHARACTERS },
    rewriteUrl: (request) => escapeBadPercents(request.url ?? '/'),
    clientErrorHandler: refuseMalformedHttp,
  });
  app.setValidatorCompiler(validatorCompiler);
  // Answers are built field by field in their routes; checking them against their schema again is left to the tests.
  app.setSerializerCompiler(() => JSON.stringify);
  app.removeAllContentTypeParsers();
  app.decorateRequest('caller');
  app.decorateRequest('use');
  // Whatever a client expects besides 100-continue, it gets an ordinary answer.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    // What has neither links nor personal data says otherwise itself.
    reply.header('cache-control', 'no-store');
    reply.header('referrer-policy', 'no-referrer');
    if (hasBody(request.raw)) {
      if (request.routeOptions.config.takesLongBody) boundRate(request.raw, rateWindowMs);
      else boundBody(request.raw, bodyTimeoutMs);
    }
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') refuseWithoutHost(reply);
    else done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.raw.complete) return done();
    void readRest(request.raw).then(() => {
      // A client that goes away while the rest is read makes an async hook that answered go on, to a second answer.
      if (!reply.raw.headersSent) done();
    });
  });
  app.setNotFoundHandler((request, reply) => {
    if (sendNotFoundPage && wantsPage(request)) return sendNotFoundPage(request, reply);
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
  });
  // For pages and files; the rooms with envelopes set their own.
  app.setErrorHandler((error, request, reply) => sendFailureAsText(request, reply, error, errors));
  if (logger.level === 'debug' || logger.level === 'trace') app.addHook('onResponse', logAnswer);
  return app;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** The server itself knows one time for all requests, which has to be the longest. */
function boundBody(body: IncomingMessage, timeoutMs: number): void {
  const timer = setInterval(() => {
    // Until somebody reads, it is we who are slow.
    if (body.readableFlowing) refuseLate(body);
  }, timeoutMs).unref();
  const stop = () => clearInterval(timer);
  body.once('end', stop);
  body.once('close', stop);
}

/** Looked at by the window, so that a quick beginning does not pay for a dripping rest. */
function boundRate(body: IncomingMessage, windowMs: number): void {
  const least = (LONG_BODY_BYTES_PER_SECOND * windowMs) / 1000;
  let before = body.socket.bytesRead;
  const timer = setInterval(() => {
    const arrived = body.socket.bytesRead - before;
    before += arrived;
    // Until somebody reads, it is we who are slow.
    if (body.readableFlowing && arrived < least) refuseLate(body);
  }, windowMs).unref();
  const stop = () => clearInterval(timer);
  body.once('end', stop);
  body.once('close', stop);
}

function refuseLate(body: IncomingMessage): void {
  refuseMalformedHttp(Object.assign(new Error('body timeout'), { code: TOO_LATE }), body.socket);
}

const TOO_LATE = 'ERR_HTTP_REQUEST_TIMEOUT';

function refuseWithoutHost(reply: FastifyReply): FastifyReply {
  const problem = new AppError('BAD_REQUEST', 'The request has no Host header.');
  return reply.code(400).header('connection', 'close').send(failure(problem));
}

const REST_MAX_BYTES = 16 * BODY_LIMIT_BYTES;
const REST_MAX_MS = 3_000;

/**
 * Reads and forgets what is left of a body that was refused unread. A client that sends everything before it reads would
 * otherwise find the connection gone instead of the answer.
 */
async function readRest(body: IncomingMessage): Promise<void> {
  if (body.destroyed) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  let left = REST_MAX_BYTES;
  const timer = setTimeout(resolve, REST_MAX_MS);
  body.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) resolve();
  });
  body.once('end', resolve);
  body.once('close', resolve);
  body.once('error', () => resolve());
  body.resume();
  await promise;
  clearTimeout(timer);
}

async function logAnswer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { id, method, url } = request;
  request.log.debug({ reqId: id, method, path: pathOf(url), status: reply.statusCode, ms: reply.elapsedTime });
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
  const late = error.code === TOO_LATE;
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
