import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../support/call.ts';
import { freePort } from '../support/free-port.ts';
import {
  json,
  type Running,
  refusal,
  running,
  SAMPLE_PROFILE,
  type Settings,
  temporaryFolder,
} from '../support/letterpress.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const RESUME = { title: 'Analyst', job_description: 'Contoso needs an analyst who knows SQL.' };
const MAYA = 'maya@example.com';
const POLL_MS = 3_000;
const MAX_POLLS = 5;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let settings: Settings;
let baseUrl: string;
let server: Running;
let key: string;

// A server without workers, so that a job waits until a test says otherwise.
before(async () => {
  folder = await temporaryFolder();
  const port = await freePort();
  baseUrl = `http://127.0.0.1:${port}`;
  settings = { DATA_DIR: `${folder.path}/data`, PORT: String(port), BASE_URL: baseUrl };
  server = await running('serve', settings);
});
after(async () => {
  await server?.stop();
  await folder.remove();
});

const letterpress = (...words: string[]) => json(words, settings);
const status = (id: string, withKey = key) => call(`${baseUrl}/v1/resume/${id}`, { key: withKey });
const create = async () => (await call(`${baseUrl}/v1/resume/create`, { key, body: RESUME })).json.data.id as string;

test('account create answers id, email and plan, and refuses a second account of the same address', async () => {
  const account = await letterpress(
    'account',
    'create',
    '--email',
    'Maya@Example.com',
    '--password',
    'a long password',
  );
  assert.deepEqual(Object.keys(account), ['id', 'email', 'plan']);
  assert.match(account.id, UUID);
  assert.deepEqual([account.email, account.plan], [MAYA, 'free']);
  const [again, accounts] = await Promise.all([
    refusal(['account', 'create', '--email', MAYA, '--json'], settings),
    letterpress('account', 'list'),
  ]);
  assert.match(again, /There is an account for maya@example\.com already/);
  assert.deepEqual(
    accounts.map(({ email }: { email: string }) => email),
    [MAYA],
  );
});

test('profile import answers status and reason, a failed one too, and profile status repeats the last', async () => {
  const notAResume = new URL('../../package.json', import.meta.url).pathname;
  const failed = await letterpress('profile', 'import', '--account', MAYA, '--file', notAResume);
  assert.deepEqual(Object.keys(failed), ['status', 'reason']);
  assert.equal(failed.status, 'failed');
  assert.match(failed.reason, /JSON Resume/);
  const complete = await letterpress('profile', 'import', '--account', MAYA, '--file', SAMPLE_PROFILE);
  assert.deepEqual(complete, { status: 'complete', reason: null });
  assert.deepEqual(await letterpress('profile', 'status', '--account', MAYA), { status: 'complete', reason: null });
});

test('a key works at the running server at once and stops at once when it is revoked', async () => {
  const made = await letterpress('key', 'create', '--account', MAYA, '--name', 'short-lived');
  assert.deepEqual(Object.keys(made), ['id', 'key', 'name', 'expires_at']);
  assert.match(made.key, /^lp_[0-9A-Za-z]{36}$/);
  assert.deepEqual([made.name, made.expires_at], ['short-lived', null]);
  assert.equal((await status(UNKNOWN_ID, made.key)).status, 404);
  const revoked = await letterpress('key', 'revoke', '--id', made.id);
  assert.equal(revoked.id, made.id);
  assert.equal((await status(UNKNOWN_ID, made.key)).status, 401);
});

test('key create keeps an expiry, and key list never shows a key', async () => {
  const expiry = ['--expires-at', '2099-01-01T00:00:00Z'];
  const made = await letterpress('key', 'create', '--account', MAYA, '--name', 'kept', ...expiry);
  assert.equal(made.expires_at, '2099-01-01T00:00:00.000Z');
  key = made.key;
  const keys = await letterpress('key', 'list', '--account', MAYA);
  assert.deepEqual(
    keys.map(({ name, revoked_at }: { name: string; revoked_at: string | null }) => [name, revoked_at !== null]),
    [
      ['short-lived', true],
      ['kept', false],
    ],
  );
  assert.ok(!JSON.stringify(keys).includes(key));
});

test('a key is renamed, and one that is read-only may not create', async () => {
  const made = await letterpress('key', 'create', '--account', MAYA, '--name', 'watcher', '--read-only');
  assert.equal(made.read_only, true);
  const renamed = await letterpress('key', 'rename', '--id', made.id, '--name', 'dashboard of the team');
  assert.deepEqual([renamed.name, renamed.read_only], ['dashboard of the team', true]);
  assert.equal((await status(UNKNOWN_ID, made.key)).status, 404);
  await letterpress('key', 'revoke', '--id', made.id);
});

test('credits show answers included, purchased and total; a pack is purchased, and the ledger lists it', async () => {
  await letterpress('credits', 'grant', '--account', MAYA, '--amount', '40');
  const [balance, ledger] = await Promise.all([
    letterpress('credits', 'show', '--account', MAYA),
    letterpress('credits', 'ledger', '--account', MAYA),
  ]);
  assert.deepEqual(balance, { included: 25, purchased: 40, total: 65 });
  assert.deepEqual(
    ledger.map(({ delta }: { delta: number }) => delta),
    [25, 40],
  );
});

