import dgram from 'node:dgram';
import { once } from 'node:events';
import { chmodSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startThrowaway } from '../../src/platform/database/embedded/testing/throwaway.ts';
import { PROJECT_ROOT } from '../../src/wire-sandbox.ts';

/** What hostile code would like to reach. All of it is really there. */
export interface Target {
  parent: number;
  project: string;
  sources: string;
  dataDir: string;
  signingSecret: string;
  signingSecretFromProject: string;
  databaseFile: string;
  /** Of the data folder, for everybody to read: Node's gates alone keep it. */
  openFile: string;
  env: string;
  addon: string;
  tcpPort: number;
  udpPort: number;
  databaseSocket: string;
  database: { host: string; port: number; user: string; database: string };
}

/** A data folder inside of the project, listeners on loopback, and the database's socket. */
export async function makeTargets() {
  const dataDir = mkdtempSync(path.join(PROJECT_ROOT, 'data-'));
  // As a service under root leaves it: others may pass through, as the database's account must.
  chmodSync(dataDir, 0o711);
  const signingSecret = path.join(dataDir, 'signing-secret');
  writeFileSync(signingSecret, 'the signing secret\n', { mode: 0o600 });
  const openFile = path.join(dataDir, 'open');
  writeFileSync(openFile, 'a document\n', { mode: 0o644 });
  const databaseFile = path.join(dataDir, 'secrets.sqlite');
  const file = new DatabaseSync(databaseFile);
  file.exec('create table secrets as select 1 as secret');
  file.close();
  const reached: string[] = [];
  const tcp = net.createServer((socket) => {
    reached.push('TCP');
    socket.destroy();
  });
  await once(tcp.listen(0, '127.0.0.1'), 'listening');
  const udp = dgram.createSocket('udp4').on('message', () => reached.push('UDP'));
  await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve));
  const server = await startThrowaway();
  const { password, ...database } = server.connection;
  const target: Target = {
    parent: process.pid,
    project: PROJECT_ROOT,
    sources: path.join(PROJECT_ROOT, 'src', 'base'),
    dataDir,
    signingSecret,
    signingSecretFromProject: path.relative(PROJECT_ROOT, signingSecret),
    databaseFile,
    openFile,
    env: path.join(PROJECT_ROOT, '.env'),
    addon: globSync('node_modules/@napi-rs/canvas-*/*.node', { cwd: PROJECT_ROOT })
      .map((file) => path.join(PROJECT_ROOT, file))
      .concat('/nowhere.node')[0]!,
    tcpPort: (tcp.address() as AddressInfo).port,
    udpPort: udp.address().port,
    databaseSocket: path.join(database.host, `.s.PGSQL.${database.port}`),
    database,
  };
  return {
    target,
    reached,
    async close() {
      tcp.close();
      udp.close();
      await server.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}
