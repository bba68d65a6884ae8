import pg from 'pg';
import { DATABASE, PROGRAM_ROLE, SUPERUSER } from '../cluster.ts';
import { SOCKET_PORT } from '../host/socket-folder.ts';

const PRESENT = 'letterpress-presence';
const STARTING = 'letterpress-starting';
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

export interface Login {
  user: string;
  password: string;
  database: string;
  application_name: string;
}

/** For the start and nothing else. */
export const asSuperuser = (password: string, database = 'postgres'): Login => ({
  user: SUPERUSER,
  password,
  database,
  application_name: STARTING,
});

/**
 * Each process that uses the server holds one connection, by which the others know that it is there. The connection
 * ends with the process, however that dies.
 */
export const asPresent = (password: string): Login => ({
  user: PROGRAM_ROLE,
  password,
  database: DATABASE,
  application_name: PRESENT,
});

/** One connection to the server. */
export class Session {
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
  static async enter(socketFolder: string, login: Login): Promise<Session | undefined> {
    const client = new pg.Client({
      ...login,
      host: socketFolder,
      port: SOCKET_PORT,
      ssl: false,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      query_timeout: QUERY_LIMIT_MS,
    });
    const session = new Session(client);
    try {
      await client.connect();
      return session;
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

  async query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.#client.query<Row>(sql, values)).rows;
  }

  /** How many others are present. From here on this process counts no more, and losing the server is no news. */
  async prepareToLeave(): Promise<number> {
    this.#onLost = undefined;
    await this.query(`set application_name = '${LEAVING}'`);
    const [counted] = await this.query<{ others: number }>(
      'select count(*)::int as others from pg_stat_activity where application_name = $1',
      [PRESENT],
    );
    return counted!.others;
  }

  async leave(): Promise<void> {
    this.#onLost = undefined;
    await this.#client.end().catch(() => {});
  }
}
