import { sql } from 'kysely';
import { AppError } from '../../base/errors.ts';
import { isBlank } from '../../base/text.ts';
import type { Db, Tx } from '../../platform/database/database.ts';

export type ProfileStatus = 'missing' | 'in_progress' | 'failed' | 'complete';

export interface ProfileState {
  status: ProfileStatus;
  /** Why the import failed. */
  reason: string | null;
  /** What documents are made from; null unless complete. */
  versionId: string | null;
  /** Whether the profile in force says whose it is. */
  hasName: boolean;
}

/**
 * The state as creating a document sees it. A running or failed import blocks, first or not, until it completes or is
 * dismissed; a finished one that the person has not accepted leaves the previous profile in force.
 */
export async function readProfileState(db: Db | Tx, accountId: string): Promise<ProfileState> {
  const row = await db
    .selectFrom('accounts')
    .leftJoin('profiles', 'profiles.account_id', 'accounts.id')
    .leftJoin('read_versions', 'read_versions.id', 'profiles.current_version_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('profile_imports')
          .select(['status', 'reason'])
          .whereRef('profile_imports.account_id', '=', 'accounts.id')
          .where('status', '<>', 'dismissed')
          .orderBy('created_at', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select(['profiles.current_version_id', 'latest.status', 'latest.reason'])
    .select(sql<string | null>`read_versions.profile -> 'basics' ->> 'name'`.as('name'))
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  const hasName = !isBlank(row?.name ?? '');
  const blocked = { versionId: null, hasName };
  if (row?.status === 'in_progress') return { ...blocked, status: 'in_progress', reason: null };
  if (row?.status === 'failed') return { ...blocked, status: 'failed', reason: row.reason };
  if (!row?.current_version_id) return { ...blocked, status: 'missing', reason: null };
  return { status: 'complete', reason: null, versionId: row.current_version_id, hasName };
}

const BLOCKED: Record<Exclude<ProfileStatus, 'complete'>, string> = {
  missing: 'The profile import is missing. Import a resume first.',
  in_progress: 'The profile import is still in progress. Try again when it is complete.',
  failed: 'The profile import failed. Import the resume again, or dismiss the failed import.',
};

/** The version in force. */
export async function requireProfileVersion(db: Db | Tx, accountId: string): Promise<string> {
  return versionOf(await readProfileState(db, accountId));
}

/** The version that a new document freezes (docs/resume/create.md). A page without a name is nobody's. */
export async function requireNamedVersion(db: Db | Tx, accountId: string): Promise<string> {
  const state = await readProfileState(db, accountId);
  const versionId = versionOf(state);
  if (state.hasName) return versionId;
  throw new AppError('VALIDATION_ERROR', 'The profile is not complete: it has no name. Add your name to it first.', {
    details: { field: 'name' },
  });
}

function versionOf({ status, versionId }: ProfileState): string {
  if (status !== 'complete') throw new AppError('VALIDATION_ERROR', BLOCKED[status]);
  return versionId!;
}
