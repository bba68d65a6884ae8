import { AppError } from '../../base/errors.ts';
import type { Db } from '../../platform/database/database.ts';
import { readCurrentVersion } from './versions.ts';

/** The profile in force as a JSON Resume document. */
export async function exportProfile(db: Db, accountId: string): Promise<unknown> {
  const current = await readCurrentVersion(db, accountId);
  if (!current) throw new AppError('NOT_FOUND', 'There is no profile to export yet. Import a resume first.');
  // The importer brings all its readers along, which a server seldom needs.
  const { exportJsonResume } = await import('../../importing/import.ts');
  return exportJsonResume(current.profile);
}
