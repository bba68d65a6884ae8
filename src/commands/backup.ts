/**
 * Backup and restore of a data folder with its own PostgreSQL, whether or not it runs. Not by pg_dump: the package that brings
 * the server has none, and one that is found on a machine is rarely as new as the server.
 */
import { chmod, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { copyFolder, syncToDisk } from '../base/copy-folder.ts';
import { AppError } from '../base/errors.ts';
import { makeFolders } from '../base/make-folders.ts';
import { type Config, readConfig } from '../config.ts';
import { checkFiles } from '../engine-checks.ts';
import { backUpCluster } from '../platform/database/embedded/copying/back-up.ts';
import { clusterPlaces } from '../platform/database/embedded/locks/stopped.ts';
import type { Call, Command } from './command-line/command.ts';
import { withEngines } from './command-line/with-engines.ts';
import { verifyPages } from './files.ts';

const MANIFEST = 'letterpress-backup.json';
const SECRETS = ['postgres.secret', 'signing-secret'];
/** Of a server that runs, and of what it did not finish. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', '.unfinished']);

interface Manifest {
  madeAt: string;
  letterpress: string;
  /** The files of a server fit the same kind of machine alone. */
  machine: string;
  documents: number;
}

export const backupCommands: Command[] = [
  {
    name: 'backup',
    summary: 'Copy database, PDFs and secrets of the data folder, also while the service runs on it',
    usage: '--to FOLDER',
    values: ['to'],
    run: backup,
  },
  {
    name: 'restore',
    summary: 'Put a backup into an empty data folder, and check every document',
    usage: '--from FOLDER',
    values: ['from'],
    run: restore,
  },
];

async function backup(call: Call) {
  const config = configOf(call);
  const target = path.resolve(call.required('to'));
  if (!(await entriesOf(config.dataDir))?.includes('files')) {
    throw new AppError('NOT_FOUND', `There is nothing to back up in ${config.dataDir}. Check DATA_DIR.`);
  }
  if ((await entriesOf(target)) !== null) {
    throw new AppError('VALIDATION_ERROR', `${target} is there already. Name a folder that is not.`);
  }
  if (!path.relative(config.dataDir, target).startsWith('..')) {
    throw new AppError('VALIDATION_ERROR', `${target} lies in the data folder. Name a folder outside of it.`);
  }
  const checked = await withEngines(call, (engines) => verifyPages(engines, call));
  call.say('Copying the database and the files …');
  const { dataDir } = config;
  await whole(target, async (folder) => {
    const server = { dataDir, binDir: config.postgresBinDir ?? undefined, to: path.join(folder, 'postgres') };
    await backUpCluster(server, () =>
      copyFolder(path.join(dataDir, 'files'), path.join(folder, 'files'), { leaves, mayVanish: true }),
    );
    for (const name of SECRETS) await copyIfThere(path.join(dataDir, name), path.join(folder, name));
    const manifest: Manifest = {
      madeAt: new Date().toISOString(),
      letterpress: packageJson.version,
      machine: machine(),
      documents: checked.documents,
    };
    await writeFile(path.join(folder, MANIFEST), `${JSON.stringify(manifest)}\n`, { flush: true });
  });
  return { backup: target, ...checked };
}

async function restore(call: Call) {
  const { dataDir } = configOf(call);
  const source = path.resolve(call.required('from'));
  const manifest = await readManifest(source);
  if (manifest.machine !== machine()) {
    throw new AppError(
      'VALIDATION_ERROR',
      `This backup is one of ${manifest.machine}, and this machine is ${machine()}: PostgreSQL cannot read its files here.`,
    );
  }
  if (((await entriesOf(dataDir)) ?? []).length > 0) {
    throw new AppError('VALIDATION_ERROR', `${dataDir} is not empty. Move it away, or set DATA_DIR to another folder.`);
  }
  call.say('Copying the database and the files …');
  await makeDataDir(dataDir);
  await copyFolder(path.join(source, 'files'), path.join(dataDir, 'files'));
  for (const name of SECRETS) await copyIfThere(path.join(source, name), path.join(dataDir, name));
  const { unfinished, finished } = clusterPlaces(dataDir);
  await copyFolder(path.join(source, 'postgres'), unfinished);
  await rename(unfinished, finished);
  await syncToDisk(dataDir);
  const checked = await withEngines(call, async (engines) => {
    await checkFiles(engines);
    return verifyPages(engines, call);
  });
  return { restored: dataDir, madeAt: manifest.madeAt, ...checked };
}

function configOf(call: Call): Config {
  const config = readConfig(call.env);
  if (config.databaseUrl || config.s3) {
    throw new AppError(
      'VALIDATION_ERROR',
      'This command is for the PostgreSQL and the files of a data folder. With DATABASE_URL use pg_dump and pg_restore, with S3_… the tools of the storage: OPERATING.md, "Backup and restore".',
    );
  }
  return config;
}

/** A folder that has its name when all of it is on the disk, and is there for its owner alone. */
async function whole(target: string, fill: (folder: string) => Promise<void>): Promise<void> {
  makeFolders(path.dirname(target));
  const unfinished = await mkdtemp(`${target}.unfinished-`);
  try {
    await fill(unfinished);
    await syncToDisk(unfinished);
    await rename(unfinished, target);
    await syncToDisk(path.dirname(target));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

const leaves = (inside: string): boolean => LEFT_OUT.has(inside);

const machine = (): string => `${process.platform}-${process.arch}`;

/** Null where there is no such folder. */
async function entriesOf(folder: string): Promise<string[] | null> {
  return readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

async function copyIfThere(from: string, to: string): Promise<void> {
  if (await stat(from).catch(() => null)) await copyFolder(from, to);
}

async function readManifest(source: string): Promise<Manifest> {
  const text = await readFile(path.join(source, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new AppError('NOT_FOUND', `${source} is no backup of Letterpress, or not a whole one.`);
  return JSON.parse(text);
}

/** As a start makes it: the account that runs the server for root must be able to enter. */
async function makeDataDir(dataDir: string): Promise<void> {
  if ((await entriesOf(dataDir)) !== null) return;
  makeFolders(dataDir);
  await chmod(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
}
