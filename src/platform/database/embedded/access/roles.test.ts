import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PROGRAM_ROLE, SUPERUSER } from '../cluster.ts';
import { type EmbeddedServer, startEmbedded } from '../start.ts';
import { temporaryFolder } from '../testing/folders.ts';

type Connection = EmbeddedServer['connection'];

const root = temporaryFolder();
const dataDir = path.join(root, 'data');
const secretFile = path.join(dataDir, 'postgres.secret');
const accessFile = path.join(dataDir, 'postgres', 'pg_hba.conf');
after(() => fs.rmSync(root, { recursive: true, force: true }));

async function query(connection: Connection, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

const secret = () => JSON.parse(fs.readFileSync(secretFile, 'utf8')) as { superuser: string };

const asSuperuser = (connection: Connection): Connection => ({
  ...connection,
  user: SUPERUSER,
  password: secret().superuser,
});

/** How version 0.1 left a folder: everything is the superuser's, who is let in without a password. */
async function makeOld(server: EmbeddedServer): Promise<void> {
  fs.writeFileSync(accessFile, 'local all all trust\n');
  await query(
    asSuperuser(server.connection),
    "create type mood as enum ('good')",
    'create table if not exists notes (id int generated always as identity primary key, mood mood, text text)',
    'create sequence loose',
    "create function answer() returns int language sql as 'select 42'",
    'create view texts as select text from notes',
    "insert into notes (mood, text) values ('good', 'kept')",
    `alter database ${server.connection.database} owner to ${SUPERUSER}`,
    `alter role ${PROGRAM_ROLE} rename to of_a_newer_version`,
    `alter role ${SUPERUSER} password null`,
    'select pg_reload_conf()',
  );
  fs.rmSync(secretFile);
  const isOpen = () =>
    query({ ...server.connection, user: SUPERUSER }, 'select 1').then(
      () => true,
      () => false,
    );
  while (!(await isOpen())) await sleep(10);
}

async function assertHandedOver(connection: Connection): Promise<void> {
  assert.deepEqual(
    await query(
      connection,
      "insert into notes (mood, text) values ('good', 'new')",
      'alter table notes add column more text',
      "alter type mood add value 'better'",
      "create or replace function answer() returns int language sql as 'select 43'",
      "select nextval('loose')::int as loose, answer(), (select count(*)::int from texts) as texts",
    ),
    [{ loose: 1, answer: 43, texts: 2 }],
  );
  await assertClosed(connection);
}

async function assertClosed(connection: Connection): Promise<void> {
  for (const user of [SUPERUSER, PROGRAM_ROLE]) {
    for (const password of ['wrong', connection.password.toLowerCase()]) {
      await assert.rejects(query({ ...connection, user, password }, 'select 1'), { code: '28P01' }, user);
    }
  }
  await assert.rejects(query({ ...connection, user: 'postgres' }, 'select 1'), { code: '28000' });
}

describe('the program', () => {
  let server: EmbeddedServer;
  before(async () => {
    server = await startEmbedded({ dataDir });
  });
  after(() => server.stop());

  const REFUSED: Record<string, string> = {
    'runs no programs by the server': "copy (select 1) to program 'true'",
    'reads no program by the server': "create temporary table seen (line text); copy seen from program 'id'",
    'reads no files of the server': "select pg_read_file('postmaster.pid')",
    'writes no files of the server': "copy (select 1) to '/tmp/letterpress-written-by-the-server'",
    'makes no roles': 'create role another superuser',
    'makes no databases': 'create database another',
    'does not raise itself': `alter role ${PROGRAM_ROLE} superuser`,
    'does not become the superuser': `set role ${SUPERUSER}`,
    'changes no settings of the server': "alter system set archive_command = 'true'",
  };
  for (const [what, statement] of Object.entries(REFUSED)) {
    test(what, () => assert.rejects(query(server.connection, statement), { code: '42501' }));
  }

  test('owns its database', async () => {
    await query(server.connection, 'create table made (n int)', 'drop table made');
  });

  test('has a password that only the owner of the data folder can read', () => {
    assert.equal(fs.statSync(secretFile).mode & 0o777, 0o600);
    assert.equal(fs.statSync(secretFile).uid, fs.statSync(dataDir).uid);
  });

  test('and the superuser are let in by their passwords alone', () => assertClosed(server.connection));
});

test('a folder of an earlier version is brought to it by the next start', async () => {
  const first = await startEmbedded({ dataDir });
  await makeOld(first);
  await first.stop();
  const next = await startEmbedded({ dataDir });
  await assertHandedOver(next.connection);
  await next.stop();
});

test('so is one whose server still runs', async () => {
  const first = await startEmbedded({ dataDir });
  await query(
    first.connection,
    'drop view texts',
    'drop table notes',
    'drop function answer()',
    'drop sequence loose',
    'drop type mood',
  );
  await query(asSuperuser(first.connection), 'drop role of_a_newer_version');
  await makeOld(first);
  const next = await startEmbedded({ dataDir });
  await assertHandedOver(next.connection);
  await next.stop();
  await first.stop();
});

test('passwords that are gone are made anew once the server has stopped, and asked for while it runs', async () => {
  const server = await startEmbedded({ dataDir });
  const before = secret();
  fs.rmSync(secretFile);
  await assert.rejects(startEmbedded({ dataDir }), /does not accept the password in its postgres\.secret/);
  await server.stop();
  const next = await startEmbedded({ dataDir });
  assert.notEqual(secret().superuser, before.superuser);
  await assertClosed(next.connection);
  await next.stop();
});
