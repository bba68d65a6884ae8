import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../base/errors.ts';
import type { ApiDeps } from '../api-deps.ts';

/** Requests from one address in a minute: an office behind one address signs in, a program that guesses does not get far. */
const LIMIT = 300;

/** In this scope nobody has said who they are. What each route bounds further, it bounds by itself. */
export function limitAddress(scope: FastifyInstance, deps: Pick<ApiDeps, 'take' | 'addressOf'>): void {
  scope.addHook('onRequest', async (request) => {
    const layer = { store: 'dashboard:address', id: deps.addressOf(request), limit: LIMIT };
    const { allowed, retryAfterSeconds } = await deps.take(layer);
    if (allowed) return;
    throw new AppError('RATE_LIMIT_EXCEEDED', 'That was a lot in one minute. Wait a moment, then try again.', {
      details: { retryAfterSeconds },
    });
  });
}
