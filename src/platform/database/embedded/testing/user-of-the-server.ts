/**
 * A process that uses the embedded server, for tests that kill such processes. It says `ready <socket folder> <server's
 * pid>`; on `insert` it writes rows and says `kept <n>` for each that was acknowledged; on `stop` it leaves.
 */
import path from 'node:path';
import readline from 'node:readline';
import pg from 'pg';
import { readPidFile } from '../postmaster.ts';
import { startEmbedded } from '../start.ts';

const dataDir = process.argv[2];
if (dataDir === undefined) throw new Error('usage: user-of-the-server.ts <data folder>');

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

try {
  const server = await startEmbedded({ dataDir, onLost: (reason) => say(`lost ${reason}`) });
  const pool = new pg.Pool({ ...server.connection, max: 4 });
  pool.on('error', () => {});
  say(`ready ${server.connection.host} ${readPidFile(path.join(dataDir, 'postgres'))?.pid}`);
  for await (const order of readline.createInterface({ input: process.stdin })) {
    if (order === 'insert') insertForever(pool).catch((error: Error) => say(`ended ${error.message}`));
    if (order === 'stop') break;
  }
  await pool.end();
  await server.stop();
  say('stopped');
} catch (error) {
  say(`failed ${(error as Error).message}`);
  process.exitCode = 1;
}

async function insertForever(pool: pg.Pool): Promise<void> {
  // Two of us at once may both find it missing; then one of them fails, and the table is there.
  await pool.query('create table if not exists kept (n bigint generated always as identity)').catch(() => {});
  for (;;) {
    const batch = await Promise.all([1, 2, 3, 4].map(() => pool.query('insert into kept default values returning n')));
    for (const { rows } of batch) say(`kept ${rows[0].n}`);
  }
}
