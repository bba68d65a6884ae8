import { createHmac, hkdfSync } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';

export type PastAddresses = ReturnType<typeof createPastAddresses>;

/**
 * Addresses of deleted accounts that had the free credits, by a keyed hash. The first secret writes, all read: a secret
 * that is no longer given takes its addresses with it.
 */
export function createPastAddresses(secrets: string[]) {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'letterpress past addresses', 32)));
  const hashesOf = (email: string) => keys.map((key) => createHmac('sha256', key).update(email).digest());

  return {
    async remember(tx: Tx, email: string): Promise<void> {
      const [hash] = hashesOf(email);
      await tx
        .insertInto('past_addresses')
        .values({ hash: hash! })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async has(tx: Tx, email: string): Promise<boolean> {
      const found = await tx
        .selectFrom('past_addresses')
        .select('hash')
        .where('hash', 'in', hashesOf(email))
        .executeTakeFirst();
      return found !== undefined;
    },
  };
}
