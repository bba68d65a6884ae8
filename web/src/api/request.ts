import type { Problem } from '../../../src/edge/dashboard/api/types/service.ts';
import { ROOT } from '../lib/root.ts';

/** The server refused, or could not be reached. The message is for the person. */
export class RequestFailed extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(problem.message);
    this.status = status;
    this.problem = problem;
  }
}

const UNREACHABLE: Problem = {
  code: 'UNREACHABLE',
  message: 'We cannot reach the server. Check your connection, then try again.',
};

export const apiUrl = (path: string): string => `${ROOT}api${path}`;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export async function request<T>(
  method: Method,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<T> {
  const isFile = body instanceof Blob;
  const response = await ask(path, {
    method,
    headers: {
      accept: 'application/json',
      ...(method !== 'GET' && { 'x-letterpress-dashboard': '1' }),
      ...(body !== undefined && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      ...more,
    },
    body: body === undefined ? null : isFile ? body : JSON.stringify(body),
  });
  return (await response.json()) as T;
}

/** A file of the account. */
export async function requestBytes(path: string): Promise<ArrayBuffer> {
  return (await ask(path, {})).arrayBuffer();
}

async function ask(path: string, how: RequestInit): Promise<Response> {
  const response = await fetch(apiUrl(path), how).catch(() => {
    throw new RequestFailed(0, UNREACHABLE);
  });
  if (response.ok) return response;
  throw new RequestFailed(response.status, await problemOf(response));
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    if (typeof problem.message === 'string') return { code: 'INTERNAL_ERROR', ...problem, message: problem.message };
  } catch {
    // Not ours: a proxy's page, or nothing at all.
  }
  return { code: 'INTERNAL_ERROR', message: 'Something went wrong on our side. Please try again.' };
}
