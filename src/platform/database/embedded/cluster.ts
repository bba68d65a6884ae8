import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { commandLine } from '../../../base/command-line.ts';
import { commandAs, type RunAs } from './host/run-as.ts';
import { ExplainedProblem } from './problems.ts';

/** Makes the cluster, and brings it up to date at every start. */
export const SUPERUSER = 'letterpress';
/** Owns the database and what is in it; the program is nothing more. */
export const PROGRAM_ROLE = 'letterpress_program';
export const DATABASE = 'letterpress';

const INITDB_LIMIT_MS = 180_000;
const MAX_OUTPUT_CHARACTERS = 8192;

/** From this version on, PostgreSQL brings its own Unicode rules, the same on every machine. */
const FIRST_WITH_BUILTIN_LOCALE = 17;

export interface ClusterMaking {
  clusterDir: string;
  runAs: RunAs;
  binDir: string;
  serverMajor: number;
  extraInitdbArguments: readonly string[];
}

export const clusterExists = (clusterDir: string): boolean => fs.existsSync(path.join(clusterDir, 'PG_VERSION'));

/** `postgres (PostgreSQL) 18.4` → 18. */
export function majorVersion(versionLine: string): number {
  const match = /\(PostgreSQL\)\s+(\d+)/.exec(versionLine);
  if (match === null) throw new ExplainedProblem(`Cannot tell the version of PostgreSQL from "${versionLine}".`);
  return Number(match[1]);
}

export const readClusterVersion = (clusterDir: string): number =>
  Number(fs.readFileSync(path.join(clusterDir, 'PG_VERSION'), 'utf8'));

export function checkClusterVersion(clusterDir: string, serverMajor: number): void {
  const clusterMajor = readClusterVersion(clusterDir);
  if (clusterMajor === serverMajor) return;
  throw new ExplainedProblem(
    `The database in ${clusterDir} was made by PostgreSQL ${clusterMajor}, and this program brings PostgreSQL ${serverMajor}, which cannot read it. ` +
      (clusterMajor < serverMajor
        ? `Back up the data folder, then run "${commandLine('database upgrade')}".`
        : `Set POSTGRES_BIN_DIR to the bin folder of PostgreSQL ${clusterMajor}, or use the version of this program that made it.`),
  );
}

/**
 * Makes the cluster beside its place and renames it when it is whole and on disk: a crash on the way leaves nothing
 * that looks like a cluster. Each try has a folder of its own, because the initdb of a killed one may still be writing.
 */
export async function makeCluster(making: ClusterMaking): Promise<void> {
  const { clusterDir, runAs } = making;
  const unfinished = fs.mkdtempSync(unfinishedPrefix(clusterDir));
  if (runAs.kind === 'account') fs.lchownSync(unfinished, runAs.uid, runAs.gid);
  try {
    await initdb(making, unfinished);
    moveIntoPlace(unfinished, clusterDir);
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

const unfinishedPrefix = (clusterDir: string): string => `${clusterDir}.new-`;

/** What killed starts left half made. The caller holds the start lock, so nobody is making one. */
export function removeAbandonedClusters(clusterDir: string): void {
  const folder = path.dirname(clusterDir);
  const prefix = path.basename(unfinishedPrefix(clusterDir));
  for (const name of fs.readdirSync(folder).filter((entry) => entry.startsWith(prefix))) {
    fs.rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  }
}

function moveIntoPlace(unfinished: string, clusterDir: string): void {
  try {
    fs.renameSync(unfinished, clusterDir);
  } catch (cause) {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes((cause as NodeJS.ErrnoException).code ?? '')) throw cause;
    throw new ExplainedProblem(
      `${clusterDir} is there but holds no PostgreSQL database. Move it away, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  syncFolder(path.dirname(clusterDir));
}

function syncFolder(folder: string): void {
  const fd = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(fd);
  } finally {
    fs.closeSync(fd);
  }
}

function initdbArguments({ serverMajor, extraInitdbArguments }: ClusterMaking, folder: string): string[] {
  const unicode =
    serverMajor >= FIRST_WITH_BUILTIN_LOCALE ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : [];
  return [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    ...unicode,
    '--data-checksums',
    ...extraInitdbArguments,
  ];
}

function initdb(making: ClusterMaking, folder: string): Promise<void> {
  const program = path.join(making.binDir, 'initdb');
  const command = commandAs(making.runAs, program, initdbArguments(making, folder));
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(command.file, command.args, {
      ...command.options,
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: INITDB_LIMIT_MS,
    });
    child.stderr.setEncoding('utf8');
    child.stderr.on('data', (text: string) => {
      output = (output + text).slice(-MAX_OUTPUT_CHARACTERS);
    });
    child.once('error', reject);
    child.once('close', (status, signal) => {
      if (status === 0) resolve();
      else reject(new Error(output.trim() || `initdb ended with ${status ?? signal}`));
    });
  });
}
