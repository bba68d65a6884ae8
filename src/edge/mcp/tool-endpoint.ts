import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorDeps } from '../guards/envelope.ts';
import { acceptOnlyJson } from '../guards/json-body.ts';
import { noteUse } from '../guards/key-use.ts';
import { allowOtherOrigins, answerPreflight } from './cross-origin.ts';
import { rebindingProblem } from './rebinding.ts';
import { forbid, refuseMethod, sendRefusal } from './refusals.ts';
import { serveMessage } from './serve-message.ts';
import { toolServers } from './tool-server.ts';
import { createTools, type ToolWork } from './tools.ts';

export interface ToolDeps extends ToolWork {
  /** Counts the request in the limits and authenticates it; throws, or sets `request.caller`. */
  gate: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  errors: ErrorDeps;
  /**
   * Not null when BASE_URL is loopback: names, besides those of loopback, that the Host header may say. Other hosts,
   * and Origins that are not of this machine, are refused.
   */
  allowedHosts: string[] | null;
}

/** Some clients put a slash at the end of every address. */
const PATHS = ['/v1/mcp', '/v1/mcp/'];
const OTHER_METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'];
/** The OpenAPI document describes REST alone. */
const UNLISTED = { hide: true };

/** The tool endpoint: the Model Context Protocol over Streamable HTTP, stateless, with JSON responses. */
export function registerToolEndpoint(app: FastifyInstance, deps: ToolDeps): void {
  app.register(async (scope) => {
    acceptOnlyJson(scope);
    scope.setErrorHandler((error, request, reply) => sendRefusal(request, reply, error, deps.errors));
    scope.addHook('onRequest', async (request, reply) => {
      allowOtherOrigins(reply);
      // Before a body is looked for: some clients announce one here as everywhere, and send none.
      if (request.method === 'OPTIONS') return answerPreflight(reply);
    });
    for (const path of PATHS) scope.options(path, { schema: UNLISTED }, (_request, reply) => answerPreflight(reply));
    scope.register(async (guarded) => guardedRoutes(guarded, deps));
  });
}

/** Limits and key come first, before a method is refused or a byte of the body is read. */
function guardedRoutes(scope: FastifyInstance, deps: ToolDeps): void {
  scope.addHook('onRequest', deps.gate);
  scope.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return refuseMethod(reply);
    const problem = deps.allowedHosts && rebindingProblem(request.headers, deps.allowedHosts);
    if (problem) return forbid(reply, problem);
  });
  const handleMessage = messageHandler(deps);
  for (const url of PATHS) {
    scope.post(url, { schema: UNLISTED }, handleMessage);
    scope.route({ method: OTHER_METHODS, url, schema: UNLISTED, handler: (_request, reply) => refuseMethod(reply) });
  }
}

function messageHandler(deps: ToolDeps) {
  const serverFor = toolServers(createTools(deps), deps.errors);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { caller } = request;
    const response = await serveMessage({
      headers: request.headers,
      message: request.body,
      createServer: () => serverFor({ caller, log: request.log, note: (use) => noteUse(request, use) }),
      onProblem: (error) => request.log.debug({ err: error }, 'A message to the tool endpoint was refused.'),
    });
    return sendResponse(reply, response);
  };
}

async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status);
  const body = await response.text();
  return body === '' ? reply.send() : reply.type('application/json').send(body);
}
