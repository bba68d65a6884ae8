import { createKey, revokeKey } from '../../../src/domain/keys/keys.ts';
import type { RunningService } from './running-service.ts';

/** Has the form of a key and its check digits, and was never issued. */
export const NEVER_ISSUED = 'lp_0123456789ABCDEFGHIJKLMNOPQRST4PMbyp';

/** One more key of an account. */
export async function addKey(running: RunningService, accountId: string, expiresAt: Date | null = null) {
  const { engines } = running.service;
  return createKey(engines.database.db, engines.clock, { accountId, name: 'another', expiresAt });
}

export async function revoke(running: RunningService, keyId: string): Promise<void> {
  const { engines } = running.service;
  await revokeKey(engines.database.db, engines.clock, keyId);
}
