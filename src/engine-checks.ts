/** What commands and the start ask of the engines, and what they tell the person who runs the service. */

import path from 'node:path';
import { commandLine } from './base/command-line.ts';
import { messageOf } from './base/errors.ts';
import type { Config } from './config.ts';
import { belongTogether, claimFiles } from './domain/documents/files/files-identity.ts';
import { countServers } from './platform/database/servers.ts';
import { StorageError } from './platform/files/storage-error.ts';
import { tryStore } from './platform/files/try-store.ts';
import type { Engines } from './wire.ts';

/** Where the PDFs are, for the person who runs the service. */
export const filesPlace = ({ s3, dataDir }: Config): string =>
  s3 ? `bucket ${s3.bucket}` : path.join(dataDir, 'files');

/** Tries what every document needs, and tells where its PDF will be. */
export async function tryFiles({ config, files }: Engines): Promise<string> {
  await tryStore(files).catch((error) => {
    throw unusable(config, error);
  });
  return `${filesPlace(config)} can be written and read`;
}

/** Whoever runs the service is told why the store fails; whoever waits for a file is not. */
export async function usingFiles<T>(config: Config, work: () => Promise<T>): Promise<T> {
  return work().catch((error) => {
    throw error instanceof StorageError ? unusable(config, error) : error;
  });
}

function unusable(config: Config, error: unknown): Error {
  const reason = error instanceof StorageError ? error.reason : messageOf(error);
  return new Error(`The file storage (${filesPlace(config)}) cannot be used: ${reason}.`, { cause: error });
}

/** For whoever is about to write or remove files: other machines may have theirs elsewhere. */
export async function checkFiles({ config, database, files }: Engines): Promise<void> {
  if (!(await usingFiles(config, () => belongTogether(database.db, files)))) throw wrongFiles(config);
}

/** The same at a start, where what is new is joined. */
export async function claimOwnFiles({ config, database, files }: Engines): Promise<void> {
  if (!(await usingFiles(config, () => claimFiles(database.db, files)))) throw wrongFiles(config);
}

function wrongFiles(config: Config): Error {
  return new Error(
    `The files in ${filesPlace(config)} do not belong to this database. All processes on one database need the same files: set DATA_DIR to the folder that they share, or S3_… to the same bucket. If these are the right files, moved or restored, stop all processes and run "${commandLine('files adopt')}".`,
  );
}

/** What is wrong with several servers, or null. Without Redis each counts the limits in its own memory. */
export async function serversProblem({ config, database }: Engines): Promise<string | null> {
  if (config.redisUrl) return null;
  const servers = await countServers(database.pool);
  if (servers < 2) return null;
  return `${servers} servers run on this database, and each counts requests and wrong passwords by itself: a client may have ${servers} times the limits. Set REDIS_URL, run one, or have the proxy send a client always to the same one.`;
}

/** Where limits are counted; throws when that is a Redis and it does not answer. */
export async function describeLimits({ redisUrl }: Config): Promise<string> {
  if (!redisUrl) return 'counted in the memory of each server';
  const { describeRedis } = await import('./platform/limits/redis-connection.ts');
  const redis = await describeRedis(redisUrl).catch((error) => {
    throw new Error(`Redis does not answer (${messageOf(error)}), so each server counts for itself. Check REDIS_URL.`);
  });
  return `${redis} answers, and all servers count there`;
}
