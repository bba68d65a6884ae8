/** Imports as the service runs them: the file in the database, the job's own handler, the real sandbox, the effect committed. */

import { systemClock } from '../../src/base/clock.ts';
import { AppError } from '../../src/base/errors.ts';
import { beginImport, IMPORT_JOB } from '../../src/domain/profiles/imports.ts';
import { inTransaction } from '../../src/platform/database/database.ts';
import { type JobHandler, PermanentFailure } from '../../src/platform/queue/job.ts';
import type { Sandbox } from '../../src/platform/sandbox/pool.ts';
import { OF_ONE_PERSON, openImportSandbox } from '../../src/sandbox-tasks.ts';
import { jobHandlers } from '../../src/wire.ts';
import { type Service, startService } from '../support/service.ts';

export interface Ending {
  /** Null where the file was read. */
  refusal: string | null;
  /** Whose resume it was read as; null where it was not. */
  person: string | null;
  /** Neither read nor refused: what the person must never meet. */
  accident: string | null;
  milliseconds: number;
}

export interface RealImports {
  sandbox: Sandbox;
  run(bytes: Uint8Array): Promise<Ending>;
  close(): Promise<void>;
}

export async function openRealImports(children: number): Promise<RealImports> {
  const service = await startService({ workers: false });
  const sandbox = openImportSandbox(children, () => {}, OF_ONE_PERSON);
  await sandbox.warm();
  const handler = jobHandlers(service.engines, () => sandbox)[IMPORT_JOB]!;
  return {
    sandbox,
    run: (bytes) => runImport(service, handler, bytes),
    async close() {
      await sandbox.close();
      await service.close();
    },
  };
}

async function runImport(service: Service, handler: JobHandler, bytes: Uint8Array): Promise<Ending> {
  const { db } = service.engines.database;
  const account = await service.account({ profile: false });
  const start = performance.now();
  const ending = await endingOf(async () => {
    const wanted = { accountId: account.id, bytes, fileName: 'cv', byOperator: false };
    const subject = await beginImport(db, systemClock, wanted);
    const job = {
      id: subject,
      kind: IMPORT_JOB,
      subject,
      accountId: account.id,
      attempt: 1,
      worker: 'test',
      claim: '',
    };
    const result = await handler.run(job, new AbortController().signal, () => {}, undefined);
    await inTransaction(db, (tx) => handler.onDone(tx, [{ job, result }]));
    return personOf(service, account.id);
  });
  return { ...ending, milliseconds: performance.now() - start };
}

async function personOf(service: Service, accountId: string): Promise<string> {
  const { profile } = await service.engines.database.db
    .selectFrom('read_versions')
    .select('profile')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return profile.basics.name;
}

async function endingOf(work: () => Promise<string>): Promise<Omit<Ending, 'milliseconds'>> {
  try {
    return { refusal: null, person: await work(), accident: null };
  } catch (error) {
    if (error instanceof PermanentFailure || error instanceof AppError)
      return { refusal: error.message, person: null, accident: null };
    return { refusal: null, person: null, accident: String(error) };
  }
}
