import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../base/errors.ts';
import { createShares } from '../../../../base/shares.ts';
import type { ApiDeps } from '../api-deps.ts';
import { whenClosed } from './when-closed.ts';

/** A file is held in memory while it arrives: places are those of this process, what an account may have counts over all. */
const SHARES = { places: 16, each: 2 };
const RETRY_SECONDS = 5;

/** A few uploads to this route are received at a time; the others are told to come back, before they are read. */
export function limitUploads(scope: FastifyInstance, uploadUrl: string, { lease }: Pick<ApiDeps, 'lease'>): void {
  const shares = createShares(SHARES);

  scope.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== uploadUrl) return;
    const { accountId } = request.visitor;
    const giveBack = shares.take(accountId);
    const held = giveBack && (await lease({ store: 'uploads', id: accountId, limit: SHARES.each }));
    if (!held) {
      giveBack?.();
      throw new AppError('SERVICE_UNAVAILABLE', 'Other files are being received. Try again in a moment.', {
        details: { retryAfterSeconds: RETRY_SECONDS },
      });
    }
    whenClosed(reply.raw, () => {
      giveBack();
      held.release();
    });
  });
}
