import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPlacement, SYSTEM_FALLBACKS } from './host/placement.ts';
import { commandAs } from './host/run-as.ts';
import { readPidFile } from './postmaster.ts';
import { type EmbeddedServer, startEmbedded } from './start.ts';
import { isAlive, NOT_LINUX, processesOf, runningAs, temporaryFolder } from './testing/folders.ts';
import { ServerUser } from './testing/server-user.ts';

const root = temporaryFolder();
const dataDir = path.join(root, 'data');
const clusterDir = path.join(dataDir, 'postgres');
after(() => fs.rmSync(root, { recursive: true, force: true }));

async function query(server: EmbeddedServer, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function killServer(postmaster: number): Promise<void> {
  const all = processesOf(postmaster);
  // The first to go may take others with it.
  for (const pid of all) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  while (all.some(isAlive)) await sleep(5);
}

test('two processes that start at the same instant on an empty folder both get the one server', async () => {
  const users = [new ServerUser(dataDir), new ServerUser(dataDir)];
  const [first, second] = await Promise.all(users.map((user) => user.said('ready')));
  assert.equal(first, second);
  await Promise.all(users.map((user) => user.stop()));
  assert.equal(readPidFile(clusterDir), undefined, 'the last to leave stopped the server');
});

test('a first start that was killed half way does not disturb the next', async () => {
  const otherDir = path.join(root, 'half');
  const entries = () => (fs.existsSync(otherDir) ? fs.readdirSync(otherDir) : []);
  const killed = new ServerUser(otherDir);
  while (!entries().some((name) => name.startsWith('postgres.new-'))) await sleep(5);
  await killed.kill();
  assert.ok(!entries().includes('postgres'), 'it was killed too late to show anything');
  const next = await startEmbedded({ dataDir: otherDir });
  assert.deepEqual(await query(next, 'select 1 as one'), [{ one: 1 }]);
  await next.stop();
});

test('what killed starts left half made is removed by a later start', async () => {
  fs.mkdirSync(path.join(dataDir, 'postgres.new-abandoned', 'base'), { recursive: true });
  const server = await startEmbedded({ dataDir });
  assert.equal(fs.existsSync(path.join(dataDir, 'postgres.new-abandoned')), false);
  await server.stop();
});

test('starts of one process on an empty folder wait for each other', async () => {
  const otherDir = path.join(root, 'twice');
  const servers = await Promise.all([startEmbedded({ dataDir: otherDir }), startEmbedded({ dataDir: otherDir })]);
  assert.equal(servers[0].connection.host, servers[1].connection.host);
  await Promise.all(servers.map((server) => server.stop()));
});

test('the server is durable, private, in UTC, and knows Unicode', async () => {
  const server = await startEmbedded({ dataDir });
  const [row] = await query(
    server,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
       current_setting('data_checksums') as checksums, current_setting('timezone') as timezone,
       current_setting('listen_addresses') as addresses, current_setting('server_encoding') as encoding,
       current_database() as database, lower('ÄŁΩ') as lower`,
  );
  assert.deepEqual(row, {
    fsync: 'on',
    commit: 'on',
    checksums: 'on',
    timezone: 'UTC',
    addresses: '',
    encoding: 'UTF8',
    database: 'letterpress',
    lower: 'äłω',
  });
  assert.equal(fs.statSync(server.connection.host).mode & 0o777, 0o700);
  await server.stop();
  assert.equal(fs.existsSync(server.connection.host), false);
});

test('what was written is there after a restart', async () => {
  const first = await startEmbedded({ dataDir });
  await query(first, 'create table lasting as select 41 + 1 as answer');
  await first.stop();
  const second = await startEmbedded({ dataDir });
  assert.deepEqual(await query(second, 'select answer from lasting'), [{ answer: 42 }]);
  await second.stop();
});

test('Ctrl-C does not reach the server: it is in a process group of its own', { skip: NOT_LINUX }, async () => {
  const user = new ServerUser(dataDir);
  const server = await user.serverPid();
  assert.equal(runningAs(server).group, server);
  await user.stop();
});

test('the server stays while anyone uses it, and leaves with the last', { skip: NOT_LINUX }, async () => {
  const first = new ServerUser(dataDir);
  const server = await first.serverPid();
  const second = new ServerUser(dataDir);
  assert.equal(await second.serverPid(), server);
  await first.stop();
  assert.equal(isAlive(server), true);
  await second.stop();
  assert.equal(isAlive(server), false);
});

test('a server whose user was killed is joined by the next start', { skip: NOT_LINUX }, async () => {
  const killed = new ServerUser(dataDir);
  const server = await killed.serverPid();
  await killed.kill();
  const next = new ServerUser(dataDir);
  assert.equal(await next.serverPid(), server);
  await next.stop();
  assert.equal(isAlive(server), false);
});

test('a start that meets the last one leaving gets a server that lasts', async () => {
  for (const delayMs of [0, 5, 15, 30]) {
    const leaving = await startEmbedded({ dataDir });
    const left = leaving.stop();
    await sleep(delayMs);
    const lost: string[] = [];
    const [coming] = await Promise.all([startEmbedded({ dataDir, onLost: (reason) => lost.push(reason) }), left]);
    assert.deepEqual(await query(coming, 'select 1 as one'), [{ one: 1 }]);
    assert.deepEqual(lost, []);
    await coming.stop();
  }
});

test('kill -9 of everything under load loses no acknowledged row', { skip: NOT_LINUX }, async () => {
  const acknowledged: number[] = [];
  for (let round = 0; round < 2; round++) {
    const user = new ServerUser(dataDir);
    const server = await user.serverPid();
    user.startInserting();
    await user.said('kept');
    await sleep(100);
    await Promise.all([user.kill(), killServer(server)]);
    acknowledged.push(...user.kept());
  }
  const server = await startEmbedded({ dataDir });
  const stored = new Set((await query(server, 'select n::int from kept')).map(({ n }) => n));
  assert.ok(acknowledged.length > 20, `only ${acknowledged.length} rows were written`);
  assert.deepEqual(
    acknowledged.filter((n) => !stored.has(n)),
    [],
  );
  await server.stop();
});

test('a stale pid that now belongs to another process of the same user is seen through', {
  skip: NOT_LINUX,
}, async () => {
  const user = new ServerUser(dataDir);
  const server = await user.serverPid();
  await Promise.all([user.kill(), killServer(server)]);
  const { runAs } = findPlacement(dataDir, () => assert.fail('the placement is kept'), SYSTEM_FALLBACKS);
  const command = commandAs(runAs, 'sleep', ['60']);
  const stranger = spawn(command.file, command.args, { ...command.options, stdio: 'ignore' });
  const pidFile = path.join(clusterDir, 'postmaster.pid');
  fs.writeFileSync(pidFile, fs.readFileSync(pidFile, 'utf8').replace(/^\d+/, String(stranger.pid)));
  const next = await startEmbedded({ dataDir });
  assert.equal(isAlive(stranger.pid!), true);
  await next.stop();
  stranger.kill('SIGKILL');
});

test('the loss of the server is reported once, and leaving it then is no error', { skip: NOT_LINUX }, async () => {
  const lost: string[] = [];
  const server = await startEmbedded({ dataDir, onLost: (reason) => lost.push(reason) });
  await killServer(readPidFile(clusterDir)!.pid);
  while (lost.length === 0) await sleep(5);
  await server.stop();
  assert.equal(lost.length, 1);
  assert.match(lost[0]!, /^The database server went away: .+ See .+postgres\.log\.$/);
});

test('one process may start the server of one folder several times', async () => {
  const servers = await Promise.all([startEmbedded({ dataDir }), startEmbedded({ dataDir })]);
  assert.equal(servers[0].connection.host, servers[1].connection.host);
  await servers[0].stop();
  assert.deepEqual(await query(servers[1], 'select 1 as one'), [{ one: 1 }]);
  await Promise.all([servers[1].stop(), servers[1].stop()]);
});
