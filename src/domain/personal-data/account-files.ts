import type { Clock } from '../../base/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { findAccount } from '../accounts/accounts.ts';
import { listSessions } from '../accounts/sign-in/sessions.ts';
import { readCredits } from '../credits/credits.ts';
import { readLedger } from '../credits/ledger.ts';
import { KEPT_REQUESTS, readKeyRequests } from '../keys/key-log.ts';
import { listKeys } from '../keys/keys.ts';
import { readUsage } from '../keys/usage.ts';
import type { ArchiveFile } from './zip-stream.ts';

const USAGE_DAYS = 100;

export function jsonFile(name: string, value: unknown): ArchiveFile {
  return { name, bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) };
}

/** The account itself, how it is signed in to, its keys without their secrets, its credits and its use. */
export async function* accountFiles(db: Db, clock: Clock, accountId: string): AsyncGenerator<ArchiveFile> {
  const account = await findAccount(db, accountId);
  yield jsonFile('account.json', { ...account, signs_in_with: await readProviders(db, accountId) });
  yield jsonFile('sessions.json', await listSessions(db, accountId, clock.now()));
  const keys = await listKeys(db, accountId);
  yield jsonFile('keys.json', keys);
  for (const { id } of keys) {
    const page = { before: null, limit: KEPT_REQUESTS, onlyRefused: false };
    const requests = await readKeyRequests(db, clock, id, page);
    if (requests.length > 0) yield jsonFile(`key-requests/${id}.json`, requests);
  }
  yield jsonFile('credits.json', {
    balance: await readCredits(db, clock, accountId),
    ledger: await readLedger(db, accountId),
  });
  yield jsonFile('usage.json', await readUsage(db, clock, accountId, USAGE_DAYS));
}

async function readProviders(db: Db, accountId: string) {
  return db
    .selectFrom('auth_credentials')
    .select(['provider_id as provider', 'account_id as id_there', 'created_at'])
    .where('user_id', '=', accountId)
    .orderBy('created_at')
    .execute();
}
