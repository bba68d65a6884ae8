import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../base/errors.ts';
import { whenClosed } from './when-closed.ts';

/** A file is held in memory while it arrives. */
const AT_ONCE = 16;
const AT_ONCE_OF_ACCOUNT = 2;
const RETRY_SECONDS = 5;

/** A few uploads to this route are received at a time; the others are told to come back, before they are read. */
export function limitUploads(scope: FastifyInstance, uploadUrl: string): void {
  const receiving = new Map<object, string>();

  scope.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== uploadUrl) return;
    const { accountId } = request.visitor;
    const mine = [...receiving.values()].filter((id) => id === accountId).length;
    if (receiving.size >= AT_ONCE || mine >= AT_ONCE_OF_ACCOUNT) {
      throw new AppError('SERVICE_UNAVAILABLE', 'Other files are being received. Try again in a moment.', {
        details: { retryAfterSeconds: RETRY_SECONDS },
      });
    }
    receiving.set(request, accountId);
    whenClosed(reply.raw, () => receiving.delete(request));
  });
}
