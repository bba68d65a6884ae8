/**
 * What the queue does by itself: documents per second with worker processes whose pages are ready at once, so that
 * claims, stages, files and the last transaction are all there is; commits, write-ahead log and CPU time per document
 * beside it. `node bench/queue.ts [--documents 2000] [--accounts 50] [--processes 2]`
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sampleJob } from '../test/support/sample.ts';
import { makeAccounts } from './support/accounts.ts';
import { cpuMsOf } from './support/cpu-time.ts';
import { say, whole } from './support/figures.ts';
import { settingsFor } from './support/program.ts';
import { onStage, type Stage } from './support/stage.ts';

const { values } = parseArgs({
  options: { documents: { type: 'string' }, accounts: { type: 'string' }, processes: { type: 'string' } },
});
const documents = Number(values.documents ?? 2_000);
const accounts = Number(values.accounts ?? 50);
const processes = Number(values.processes ?? 2);
const LOOK_EVERY_MS = 20;
const LIMIT_MS = 300_000;

/** As creates leave them, one account after the other in turn. */
async function queueUp({ engines }: Stage, job: string): Promise<void> {
  const { pool } = engines.database;
  const request = JSON.stringify({ title: 'Queue', jobDescription: job, companyUrl: null, letter: null });
  await pool.query(
    `with numbered as (select id, row_number() over (order by id) as place from accounts), made as (
       insert into documents (id, account_id, kind, title, stage, cost, request, profile_version_id, created_at)
       select gen_random_uuid(), numbered.id, 'resume', 'Queue ' || n, 'waiting', 5, $1::jsonb,
         (select profile_versions.id from profile_versions where account_id = numbered.id limit 1), now()
       from generate_series(1, $2::int) n join numbered on place = 1 + n % $3::int
       returning id, account_id)
     insert into jobs (kind, subject, account_id, turn)
     select 'document', id, account_id, row_number() over (partition by account_id) from made`,
    [request, documents, accounts],
  );
  await pool.query('vacuum analyze');
}

interface Counters {
  commits: number;
  walBytes: number;
  /** Of the worker processes, and of the server for them. */
  workersMs: number;
  serverMs: number;
}

async function countersOf({ engines }: Stage, workers: readonly ChildProcess[]): Promise<Counters> {
  // The counters of other connections are a moment late.
  await sleep(1_500);
  const { rows } = await engines.database.pool.query<{ commits: string; wal: string }>(
    `select xact_commit as commits, pg_current_wal_lsn() - '0/0' as wal from pg_stat_database where datname = current_database()`,
  );
  const { rows: backends } = await engines.database.pool.query<{ pid: number }>('select pid from pg_stat_activity');
  return {
    commits: Number(rows[0]!.commits),
    walBytes: Number(rows[0]!.wal),
    workersMs: cpuMsOfAll(workers.map(({ pid }) => pid!)),
    serverMs: cpuMsOfAll(backends.map(({ pid }) => pid)),
  };
}

const cpuMsOfAll = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + cpuMsOf(pid), 0);

await onStage({ command: 'start', settings: { WORKERS_PER_ACCOUNT: '8' } }, async (stage) => {
  const { pool } = stage.engines.database;
  await makeAccounts(
    stage.engines,
    Array.from({ length: accounts }, () => ({ plan: 'pro', pack: 0, keys: 0 })),
  );
  await queueUp(stage, await sampleJob());
  const env = { ...process.env, ...settingsFor(stage.program) };
  const workers = Array.from({ length: processes }, () =>
    fork(path.join(import.meta.dirname, 'support/load/canned-worker.ts'), { env }),
  );
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  const before = await countersOf(stage, workers);
  const startedAt = performance.now();
  for (const worker of workers) worker.send('start');
  for (;;) {
    const { rowCount } = await pool.query('select from jobs limit 1');
    if (rowCount === 0) break;
    if (performance.now() - startedAt > LIMIT_MS) throw new Error('the queue does not come to an end');
    await sleep(LOOK_EVERY_MS);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const after = await countersOf(stage, workers);
  for (const worker of workers) worker.send('stop');
  await Promise.all(workers.map((worker) => once(worker, 'exit')));
  const { rows } = await pool.query<{ n: string }>(`select count(*) as n from documents where status = 'SUCCESS'`);
  if (Number(rows[0]!.n) !== documents) throw new Error(`${rows[0]!.n} of ${documents} documents were made`);
  say(
    `${documents} documents of ${accounts} accounts in ${seconds.toFixed(1)} s: ${whole(documents / seconds)} a second`,
  );
  say(
    `per document ${((after.commits - before.commits) / documents).toFixed(2)} commits, ` +
      `${whole((after.walBytes - before.walBytes) / documents)} bytes of write-ahead log, ` +
      `${((after.workersMs - before.workersMs) / documents).toFixed(2)} ms of CPU in the ${processes} processes, ` +
      `${((after.serverMs - before.serverMs) / documents).toFixed(2)} ms in the database`,
  );
});
