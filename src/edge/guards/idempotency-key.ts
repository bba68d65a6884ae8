import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

const KEY_MAX_CHARACTERS = 255;
const HEADER = 'idempotency-key';

/** The header is an opt-in beyond the contract: the same key and body within 24 hours is answered without a second charge. */
export const idempotencyKeySchema = z.object({
  [HEADER]: z
    .string()
    .regex(/^[!-~]+$/, 'Idempotency-Key must be printable ASCII without spaces')
    .refine(
      (key) => key.length <= KEY_MAX_CHARACTERS,
      `Idempotency-Key must be at most ${KEY_MAX_CHARACTERS} characters`,
    )
    .optional()
    .meta({
      description: 'Opt-in: repeating the call with the same key and body within 24 hours charges once.',
      minLength: 1,
      maxLength: KEY_MAX_CHARACTERS,
    }),
});

export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers[HEADER];
  return typeof key === 'string' ? key : null;
}
