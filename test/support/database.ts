import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import type { EmbeddedServer } from '../../src/platform/database/embedded/start.ts';
import { startThrowaway } from '../../src/platform/database/embedded/testing/throwaway.ts';
import { migrate } from '../../src/platform/database/migrate.ts';

export interface TestDatabase extends Database {
  connection: EmbeddedServer['connection'];
}

/** A real, migrated database of its own for a test file: a clone of a template that is made once a run. */
export async function testDatabase(options: { maxConnections?: number } = {}): Promise<TestDatabase> {
  const server = await startThrowaway();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server.connection, async (client) => {
    const template = await ensureTemplate(client, server.connection);
    await client.query(`create database ${name} template ${template}`);
  });
  const connection = { ...server.connection, database: name };
  const database = openDatabase({ connection, maxConnections: options.maxConnections ?? 10, log: () => {} });
  return {
    ...database,
    connection,
    async close() {
      await database.close();
      await administer(server.connection, (client) => client.query(`drop database if exists ${name} with (force)`));
      await server.stop();
    },
  };
}

type Connection = TestDatabase['connection'];

async function administer<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const MAKE_TEMPLATE_LOCK = 7_201_001;

async function ensureTemplate(client: pg.Client, connection: Connection): Promise<string> {
  const template = `template_${migrationsHash()}`;
  await client.query('select pg_advisory_lock($1)', [MAKE_TEMPLATE_LOCK]);
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) await makeTemplate(client, connection, template);
    return template;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MAKE_TEMPLATE_LOCK]);
  }
}

async function makeTemplate(client: pg.Client, connection: Connection, template: string): Promise<void> {
  const unfinished = `${template}_new`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished} template template0`);
  await migrate({ ...connection, database: unfinished });
  await client.query(`alter database ${unfinished} rename to ${template}`);
}

function migrationsHash(): string {
  const folder = new URL('../../src/platform/database/migrations/', import.meta.url);
  const hash = createHash('sha256');
  const files = [...readdirSync(folder).sort(), '../indexes.ts'];
  for (const file of files) hash.update(readFileSync(new URL(file, folder)));
  return hash.digest('hex').slice(0, 12);
}
