import { AppError } from '../../base/errors.ts';

/**
 * The store of files refuses or does not answer. The message is for whoever waits for a file; `reason` is for whoever runs the
 * service. Neither has an address, a credential or the store's own words.
 */
export class StorageError extends AppError {
  readonly reason: string;
  /** Whether the same request may succeed a moment later. */
  readonly isPassing: boolean;

  constructor(reason: string, { isPassing, cause }: { isPassing: boolean; cause?: unknown }) {
    super('SERVICE_UNAVAILABLE', 'The file storage does not answer as it should. Please try again later.', { cause });
    this.name = 'StorageError';
    this.reason = reason;
    this.isPassing = isPassing;
  }
}
