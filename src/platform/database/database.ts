import { Kysely, type LogEvent, PostgresDialect, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { EmbeddedServer } from './embedded/start.ts';
import { createPool } from './pool.ts';
import { createReader, type Read } from './reader.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export interface Database {
  /** Composed queries and transactions. */
  db: Db;
  /** The hottest reads. */
  read: Read;
  /** LISTEN, and statements that are no queries of ours. */
  pool: pg.Pool;
  close(): Promise<void>;
}

export type Connection = { connectionString: string } | EmbeddedServer['connection'];

export interface DatabaseOptions {
  connection: Connection;
  maxConnections: number;
  /** What the connections are called in the server's list of them. */
  name?: string;
  /** Told of composed queries. */
  onQuery?: (event: LogEvent) => void;
  log: (line: string) => void;
}

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 7_000;
/** For a server that accepts and then says nothing, or is cut off, so that nothing on its side can end the wait. */
const ANSWER_TIMEOUT_MS = 8_000;
const KEEP_ALIVE_AFTER_MS = 5_000;
/** Of all connections. One would do for the load; with two, one slow read does not hold up all others. */
const READ_CONNECTIONS = 2;

export function openDatabase(options: DatabaseOptions): Database {
  const settings: pg.ClientConfig = {
    ...options.connection,
    // A socket of our own needs no TLS, whatever the environment says for other servers.
    ...('host' in options.connection && { ssl: false }),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: options.name ?? 'letterpress',
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  };
  const reader = createReader(settings, READ_CONNECTIONS);
  const pool = createPool({ ...settings, max: options.maxConnections - READ_CONNECTIONS }, options.log);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    ...(options.onQuery && { log: options.onQuery }),
  });
  const close = async () => {
    await Promise.all([db.destroy(), reader.close()]);
  };
  return { db, read: reader.read, pool, close };
}

/** The code of an error of the server or the network; '' for others. */
export function sqlStateOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
]);
/**
 * 08: connection; 53: out of resources; 57P: shut down, crashed or starting; 57014: the statement's time is over; 25006:
 * it only takes reads, as a standby and a full disk's owner do; 58: its own disk; 55P03: a lock was not given in time.
 */
const SQL_STATES = /^(08|53|57P|57014|25006|58|55P03)/;
const DRIVER_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|connection timeout|query read timeout|client has encountered a connection error|not queryable/i;

/** Whether this error means that the database cannot be reached now, rather than that we asked something wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = sqlStateOf(error);
  return UNREACHABLE.has(code) || SQL_STATES.test(code) || DRIVER_MESSAGES.test(error.message);
}

const NOT_STORED = new Set(['40001', '40P01']);

/**
 * A condition that is always true, and lets its transaction end before the disk has it: for what may be lost with the
 * database's machine, because it would only be done again. Whatever is seen of it after that is true all the same.
 */
export const RELAXED = sql<boolean>`(select set_config('synchronous_commit', 'off', true)) = 'off'`;

const afterCommits = new WeakMap<Tx, ((db: Db) => void)[]>();

/** For transactions of `inTransaction`: what is to happen when this one is stored, and not if it is not. */
export function afterCommit(tx: Tx, work: (db: Db) => void): void {
  const works = afterCommits.get(tx);
  if (!works) throw new Error('only a transaction of inTransaction knows what follows it');
  works.push(work);
}

/** Runs a transaction again when the database asked for it (serialization failure, deadlock): nothing of it was stored. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>, attempts = 3): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const following: ((db: Db) => void)[] = [];
    try {
      const result = await db.transaction().execute((tx) => {
        afterCommits.set(tx, following);
        return work(tx);
      });
      for (const one of following) one(db);
      return result;
    } catch (error) {
      if (attempt >= attempts || !NOT_STORED.has(sqlStateOf(error))) throw error;
    }
  }
}
