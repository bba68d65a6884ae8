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

/**
 * The hottest reads, on connections of their own where they follow each other without waiting for answers. All reads of
 * one turn of the event loop are sent together, so that a hundred callers at once cost a few system calls instead of a
 * hundred. Each is answered, and fails, on its own.
 */
export function createReader(options: pg.ClientConfig, connections: number): Reader {
  const clients: (Promise<pg.Client> | null)[] = new Array(connections).fill(null);
  let turn = 0;

  function connect(index: number): Promise<pg.Client> {
    const client = new pg.Client({ ...options, pipeline: true });
    const connected = client.connect().then(() => client);
    const lost = () => forget(index, connected);
    client.on('error', lost);
    client.on('end', lost);
    connected.catch(lost);
    return connected;
  }

  function forget(index: number, client: Promise<pg.Client>): void {
    if (clients[index] === client) clients[index] = null;
  }

  async function readOn<Row>(index: number, statement: Statement, values: unknown[]): Promise<Row[]> {
    const connected = clients[index] ?? connect(index);
    clients[index] = connected;
    try {
      return await ask<Row>(await connected, statement, values);
    } catch (error) {
      if (isLoss(error) || isSilence(error)) {
        forget(index, connected);
        void connected.then(
          (client) => client.connection.stream.destroy(),
          () => {},
        );
      }
      throw error;
    }
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
      const open = await Promise.allSettled(clients);
      await Promise.all(open.map((client) => client.status === 'fulfilled' && client.value?.end()));
    },
  };
}

/** The server says that it closes the connection before it does; one that is cut off says nothing. */
function isLoss(error: unknown): boolean {
  return error instanceof pg.DatabaseError ? error.severity === 'FATAL' : !isSilence(error);
}

/** Whoever asked has waited long enough. */
function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** The query is built by hand because the driver copies a given configuration property by property, which took 5 µs. */
function ask<Row>(client: pg.Client, statement: Statement, values: unknown[]): Promise<Row[]> {
  holdUntilEndOfTurn(client.connection.stream);
  return new Promise((resolve, reject) => {
    const query = new pg.Query(statement.text, values, (error, result) =>
      error ? reject(error) : resolve(result.rows),
    );
    client.query(Object.assign(query, { name: statement.name }));
  });
}

function holdUntilEndOfTurn(stream: Duplex): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}
