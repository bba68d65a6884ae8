import type { DocumentState } from './documents.ts';

/** What the service says it refuses for. */
export type ApiErrorCode =
  | 'BAD_REQUEST'
  | 'VALIDATION_ERROR'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'RATE_LIMIT_EXCEEDED'
  | 'INTERNAL_ERROR'
  | 'INTERNAL_SERVER_ERROR'
  | 'SERVICE_UNAVAILABLE';

/** The HTTP statuses of those codes. */
export type ApiErrorStatus = 400 | 401 | 403 | 404 | 429 | 500 | 503;

/** Why there is no answer of the service. */
export type NoAnswerCode = 'CONNECTION' | 'TIMEOUT' | 'NOT_THE_SERVICE';

export type ErrorCode = ApiErrorCode | NoAnswerCode | 'WAIT_TIMEOUT';

export interface ErrorParts {
  status?: number | null;
  details?: Record<string, unknown>;
  requestId?: string | null;
  cause?: unknown;
}

/** Everything that a call can fail with, but for a signal of your own, whose reason is thrown as it is. */
export class LetterpressError extends Error {
  /** To program against; `message` is for people. */
  readonly code: ErrorCode;
  /** Of HTTP; null when there was no answer. */
  readonly status: number | null;
  readonly details: Record<string, unknown>;
  /** To quote when you report a problem; null when the service was not reached. */
  readonly requestId: string | null;

  constructor(code: ErrorCode, message: string, parts: ErrorParts = {}) {
    super(message, { cause: parts.cause });
    this.name = new.target.name;
    this.code = code;
    this.status = parts.status ?? null;
    this.details = parts.details ?? {};
    this.requestId = parts.requestId ?? null;
  }
}

/** The service answered and refused: `code` is its `error_code`. */
export class ApiError extends LetterpressError {
  declare readonly code: ApiErrorCode;
  declare readonly status: ApiErrorStatus;
  /** How long the service asks to wait, after 429 and 503. */
  readonly retryAfterSeconds: number | null;

  constructor(
    code: ApiErrorCode,
    message: string,
    parts: ErrorParts & { status: ApiErrorStatus; retryAfterSeconds: number | null },
  ) {
    super(code, message, parts);
    this.retryAfterSeconds = parts.retryAfterSeconds;
  }
}

/** There was no answer, or none of this service. After a create it is not known whether the document was made. */
export class NoAnswerError extends LetterpressError {
  declare readonly code: NoAnswerCode;

  constructor(code: NoAnswerCode, message: string, parts: ErrorParts = {}) {
    super(code, message, parts);
  }
}

/** `wait` ran out of its time. The document goes on: wait for it again. */
export class WaitTimeoutError extends LetterpressError {
  declare readonly code: 'WAIT_TIMEOUT';
  /** As last seen; null when it could not be read once. */
  readonly document: DocumentState | null;

  constructor(message: string, document: DocumentState | null, cause: unknown) {
    super('WAIT_TIMEOUT', message, { cause });
    this.document = document;
  }
}
