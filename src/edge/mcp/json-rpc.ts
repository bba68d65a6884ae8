/** The codes of JSON-RPC 2.0, and those that its range for implementations leaves to us. */
export const JSON_RPC = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  refused: -32000,
  unauthorized: -32001,
} as const;

export type JsonRpcId = string | number | null;

export interface JsonRpcError {
  jsonrpc: '2.0';
  error: { code: number; message: string };
  id: JsonRpcId;
}

/** `id` is null where the request's own could not be read. */
export function jsonRpcError(code: number, message: string, id: JsonRpcId = null): JsonRpcError {
  return { jsonrpc: '2.0', error: { code, message }, id };
}
