import type { Answer, CallOptions } from '../../support/call.ts';
import type { RunningService } from './running-service.ts';

export const TOOL_ENDPOINT = '/v1/mcp';

export interface ToolResult {
  content: { type: string; text: string }[];
  // biome-ignore lint/suspicious/noExplicitAny: what a tool answers is what a test is about to find out
  structuredContent?: any;
  isError?: boolean;
}

/** A message as a client without a session sends it. */
export const toolCall = (name: string, args: object = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
});

/** Calls a tool by one plain POST, at the time that the clock shows. */
export async function useTool(
  running: RunningService,
  key: string,
  name: string,
  args?: object,
  options: CallOptions = {},
): Promise<ToolResult> {
  const answer = await post(running, { ...options, key, body: toolCall(name, args) });
  if (answer.status !== 200) throw new Error(`HTTP ${answer.status}: ${answer.text}`);
  return answer.json.result;
}

export function post(running: RunningService, options: CallOptions): Promise<Answer> {
  return running.askNow(TOOL_ENDPOINT, {
    method: 'POST',
    ...options,
    headers: { accept: 'application/json, text/event-stream', ...options.headers },
  });
}

/** What a failed tool says: the JSON object in its text. */
export function failureOf(result: ToolResult): { error_code: string; message: string } {
  if (!result.isError) throw new Error(`no failure: ${JSON.stringify(result)}`);
  return JSON.parse(result.content[0]!.text);
}
