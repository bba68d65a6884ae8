import assert from 'node:assert/strict';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { readConfig } from '../../src/config.ts';
import { openEngines } from '../../src/wire.ts';
import { auditCredits } from '../chaos/audit-credits.ts';
import { call } from '../support/call.ts';
import { freePort } from '../support/free-port.ts';
import {
  json,
  letterpress,
  type Running,
  refusal,
  running,
  type Settings,
  temporaryFolder,
} from '../support/letterpress.ts';
import { until } from '../support/until.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let settings: Settings;
let server: Running | null = null;
let key: string;
let backup: string;

before(async () => {
  folder = await temporaryFolder();
  backup = `${folder.path}/backup`;
  settings = { DATA_DIR: `${folder.path}/data`, PORT: String(await freePort()), WORKERS: '1', DEMO: 'on' };
  // Its demo makes a resume and a letter.
  server = await running('start', settings);
  key = /^ *API key +(\S+)$/m.exec(server.said())![1]!;
});
after(async () => {
  await server?.stop();
  await folder.remove();
});

test('a backup while the service runs holds one moment: what is made meanwhile does not tear it', async () => {
  const online = `${folder.path}/online`;
  const making = json(['backup', '--to', online], settings);
  const body = { title: 'Meanwhile', job_description: 'An analyst who knows SQL.' };
  assert.equal((await call(url('/v1/resume/create'), { key, body })).status, 202);
  assert.equal((await making).missing, 0);
  assert.deepEqual(
    (await readdir(settings.DATA_DIR!)).filter((name) => name.startsWith('postgres.backup')),
    [],
  );
  const elsewhere = { ...settings, DATA_DIR: `${folder.path}/online-restored` };
  const { documents, missing, damaged } = await json(['restore', '--from', online], elsewhere);
  assert.deepEqual([documents >= 2, missing, damaged], [true, 0, 0]);
  await until(async () => (await readAll()).every(({ status }) => status === 'SUCCESS'));
  assert.equal((await readAll()).length, 3);
});

test('what was backed up comes back whole after the folder is gone: documents, links and credits', async () => {
  const before = await links(await readAll());
  await server!.stop();
  server = null;
  const made = await json(['backup', '--to', backup], settings);
  assert.deepEqual(made, { backup, documents: 3, missing: 0, damaged: 0, findings: [] });
  await rm(settings.DATA_DIR!, { recursive: true });
  const restored = await json(['restore', '--from', backup], settings);
  assert.deepEqual(
    { ...restored, madeAt: null },
    { restored: settings.DATA_DIR, madeAt: null, documents: 3, missing: 0, damaged: 0, findings: [] },
  );
  server = await running('serve', settings);
  const documents = await readAll();
  assert.deepEqual(
    documents.map(({ status }) => status),
    ['SUCCESS', 'SUCCESS', 'SUCCESS'],
  );
  for (const link of [...before, ...(await links(documents))]) {
    const pdf = await call(link);
    assert.equal(pdf.status, 200);
    assert.equal(pdf.bytes.subarray(0, 5).toString(), '%PDF-');
  }
});

const url = (place: string) => `http://127.0.0.1:${settings.PORT}${place}`;

interface Row {
  id: string;
  kind: string;
  status: string;
}

async function links(documents: Row[]): Promise<string[]> {
  const answers = documents.map(({ id, kind }) => call(url(`/v1/${kind.replace('_', '-')}/${id}`), { key }));
  return (await Promise.all(answers)).map(({ json: answer }) => {
    const { pathname, search } = new URL(answer.data.pdf_url);
    return url(pathname + search);
  });
}

/** And the sums of the ledger, grant by grant and account by account. */
async function readAll(): Promise<Row[]> {
  const engines = await openEngines(readConfig(settings), { log: () => {} });
  try {
    const { rows } = await engines.database.pool.query('select * from documents order by created_at');
    assert.deepEqual(await auditCredits(engines, rows), []);
    return rows;
  } finally {
    await engines.close();
  }
}

test('a restore is refused into a folder that is not empty, and from one that is no whole backup', async () => {
  assert.match(await refusal(['restore', '--from', backup], settings), /is not empty/);
  const elsewhere = { ...settings, DATA_DIR: `${folder.path}/elsewhere` };
  assert.match(await refusal(['restore', '--from', folder.path], elsewhere), /no backup of Letterpress/);
});

test('a backup that lacks a page says so when it is restored, and ends with 1', async () => {
  const files = await readdir(path.join(backup, 'files'), { recursive: true });
  await writeFile(path.join(backup, 'files', files.find((file) => file.endsWith('.pdf'))!), 'cut');
  const elsewhere = { ...settings, DATA_DIR: `${folder.path}/elsewhere` };
  const { code, stdout } = await letterpress(['restore', '--from', backup, '--json'], elsewhere);
  assert.equal(code, 1);
  assert.equal(JSON.parse(stdout).damaged, 1);
});

test('with a database elsewhere the commands say what to use instead', async () => {
  const elsewhere = { DATABASE_URL: 'postgresql://a@127.0.0.1/a', SIGNING_SECRET: 's'.repeat(40) };
  assert.match(await refusal(['backup', '--to', backup], elsewhere), /pg_dump/);
});
