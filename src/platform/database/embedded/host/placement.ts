import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ExplainedProblem } from '../problems.ts';
import type { Binaries } from './binaries.ts';
import { canEnter, findAccount, isRoot, probeServer, type RunAs, serverUid } from './run-as.ts';

/** Where the cluster lives and who runs it: chosen once for each data folder, because the files belong to that user. */
export interface Placement {
  runAs: RunAs;
  clusterDir: string;
}

/** What root may fall back to; tests close the doors one by one. */
export interface Fallbacks {
  accounts: readonly string[];
  namespace: boolean;
  stateDir: string;
}

export const SYSTEM_FALLBACKS: Fallbacks = { accounts: ['postgres', 'nobody'], namespace: true, stateDir: '/var/lib' };

/** The choice as it is kept; `movedTo` is set when the cluster had to move out of the data folder. */
interface Kept {
  runAs: RunAs;
  movedTo: string | null;
}

export function findPlacement(dataDir: string, binaries: () => Binaries, fallbacks: Fallbacks): Placement {
  const kept = readKept(dataDir);
  if (kept !== undefined) return keptPlacement(dataDir, kept);
  const clusterDir = path.join(dataDir, 'postgres');
  const owner = fs.existsSync(path.join(clusterDir, 'PG_VERSION')) ? fs.statSync(clusterDir).uid : undefined;
  if (!isRoot()) {
    if (owner !== undefined && owner !== process.getuid?.()) throw notOurs(clusterDir, owner);
    return { runAs: { kind: 'self' }, clusterDir };
  }
  if (owner !== undefined) return { runAs: runAsOwner(clusterDir, owner), clusterDir };
  const choice = choose(dataDir, binaries(), fallbacks);
  keep(dataDir, choice);
  return keptPlacement(dataDir, choice);
}

const keptFile = (dataDir: string): string => path.join(dataDir, 'postgres.json');

const keptPlacement = (dataDir: string, { runAs, movedTo }: Kept): Placement => ({
  runAs,
  clusterDir: movedTo ?? path.join(dataDir, 'postgres'),
});

/** Only root makes this choice, and root believes only root: anyone else could point it at files that are not theirs. */
function readKept(dataDir: string): Kept | undefined {
  const file = keptFile(dataDir);
  const stat = fs.lstatSync(file, { throwIfNoEntry: false });
  if (stat?.uid !== 0 || !stat.isFile()) return undefined;
  const kept = JSON.parse(fs.readFileSync(file, 'utf8')) as Kept;
  if (isRoot()) return kept;
  const uid = process.getuid?.();
  if (kept.movedTo === null && serverUid(kept.runAs) === uid) return { runAs: { kind: 'self' }, movedTo: null };
  throw notOurs(dataDir, 0);
}

function keep(dataDir: string, choice: Kept): void {
  const unfinished = `${keptFile(dataDir)}.new`;
  fs.writeFileSync(unfinished, `${JSON.stringify(choice)}\n`, { mode: 0o644, flush: true });
  fs.renameSync(unfinished, keptFile(dataDir));
}

function notOurs(folder: string, owner: number): Error {
  return new ExplainedProblem(
    `The database in ${folder} belongs to the user with id ${owner}, and this program runs as ${process.getuid?.()}. ` +
      'Run it as that user, or set DATA_DIR to another folder.',
  );
}

function runAsOwner(clusterDir: string, owner: number): RunAs {
  if (owner === 0) return { kind: 'namespace' };
  const account = findAccount(owner);
  if (account !== undefined) return account;
  throw new ExplainedProblem(
    `The database in ${clusterDir} belongs to the user with id ${owner}, which has no account on this machine. ` +
      'Create that account, or give the folder to another one with chown -R.',
  );
}

function choose(dataDir: string, binaries: Binaries, fallbacks: Fallbacks): Kept {
  const accounts = candidateAccounts(dataDir, fallbacks);
  const canRun = (runAs: RunAs) => 'version' in probeServer(runAs, binaries.binDir);
  const ready = accounts.find((account) => canEnter(account, dataDir) && canRun(account));
  if (ready !== undefined) return { runAs: ready, movedTo: null };
  if (fallbacks.namespace && canRun({ kind: 'namespace' })) return { runAs: { kind: 'namespace' }, movedTo: null };
  const near = accounts.find((account) => canEnter(account, dataDir));
  if (near !== undefined) return { runAs: near, movedTo: null };
  if (accounts[0] !== undefined) return { runAs: accounts[0], movedTo: newClusterDir(dataDir, fallbacks.stateDir) };
  throw new ExplainedProblem(
    'PostgreSQL refuses to run as root, and this machine has no unprivileged account for it (postgres or nobody). ' +
      'Run this program as an ordinary user, create an account named postgres, or set DATABASE_URL.',
  );
}

/** The owner of the data folder or of the folder around it comes first: a clone in someone's home is run as that person. */
function candidateAccounts(dataDir: string, fallbacks: Fallbacks): RunAs[] {
  const owners = [dataDir, path.dirname(dataDir)].map((folder) => fs.statSync(folder).uid).filter((uid) => uid !== 0);
  return [...new Set<string | number>([...owners, ...fallbacks.accounts])]
    .map(findAccount)
    .filter((account) => account !== undefined);
}

/** Random in part, so that a data folder deleted and made again does not find its predecessor's documents. */
function newClusterDir(dataDir: string, stateDir: string): string {
  return path.join(prepareStateHome(dataDir, stateDir), `postgres-${randomUUID().slice(0, 8)}`);
}

/** A folder of root's that every account can enter, for what the server cannot reach in the data folder. */
export function prepareStateHome(dataDir: string, stateDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const home = path.join(stateDir, `letterpress-${hash}`);
  fs.mkdirSync(home, { recursive: true });
  fs.chmodSync(home, 0o711);
  return home;
}
