import { sql } from 'kysely';
import { AppError } from '../../base/errors.ts';
import type { Tx } from '../../platform/database/database.ts';

/** For operators, who know their own disk. */
export const UNLIMITED_BYTES = Number.MAX_SAFE_INTEGER;

/**
 * What the profile of an account takes on the disk, with its history and the files that were imported. Documents are not
 * counted: each was paid for.
 */
export async function storedBytes(tx: Tx, accountId: string): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select
      (select coalesce(sum(pg_column_size(profile)), 0) from profile_versions where account_id = ${accountId}) +
      (select coalesce(sum(coalesce(pg_column_size(file), 0) + coalesce(pg_column_size(shown_text), 0)
        + coalesce(pg_column_size(report), 0)), 0)
       from profile_imports where account_id = ${accountId}) as bytes`.execute(tx);
  return Number(rows[0]!.bytes);
}

export async function refuseBeyondStorage(tx: Tx, accountId: string, mostBytes: number): Promise<void> {
  if ((await storedBytes(tx, accountId)) <= mostBytes) return;
  throw new AppError(
    'VALIDATION_ERROR',
    'There is no room left for this: the profile with the versions that documents were made from takes all that an account has. Delete old documents, or make the profile shorter.',
  );
}
