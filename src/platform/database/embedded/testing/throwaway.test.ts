import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import pg from 'pg';
import { until } from '../../../../../test/support/until.ts';
import { NOT_LINUX } from './folders.ts';
import { startThrowaway } from './throwaway.ts';

/** A run of its own: the environment that marks a file of our runner is taken away. */
const RUN = `
  const { startThrowaway } = await import(process.argv[1]);
  const server = await startThrowaway();
  console.log(server.connection.host);
  setInterval(() => {}, 1000);
`;

const folderOfRun = (pid: number | undefined): string | undefined =>
  fs.readdirSync(os.tmpdir()).find((name) => new RegExp(`^letterpress-throwaway-\\d+-${pid}-\\d+$`).test(name));

test('all users in one run share one server, which does not wait for the disk', async () => {
  const [first, second] = await Promise.all([startThrowaway(), startThrowaway()]);
  assert.equal(first.connection.host, second.connection.host);
  await first.stop();
  const client = new pg.Client(second.connection);
  await client.connect();
  assert.deepEqual((await client.query('show fsync')).rows, [{ fsync: 'off' }]);
  await client.end();
  await second.stop();
});

test('when a run is killed, its server and its folder go', { skip: NOT_LINUX }, async (t) => {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const module = new URL('throwaway.ts', import.meta.url).href;
  const run = spawn(process.execPath, ['--input-type=module', '--eval', RUN, module], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => run.kill('SIGKILL'));
  const [socketFolder] = await once(run.stdout!.setEncoding('utf8'), 'data');
  const name = folderOfRun(run.pid);
  assert.ok(name !== undefined && fs.existsSync(path.join(os.tmpdir(), name, 'postgres', 'postmaster.pid')));
  run.kill('SIGKILL');
  await until(() => folderOfRun(run.pid) === undefined);
  assert.equal(fs.existsSync(String(socketFolder).trim()), false);
});
