export { type Client, type ClientOptions, createClient } from './client.ts';
export type {
  CreateCoverLetter,
  Created,
  CreateResume,
  DocumentKind,
  DocumentReference,
  DocumentState,
  Finished,
} from './documents.ts';
export type { ApiErrorCode, ApiErrorStatus, ErrorCode, NoAnswerCode } from './errors.ts';
export { ApiError, LetterpressError, NoAnswerError, WaitTimeoutError } from './errors.ts';
export type { CallOptions, CreateOptions } from './exchange.ts';
export type { WaitOptions } from './wait.ts';
