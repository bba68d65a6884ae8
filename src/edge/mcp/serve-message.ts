import type { IncomingHttpHeaders } from 'node:http';
import {
  classifyInboundRequest,
  createMcpHandler,
  isJSONRPCRequest,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { JSON_RPC, jsonRpcError } from './json-rpc.ts';

/** Only what the protocol reads. The SDK is never asked to stream, so that `Accept` must not make it refuse. */
const PASSED_HEADERS = ['mcp-protocol-version', 'mcp-method', 'mcp-name'] as const;
const ACCEPT = 'application/json, text/event-stream';
/** The SDK routes by method and body; the address is never looked at. */
const ANY_ADDRESS = 'http://localhost/v1/mcp';

export interface Exchange {
  headers: IncomingHttpHeaders;
  message: unknown;
  /** A new server for this exchange alone. */
  createServer: () => Server;
  onProblem: (error: Error) => void;
}

/** Answers one message in the era of the protocol that it speaks: with `initialize`, or (2026-07-28) without. */
export async function serveMessage(exchange: Exchange): Promise<Response> {
  const { message, headers } = exchange;
  if (message === undefined) return refuse(400, JSON_RPC.parseError, 'The request body is empty.');
  if (!isObject(message)) return refuse(400, JSON_RPC.invalidRequest, 'Send one JSON-RPC message per request.');
  const { kind } = classifyInboundRequest({
    httpMethod: 'POST',
    protocolVersionHeader: single(headers['mcp-protocol-version']),
    mcpMethodHeader: single(headers['mcp-method']),
    mcpNameHeader: single(headers['mcp-name']),
    body: message,
  });
  return kind === 'legacy' ? serveWithInitialize(exchange) : serveSelfDescribing(exchange);
}

/** A JSON array would be many messages counted as one request, so batches are refused with the rest. */
function isObject(message: unknown): boolean {
  return typeof message === 'object' && message !== null && !Array.isArray(message);
}

/** Revisions up to 2025-11-25. `initialize` is answered but not required. */
async function serveWithInitialize({ message, headers, createServer, onProblem }: Exchange): Promise<Response> {
  const server = createServer();
  // Without `enableJsonResponse` the answer would be an event stream.
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  server.onerror = onProblem;
  await server.connect(transport);
  try {
    return await transport.handleRequest(toWebRequest(headers), { parsedBody: message });
  } finally {
    await server.close();
  }
}

/** Revision 2026-07-28: each request says in itself all that is needed. */
async function serveSelfDescribing({ message, headers, createServer, onProblem }: Exchange): Promise<Response> {
  if (isJSONRPCRequest(message) && message.method === 'subscriptions/listen') {
    // The SDK would open an event stream, and nothing here ever changes to tell of.
    return refuse(404, JSON_RPC.methodNotFound, 'Method not found', message.id);
  }
  const handler = createMcpHandler(createServer, { legacy: 'reject', onerror: onProblem });
  return handler.fetch(toWebRequest(headers), { parsedBody: message });
}

function toWebRequest(headers: IncomingHttpHeaders): Request {
  const passed: Record<string, string> = { 'content-type': 'application/json', accept: ACCEPT };
  for (const name of PASSED_HEADERS) {
    const value = single(headers[name]);
    if (value !== undefined) passed[name] = value;
  }
  return new Request(ANY_ADDRESS, { method: 'POST', headers: passed });
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(', ') : header;
}

function refuse(status: number, code: number, message: string, id: string | number | null = null): Response {
  return Response.json(jsonRpcError(code, message, id), { status });
}
