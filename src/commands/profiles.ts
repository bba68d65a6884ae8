import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../base/errors.ts';
import { IMPORT_MAX_BYTES, IMPORT_MAX_MB } from '../base/import-limits.ts';
import { findAccount } from '../domain/accounts/accounts.ts';
import { beginImport, dismissImport, findBlockingImport, readImport } from '../domain/profiles/imports.ts';
import { readProfileState } from '../domain/profiles/profile-state.ts';
import { createQueue } from '../platform/queue/queue.ts';
import { openImportSandbox } from '../sandbox-tasks.ts';
import { type Engines, jobHandlers } from '../wire.ts';
import type { Command } from './command-line/command.ts';
import { withEngines } from './command-line/with-engines.ts';

const POLL_MS = 100;
const WAIT_MS = 120_000;

export const profileCommands: Command[] = [
  {
    name: 'profile import',
    summary: 'Import a resume of any format as the profile and wait until it is done',
    usage: '--account E --file F',
    values: ['account', 'file'],
    run: (call) =>
      withEngines(call, async (engines) => {
        const account = await findAccount(engines.database.db, call.required('account'));
        return importFile(engines, account.id, call.required('file'));
      }),
  },
  {
    name: 'profile dismiss',
    summary: 'Take a running or failed import back: the previous profile counts again',
    usage: '--account E',
    values: ['account'],
    run: (call) =>
      withEngines(call, async ({ database, clock }) => {
        const account = await findAccount(database.db, call.required('account'));
        const importId = await findBlockingImport(database.db, account.id);
        if (!importId) throw new AppError('NOT_FOUND', 'There is no running or failed import to dismiss.');
        await dismissImport(database.db, clock, account.id, importId);
        const { status, reason } = await readProfileState(database.db, account.id);
        return { status, reason };
      }),
  },
  {
    name: 'profile status',
    summary: 'Show whether documents can be made from the profile',
    usage: '--account E',
    values: ['account'],
    run: (call) =>
      withEngines(call, async ({ database }) => {
        const account = await findAccount(database.db, call.required('account'));
        const { status, reason } = await readProfileState(database.db, account.id);
        return { status, reason };
      }),
  },
];

/** Queues the import and works on it here; where a server has taken it first, waits for that. */
export async function importFile(engines: Engines, accountId: string, file: string) {
  const { size } = await stat(file).catch(() => {
    throw new AppError('VALIDATION_ERROR', `${file} cannot be read. Check the path.`);
  });
  if (size > IMPORT_MAX_BYTES) throw new AppError('VALIDATION_ERROR', `${file} is larger than ${IMPORT_MAX_MB} MB.`);
  const { db } = engines.database;
  const importId = await beginImport(db, engines.clock, {
    accountId,
    bytes: await readFile(file),
    fileName: path.basename(file),
    byOperator: true,
  });
  const sandbox = openImportSandbox(1, engines.log);
  const queue = createQueue({
    database: engines.database,
    handlers: jobHandlers(engines, () => sandbox),
    concurrency: 1,
    perAccount: engines.config.workersPerAccount,
    log: engines.log,
  });
  try {
    const deadline = Date.now() + WAIT_MS;
    while (Date.now() < deadline) {
      const { status, reason } = await readImport(db, importId);
      if (status !== 'in_progress') return { status, reason };
      if (!(await queue.runOne(importId))) await sleep(POLL_MS);
    }
    return { status: 'in_progress', reason: null };
  } finally {
    await sandbox.close();
  }
}
