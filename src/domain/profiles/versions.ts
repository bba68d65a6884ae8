import { sql } from 'kysely';
import { AppError } from '../../base/errors.ts';
import type { Profile } from '../../base/profile.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { storedBytes } from './storage.ts';

export type VersionOrigin = 'import' | 'edit' | 'restore';

/** Adds a version, under the account's row lock. A version that a document was made from never changes. */
export async function addVersion(
  tx: Tx,
  accountId: string,
  content: Profile | { sameAs: string },
  now: Date,
  origin: VersionOrigin = 'import',
): Promise<string> {
  const { id } = await tx
    .insertInto('profile_versions')
    .values({
      account_id: accountId,
      number: await nextNumber(tx, accountId),
      profile: 'sameAs' in content ? null : JSON.stringify(content),
      same_as: 'sameAs' in content ? content.sameAs : null,
      created_at: now,
      origin,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Numbers only grow, so that one of them names one state of the profile for ever. */
export async function nextNumber(tx: Tx, accountId: string): Promise<number> {
  const newest = await tx
    .selectFrom('profile_versions')
    .select((eb) => eb.fn.max('number').as('number'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return (newest.number ?? 0) + 1;
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
    .selectFrom('read_versions')
    .select('profile')
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow();
  return profile;
}

/** Of one account; what documents or imports refer to is kept beyond. */
const VERSIONS_KEPT = 200;

/** Removes the oldest that nothing refers to: those beyond a number, and others until the rest has room. */
export async function forgetSurplusVersions(tx: Tx, accountId: string, roomBytes: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from profile_versions where account_id = ${accountId}
    order by number desc offset ${VERSIONS_KEPT}`.execute(tx);
  await forgetVersions(
    tx,
    rows.map((row) => row.id),
  );
  // One after the other: a version that others were the same as is free only when they are gone.
  while ((await storedBytes(tx, accountId)) > roomBytes && (await forgetOldest(tx, accountId)));
}

/** Says whether there was one. */
async function forgetOldest(tx: Tx, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    delete from profile_versions where id = (
      select id from profile_versions where account_id = ${accountId} and ${NOTHING_REFERS_TO_IT}
      order by number limit 1)
    returning id`.execute(tx);
  return rows.length > 0;
}

const NOTHING_REFERS_TO_IT = sql<boolean>`
  not exists (select from profiles where current_version_id = profile_versions.id)
  and not exists (select from profile_imports where version_id = profile_versions.id)
  and not exists (select from documents where profile_version_id = profile_versions.id)
  and not exists (select from profile_versions other where other.same_as = profile_versions.id)`;

/** Removes those of these versions that are not in force and that neither an import, a document nor a version refers to. */
export async function forgetVersions(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from profile_versions where id = any(${ids}::uuid[]) and ${NOTHING_REFERS_TO_IT}`.execute(tx);
}

export interface VersionSummary {
  number: number;
  created_at: Date;
  origin: VersionOrigin;
  isCurrent: boolean;
}

/** Newest first. A finished import that nobody accepted is no version of the profile yet. */
export async function listVersions(db: Db, accountId: string): Promise<VersionSummary[]> {
  const rows = await db
    .selectFrom('profile_versions')
    .leftJoin('profiles', 'profiles.current_version_id', 'profile_versions.id')
    .leftJoin('profile_imports', 'profile_imports.version_id', 'profile_versions.id')
    .select([
      'profile_versions.number',
      'profile_versions.created_at',
      'profile_versions.origin',
      'profiles.account_id as current_of',
    ])
    .where('profile_versions.account_id', '=', accountId)
    .where((eb) => eb.or([eb('profile_imports.id', 'is', null), eb('profile_imports.accepted_at', 'is not', null)]))
    .orderBy('profile_versions.number', 'desc')
    .limit(VERSIONS_KEPT)
    .execute();
  return rows.map(({ current_of, ...row }) => ({ ...row, isCurrent: current_of !== null }));
}

export async function readVersionByNumber(db: Db, accountId: string, number: number): Promise<Profile> {
  const row = await db
    .selectFrom('read_versions')
    .select('profile')
    .where('account_id', '=', accountId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND', 'That version of the profile is no longer kept.');
  return row.profile;
}

/** The version in force, whether or not an import blocks making documents from it. */
export async function readCurrentVersion(
  db: Db,
  accountId: string,
): Promise<{ number: number; profile: Profile } | null> {
  const row = await db
    .selectFrom('profiles')
    .innerJoin('read_versions', 'read_versions.id', 'profiles.current_version_id')
    .select(['read_versions.number', 'read_versions.profile'])
    .where('profiles.account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}
