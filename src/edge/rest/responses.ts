import { z } from 'zod';
import { ERROR_CODES } from '../../base/errors.ts';

const errorEnvelope = z
  .object({
    success: z.literal(false),
    message: z.string().nullable(),
    data: z.object({
      error_code: z.enum(ERROR_CODES),
      details: z.record(z.string(), z.unknown()),
    }),
  })
  .meta({ id: 'ErrorEnvelope' });

const DESCRIPTIONS = {
  400: '`BAD_REQUEST` (the shape of the request) or `VALIDATION_ERROR` (a business rule). Several messages are joined with `; `.',
  401: '`UNAUTHORIZED`: the key is missing, invalid, expired or revoked.',
  403: '`FORBIDDEN`: insufficient generation credits.',
  404: '`NOT_FOUND`: the document does not exist or belongs to another account.',
  429: '`RATE_LIMIT_EXCEEDED`: wait for `details.retry_after` seconds, also given in `Retry-After`.',
  500: '`INTERNAL_ERROR`: a server error.',
  503: '`SERVICE_UNAVAILABLE`: a required service is unavailable; see `Retry-After`.',
} as const;

/** The errors that an endpoint may answer, as the contract lists them. */
export function errorResponses(...statuses: (keyof typeof DESCRIPTIONS)[]) {
  return Object.fromEntries(statuses.map((status) => [status, errorEnvelope.describe(DESCRIPTIONS[status])]));
}

export function successResponse<T extends z.ZodType>(message: string, data: T) {
  return z.object({ success: z.literal(true), message: z.literal(message), data }).describe(message);
}
