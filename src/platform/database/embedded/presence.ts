import pg from 'pg';
import { SUPERUSER } from './cluster.ts';
import { SOCKET_PORT } from './socket-folder.ts';

export const DATABASE = 'letterpress';

const PRESENT = 'letterpress-presence';
const LEAVING = 'letterpress-leaving';
const CONNECT_LIMIT_MS = 10_000;
const QUERY_LIMIT_MS = 30_000;

const NOT_YET = new Set([
  'ENOENT',
  'ECONNREFUSED',
  'ECONNRESET',
  '57P03', // starting up, recovering or shutting down
  '57P01', // shut down while we came in
]);

/**
 * Each process that uses the server holds one connection, by which the others know that it is there. The connection
 * ends with the process, however that dies.
 */
export class Presence {
  readonly #client: pg.Client;
  #ended = false;
  #onLost: ((reason: string) => void) | undefined;

  private constructor(client: pg.Client) {
    this.#client = client;
    let reason = 'the connection was closed';
    client.on('error', (error) => {
      reason = error.message;
    });
    client.on('end', () => this.#end(reason));
  }

  /** Undefined while the server does not take connections: it starts, recovers, stops or is not there. */
  static async enter(socketFolder: string): Promise<Presence | undefined> {
    const client = new pg.Client({
      host: socketFolder,
      port: SOCKET_PORT,
      user: SUPERUSER,
      database: 'postgres',
      ssl: false,
      application_name: PRESENT,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      query_timeout: QUERY_LIMIT_MS,
    });
    const presence = new Presence(client);
    try {
      await client.connect();
      return presence;
    } catch (error) {
      await client.end().catch(() => {});
      // Without a code the server said nothing at all: it ended, or took too long.
      const { code } = error as { code?: string };
      if (code === undefined || NOT_YET.has(code)) return undefined;
      throw error;
    }
  }

  get isLost(): boolean {
    return this.#ended;
  }

  watch(onLost: (reason: string) => void): void {
    this.#onLost = onLost;
  }

  #end(reason: string): void {
    this.#ended = true;
    const report = this.#onLost;
    this.#onLost = undefined;
    report?.(reason);
  }

  /** As the server itself knows it, so that it cannot be a stale one. */
  async postmasterPid(): Promise<number> {
    const { rows } = await this.#client.query<{ pid: number }>(
      `select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`,
    );
    return rows[0]!.pid;
  }

  async ensureDatabase(): Promise<void> {
    const { rowCount } = await this.#client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await this.#client.query(`create database ${DATABASE}`);
  }

  /** How many others are present. From here on this process counts no more, and losing the server is no news. */
  async prepareToLeave(): Promise<number> {
    this.#onLost = undefined;
    await this.#client.query(`set application_name = '${LEAVING}'`);
    const { rows } = await this.#client.query<{ others: number }>(
      'select count(*)::int as others from pg_stat_activity where application_name = $1',
      [PRESENT],
    );
    return rows[0]!.others;
  }

  async leave(): Promise<void> {
    this.#onLost = undefined;
    await this.#client.end().catch(() => {});
  }
}
