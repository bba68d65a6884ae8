import type { FastifyReply, FastifyRequest } from 'fastify';
import { MESSAGES } from '../../base/contract.ts';
import { AppError } from '../../base/errors.ts';
import type { Take, Verdict } from '../../base/limit.ts';

export interface LimitDeps {
  take: Take;
  /** The address that a request counts for. */
  addressOf(request: FastifyRequest): string;
}

/** The headers describe the last layer checked (docs/rate-limiting.md). */
export function describeLimit(verdict: Verdict, reply: FastifyReply): void {
  reply.header('x-ratelimit-remaining', verdict.allowed ? verdict.remaining : 0);
  reply.header('x-ratelimit-reset', verdict.resetAtSeconds);
  if (!verdict.allowed) reply.header('retry-after', verdict.retryAfterSeconds);
}

export function tooManyRequests(verdict: Verdict): AppError {
  return new AppError('RATE_LIMIT_EXCEEDED', MESSAGES.tooManyRequests, {
    details: { retry_after: verdict.retryAfterSeconds },
  });
}
