import { newId } from '../../../src/base/ids.ts';
import { hashKey, newKey } from '../../../src/domain/keys/key-format.ts';
import type { Engines } from '../../../src/wire.ts';
import { makeAccounts } from '../accounts.ts';

export interface Caller {
  accountId: string;
  key: string;
}

const KEYS_PER_ACCOUNT = 3;

/**
 * Pro accounts by the thousand, three keys each, so that real limits let a measurement pass. Written in bulk; they
 * share one profile version, which the database allows and which no measurement looks into.
 */
export async function makeCallers(engines: Engines, accounts: number): Promise<Caller[]> {
  const { pool } = engines.database;
  await makeAccounts(engines, [{ plan: 'pro', pack: 0, keys: 0 }]);
  const ids = Array.from({ length: accounts }, newId);
  const callers = ids.flatMap((accountId) =>
    Array.from({ length: KEYS_PER_ACCOUNT }, () => ({ accountId, key: newKey() })),
  );
  await pool.query(
    `insert into accounts (id, email, plan, pro_since, created_at)
     select id, id || '@example.com', 'pro', $2, $2 from unnest($1::uuid[]) as id`,
    [ids, engines.clock.now()],
  );
  await pool.query(
    `insert into profiles (account_id, current_version_id)
     select id, (select id from profile_versions) from unnest($1::uuid[]) as id`,
    [ids],
  );
  await pool.query(
    `insert into api_keys (account_id, name, hash, hint, created_at)
     select account_id, 'bench', hash, 'none', now() from unnest($1::uuid[], $2::bytea[]) as made (account_id, hash)`,
    [callers.map(({ accountId }) => accountId), callers.map(({ key }) => hashKey(key))],
  );
  // Taken in turn, so that neighbours belong to different accounts.
  return callers.sort((a, b) => (a.key < b.key ? -1 : 1));
}
