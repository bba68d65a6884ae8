import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { call } from '../support/call.ts';
import { freePort } from '../support/free-port.ts';
import {
  json,
  letterpress,
  type Running,
  refusal,
  running,
  SAMPLE_PROFILE,
  type Settings,
  temporaryFolder,
} from '../support/letterpress.ts';

const DEMO_ACCOUNT = 'demo@example.com';
const POLL_MS = 1_000;
const MAX_POLLS = 15;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let dataDir: string;
let port: number;
let settings: Settings;
/** The one that runs at the moment; each test leaves to the next what it has started or stopped. */
let server: Running | null = null;
let second: Running | null = null;
let demoKey: string;
/** Made just before the server is told to stop. */
let lastDocument: string;

before(async () => {
  folder = await temporaryFolder();
  dataDir = `${folder.path}/data`;
  port = await freePort();
  settings = { DATA_DIR: dataDir, PORT: String(port), DEMO: 'on' };
});
after(async () => {
  await second?.stop();
  await server?.stop();
  await folder.remove();
});

const line = (said: string, label: string) => new RegExp(`^ *${label} +(\\S+)$`, 'm').exec(said)?.[1] ?? '';
const url = (path: string) => `http://127.0.0.1:${port}${path}`;

test('the first start on an empty folder says what it does and prints addresses, a key and a password', async () => {
  server = await running('start', settings);
  const said = server.said();
  for (const address of ['dashboard', 'docs', 'v1', 'v1/mcp', 'openapi.json']) {
    assert.match(said, new RegExp(` http://localhost:${port}/${address}$`, 'm'));
  }
  assert.equal(line(said, 'Demo account'), DEMO_ACCOUNT);
  assert.match(line(said, 'Password'), /^\S{12,}$/);
  demoKey = line(said, 'API key');
  assert.match(demoKey, /^lp_[0-9A-Za-z]{36}$/);
});

test('the demo leaves two finished PDFs where it says', async () => {
  const said = server!.said();
  for (const label of ['Resume', 'Cover letter']) {
    const file = line(said, label);
    assert.ok(file.startsWith(`${dataDir}/`), file);
    assert.equal((await readFile(file)).subarray(0, 5).toString(), '%PDF-');
  }
});

function withoutCurl(): string | false {
  try {
    execFileSync('curl', ['--version'], { stdio: 'ignore' });
    return false;
  } catch {
    return 'curl is not installed, and the command that the start prints is one of it';
  }
}

test('the printed curl command works as it stands', { skip: withoutCurl() }, async () => {
  const command = /^ +curl (?:.*\\\n)*.*$/m.exec(server!.said())![0];
  const { stdout } = await promisify(execFile)('sh', ['-c', command], {
    env: { PATH: process.env.PATH, NO_PROXY: '*' },
  });
  const answer = JSON.parse(stdout);
  assert.equal(answer.message, 'Resume creation job has been successfully registered.');
});

