import { type ToolResult, toolCall } from '../../bench/support/load/tool-call.ts';
import type { Create } from './creates.ts';
import { type Answer, send } from './request.ts';

export interface StatusRead {
  status: string;
  pdf_url: string | null;
}

export interface Poll {
  answer: Answer;
  /** Null when the answer does not tell. */
  status: StatusRead | 'NOT_FOUND' | null;
}

/** Reads the status of a document that was acknowledged. */
export async function sendPoll(baseUrl: string, from: string, create: Create, over: 'rest' | 'tools'): Promise<Poll> {
  return over === 'rest' ? pollOverRest(baseUrl, from, create) : pollOverTools(baseUrl, from, create);
}

async function pollOverRest(baseUrl: string, from: string, { kind, id, key }: Create): Promise<Poll> {
  const path = kind === 'resume' ? 'resume' : 'cover-letter';
  const answer = await send({ url: `${baseUrl}/v1/${path}/${id}`, key, from });
  if (answer.status === 404) return { answer, status: 'NOT_FOUND' };
  if (answer.status !== 200 || answer.body === null) return { answer, status: null };
  return { answer, status: JSON.parse(answer.body.toString()).data };
}

async function pollOverTools(baseUrl: string, from: string, { kind, id, key }: Create): Promise<Poll> {
  const body = toolCall(`get_${kind}`, { [`${kind}_id`]: id });
  const answer = await send({ url: `${baseUrl}/v1/mcp`, key, from, body });
  if (answer.status !== 200 || answer.body === null) return { answer, status: null };
  const { isError, content, structuredContent }: ToolResult<StatusRead> = JSON.parse(answer.body.toString()).result;
  if (!isError) return { answer, status: structuredContent };
  return { answer, status: JSON.parse(content[0]!.text).error_code === 'NOT_FOUND' ? 'NOT_FOUND' : null };
}
