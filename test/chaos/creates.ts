import { randomUUID } from 'node:crypto';
import { type ToolResult, toolCall } from '../../bench/support/load/tool-call.ts';
import { type Answer, type Request, send } from './request.ts';

export type Kind = 'resume' | 'cover_letter';

/** What the client knows about a create call of its own. */
export interface Create {
  /** Stands in the job description, so that the document can be found whatever the client was told. */
  marker: string;
  accountId: string;
  key: string;
  kind: Kind;
  wantedTitle: string;
  over: 'rest' | 'tools';
  idempotencyKey: string | null;
  /**
   * - acknowledged: the service said that it is queued
   * - refused: the service said no, or never saw it
   * - unknown: the service died, or said that something went wrong
   */
  outcome: 'acknowledged' | 'refused' | 'unknown';
  /** What an acknowledgement said; null when it did not arrive whole. */
  id: string | null;
  title: string | null;
}

export interface Sent {
  create: Create;
  answer: Answer;
}

const PATHS: Record<Kind, string> = { resume: '/v1/resume/create', cover_letter: '/v1/cover-letter/create' };
const TITLE_FIELD: Record<Kind, string> = { resume: 'resume_title', cover_letter: 'title' };

/** Sends one create call; `previous` repeats it with the same Idempotency-Key. */
export async function sendCreate(
  baseUrl: string,
  from: string,
  wanted: Omit<Create, 'marker' | 'outcome' | 'id' | 'title'>,
  jobDescription: string,
  previous?: Create,
): Promise<Sent> {
  const marker = previous?.marker ?? randomUUID();
  const body = { title: wanted.wantedTitle, job_description: `${jobDescription}\nReference ${marker}` };
  const request = wanted.over === 'rest' ? restRequest(wanted, body) : toolRequest(wanted.kind, body);
  const answer = await send({ ...request, url: baseUrl + request.url, from, key: wanted.key });
  const create = { ...wanted, marker, ...reading(wanted, answer) };
  return { create, answer };
}

function restRequest({ kind, idempotencyKey }: Pick<Create, 'kind' | 'idempotencyKey'>, body: object) {
  const headers: Record<string, string> = idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey };
  return { url: PATHS[kind], body, headers } satisfies Partial<Request>;
}

function toolRequest(kind: Kind, body: object) {
  return { url: '/v1/mcp', body: toolCall(`create_${kind}`, body) } satisfies Partial<Request>;
}

type Reading = Pick<Create, 'outcome' | 'id' | 'title'>;

const nothing = (outcome: Create['outcome']): Reading => ({ outcome, id: null, title: null });

function reading({ over, kind }: Pick<Create, 'over' | 'kind'>, answer: Answer): Reading {
  if (answer.neverSent) return nothing('refused');
  if (answer.status === null || answer.status >= 500) return nothing('unknown');
  if (answer.status >= 400) return nothing('refused');
  // The status alone is an acknowledgement on REST; on the tool endpoint only the body tells.
  if (answer.body === null) return nothing(over === 'rest' ? 'acknowledged' : 'unknown');
  const said = JSON.parse(answer.body.toString());
  return over === 'rest' ? acknowledged(kind, said.data) : toolReading(kind, said.result);
}

function acknowledged(kind: Kind, data: Record<string, string>): Reading {
  return { outcome: 'acknowledged', id: data.id!, title: data[TITLE_FIELD[kind]]! };
}

function toolReading(kind: Kind, result: ToolResult<Record<string, string>>): Reading {
  if (!result.isError) return acknowledged(kind, result.structuredContent);
  const { error_code } = JSON.parse(result.content[0]!.text);
  return nothing(/^(SERVICE_UNAVAILABLE|INTERNAL_ERROR)$/.test(error_code) ? 'unknown' : 'refused');
}
