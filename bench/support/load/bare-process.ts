import { fork } from 'node:child_process';
import path from 'node:path';
import { systemClock } from '../../../src/base/clock.ts';
import { createReadStatus } from '../../../src/domain/documents/views/status.ts';
import { createAuthenticate } from '../../../src/domain/keys/authenticate.ts';
import { newKey } from '../../../src/domain/keys/key-format.ts';
import type { Statement } from '../../../src/platform/database/reader.ts';
import type { Engines } from '../../../src/wire.ts';
import { freePort } from '../program.ts';

export interface BareOrder {
  port: number;
  pool: { host: string; port: number; user: string; password: string; database: string; max: number };
  findKey: Statement;
  readStatus: Statement;
  pdfUrlStart: string;
  pdfUrlEnd: string;
  dashboardUrlStart: string;
}

/** Starts the bare Fastify on the database of the stage. */
export async function startBare(engines: Engines): Promise<{ pid: number; port: number; close(): void }> {
  const port = await freePort();
  const example = engines.links.sign('').url;
  const [pdfUrlStart, pdfUrlEnd] = example.split('.pdf');
  // In a session of its own like the service: Linux shares the processor out between sessions first.
  const child = fork(path.join(import.meta.dirname, 'bare-fastify.ts'), { detached: true });
  const { host, port: databasePort, user, password, database } = engines.database.pool.options as BareOrder['pool'];
  child.send({
    port,
    pool: { host, port: databasePort, user, password, database, max: engines.config.databaseConnections },
    ...(await statementsOfTheService(engines)),
    pdfUrlStart: pdfUrlStart!,
    pdfUrlEnd: `.pdf${pdfUrlEnd}`,
    dashboardUrlStart: `${engines.config.baseUrl}/dashboard/documents/`,
  } satisfies BareOrder);
  await new Promise((resolve) => child.once('message', resolve));
  return { pid: child.pid!, port, close: () => child.disconnect() };
}

/** Heard from the service's own functions instead of written down again, so that they stay the same. */
async function statementsOfTheService(engines: Engines): Promise<Pick<BareOrder, 'findKey' | 'readStatus'>> {
  const heard: Statement[] = [];
  const listening = async (statement: Statement) => {
    heard.push(statement);
    return [];
  };
  await createAuthenticate(listening, systemClock)(newKey());
  await createReadStatus(listening, engines.links)('', 'resume', '').catch(() => {});
  const [findKey, readStatus] = heard;
  return { findKey: findKey!, readStatus: readStatus! };
}
