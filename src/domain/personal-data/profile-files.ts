import type { Db } from '../../platform/database/database.ts';
import { exportProfile } from '../profiles/export.ts';
import { readCurrentVersion } from '../profiles/versions.ts';
import { jsonFile } from './account-files.ts';
import { fileName } from './file-name.ts';
import type { ArchiveFile } from './zip-stream.ts';

/** Every version of the profile, the one in force also as JSON Resume, and every import with the file if it is kept. */
export async function* profileFiles(db: Db, accountId: string): AsyncGenerator<ArchiveFile> {
  if (await readCurrentVersion(db, accountId)) {
    yield jsonFile('profile/resume.json', await exportProfile(db, accountId));
  }
  for (const { number } of await numbersOf(db, accountId)) {
    const version = await db
      .selectFrom('read_versions')
      .select(['number', 'origin', 'created_at', 'profile'])
      .where('account_id', '=', accountId)
      .where('number', '=', number)
      .executeTakeFirst();
    if (version) yield jsonFile(`profile/versions/${number}.json`, version);
  }
  for (const { id } of await importsOf(db, accountId)) {
    const row = await db.selectFrom('profile_imports').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) continue;
    const { file, ...about } = row;
    yield jsonFile(`imports/${id}/import.json`, about);
    if (file) yield { name: `imports/${id}/file-${fileName(row.file_name ?? 'resume')}`, bytes: file };
  }
}

function numbersOf(db: Db, accountId: string) {
  return db
    .selectFrom('profile_versions')
    .select('number')
    .where('account_id', '=', accountId)
    .orderBy('number')
    .execute();
}

function importsOf(db: Db, accountId: string) {
  return db
    .selectFrom('profile_imports')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
}
