/**
 * Brings a cluster to the major version of the programs at hand. The packages hold the server alone, without pg_upgrade and
 * pg_dump: so a server of the old version runs on a copy of the old files, one of the new version on new ones, and every
 * table goes from one to the other. The old cluster is not touched until all of it was compared.
 *
 * `postgres.upgrade.json` says that the new cluster is whole. Before it is there nothing has happened; from then on the
 * next start of anything puts the new cluster in its place.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { ClientConfig } from 'pg';
import { copyFolder, syncToDisk } from '../../../../base/copy-folder.ts';
import { migrate } from '../../migrate.ts';
import { readPasswords } from '../access/passwords.ts';
import { DATABASE, majorVersion, readClusterVersion, SUPERUSER } from '../cluster.ts';
import { findBinaries } from '../host/binaries.ts';
import { isRoot, probeServer } from '../host/run-as.ts';
import { withStoppedServer } from '../locks/stopped.ts';
import { isPostmaster, readPidFile, stopPostmaster } from '../postmaster.ts';
import { ExplainedProblem } from '../problems.ts';
import { type EmbeddedServer, startEmbedded } from '../start.ts';
import { copyTables, type TableCount } from './copy-tables.ts';
import { finishUpgrade, keptIn, markWhole } from './upgrade-swap.ts';

export const OLDEST_MAJOR = 15;

export interface UpgradeOptions {
  dataDir: string;
  /** The bin folder of the new version, where it is not the bundled one. */
  binDir?: string;
  /** Finds the programs of the old version: their bin folder. */
  oldBinaries(major: number, folder: string): Promise<string>;
  say(line: string): void;
}

export interface Upgraded {
  from: number;
  to: number;
  /** Where the old cluster is kept; null where there was nothing to do. */
  kept: string | null;
  tables: TableCount[];
}

const SECRET = 'postgres.secret';
const PLACEMENT = 'postgres.json';

export async function upgradeCluster(options: UpgradeOptions): Promise<Upgraded> {
  return withStoppedServer(options, async (clusterDir) => {
    const dataDir = fs.realpathSync(options.dataDir);
    finishUpgrade(dataDir);
    const [from, to] = [readClusterVersion(clusterDir), newMajor(options, dataDir)];
    if (from === to) return { from, to, kept: null, tables: [] };
    refuseOthers(dataDir, clusterDir, from, to);
    const folder = path.join(dataDir, 'postgres.upgrade');
    await removeRemains(folder);
    const places = await preparePlaces(dataDir, clusterDir, folder);
    const oldBinDir = await options.oldBinaries(from, folder);
    options.say(`Copying the files of PostgreSQL ${from} …`);
    await copyFolder(clusterDir, path.join(places.old, 'postgres'), { leaves: (inside) => LEFT_OUT.has(inside) });
    const tables = await moveTables(options, { ...places, oldBinDir }, to);
    const kept = markWhole(dataDir, { from, to });
    finishUpgrade(dataDir);
    return { from, to, kept, tables };
  });
}

/** Of a server that was killed. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts']);

function newMajor({ binDir }: UpgradeOptions, dataDir: string): number {
  const found = findBinaries({ binDir, copiesDir: dataDir });
  const probe = probeServer({ kind: 'self' }, found.binDir);
  if ('failure' in probe)
    throw new ExplainedProblem(`The PostgreSQL in ${found.binDir} cannot be run: ${probe.failure}.`);
  return majorVersion(probe.version);
}

function refuseOthers(dataDir: string, clusterDir: string, from: number, to: number): void {
  if (from > to || from < OLDEST_MAJOR) {
    throw new ExplainedProblem(
      `PostgreSQL ${from} cannot be brought to ${to}: this program knows versions from ${OLDEST_MAJOR} on, upwards.`,
    );
  }
  const kept = keptIn(dataDir, { from, to });
  if (fs.existsSync(kept)) {
    throw new ExplainedProblem(`${kept} is in the way: the old database is to be kept there. Move it away.`);
  }
  if (path.dirname(clusterDir) !== dataDir) {
    throw new ExplainedProblem(
      `The database of ${dataDir} lies in ${clusterDir}, which this command cannot exchange. Dump it with pg_dump of PostgreSQL ${from} and restore it into an empty DATA_DIR.`,
    );
  }
}

/** What an upgrade that was killed has left: its servers may still run. */
export async function removeRemains(folder: string): Promise<void> {
  for (const name of ['old', 'new']) {
    const clusterDir = path.join(folder, name, 'postgres');
    const running = readPidFile(clusterDir);
    if (running && isPostmaster(running.pid, clusterDir)) await stopPostmaster(running.pid, clusterDir);
  }
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
}

export function asSuperuserOf(dataDir: string, { host, port }: EmbeddedServer['connection']): ClientConfig {
  return { host, port, user: SUPERUSER, password: readPasswords(dataDir)!.superuser, database: DATABASE };
}

interface Places {
  /** Data folders of a server each, and a folder that both servers can write to. */
  old: string;
  new: string;
  exchange: string;
}

/** Both get the passwords and the account of the data folder, so that the new cluster fits into it. */
export async function preparePlaces(dataDir: string, clusterDir: string, folder: string): Promise<Places> {
  const places = {
    old: path.join(folder, 'old'),
    new: path.join(folder, 'new'),
    exchange: path.join(folder, 'exchange'),
  };
  for (const made of [folder, ...Object.values(places)]) fs.mkdirSync(made, { mode: isRoot() ? 0o711 : 0o700 });
  for (const place of [places.old, places.new]) {
    for (const name of [SECRET, PLACEMENT]) {
      const file = path.join(dataDir, name);
      if (fs.existsSync(file)) await copyFolder(file, path.join(place, name));
    }
  }
  const { uid, gid } = fs.statSync(clusterDir);
  fs.chmodSync(places.exchange, 0o700);
  if (isRoot()) fs.chownSync(places.exchange, uid, gid);
  return places;
}

async function moveTables(options: UpgradeOptions, places: Places & { oldBinDir: string }, to: number) {
  const { say, binDir } = options;
  const older = await startEmbedded({ dataDir: places.old, binDir: places.oldBinDir });
  try {
    const newer = await startEmbedded({ dataDir: places.new, binDir });
    try {
      // To the same schema, made by the same steps.
      await migrate(older.connection);
      await migrate(newer.connection);
      say(`Copying the tables to PostgreSQL ${to}, and comparing them …`);
      return await copyTables(
        asSuperuserOf(places.old, older.connection),
        asSuperuserOf(places.new, newer.connection),
        places.exchange,
      );
    } finally {
      await newer.stop();
    }
  } finally {
    await older.stop();
    await syncToDisk(places.new);
  }
}
