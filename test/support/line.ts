import net from 'node:net';
import type { TestDatabase } from './database.ts';

/** A line to the database that a test can cut, as a network or a server that goes away would. */
export interface Line {
  /** Opens the line; what it returns is for `databaseUrl`. */
  open(connection: TestDatabase['connection']): Promise<string>;
  /** Connections end at once, and new ones are refused. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Nothing passes any more, and nobody is told: as where a firewall forgets the connections. New ones hang too. */
  silence(): void;
  /** New connections pass again; the old ones stay as they are. */
  speak(): void;
}

export function createLine(): Line {
  const sockets = new Set<net.Socket>();
  let far = '';
  let port = 0;
  let isSilent = false;
  const join = (near: net.Socket): void => {
    if (isSilent) {
      near.unref().on('error', () => {});
      sockets.add(near);
      return;
    }
    const away = net.connect(far);
    for (const socket of [near, away]) {
      sockets.add(socket);
      socket.unref().on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        away.destroy();
      });
    }
    near.pipe(away).pipe(near);
  };
  let server = net.createServer(join);

  const listen = (): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      port = (server.address() as net.AddressInfo).port;
      server.unref();
      resolve();
    });
    return promise;
  };

  return {
    async open({ host, port: databasePort, user, password, database }) {
      far = `${host}/.s.PGSQL.${databasePort}`;
      await listen();
      return `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;
    },
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    silence() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    speak() {
      isSilent = false;
    },
    async mend() {
      server = net.createServer(join);
      await listen();
    },
  };
}
