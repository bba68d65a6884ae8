import type { Profile } from '../../base/profile.ts';
import type { Db, Tx } from '../../platform/database/database.ts';

/** Adds a version, under the account's row lock. Versions never change: documents are made from the one they froze. */
export async function addVersion(tx: Tx, accountId: string, profile: Profile, now: Date): Promise<string> {
  const newest = await tx
    .selectFrom('profile_versions')
    .select((eb) => eb.fn.max('number').as('number'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto('profile_versions')
    .values({
      account_id: accountId,
      number: (newest.number ?? 0) + 1,
      profile: JSON.stringify(profile),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setCurrentVersion(tx: Tx, accountId: string, versionId: string): Promise<void> {
  await tx
    .insertInto('profiles')
    .values({ account_id: accountId, current_version_id: versionId })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ current_version_id: versionId }))
    .execute();
}

export async function readVersion(db: Db | Tx, versionId: string): Promise<Profile> {
  const { profile } = await db
    .selectFrom('profile_versions')
    .select('profile')
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow();
  return profile;
}
