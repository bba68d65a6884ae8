import { openAccount } from '../../src/domain/accounts/open-account.ts';
import { grantPack } from '../../src/domain/credits/credits.ts';
import { createKey } from '../../src/domain/keys/keys.ts';
import { addVersion, setCurrentVersion } from '../../src/domain/profiles/versions.ts';
import { importProfile } from '../../src/importing/import.ts';
import { inTransaction } from '../../src/platform/database/database.ts';
import type { Engines } from '../../src/wire.ts';
import { sampleProfile } from '../../test/support/sample.ts';

export interface AccountPlan {
  plan: 'free' | 'pro';
  /** Extra credits, as a pack. */
  pack: number;
  keys: number;
}

export interface BenchAccount {
  id: string;
  keys: string[];
}

/** One account per entry, each with the sample profile; made through the domain, as the command line does. */
export async function makeAccounts(engines: Engines, plans: readonly AccountPlan[]): Promise<BenchAccount[]> {
  const now = engines.clock.now();
  const { profile } = await importProfile({ bytes: await sampleProfile(), name: null }, now.toISOString());
  const { db } = engines.database;
  const accounts: BenchAccount[] = [];
  for (const [index, wanted] of plans.entries()) {
    const email = `bench-${index}@example.com`;
    const { id } = await openAccount(db, { email, plan: wanted.plan, password: null, now });
    await inTransaction(db, async (tx) => {
      await setCurrentVersion(tx, id, await addVersion(tx, id, profile, now));
    });
    if (wanted.pack > 0) await grantPack(db, engines.clock, id, wanted.pack);
    const keys: string[] = [];
    for (let key = 0; key < wanted.keys; key++) {
      keys.push((await createKey(db, engines.clock, { accountId: id, name: `key ${key}`, expiresAt: null })).key);
    }
    accounts.push({ id, keys });
  }
  return accounts;
}
