import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, type ErrorCode } from '../../base/errors.ts';

/** docs/errors.md: the one place where a code becomes an HTTP status. */
export const HTTP_STATUS: Record<ErrorCode, number> = {
  BAD_REQUEST: 400,
  VALIDATION_ERROR: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMIT_EXCEEDED: 429,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
};

export const RETRY_WHEN_UNAVAILABLE_SECONDS = 5;

export interface ErrorEnvelope {
  success: false;
  message: string | null;
  data: { error_code: ErrorCode; details: Record<string, unknown> };
}

export function success<T>(message: string, data: T): { success: true; message: string; data: T } {
  return { success: true, message, data };
}

export function failure(error: AppError): ErrorEnvelope {
  return { success: false, message: error.message, data: { error_code: error.code, details: error.details } };
}

export interface ErrorDeps {
  /** Whether an error means that the database cannot be reached now. */
  isUnavailable(error: unknown): boolean;
}

/** Whatever was thrown, as the caller may see it. What only we may see is logged. */
export function toAppError(error: unknown, deps: ErrorDeps): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const messages = new Set(error.validation.map((problem) => problem.message ?? 'the request is malformed'));
    return new AppError('BAD_REQUEST', [...messages].join('; '));
  }
  // Before the database is suspected: a client that goes away in the middle of a body breaks a connection, too.
  const { statusCode, code } = error as Partial<FastifyError>;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('BAD_REQUEST', MALFORMED[code ?? ''] ?? 'The request is malformed.', { cause: error });
  }
  if (deps.isUnavailable(error)) {
    return new AppError('SERVICE_UNAVAILABLE', 'The service is temporarily unavailable. Please try again later.', {
      cause: error,
    });
  }
  return new AppError('INTERNAL_ERROR', 'Something went wrong on our side. Please try again later.', { cause: error });
}

/** What the framework refuses before a handler sees it, in our words. */
const MALFORMED: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request body is larger than 1 MiB.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Content-Type must be application/json.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request body must be a JSON object; it is empty.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request body is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request body does not match its Content-Length.',
  FST_ERR_CTP_INVALID_CONTENT_TYPE: 'Content-Type must be application/json.',
};

/** Sends any error of a REST route as an envelope. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
  deps: ErrorDeps,
): FastifyReply {
  const error = noteFailure(request, reply, thrown, deps);
  if (error.code === 'UNAUTHORIZED') reply.header('www-authenticate', 'Bearer');
  return reply.code(HTTP_STATUS[error.code]).send(failure(error));
}

/** The same for routes that answer with pages and files. */
export function sendFailureAsText(
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
  deps: ErrorDeps,
): FastifyReply {
  const error = noteFailure(request, reply, thrown, deps);
  // What was to be sent was named already where a file breaks off.
  reply.removeHeader('content-disposition');
  return reply.code(HTTP_STATUS[error.code]).type('text/plain; charset=utf-8').send(`${error.message}\n`);
}

/** As the caller may see it, with what only we may see logged. */
export function noteFailure(request: FastifyRequest, reply: FastifyReply, thrown: unknown, deps: ErrorDeps): AppError {
  const error = toAppError(thrown, deps);
  if (error.code === 'SERVICE_UNAVAILABLE') reply.header('retry-after', RETRY_WHEN_UNAVAILABLE_SECONDS);
  if (error.code === 'SERVICE_UNAVAILABLE' && error.cause === undefined) warnOfLoad(request, error.message);
  else if (error.code === 'INTERNAL_ERROR' || error.code === 'SERVICE_UNAVAILABLE') {
    request.log.error({ reqId: request.id, err: error.cause ?? error }, error.message);
  }
  return error;
}

const SAY_AGAIN_MS = 60_000;
/** By message, which are ours and few. */
const saidAt = new Map<string, number>();

/** A queue that is full is full for everybody who asks: once a minute is enough. */
function warnOfLoad(request: FastifyRequest, message: string): void {
  const now = performance.now();
  if (now - (saidAt.get(message) ?? Number.NEGATIVE_INFINITY) < SAY_AGAIN_MS) return;
  saidAt.set(message, now);
  request.log.warn(message);
}

export function answerErrorsWithEnvelopes(app: FastifyInstance, deps: ErrorDeps): void {
  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, error, deps));
}
