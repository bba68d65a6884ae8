import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import pg from 'pg';
import { launch } from '../launch.ts';
import { readPidFile } from '../postmaster.ts';
import {
  type Account,
  NOT_ROOT,
  namespaceForbidden,
  nobody,
  nobodyCannotRun,
  runningAs,
  temporaryFolder,
} from '../testing/folders.ts';
import { ServerUser } from '../testing/server-user.ts';
import type { Fallbacks } from './placement.ts';

const root = temporaryFolder();
const stateDir = path.join(root, 'var-lib');
after(() => fs.rmSync(root, { recursive: true, force: true }));

const { uid: nobodyUid, gid: nobodyGid } = (nobody ?? { uid: -1, gid: -1 }) as Account;

/** Starts, looks and stops twice: what the first start chose must hold for the second, whatever is possible then. */
async function startTwice(dataDir: string, first: Fallbacks, second: Fallbacks, clusterDir: () => string) {
  const seen: { uid: number; answer: unknown }[] = [];
  for (const fallbacks of [first, second]) {
    const flavour = { initdbArguments: ['--no-sync'], programRights: '', settings: { fsync: 'off' }, fallbacks };
    const server = await launch({ dataDir }, flavour);
    const client = new pg.Client(server.connection);
    await client.connect();
    await client.query('create table if not exists seen (n int)');
    const { rowCount } = await client.query('select from seen');
    await client.query('insert into seen values (1)');
    await client.end();
    seen.push({ uid: runningAs(readPidFile(clusterDir())!.pid).uid, answer: rowCount });
    await server.stop();
  }
  return seen;
}

const everything: Fallbacks = { accounts: ['nobody'], namespace: true, stateDir };
const accountsOnly: Fallbacks = { accounts: ['nobody'], namespace: false, stateDir };
const namespaceOnly: Fallbacks = { accounts: [], namespace: true, stateDir };

function privateFolder(name: string, owner: { uid: number; gid: number }): string {
  const folder = path.join(root, name);
  fs.mkdirSync(folder, { mode: 0o700 });
  fs.chownSync(folder, owner.uid, owner.gid);
  return folder;
}

test('as root, an account that can reach the folder runs the server, and goes on doing so', {
  skip: NOT_ROOT,
}, async () => {
  const dataDir = path.join(root, 'open');
  const seen = await startTwice(dataDir, everything, namespaceOnly, () => path.join(dataDir, 'postgres'));
  assert.deepEqual(seen, [
    { uid: nobodyUid, answer: 0 },
    { uid: nobodyUid, answer: 1 },
  ]);
});

test('as root in a private folder, a user namespace is used, and goes on being used', {
  skip: namespaceForbidden(),
}, async () => {
  const dataDir = path.join(privateFolder('root-home', { uid: 0, gid: 0 }), 'data');
  const seen = await startTwice(dataDir, everything, everything, () => path.join(dataDir, 'postgres'));
  assert.deepEqual(seen, [
    { uid: 0, answer: 0 },
    { uid: 0, answer: 1 },
  ]);
});

test('as root in a private folder without namespaces, the cluster lives where the account can reach it', {
  skip: NOT_ROOT,
}, async () => {
  const dataDir = path.join(privateFolder('closed-home', { uid: 0, gid: 0 }), 'data');
  const movedTo = () =>
    (JSON.parse(fs.readFileSync(path.join(dataDir, 'postgres.json'), 'utf8')) as { movedTo: string }).movedTo;
  const seen = await startTwice(dataDir, accountsOnly, everything, movedTo);
  assert.deepEqual(seen, [
    { uid: nobodyUid, answer: 0 },
    { uid: nobodyUid, answer: 1 },
  ]);
  assert.match(path.relative(stateDir, movedTo()), /^letterpress-[0-9a-f]{16}\/postgres-[0-9a-f]{8}$/);
});

test("as root under another user's private home, that user runs the server, and can start it too", {
  skip: nobodyCannotRun(),
}, async () => {
  const home = privateFolder('nobody-home', { uid: nobodyUid, gid: nobodyGid });
  const dataDir = path.join(home, 'data');
  fs.mkdirSync(dataDir, { mode: 0o700 });
  fs.chownSync(dataDir, nobodyUid, nobodyGid);
  const fallbacks: Fallbacks = { accounts: [], namespace: false, stateDir };
  const [seen] = await startTwice(dataDir, fallbacks, fallbacks, () => path.join(dataDir, 'postgres'));
  assert.equal(seen?.uid, nobodyUid);
  const owner = new ServerUser(dataDir, { uid: nobodyUid, gid: nobodyGid });
  await owner.said('ready');
  await owner.stop();
});

test('an ordinary user runs the server as itself, under a private home too', { skip: nobodyCannotRun() }, async () => {
  const home = privateFolder('private-home', { uid: nobodyUid, gid: nobodyGid });
  const user = new ServerUser(path.join(home, 'data'), { uid: nobodyUid, gid: nobodyGid });
  assert.equal(runningAs(await user.serverPid()).uid, nobodyUid);
  await user.stop();
});

test('root does not believe a choice that somebody else wrote', { skip: NOT_ROOT }, async () => {
  const dataDir = path.join(root, 'forged');
  fs.mkdirSync(dataDir, { mode: 0o755 });
  const forged = path.join(dataDir, 'postgres.json');
  const elsewhere = path.join(root, 'elsewhere');
  fs.writeFileSync(forged, JSON.stringify({ runAs: { kind: 'namespace' }, movedTo: elsewhere }));
  fs.chownSync(forged, nobodyUid, nobodyGid);
  const seen = await startTwice(dataDir, accountsOnly, accountsOnly, () => path.join(dataDir, 'postgres'));
  assert.equal(seen[0]?.uid, nobodyUid);
  assert.equal(fs.existsSync(elsewhere), false);
});

test('without any account and without namespaces root is told what to do', { skip: NOT_ROOT }, async () => {
  const dataDir = path.join(privateFolder('nothing', { uid: 0, gid: 0 }), 'data');
  const flavour = {
    initdbArguments: [],
    programRights: '',
    settings: {},
    fallbacks: { accounts: [], namespace: false, stateDir },
  };
  await assert.rejects(
    launch({ dataDir }, flavour),
    /PostgreSQL refuses to run as root, .* Run this program as an ordinary user, create an account named postgres, or set DATABASE_URL\./,
  );
});
