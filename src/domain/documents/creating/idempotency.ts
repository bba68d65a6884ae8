import type { Clock } from '../../../base/clock.ts';
import { AppError } from '../../../base/errors.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { CreatedDocument } from './create.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;
const FORGET_BATCH = 100;

/** An opt-in `Idempotency-Key` together with what was asked under it. */
export interface IdempotencyKey {
  keyHash: Buffer;
  requestHash: Buffer;
}

/** The answer given to this key within the last day; refuses the key when something else was asked under it. */
export async function findAnswer(
  db: Db | Tx,
  clock: Clock,
  accountId: string,
  key: IdempotencyKey,
): Promise<CreatedDocument | null> {
  const row = await db
    .selectFrom('idempotent_creates')
    .select(['request_hash', 'answer'])
    .where('account_id', '=', accountId)
    .where('key_hash', '=', key.keyHash)
    .where('created_at', '>', new Date(clock.now().getTime() - KEPT_MS))
    .executeTakeFirst();
  if (!row) return null;
  if (!row.request_hash.equals(key.requestHash)) {
    throw new AppError('VALIDATION_ERROR', 'This Idempotency-Key was used with another request. Use a new key.', {
      details: { field: 'Idempotency-Key' },
    });
  }
  return { ...(row.answer as CreatedDocument), isRepeated: true };
}

export async function rememberAnswer(
  tx: Tx,
  accountId: string,
  key: IdempotencyKey,
  answer: CreatedDocument,
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('idempotent_creates')
    .where((eb) =>
      eb(
        eb.refTuple('account_id', 'key_hash'),
        'in',
        eb
          .selectFrom('idempotent_creates')
          .select(['account_id', 'key_hash'])
          .where('created_at', '<=', new Date(now.getTime() - KEPT_MS))
          .orderBy('created_at')
          .limit(FORGET_BATCH)
          .forUpdate()
          .skipLocked()
          .$asTuple('account_id', 'key_hash'),
      ),
    )
    .execute();
  const stored = { request_hash: key.requestHash, answer: JSON.stringify(answer), created_at: now };
  await tx
    .insertInto('idempotent_creates')
    .values({ account_id: accountId, key_hash: key.keyHash, ...stored })
    .onConflict((conflict) => conflict.columns(['account_id', 'key_hash']).doUpdateSet(stored))
    .execute();
}
