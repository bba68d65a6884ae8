/**
 * A copy of the database while it is in use: one snapshot of all tables, put into a cluster of its own. Its files are the
 * backup, so that a restore only puts them in their place.
 */
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { copyFolder } from '../../../../base/copy-folder.ts';
import { BACKUP_LOCK } from '../../backup-lock.ts';
import { migrate } from '../../migrate.ts';
import { findBinaries } from '../host/binaries.ts';
import { findPlacement, SYSTEM_FALLBACKS } from '../host/placement.ts';
import { ExplainedProblem } from '../problems.ts';
import { startEmbedded } from '../start.ts';
import { copyTables } from './copy-tables.ts';
import { asSuperuserOf, preparePlaces, removeRemains } from './upgrade.ts';

export interface BackUpOptions {
  dataDir: string;
  binDir?: string;
  /** The folder that the cluster is copied to; it must not be there. */
  to: string;
}

/** Where nothing runs, the server is started for it. `copyFiles` runs when all rows are copied: until it is done no PDF is removed. */
export async function backUpCluster(options: BackUpOptions, copyFiles: () => Promise<void>): Promise<void> {
  const dataDir = fs.realpathSync(options.dataDir);
  const { binDir } = options;
  const source = await startEmbedded({ dataDir, binDir });
  const login = asSuperuserOf(dataDir, source.connection);
  const held = new pg.Client({ ...login, ssl: false });
  try {
    await held.connect();
    await takeTurn(held, dataDir);
    const binaries = () => findBinaries({ binDir, copiesDir: dataDir });
    const { clusterDir } = findPlacement(dataDir, binaries, SYSTEM_FALLBACKS);
    // Where the server's account can reach it.
    const folder = path.join(path.dirname(clusterDir), 'postgres.backup');
    await removeRemains(folder);
    try {
      const places = await preparePlaces(dataDir, clusterDir, folder);
      const target = await startEmbedded({ dataDir: places.new, binDir });
      try {
        await migrate(target.connection);
        await copyTables(login, asSuperuserOf(places.new, target.connection), places.exchange);
      } finally {
        await target.stop();
      }
      await copyFolder(path.join(places.new, 'postgres'), options.to);
      await copyFiles();
    } finally {
      await removeRemains(folder);
    }
    // Without this connection PDFs may have been removed meanwhile.
    await held.query('select 1');
  } finally {
    await held.end().catch(() => {});
    await source.stop();
  }
}

async function takeTurn(held: pg.Client, dataDir: string): Promise<void> {
  held.on('error', () => {});
  const { rows } = await held.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [BACKUP_LOCK]);
  if (!rows[0]!.ours)
    throw new ExplainedProblem(`Another backup of ${dataDir} is being made. Wait for it, and try again.`);
}
