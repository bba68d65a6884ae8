/** What can go wrong in the words of the contract. Only the edge turns a code into an HTTP status. */
export const ERROR_CODES = [
  'BAD_REQUEST',
  'VALIDATION_ERROR',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_FOUND',
  'RATE_LIMIT_EXCEEDED',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** An error whose message may be shown to the caller. What is only for us goes into `cause`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown>;

  constructor(
    code: ErrorCode,
    publicMessage: string,
    options: { cause?: unknown; details?: Record<string, unknown> } = {},
  ) {
    super(publicMessage, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = options.details ?? {};
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
