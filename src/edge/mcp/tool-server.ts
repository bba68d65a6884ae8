import { ProtocolError, Server } from '@modelcontextprotocol/server';
import type { FastifyBaseLogger } from 'fastify';
import { firstCharacters } from '../../base/text.ts';
import type { Caller } from '../../domain/keys/authenticate.ts';
import { type ErrorDeps, HTTP_STATUS, toAppError } from '../guards/envelope.ts';
import type { KeyUse } from '../guards/key-use.ts';
import { JSON_RPC } from './json-rpc.ts';
import type { Tool } from './tool.ts';
import { failureResult, successResult, type ToolResult } from './tool-results.ts';
import { INSTRUCTIONS } from './tool-texts.ts';

/** `version` is that of the interface (docs/overview.md). */
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
  caller: Caller;
  log: FastifyBaseLogger;
  /** What the key was used for. */
  note(use: Partial<KeyUse>): void;
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
  { caller, log, note }: ServerContext,
  errors: ErrorDeps,
): Promise<ToolResult> {
  const { name, annotations } = tool.listing;
  note({ action: `MCP ${name}` });
  try {
    const data = await tool.call(args, caller);
    if (typeof data.id === 'string') note({ documentId: data.id, hasMade: !annotations.readOnlyHint });
    return successResult(data);
  } catch (thrown) {
    const error = toAppError(thrown, errors);
    if (error.code === 'INTERNAL_ERROR' || error.code === 'SERVICE_UNAVAILABLE') {
      log.error({ err: error.cause ?? error, tool: name }, error.message);
    }
    note({ status: HTTP_STATUS[error.code] });
    return failureResult(error);
  }
}
