export interface ToolResult<T> {
  isError?: boolean;
  structuredContent: T;
  content: { text: string }[];
}

/** The message that calls a tool; the endpoint is stateless, so no `initialize` is needed before it. */
export function toolCall(name: string, args: object) {
  return { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
}