test('job fail ends a waiting document as FAILED and gives the credits back', async () => {
  const id = await create();
  const [job] = await letterpress('job', 'list');
  assert.deepEqual([job.subject, job.state], [id, 'waiting']);
  await letterpress('job', 'fail', '--id', job.id);
  assert.equal((await status(id)).json.data.status, 'FAILED');
  const [balance, ledger, jobs] = await Promise.all([
    letterpress('credits', 'show', '--account', MAYA),
    letterpress('credits', 'ledger', '--account', MAYA),
    letterpress('job', 'list'),
  ]);
  assert.deepEqual(balance, { included: 25, purchased: 40, total: 65 });
  assert.deepEqual(
    ledger.map(({ delta }: { delta: number }) => delta),
    [25, 40, -5, 5],
  );
  assert.deepEqual(jobs, []);
});

test('job retry makes a waiting job due, and a worker beside the server finishes it once the queue is resumed', async () => {
  const id = await create();
  assert.equal((await letterpress('job', 'retry', '--id', id)).id, id);
  const { pausedSince } = await letterpress('queue', 'pause');
  assert.ok(Math.abs(Date.parse(pausedSince) - Date.now()) < 60_000);
  assert.deepEqual(await letterpress('queue', 'pause'), { pausedSince });
  const worker = await running('worker', settings);
  try {
    await sleep(POLL_MS);
    assert.equal((await letterpress('job', 'list'))[0].state, 'waiting');
    assert.deepEqual(await letterpress('queue', 'resume'), { pausedSince: null });
    assert.equal(await finalStatus(id), 'SUCCESS');
  } finally {
    assert.deepEqual(await worker.stop(), { code: 0, signal: null });
  }
});

async function finalStatus(id: string): Promise<string> {
  for (let poll = 0; poll < MAX_POLLS; poll++) {
    const { data } = (await status(id)).json;
    if (['SUCCESS', 'FAILED'].includes(data.status)) return data.status;
    // A free key has 10 requests a minute.
    await sleep(POLL_MS);
  }
  return 'unfinished';
}

test('document link answers a signed link that works for as long as asked', async () => {
  const documents = await letterpress('document', 'list', '--account', MAYA);
  assert.deepEqual(
    documents.map((document: { status: string }) => document.status),
    ['SUCCESS', 'FAILED'],
  );
  const { id } = documents[0];
  const askedAt = Date.now();
  const [link, shortLink] = await Promise.all([
    letterpress('document', 'link', '--id', id),
    letterpress('document', 'link', '--id', id, '--ttl', '120'),
  ]);
  assert.deepEqual(Object.keys(link), ['pdf_url', 'pdf_url_expires_at']);
  const minutes = (expires: string) => Math.round((Date.parse(expires) - askedAt) / 60_000);
  assert.equal(minutes(link.pdf_url_expires_at), 60);
  assert.equal(minutes(shortLink.pdf_url_expires_at), 2);
  const pdf = await call(link.pdf_url);
  assert.deepEqual([pdf.status, pdf.headers['content-type']], [200, 'application/pdf']);
  assert.equal(pdf.bytes.subarray(0, 5).toString(), '%PDF-');
});

test('account list and job list page, and say what is wrong with a page', async () => {
  const [first, behind, noJob, badLimit] = await Promise.all([
    letterpress('account', 'list', '--limit', '1'),
    letterpress('account', 'list', '--after', MAYA),
    refusal(['job', 'list', '--after', UNKNOWN_ID, '--json'], settings),
    refusal(['job', 'list', '--limit', '0', '--json'], settings),
  ]);
  assert.deepEqual([first.length, first[0].email], [1, MAYA]);
  assert.ok(behind.every(({ email }: { email: string }) => email !== MAYA));
  assert.match(noJob, /has ended\. Begin again without --after/);
  assert.match(badLimit, /--limit must be from 1 to 10000/);
});

test('account plan --since shows a period that has rolled: its 1,000 replace what was left', async () => {
  const plan = (since: string) =>
    letterpress('account', 'plan', '--account', MAYA, '--plan', 'pro', ...['--since', since]);
  const changed = await plan('2024-01-31T00:00:00Z');
  assert.deepEqual([changed.email, changed.plan], [MAYA, 'pro']);
  await create();
  // Another anchor is another period: the 995 that were left of the old one end, and 1,000 begin.
  await plan('2024-01-15T00:00:00Z');
  const [balance, ledger] = await Promise.all([
    letterpress('credits', 'show', '--account', MAYA),
    letterpress('credits', 'ledger', '--account', MAYA),
  ]);
  assert.deepEqual(balance, { included: 1000, purchased: 40, total: 1040 });
  const lastFour = ledger.slice(-4).map(({ delta }: { delta: number }) => delta);
  assert.deepEqual(lastFour, [1000, -5, -995, 1000]);
});

test('a suspended account stops at once, and a deleted one is gone', async () => {
  await letterpress('account', 'suspend', '--account', MAYA);
  assert.equal((await status(UNKNOWN_ID)).status, 401);
  await letterpress('account', 'delete', '--account', MAYA);
  assert.match(await refusal(['credits', 'show', '--account', MAYA, '--json'], settings), /no account maya@example/);
});
