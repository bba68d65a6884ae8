import { AppError } from '../../base/errors.ts';
import { isUuid } from '../../base/ids.ts';
import type { ImportReport } from '../../base/import-report.ts';
import type { Profile } from '../../base/profile.ts';
import type { Db } from '../../platform/database/database.ts';

/** An import as the person sees it: what was given, how it went, what was read. */
export interface ImportView {
  id: string;
  status: 'in_progress' | 'failed' | 'complete' | 'dismissed';
  reason: string | null;
  file_name: string | null;
  created_at: Date;
  finished_at: Date | null;
  accepted_at: Date | null;
  has_file: boolean;
  has_shown_text: boolean;
  report: ImportReport | null;
  profile: Profile | null;
}

function select(db: Db, accountId: string) {
  return db
    .selectFrom('profile_imports')
    .leftJoin('read_versions', 'read_versions.id', 'profile_imports.version_id')
    .select((eb) => [
      'profile_imports.id',
      'profile_imports.status',
      'profile_imports.reason',
      'profile_imports.file_name',
      'profile_imports.created_at',
      'profile_imports.finished_at',
      'profile_imports.accepted_at',
      eb('profile_imports.file', 'is not', null).$castTo<boolean>().as('has_file'),
      eb('profile_imports.shown_text', 'is not', null).$castTo<boolean>().as('has_shown_text'),
      'profile_imports.report',
      'read_versions.profile',
    ])
    .where('profile_imports.account_id', '=', accountId);
}

export async function findImport(db: Db, accountId: string, importId: string): Promise<ImportView> {
  const found = isUuid(importId)
    ? await select(db, accountId).where('profile_imports.id', '=', importId).executeTakeFirst()
    : undefined;
  if (!found) throw new AppError('NOT_FOUND', 'There is no such import.');
  return found;
}

/** The newest import that was not dismissed. */
export async function findLatestImport(db: Db, accountId: string): Promise<ImportView | null> {
  const found = await select(db, accountId)
    .where('profile_imports.status', '<>', 'dismissed')
    .orderBy('profile_imports.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}
