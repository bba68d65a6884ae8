import type { RawAnswer } from './answers.ts';
import type { Heard } from './converse.ts';
import type { Conversation } from './requests.ts';

type Room = 'rest' | 'tools' | 'v1' | 'dashboard' | 'files' | 'pages';

// What the service may answer while nothing of its own is broken or missing: 500 and 503 are documented as well, and would
// be faults here.
const REST = [200, 202, 400, 401, 403, 404, 429];
const TOOLS = [200, 202, 204, 400, 401, 404, 405, 429];
const DOCUMENTED: Record<Room, number[]> = {
  rest: REST,
  tools: TOOLS,
  // One of the two: it takes a parser to tell.
  v1: [...REST, ...TOOLS],
  dashboard: [200, 204, 400, 401, 403, 404, 409, 413, 429],
  files: [400, 403, 404],
  pages: [200, 302, 304, 400, 404, 429],
};

const ERROR_CODES: Record<number, string[]> = {
  400: ['BAD_REQUEST', 'VALIDATION_ERROR'],
  401: ['UNAUTHORIZED'],
  403: ['FORBIDDEN'],
  404: ['NOT_FOUND'],
  429: ['RATE_LIMIT_EXCEEDED'],
};

/** What is wrong with what came back; nothing, as a rule. */
export function judge(conversation: Conversation, heard: Heard): string[] {
  const { requests, isWhole } = conversation;
  const { answers, isHttp, endedBy } = heard;
  const problems: string[] = [];
  if (!isHttp) problems.push('answered with what is no HTTP');
  if (isWhole && endedBy === 'impatience') problems.push('never answered');
  if (isWhole && answers.length < requests.length && answers.at(-1)?.headers.connection !== 'close') {
    problems.push(`${answers.length} answers to ${requests.length} requests`);
  }
  for (const [index, answer] of answers.entries()) {
    const { method, path } = requests[isWhole ? index : 0]!;
    const room = isWhole ? roomOf(path) : roomOfBroken(path);
    const problem = judgeAnswer(room, method, answer);
    if (problem) problems.push(`${method} ${path.slice(0, 100)} → ${answer.status}: ${problem}`);
  }
  return problems;
}

function judgeAnswer(room: Room | null, method: string, answer: RawAnswer): string | null {
  const documented = room === null ? Object.values(DOCUMENTED).flat() : DOCUMENTED[room];
  if (!documented.includes(answer.status)) return 'not a documented status';
  if (answer.body.length === 0 || method === 'HEAD') return null;
  if (room === 'rest') return judgeEnvelope(answer);
  if (room === 'tools' || room === 'v1') return isJsonRpc(answer) ? null : judgeEnvelope(answer);
  return null;
}

/** Null where nobody can tell. */
function roomOf(target: string): Room | null {
  const path = target.split(/[?#]/, 1)[0]!;
  if (isUnderV1(path) && path.includes('%')) return 'v1';
  if (!path.startsWith('/') || /[%\\;|]|\/\/|\.\./.test(path)) return null;
  if (path === '/v1/mcp' || path === '/v1/mcp/') return 'tools';
  if (isUnderV1(path)) return 'rest';
  if (/^\/dashboard\/api(\/|$)/.test(path)) return 'dashboard';
  if (/^\/files\//.test(path)) return 'files';
  return 'pages';
}

/** What fails before there is a request gets an envelope on the tool endpoint too. */
function roomOfBroken(path: string): Room | null {
  return isUnderV1(path) ? 'v1' : null;
}

const isUnderV1 = (path: string) => /^\/v1(\/|$)/.test(path);

function isJsonRpc({ body }: RawAnswer): boolean {
  return parse(body)?.jsonrpc === '2.0';
}

function judgeEnvelope({ status, headers, body }: RawAnswer): string | null {
  const envelope = parse(body);
  if (!headers['content-type']?.startsWith('application/json') || !envelope) return 'the body is no JSON';
  if (Object.keys(envelope).sort().join() !== 'data,message,success') return 'the body is no envelope';
  if (envelope.success !== status < 400) return 'success does not fit the status';
  const { data } = envelope;
  if (status < 400) return typeof data?.id === 'string' ? null : 'no id';
  if (!data || Object.keys(data).sort().join() !== 'details,error_code') return 'data is not of an error';
  const code = String(data.error_code);
  return ERROR_CODES[status]!.includes(code) ? null : `${code} does not fit the status`;
}

interface Answer {
  jsonrpc?: unknown;
  success?: unknown;
  data?: { id?: unknown; error_code?: unknown } | null;
}

function parse(body: Buffer): Answer | null {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
