import type { FastifyReply, FastifyRequest } from 'fastify';
import { MESSAGES } from '../../base/contract.ts';
import { AppError } from '../../base/errors.ts';
import type { Layer, Verdict } from '../../base/limit.ts';

export interface LimitDeps {
  take(layer: Layer): Verdict | Promise<Verdict>;
  /** The address that a request counts for. */
  addressOf(request: FastifyRequest): string;
}

/**
 * Counts one request in one layer and says so in the headers, which therefore describe the last layer checked
 * (interface.md, Rate limit headers). Refuses with RATE_LIMIT_EXCEEDED.
 */
export async function takeFrom(layer: Layer, reply: FastifyReply, limits: LimitDeps): Promise<void> {
  const taken = limits.take(layer);
  const verdict = taken instanceof Promise ? await taken : taken;
  reply.header('x-ratelimit-remaining', verdict.allowed ? verdict.remaining : 0);
  reply.header('x-ratelimit-reset', verdict.resetAtSeconds);
  if (verdict.allowed) return;
  reply.header('retry-after', verdict.retryAfterSeconds);
  throw new AppError('RATE_LIMIT_EXCEEDED', MESSAGES.tooManyRequests, {
    details: { retry_after: verdict.retryAfterSeconds },
  });
}
