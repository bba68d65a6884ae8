import { ProtocolError, Server } from '@modelcontextprotocol/server';
import type { FastifyBaseLogger } from 'fastify';
import { firstCharacters } from '../../base/text.ts';
import { type ErrorDeps, toAppError } from '../guards/envelope.ts';
import { JSON_RPC } from './json-rpc.ts';
import type { Tool } from './tool.ts';
import { failureResult, successResult, type ToolResult } from './tool-results.ts';
import { INSTRUCTIONS } from './tool-texts.ts';

/** `version` is that of the interface (interface.md, Versioning). */
const SERVER_INFO = { name: 'letterpress', title: 'Letterpress', version: '1' };
const TOOL_NAME_SHOWN_CHARACTERS = 100;

/** The list is the same for all and changes only with a new release. */
const LIST_FRESH_MS = 5 * 60_000;

const OPTIONS = {
  capabilities: { tools: {} },
  instructions: INSTRUCTIONS,
  cacheHints: {
    'tools/list': { ttlMs: LIST_FRESH_MS, cacheScope: 'private' },
    'server/discover': { ttlMs: LIST_FRESH_MS, cacheScope: 'private' },
  },
} as const;

export interface ServerContext {
  accountId: string;
  log: FastifyBaseLogger;
}

/**
 * Makes the server that answers one request of one account. A new one each time: it costs microseconds, and one that
 * is shared would carry what one client said over to the next.
 */
export function toolServers(tools: readonly Tool[], errors: ErrorDeps): (context: ServerContext) => Server {
  const list = { tools: tools.map((tool) => tool.listing) };
  const byName = new Map(tools.map((tool) => [tool.listing.name, tool]));

  return (context) => {
    const server = new Server(SERVER_INFO, OPTIONS);
    server.setRequestHandler('tools/list', () => list);
    server.setRequestHandler('tools/call', ({ params }) => {
      const tool = byName.get(params.name);
      if (!tool) throw unknownTool(params.name);
      return callTool(tool, params.arguments ?? {}, context, errors);
    });
    return server;
  };
}

function unknownTool(name: string): ProtocolError {
  const shown = firstCharacters(name, TOOL_NAME_SHOWN_CHARACTERS);
  return new ProtocolError(JSON_RPC.invalidParams, `Unknown tool: ${shown}. Call tools/list for the names.`);
}

/** A failure is a result too: the agent that called can read it and act. */
async function callTool(
  tool: Tool,
  args: Record<string, unknown>,
  { accountId, log }: ServerContext,
  errors: ErrorDeps,
): Promise<ToolResult> {
  try {
    return successResult(await tool.call(args, accountId));
  } catch (thrown) {
    const error = toAppError(thrown, errors);
    if (error.code === 'INTERNAL_ERROR' || error.code === 'SERVICE_UNAVAILABLE') {
      log.error({ err: error.cause ?? error, tool: tool.listing.name }, error.message);
    }
    return failureResult(error);
  }
}
