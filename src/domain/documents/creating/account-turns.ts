import { AppError } from '../../../base/errors.ts';

const WAITING_MAX = 500;

/**
 * Lets the creates of one account pass one after the other. They would queue on the account's row lock anyway, but there
 * each one would hold a connection, and a burst of one account would leave none for the others.
 */
export function createAccountTurns() {
  const waiting = new Map<string, { last: Promise<unknown>; count: number }>();

  return async function inTurn<T>(accountId: string, work: () => Promise<T>): Promise<T> {
    const lane = waiting.get(accountId) ?? { last: Promise.resolve(), count: 0 };
    if (lane.count >= WAITING_MAX) {
      throw new AppError(
        'SERVICE_UNAVAILABLE',
        'Too many requests of this account are waiting. Please try again later.',
      );
    }
    waiting.set(accountId, lane);
    lane.count++;
    const turn = lane.last.then(work);
    lane.last = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      lane.count--;
      if (lane.count === 0) waiting.delete(accountId);
    }
  };
}
