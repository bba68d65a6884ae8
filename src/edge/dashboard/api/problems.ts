import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../base/errors.ts';
import { IMPORT_MAX_MB } from '../../../base/import-limits.ts';
import { ProfileChanged } from '../../../domain/profiles/edit.ts';
import { HTTP_STATUS, toAppError } from '../../guards/envelope.ts';
import type { ApiDeps } from './api-deps.ts';
import type { Problem } from './types/service.ts';

/** Every failure below the API is a `Problem`, whatever threw it. */
export function answerProblems(scope: FastifyInstance, deps: Pick<ApiDeps, 'isUnavailable'>): void {
  scope.setErrorHandler((thrown, request, reply) => sendProblem(request, reply, thrown, deps));
  scope.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, new AppError('NOT_FOUND', 'There is nothing at this address.'), deps),
  );
}

function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
  deps: Pick<ApiDeps, 'isUnavailable'>,
): FastifyReply {
  const tooLarge = (thrown as { code?: string }).code === 'FST_ERR_CTP_BODY_TOO_LARGE';
  const error = tooLarge ? new AppError('BAD_REQUEST', TOO_LARGE, { cause: thrown }) : toAppError(thrown, deps);
  const status = tooLarge ? 413 : statusOf(error);
  if (status >= 500) request.log.error({ reqId: request.id, err: error.cause ?? error }, error.message);
  const problem = problemOf(error);
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds);
  return reply.code(status).send(problem);
}

const TOO_LARGE = `This is larger than what can be sent here. A file may have ${IMPORT_MAX_MB} MB.`;

function statusOf(error: AppError): number {
  return error instanceof ProfileChanged ? 409 : HTTP_STATUS[error.code];
}

function problemOf(error: AppError): Problem {
  const { field, retryAfterSeconds } = error.details;
  return {
    code: error instanceof ProfileChanged ? 'CONFLICT' : error.code,
    message: error.message,
    ...(typeof field === 'string' && { field }),
    ...(typeof retryAfterSeconds === 'number' && { retryAfterSeconds }),
  };
}
