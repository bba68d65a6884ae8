import type { AppError } from '../../base/errors.ts';

interface TextBlock {
  type: 'text';
  text: string;
}

export interface ToolResult {
  content: TextBlock[];
  structuredContent?: Record<string, unknown>;
  isError?: true;
  [key: string]: unknown;
}

function asText(data: object): TextBlock[] {
  return [{ type: 'text', text: JSON.stringify(data) }];
}

/** docs/mcp.md: structured content, and the same data as JSON text for clients that read only that. */
export function successResult(data: Record<string, unknown>): ToolResult {
  return { content: asText(data), structuredContent: data };
}

/** docs/errors.md: the text holds `error_code` and `message`, and nothing is structured. */
export function failureResult({ code, message }: AppError): ToolResult {
  return { content: asText({ error_code: code, message }), isError: true };
}
