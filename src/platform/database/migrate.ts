import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { type Connection, type Db, sqlStateOf } from './database.ts';
import { buildIndexes } from './indexes.ts';
import * as foundation from './migrations/001-foundation.ts';
import * as signIn from './migrations/002-sign-in.ts';
import * as dashboard from './migrations/003-dashboard.ts';
import * as workerPresence from './migrations/004-worker-presence.ts';
import * as pdfAge from './migrations/005-pdf-age.ts';
import * as pastAddresses from './migrations/006-past-addresses.ts';
import * as sharedVersions from './migrations/007-shared-versions.ts';
import * as pagesUnderWay from './migrations/008-pages-under-way.ts';
import * as filesIdentity from './migrations/009-files-identity.ts';
import * as queueState from './migrations/010-queue-state.ts';
import * as largeAccounts from './migrations/011-large-accounts.ts';
import * as evidenceAge from './migrations/012-evidence-age.ts';
import * as takenOffers from './migrations/013-taken-offers.ts';
import * as titleFragments from './migrations/014-title-fragments.ts';
import * as keyRequests from './migrations/015-key-requests.ts';
import * as looksAndZones from './migrations/016-looks-and-zones.ts';
import * as ownSignIn from './migrations/017-own-sign-in.ts';
import * as shownText from './migrations/018-shown-text.ts';
import * as asciiDomains from './migrations/019-ascii-domains.ts';

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
  '009-files-identity': filesIdentity,
  '010-queue-state': queueState,
  '011-large-accounts': largeAccounts,
  '012-evidence-age': evidenceAge,
  '013-taken-offers': takenOffers,
  '014-title-fragments': titleFragments,
  '015-key-requests': keyRequests,
  '016-looks-and-zones': looksAndZones,
  '017-own-sign-in': ownSignIn,
  '018-shown-text': shownText,
  '019-ascii-domains': asciiDomains,
};

/** Longer than anybody holds a lock, and short for those who wait behind ours. */
const LOCK_TIMEOUT_MS = 3_000;
const LOCK_TRIES = 20;
const LOCK_NOT_GIVEN = '55P03';

/**
 * Brings the schema up to date; safe to run from several processes at once. Returns the names of what it applied. On
 * connections of its own: a migration may take longer than any query, but must not make queries wait behind a lock that
 * it does not get.
 */
export async function migrate(connection: Connection): Promise<string[]> {
  const pool = new pg.Pool({
    ...connection,
    max: 2,
    application_name: 'letterpress migration',
    options: `-c lock_timeout=${LOCK_TIMEOUT_MS} -c statement_timeout=0`,
  });
  pool.on('error', () => {});
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  try {
    const applied = await applyAll(db);
    await buildIndexes(pool);
    return applied;
  } finally {
    await db.destroy();
  }
}

async function applyAll(db: Db): Promise<string[]> {
  for (let left = LOCK_TRIES; ; left--) {
    try {
      return await apply(db);
    } catch (error) {
      if (left === 0 || sqlStateOf(error) !== LOCK_NOT_GIVEN) throw error;
      await sleep(500);
    }
  }
}

async function apply(db: Db): Promise<string[]> {
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

/** Whether nobody has used the database yet. */
export async function isNew(db: Db): Promise<boolean> {
  const { rows } = await sql<{ known: string | null }>`select to_regclass('kysely_migration')::text as known`.execute(
    db,
  );
  return rows[0]!.known === null;
}

export async function pendingMigrations(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const all = await migrator.getMigrations();
  return all.filter((migration) => !migration.executedAt).map((migration) => migration.name);
}
