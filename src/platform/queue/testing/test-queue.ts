import { after, beforeEach } from 'node:test';
import { sql } from 'kysely';
import { testDatabase } from '../../../../test/support/database.ts';
import { newId } from '../../../base/ids.ts';
import { NO_TRACES } from '../../../base/telemetry/tracer.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import { enqueue } from '../enqueue.ts';
import type { Job, JobHandler } from '../job.ts';
import { createQueue } from '../queue.ts';

interface Journal {
  /** Claimed, in a transaction that may not be stored yet. */
  started: string[];
  /** Claimed for all to see. */
  run: string[];
  done: string[];
  dead: { subject: string; reason: string }[];
  lost: string[];
  events: string[];
  /** What traces are told. */
  notes: unknown[];
  lines: string[];
}

interface WorkerOptions {
  concurrency?: number;
  perAccount?: number;
  /** Its own connections; those of the test unless it is given. */
  database?: Database;
}

/** For a file of tests: a database whose queue is empty before each, and workers that keep a journal. */
export async function openTestQueue() {
  const database = await testDatabase({ maxConnections: 30 });
  after(() => database.close());
  beforeEach(async () => {
    await sql`delete from jobs`.execute(database.db);
  });

  return {
    database,

    async account(): Promise<string> {
      const id = newId();
      await sql`insert into accounts (id, email, plan, created_at) values (${id}, ${`${id}@example.com`}, 'free', now())`.execute(
        database.db,
      );
      return id;
    },

    async add(accountId: string): Promise<string> {
      const subject = newId();
      await inTransaction(database.db, (tx) => enqueue(tx, { kind: 'work', subject, accountId }));
      return subject;
    },

    /** With what the test says of a handler, and nothing else. */
    queueWith: (handler: Partial<JobHandler> & Pick<JobHandler, 'run'>, options: WorkerOptions = {}) =>
      createQueue({
        database,
        handlers: { work: { async onStart() {}, async onDone() {}, async onDead() {}, ...handler } },
        concurrency: 1,
        perAccount: 10,
        log: () => {},
        ...options,
      }),

    queueOf(run: (job: Job, signal: AbortSignal) => Promise<void>, options: WorkerOptions = {}) {
      const journal: Journal = { started: [], run: [], done: [], dead: [], lost: [], events: [], notes: [], lines: [] };
      const handler: JobHandler = {
        async onStart(_tx, jobs) {
          journal.started.push(...jobs.map((job) => job.subject));
        },
        async run(job, signal) {
          journal.run.push(job.subject);
          await run(job, signal);
        },
        async onDone(_tx, done) {
          journal.done.push(...done.map(({ job }) => job.subject));
        },
        async onDead(_tx, job, reason) {
          journal.dead.push({ subject: job.subject, reason });
        },
        async onLost(job) {
          journal.lost.push(job.subject);
        },
      };
      const handlers = { work: handler };
      const queue = createQueue({
        database,
        handlers,
        concurrency: 1,
        perAccount: 10,
        log: (line) => journal.lines.push(line),
        observe: (event, kind) => journal.events.push(`${kind} ${event}`),
        tracer: { ...NO_TRACES, note: (attributes) => journal.notes.push(attributes) },
        ...options,
      });
      return { queue, journal, handlers };
    },

    /** As if the worker that has the job had been gone for longer than its lease. The name keeps it from renewing it. */
    expireLeases: () =>
      sql`update jobs set run_at = now() - interval '15 seconds', worker = 'gone' where worker is not null`.execute(
        database.db,
      ),
  };
}
