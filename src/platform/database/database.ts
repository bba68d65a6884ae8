import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { EmbeddedServer } from './embedded/start.ts';
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

export interface DatabaseOptions {
  connection: { connectionString: string } | EmbeddedServer['connection'];
  maxConnections: number;
  /** What the connections are called in the server's list of them. */
  name?: string;
  log: (line: string) => void;
}

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;
/** For a server that accepts and then says nothing, so that nothing on its side can end the wait. */
const ANSWER_TIMEOUT_MS = 16_000;
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
  };
  const reader = createReader(settings, READ_CONNECTIONS);
  const pool = new pg.Pool({
    ...settings,
    max: options.maxConnections - READ_CONNECTIONS,
    // Connections stay: closing idle ones would cost a timer on every query.
    idleTimeoutMillis: 0,
  });
  // Both listeners are needed: without them a lost connection, idle or between two queries, ends the process.
  pool.on('error', (error) => options.log(`database connection lost: ${error.message}`));
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await Promise.all([db.destroy(), reader.close()]);
  };
  return { db, read: reader.read, pool, close };
}

const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** 08: connection; 53: out of resources; 57P: shut down, crashed or starting; 57014: the statement's time is over. */
const SQL_STATES = /^(08|53|57P|57014)/;
const DRIVER_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|connection timeout|query read timeout|client has encountered a connection error|not queryable/i;

/** Whether this error means that the database cannot be reached now, rather than that we asked something wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return UNREACHABLE.has(code) || SQL_STATES.test(code) || DRIVER_MESSAGES.test(error.message);
}

const NOT_STORED = new Set(['40001', '40P01']);

/** Runs a transaction again when the database asked for it (serialization failure, deadlock): nothing of it was stored. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>, attempts = 3): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (attempt >= attempts || !NOT_STORED.has(code)) throw error;
    }
  }
}
