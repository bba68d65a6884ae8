import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import * as foundation from './migrations/001-foundation.ts';
import * as signIn from './migrations/002-sign-in.ts';
import * as dashboard from './migrations/003-dashboard.ts';
import * as workerPresence from './migrations/004-worker-presence.ts';
import * as pdfAge from './migrations/005-pdf-age.ts';
import * as pastAddresses from './migrations/006-past-addresses.ts';
import * as sharedVersions from './migrations/007-shared-versions.ts';
import * as pagesUnderWay from './migrations/008-pages-under-way.ts';
import * as queueState from './migrations/010-queue-state.ts';
import * as largeAccounts from './migrations/011-large-accounts.ts';

/** Imported by name, so that what is shipped is what runs; names sort in the order of application. */
const MIGRATIONS: Record<string, Migration> = {
  '001-foundation': foundation,
  '002-sign-in': signIn,
  '003-dashboard': dashboard,
  '004-worker-presence': workerPresence,
  '005-pdf-age': pdfAge,
  '006-past-addresses': pastAddresses,
  '007-shared-versions': sharedVersions,
  '008-pages-under-way': pagesUnderWay,
  '010-queue-state': queueState,
  '011-large-accounts': largeAccounts,
};

/** Brings the schema up to date; safe to run from several processes at once. Returns the names of what it applied. */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw (await isNewer(db)) ? new Error(NEWER, { cause: error }) : error;
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
}

const NEWER =
  'The database was migrated by a newer version of Letterpress. Run that version, or restore a backup from before the upgrade.';

/** Whether the database has migrations that this version does not know. */
async function isNewer(db: Db): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`
    .execute(db)
    .catch(() => ({ rows: [] }));
  return rows.some(({ name }) => !Object.hasOwn(MIGRATIONS, name));
}

export async function pendingMigrations(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const all = await migrator.getMigrations();
  return all.filter((migration) => !migration.executedAt).map((migration) => migration.name);
}
