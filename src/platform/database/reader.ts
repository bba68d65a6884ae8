import type { Duplex } from 'node:stream';
import pg from 'pg';

/** A statement that each connection prepares once, under its name. */
export interface Statement {
  name: string;
  text: string;
}

export type Read = <Row>(statement: Statement, values: unknown[]) => Promise<Row[]>;

export interface Reader {
  read: Read;
  close(): Promise<void>;
}

/** A connection on which nothing is heard for so long while reads wait on it may be dead. */
const SILENCE_MS = 150;
/** And a server that takes no connection for so long is away. */
const CONNECT_MS = 2_000;
/** How long each further trial lasts, until one succeeds. */
const TRIAL_MS = 1_000;

/** One read, wherever it is asked. */
interface Asked {
  statement: Statement;
  values: unknown[];
  resolve(rows: unknown[]): void;
  reject(error: Error): void;
  /** Connections that may still answer it. */
  places: number;
}

interface Connection {
  index: number;
  client: pg.Client;
  /** Null when it is. */
  connecting: Promise<void> | null;
  waiting: Set<Asked>;
  heardMs: number;
  /** The one that it took the place of, until it has answered something: so long it is not suspected itself. */
  predecessor: Connection | null;
  watchdog: NodeJS.Timeout | undefined;
}

/**
 * The hottest reads, on connections of their own where they follow each other without waiting for answers. All reads of
 * one turn of the event loop are sent together, so that a hundred callers at once cost a few system calls instead of a
 * hundred. Each is answered, and fails, on its own.
 *
 * What waits on a connection that has fallen silent is asked once more on a new one, and the first answer counts: reads
 * change nothing. A server that is merely slow is not suspected, because its connections are heard of now and then, and
 * no read is asked more than twice.
 */
export function createReader(options: pg.ClientConfig, connections: number): Reader {
  const places: (Connection | null)[] = new Array(connections).fill(null);
  let turn = 0;
  /** The last trial to connect got no answer in time. */
  let isAway = false;

  function open(index: number, predecessor: Connection | null = null): Connection {
    const client = new pg.Client({
      ...options,
      pipeline: true,
      connectionTimeoutMillis: isAway ? TRIAL_MS : CONNECT_MS,
    });
    const connection: Connection = {
      index,
      client,
      connecting: null,
      waiting: new Set(),
      heardMs: performance.now(),
      predecessor,
      watchdog: undefined,
    };
    connection.connecting = client.connect().then(
      () => {
        connection.connecting = null;
        isAway = false;
      },
      (error: Error) => {
        isAway ||= isConnectTimeout(error);
        forget(connection);
        throw error;
      },
    );
    connection.connecting.catch(() => {});
    client.on('error', () => forget(connection));
    client.on('end', () => forget(connection));
    places[index] = connection;
    return connection;
  }

  function forget(connection: Connection): void {
    if (places[connection.index] === connection) places[connection.index] = null;
  }

  function close(connection: Connection): void {
    forget(connection);
    connection.client.connection.stream.destroy();
  }

  function ask(connection: Connection, asked: Asked): void {
    const { client, waiting } = connection;
    if (waiting.size === 0) connection.heardMs = performance.now();
    waiting.add(asked);
    watch(connection);
    holdUntilEndOfTurn(client.connection.stream);
    // Built by hand because the driver copies a given configuration property by property, which took 5 µs.
    const query = new pg.Query(asked.statement.text, asked.values, (error, result) => {
      waiting.delete(asked);
      if (error && (isLoss(error) || isSilence(error))) {
        close(connection);
        fail(asked, error);
        return;
      }
      heard(connection);
      if (error) asked.reject(error);
      else asked.resolve(result.rows);
    });
    client.query(Object.assign(query, { name: asked.statement.name }));
  }

  function heard(connection: Connection): void {
    connection.heardMs = performance.now();
    if (connection.predecessor) close(connection.predecessor);
    connection.predecessor = null;
  }

  function watch(connection: Connection): void {
    connection.watchdog ??= setTimeout(
      () => {
        // After a stall of our own, what has arrived meanwhile is read first.
        setImmediate(() => {
          connection.watchdog = undefined;
          if (connection.waiting.size === 0 || places[connection.index] !== connection) return;
          if (connection.predecessor || performance.now() - connection.heardMs < SILENCE_MS) watch(connection);
          else replace(connection);
        });
      },
      Math.max(1, connection.heardMs + SILENCE_MS - performance.now()),
    ).unref();
  }

  /** By one on which all that waits is asked once more. */
  function replace(silent: Connection): void {
    const next = open(silent.index, silent);
    for (const asked of silent.waiting) asked.places++;
    next.connecting!.then(
      () => {
        for (const asked of silent.waiting) ask(next, asked);
      },
      (error: Error) => {
        for (const asked of silent.waiting) fail(asked, error);
        close(silent);
      },
    );
  }

  function readOn<Row>(index: number, statement: Statement, values: unknown[]): Promise<Row[]> {
    const { promise, resolve, reject } = Promise.withResolvers<Row[]>();
    const asked: Asked = { statement, values, resolve: resolve as Asked['resolve'], reject, places: 1 };
    const connection = places[index] ?? open(index);
    if (connection.connecting === null) ask(connection, asked);
    else if (isAway) reject(new DatabaseSilent());
    else connection.connecting.then(() => ask(connection, asked), reject);
    return promise;
  }

  return {
    /** A read whose connection was lost is asked for again on the next: it changes nothing. */
    async read<Row>(statement: Statement, values: unknown[]): Promise<Row[]> {
      for (let left = connections; ; left--) {
        turn = (turn + 1) % connections;
        try {
          return await readOn<Row>(turn, statement, values);
        } catch (error) {
          if (left === 0 || !isLoss(error)) throw error;
        }
      }
    },
    async close() {
      await Promise.allSettled(places.map((connection) => connection?.connecting));
      await Promise.all(places.map((connection) => connection?.client.end()));
    },
  };
}

function fail(asked: Asked, error: Error): void {
  asked.places--;
  if (asked.places === 0) asked.reject(error);
}

/** Nobody waits for what has not answered others. */
class DatabaseSilent extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('the database does not answer');
  }
}

/** The server says that it closes the connection before it does; one that is cut off says nothing. */
function isLoss(error: unknown): boolean {
  return error instanceof pg.DatabaseError ? error.severity === 'FATAL' : !isSilence(error);
}

/** Whoever asked has waited long enough. */
function isSilence(error: unknown): boolean {
  return isConnectTimeout(error) || (error instanceof Error && error.message === 'Query read timeout');
}

const isConnectTimeout = (error: unknown): boolean => error instanceof Error && error.message === 'timeout expired';

function holdUntilEndOfTurn(stream: Duplex): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}