test('a taken port is one message that says what to do, and the folder stays usable', async () => {
  const other = { DATA_DIR: `${folder.path}/other`, PORT: String(port) };
  const [taken, sameFolder] = await Promise.all([refusal(['start'], other), refusal(['serve'], settings)]);
  for (const message of [taken, sameFolder]) {
    assert.match(message, new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is taken\\. .*PORT`));
    assert.equal(message.trim().split('\n').length, 1);
  }
});

test('SIGTERM lets what is under way end, and the program exits 0', async () => {
  const body = { title: 'The last one', job_description: 'Contoso needs an analyst who knows SQL.' };
  const created = await call(url('/v1/resume/create'), { key: demoKey, body });
  assert.equal(created.status, 202);
  lastDocument = created.json.data.id;
  assert.deepEqual(await server!.stop('SIGTERM'), { code: 0, signal: null });
  assert.match(server!.said(), /Received SIGTERM.*\n.*Stopped\.\n$/s);
  server = null;
  await assert.rejects(call(url('/healthz')), /ECONNREFUSED/);
});

let laterKey: string;

test('commands work without a server, and leave no database running', async () => {
  const made = await json(['key', 'create', '--account', DEMO_ACCOUNT, '--name', 'later'], settings);
  laterKey = made.key;
  const imported = await json(['profile', 'import', '--account', DEMO_ACCOUNT, '--file', SAMPLE_PROFILE], settings);
  assert.deepEqual(imported, { status: 'complete', reason: null });
  assert.ok(Object.keys(await json(['migrate'], settings)).length > 0);
  const files = await readdir(dataDir, { recursive: true });
  assert.deepEqual(
    files.filter((file) => file.endsWith('postmaster.pid')),
    [],
  );
});

test('a second start reuses the folder: no second demo, and every key and document is still there', async () => {
  server = await running('start', settings);
  assert.doesNotMatch(server.said(), /demo/i);
  assert.equal((await call(url(`/v1/resume/${lastDocument}`), { key: demoKey })).status, 200);
  assert.equal(await finalStatus(), 'SUCCESS');
});

async function finalStatus(): Promise<string> {
  for (let poll = 0; poll < MAX_POLLS; poll++) {
    const { status } = (await call(url(`/v1/resume/${lastDocument}`), { key: laterKey })).json.data;
    if (['SUCCESS', 'FAILED'].includes(status)) return status;
    await sleep(POLL_MS);
  }
  return 'unfinished';
}

test('a second server says that limits hold for each by itself', async () => {
  assert.doesNotMatch(server!.said(), /servers run/);
  second = await running('serve', { ...settings, PORT: String(await freePort()) });
  assert.match(second.said(), /^Warning: 2 servers run on this database.*2 times the limits/m);
});

test('doctor finds everything in order, a trial PDF of each kind included, and warns of the second server', async () => {
  const checks: { check: string; ok: boolean; detail: string }[] = await json(['doctor'], settings);
  assert.deepEqual(
    checks.filter(({ ok }) => !ok),
    [],
  );
  const detailOf = (wanted: string) => checks.find(({ check }) => check === wanted)!.detail;
  for (const kind of ['trial resume', 'trial cover letter']) assert.match(detailOf(kind), /^(1 page|2 pages), \d+ kB/);
  assert.match(detailOf('sandbox'), /^Node's gates for files, network/);
  assert.match(detailOf('servers'), /^warning: 2 servers run on this database/);
  assert.deepEqual(await second!.stop('SIGTERM'), { code: 0, signal: null });
});

test('SIGINT stops it as well, and it exits 0', async () => {
  const ended = await server!.stop('SIGINT');
  server = null;
  assert.deepEqual(ended, { code: 0, signal: null });
});

/** Progress may stand on stdout before it; what failed and what to do is one line on stderr. */
async function refusedFolder(unusable: string): Promise<void> {
  const { code, stderr } = await letterpress(['start'], { ...settings, DATA_DIR: unusable });
  assert.equal(code, 1);
  assert.ok(stderr.startsWith(`The data folder ${unusable} cannot be `), stderr);
  assert.match(stderr, /set DATA_DIR to another/);
  assert.equal(stderr.trim().split('\n').length, 1);
}

test('a data folder that cannot be made is one message that says what to do', async () => {
  const file = `${folder.path}/a-file`;
  await writeFile(file, '');
  await Promise.all([refusedFolder(file), refusedFolder(`${file}/data`)]);
});

const isRoot = process.getuid?.() === 0;

test('a data folder without the right to write is one message that says what to do', {
  skip: isRoot && 'root may write everywhere: run the tests as an ordinary user to see this one',
}, async () => {
  const readOnly = `${folder.path}/read-only`;
  await mkdir(readOnly);
  await chmod(readOnly, 0o500);
  await refusedFolder(readOnly);
});
