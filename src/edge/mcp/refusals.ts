import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorDeps, HTTP_STATUS, noteFailure, sendFailure, toAppError } from '../guards/envelope.ts';
import { METHODS } from './cross-origin.ts';
import { JSON_RPC, jsonRpcError } from './json-rpc.ts';

/** What is refused before a message was read, and so has no id to answer to. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
  errors: ErrorDeps,
): FastifyReply {
  const error = toAppError(thrown, errors);
  switch (error.code) {
    case 'UNAUTHORIZED':
      // No further parameter: there is no OAuth to discover.
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send(jsonRpcError(JSON_RPC.unauthorized, 'Unauthorized'));
    case 'RATE_LIMIT_EXCEEDED':
      // docs/errors.md: the body of REST, before any tool runs.
      return sendFailure(request, reply, error, errors);
    case 'SERVICE_UNAVAILABLE':
      noteFailure(request, reply, error, errors);
      return reply.code(503).send(jsonRpcError(JSON_RPC.internalError, 'Service unavailable'));
    case 'INTERNAL_ERROR':
      request.log.error({ err: error.cause ?? error }, error.message);
      return reply.code(500).send(jsonRpcError(JSON_RPC.internalError, error.message));
    default:
      return reply.code(HTTP_STATUS[error.code]).send(jsonRpcError(codeOf(thrown), error.message));
  }
}

/** Only a body that is no JSON is a parse error; a wrong type or size is a wrong request. */
function codeOf(thrown: unknown): number {
  const { code } = thrown as { code?: string };
  const unreadable = code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY';
  return unreadable ? JSON_RPC.parseError : JSON_RPC.invalidRequest;
}

/** There is no event stream to GET and no session to DELETE. */
export function refuseMethod(reply: FastifyReply): FastifyReply {
  return reply
    .code(405)
    .header('allow', METHODS)
    .send(jsonRpcError(JSON_RPC.refused, 'Method not allowed. Send JSON-RPC messages by POST.'));
}

export function forbid(reply: FastifyReply, why: string): FastifyReply {
  return reply.code(403).send(jsonRpcError(JSON_RPC.refused, why));
}
