import type { DocumentState } from './documents.ts';

export interface ErrorParts {
  details?: Record<string, unknown>;
  requestId?: string | null;
  cause?: unknown;
}

/** Everything that a call can fail with, but for a signal of your own, whose reason is thrown as it is. */
export class LetterpressError extends Error {
  /** To program against; `message` is for people. */
  readonly code: string;
  readonly details: Record<string, unknown>;
  /** To quote when you report a problem; null when the service was not reached. */
  readonly requestId: string | null;

  constructor(code: string, message: string, parts: ErrorParts = {}) {
    super(message, { cause: parts.cause });
    this.name = new.target.name;
    this.code = code;
    this.details = parts.details ?? {};
    this.requestId = parts.requestId ?? null;
  }
}

/** The service answered and refused: `code` is its `error_code`. */
export class ApiError extends LetterpressError {
  readonly status: number;
  /** How long the service asks to wait, after 429 and 503. */
  readonly retryAfterSeconds: number | null;

  constructor(code: string, message: string, parts: ErrorParts & { status: number; retryAfterSeconds: number | null }) {
    super(code, message, parts);
    this.status = parts.status;
    this.retryAfterSeconds = parts.retryAfterSeconds;
  }
}

/** There was no answer, or none of this service. After a create it is not known whether the document was made. */
export class NoAnswerError extends LetterpressError {
  declare readonly code: 'CONNECTION' | 'TIMEOUT' | 'NOT_THE_SERVICE';

  constructor(code: NoAnswerError['code'], message: string, parts: ErrorParts = {}) {
    super(code, message, parts);
  }
}

/** `wait` ran out of its time. The document goes on: wait for it again. */
export class WaitTimeoutError extends LetterpressError {
  /** As last seen; null when it could not be read once. */
  readonly document: DocumentState | null;

  constructor(message: string, document: DocumentState | null, cause: unknown) {
    super('WAIT_TIMEOUT', message, { cause });
    this.document = document;
  }
}
