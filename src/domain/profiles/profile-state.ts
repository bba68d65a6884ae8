import { AppError } from '../../base/errors.ts';
import type { Db, Tx } from '../../platform/database/database.ts';

export type ProfileStatus = 'missing' | 'in_progress' | 'failed' | 'complete';

export interface ProfileState {
  status: ProfileStatus;
  /** Why the import failed. */
  reason: string | null;
  /** What documents are made from; null unless complete. */
  versionId: string | null;
}

/**
 * The state as creating a document sees it. A running or failed import blocks, first or not, until it completes or is
 * dismissed; a finished one that the person has not accepted leaves the previous profile in force.
 */
export async function readProfileState(db: Db | Tx, accountId: string): Promise<ProfileState> {
  const row = await db
    .selectFrom('accounts')
    .leftJoin('profiles', 'profiles.account_id', 'accounts.id')
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
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  if (row?.status === 'in_progress') return { status: 'in_progress', reason: null, versionId: null };
  if (row?.status === 'failed') return { status: 'failed', reason: row.reason, versionId: null };
  if (!row?.current_version_id) return { status: 'missing', reason: null, versionId: null };
  return { status: 'complete', reason: null, versionId: row.current_version_id };
}

const BLOCKED: Record<Exclude<ProfileStatus, 'complete'>, string> = {
  missing: 'The profile import is missing. Import a resume first.',
  in_progress: 'The profile import is still in progress. Try again when it is complete.',
  failed: 'The profile import failed. Import the resume again, or dismiss the failed import.',
};

/** The version that a new document freezes (interface.md, Rules for create calls, 3). */
export async function requireProfileVersion(db: Db | Tx, accountId: string): Promise<string> {
  const state = await readProfileState(db, accountId);
  if (state.status !== 'complete') throw new AppError('VALIDATION_ERROR', BLOCKED[state.status]);
  return state.versionId!;
}
