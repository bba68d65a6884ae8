import type { Engines } from '../../src/wire.ts';

/** A job that a worker had in its hands when it was killed. */
export interface Interrupted {
  documentId: string;
  killedAt: number;
  restartedAt: number;
}

const OF_ANOTHER_PROCESS = `worker is not null and split_part(worker, '.', -2) <> $1`;

/** The jobs that are held by a worker of another process than this one. */
export async function interruptedJobs(engines: Engines, livingPid: number): Promise<{ documentId: string }[]> {
  const { rows } = await engines.database.pool.query<{ documentId: string }>(
    `select subject as "documentId" from jobs where ${OF_ANOTHER_PROCESS}`,
    [String(livingPid)],
  );
  return rows;
}

/** As if their half minute were over. */
export async function endLeases(engines: Engines, livingPid: number): Promise<void> {
  await engines.database.pool.query(`update jobs set run_at = now() where ${OF_ANOTHER_PROCESS}`, [String(livingPid)]);
}
