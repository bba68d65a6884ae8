import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { commandLine, treeOf } from '../chaos/process-tree.ts';
import { call } from '../support/call.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import {
  type Running,
  refusal,
  running,
  SAMPLE_PROFILE,
  type Settings,
  temporaryFolder,
} from '../support/letterpress.ts';
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from '../support/otlp-receiver.ts';
import { until } from '../support/until.ts';

/** Stands in everything that the user of this test writes. */
const CANARY = 'zqcanary';
const EMAIL = `${CANARY}-mail@${CANARY}.example`;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let database: TestDatabase;
let settings: Settings;
let collector: OtlpReceiver;
let server: Running | null = null;
let worker: Running | null = null;
let metricsPort: number;
let workerPort: number;
let key: string;
let cookie: string;

before(async () => {
  folder = await temporaryFolder();
  database = await testDatabase();
  collector = await startOtlpReceiver();
  const { host, user, password, database: name, port } = database.connection;
  metricsPort = await freePort();
  workerPort = await freePort();
  settings = {
    DATA_DIR: `${folder.path}/data`,
    DATABASE_URL: `postgresql://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`,
    DATABASE_CONNECTIONS: '10',
    SIGNING_SECRET: 'a-secret-of-the-tests-that-is-long-enough',
    WORKERS: '1',
    PORT: String(await freePort()),
    METRICS_PORT: String(metricsPort),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-token=of%20the%20tests',
    OTEL_BSP_SCHEDULE_DELAY: '100',
    STOP_DELAY_SECONDS: '2',
    LOG_LEVEL: 'info',
  };
  server = await running('start', settings);
});
after(async () => {
  await worker?.stop();
  await server?.stop();
  await collector.close();
  await database.close();
  await folder.remove();
});

const url = (path: string) => `http://127.0.0.1:${settings.PORT}${path}`;
const ops = (path: string, port = metricsPort) => call(`http://127.0.0.1:${port}${path}`);

/** The value of the series whose name and labels begin like this. */
async function metric(begin: string): Promise<number | null> {
  const line = (await ops('/metrics')).text.split('\n').find((text) => text.startsWith(begin));
  return line === undefined ? null : Number(line.split(' ').at(-1));
}

function dashboard(path: string, options: { body?: unknown; bytes?: Uint8Array; method?: string } = {}) {
  const headers = {
    'x-letterpress-dashboard': '1',
    origin: `http://localhost:${settings.PORT}`,
    ...(cookie && { cookie }),
  };
  return call(url(`/dashboard/api${path}`), { method: 'POST', ...options, headers });
}

const letter = (title: string, more = {}) => ({
  title: `${CANARY}-title ${title}`,
  job_description: `${CANARY}-posting: Contoso needs an analyst who knows SQL.`,
  hiring_manager_name: `${CANARY}-manager`,
  ...more,
});

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
/** The caller has a trace; what it says beside its ids is text of its own. */
const OF_A_TRACE = {
  traceparent: `00-${TRACE_ID}-b7ad6b7169203331-01`,
  tracestate: `${CANARY}=1`,
  baggage: `user=${CANARY}`,
};

const create = (body: object, headers = {}) => call(url('/v1/cover-letter/create'), { key, body, headers });

test('an account signs up, imports a profile and makes a document', async () => {
  const signedUp = await dashboard('/sign-up', { body: { email: EMAIL, password: 'a long password 1' } });
  assert.equal(signedUp.status, 200, signedUp.text);
  cookie = signedUp.headers['set-cookie']!.map((line) => line.split(';')[0]).join('; ');
  assert.equal((await dashboard('/password/forgot', { body: { email: EMAIL } })).status, 200);
  key = (await dashboard('/keys', { body: { name: `${CANARY}-key` } })).json.key;
  const profile = JSON.parse(await readFile(SAMPLE_PROFILE, 'utf8'));
  profile.basics.name = `${CANARY} Name`;
  const bytes = Buffer.from(JSON.stringify(profile));
  const { id } = (await dashboard(`/profile/imports?name=${CANARY}-file.json`, { bytes })).json;
  await until(async () => (await metric('letterpress_jobs_total{event="done",kind="import"}')) === 1);
  assert.equal((await dashboard(`/profile/imports/${id}/accept`, { body: {} })).status, 200);
  const created = await create(letter('good'), OF_A_TRACE);
  assert.equal(created.status, 202, created.text);
  await until(async () => (await metric('letterpress_jobs_total{event="done",kind="document"}')) === 1);
  assert.equal((await call(url(`/v1/cover-letter/${created.json.data.id}`), { key })).status, 200);
});

test('requests, jobs, credits and fetches are counted by names of ours', async () => {
  const refused = await create(letter('bad company', { company_url: `http://${CANARY}.internal` }));
  assert.equal(refused.status, 400);
  assert.equal((await create({ title: `${CANARY}-only` })).status, 400);
  const requests = 'letterpress_http_request_duration_seconds_count';
  assert.equal(await metric(`${requests}{route="/v1/cover-letter/create",method="POST",status="2xx"}`), 1);
  assert.equal(await metric(`${requests}{route="/v1/cover-letter/create",method="POST",status="4xx"}`), 2);
  assert.equal(await metric('letterpress_jobs_total{event="claimed",kind="document"}'), 1);
  assert.equal(await metric('letterpress_job_duration_seconds_count{kind="document"}'), 1);
  assert.equal(await metric('letterpress_credits_total{direction="charged"}'), 3);
  // Looked at some seconds ago.
  assert.ok((await metric('letterpress_jobs_waiting'))! <= 1);
  assert.ok((await metric('letterpress_oldest_waiting_job_age_seconds'))! >= 0);
  assert.ok((await metric('letterpress_database_connections'))! > 0);
  assert.equal(await metric('letterpress_database_errors_total'), 0);
  assert.equal(await metric('letterpress_storage_usable'), 1);
  assert.ok((await metric('nodejs_eventloop_lag_p99_seconds'))! > 0);
  assert.ok((await metric('process_resident_memory_bytes'))! > 0);
});

test('a refusal names its layer: address, key, or what a page counts by', async () => {
  const from = '127.9.9.9';
  let last = 0;
  for (let tries = 0; tries < 80 && last !== 429; tries++) {
    last = (await call(url('/v1/resume/11111111-1111-4111-8111-111111111111'), { key, from })).status;
  }
  assert.equal(last, 429);
  const { text } = await ops('/metrics');
  assert.match(text, /^letterpress_limit_refusals_total\{layer="rest:(ip|key|account)"\} 1$/m);
});

function span(name: string, isIt: (span: ReceivedSpan) => boolean = () => true): ReceivedSpan | undefined {
  return collector.spans.find((one) => one.name === name && isIt(one));
}

test('a create is a trace of its caller, with its transaction, and its job one with its stages', async () => {
  await until(() => span('job document') !== undefined);
  const request = span(
    'POST /v1/cover-letter/create',
    ({ attributes }) => attributes['http.response.status_code'] === 202,
  )!;
  assert.deepEqual(
    { traceId: request.traceId, parentId: request.parentId },
    { traceId: TRACE_ID, parentId: 'b7ad6b7169203331' },
  );
  assert.match(String(request.attributes['letterpress.request.id']), /^[0-9a-f-]{36}$/);
  const stored = span('create')!;
  assert.deepEqual([stored.traceId, stored.parentId], [TRACE_ID, request.spanId]);
  assert.ok(span('database insert', ({ parentId }) => parentId === stored.spanId));
  const job = span('job document')!;
  assert.equal(job.attributes['letterpress.subject'], stored.attributes['letterpress.subject']);
  assert.equal(job.attributes['letterpress.outcome'], 'done');
  const parts = collector.spans.filter(({ traceId }) => traceId === job.traceId).map(({ name }) => name);
  for (const part of ['reading', 'composing', 'typesetting', 'verifying', 'file put', 'storing']) {
    assert.ok(parts.includes(part), `${part} is missing among ${parts}`);
  }
  assert.equal(collector.headers[0]!['x-token'], 'of the tests');
});

test('a website that is refused, and a request with a query, leave no more than their outcome', async () => {
  const company = { company_url: `http://${CANARY}.example` };
  const body = { kind: 'cover_letter', body: letter('unreachable company', company) };
  assert.equal((await dashboard('/documents', { body })).status, 400);
  await call(url(`/${CANARY}-nowhere?query=${CANARY}`), { headers: OF_A_TRACE });
  const website = () => span('company website', ({ attributes }) => attributes['letterpress.outcome'] !== undefined);
  await until(() => website() !== undefined && span('GET none') !== undefined);
  assert.equal(website()!.hasFailed, true);
});

/** PostgreSQL quotes what it refuses, in the message and in the detail. */
async function failOn(table: string): Promise<void> {
  await sql`
    create function quote_it() returns trigger language plpgsql as $$ begin
      raise exception 'invalid input syntax: "%"', new using errcode = '22P02', detail = new::text, hint = new::text;
    end $$`.execute(database.db);
  await sql`create trigger quote_it before insert on ${sql.ref(table)} for each row execute function quote_it()`.execute(
    database.db,
  );
}

async function failNoMore(): Promise<void> {
  await sql`drop function quote_it cascade`.execute(database.db);
}

test('a document that cannot be made, and one that cannot be stored, are told of by their outcome', async () => {
  const failures = async () => (await metric('letterpress_jobs_total{event="failed",kind="document"}')) ?? 0;
  const order = (title: string) => dashboard('/documents', { body: { kind: 'cover_letter', body: letter(title) } });
  await failOn('document_evidence');
  const ordered = await order('not stored');
  assert.equal(ordered.status, 200, ordered.text);
  await until(async () => (await failures()) >= 1);
  await failNoMore();
  const { profile } = await database.db.selectFrom('profile_versions').select('profile').executeTakeFirstOrThrow();
  const broken = { basics: { name: CANARY }, work: CANARY };
  await sql`update profile_versions set profile = ${JSON.stringify(broken)}`.execute(database.db);
  const before = await failures();
  assert.equal((await order('not made')).status, 200);
  await until(async () => (await failures()) > before);
  await sql`update profile_versions set profile = ${JSON.stringify(profile)}`.execute(database.db);
  const told = /job document \S+ failed on attempt 1: the database refused it: 22P02/;
  await until(() => told.test(server!.logged()));
  const failed = ({ attributes, hasFailed }: ReceivedSpan) =>
    hasFailed && attributes['letterpress.outcome'] === 'failed';
  await until(() => collector.spans.filter(failed).length >= 2);
});

test('a request and jobs that fail are counted and logged, with code and place', async () => {
  await failOn('documents');
  // Counted in the process: the key has none left in its window.
  const session = await dashboard('/documents', { body: { kind: 'cover_letter', body: letter('failing request') } });
  assert.equal(session.status, 500, session.text);
  await failNoMore();
  const logged = /"level":50.*"err":\{"type":"DatabaseError","message":"[^"]*22P02","code":"22P02","stack":" +at /;
  await until(() => logged.test(server!.logged()));
  await failOn('profile_versions');
  const profile = await readFile(SAMPLE_PROFILE);
  await dashboard(`/profile/imports?name=${CANARY}-again.json`, { bytes: profile });
  await until(() => /"level":40.*job import \S+ failed on attempt 1: .*22P02/.test(server!.logged()));
  await failNoMore();
  const broken = Buffer.from(`%PDF-1.7\n${CANARY}-broken`);
  await until(async () => (await metric('letterpress_jobs_total{event="done",kind="import"}')) === 2);
  const sent = await dashboard(`/profile/imports?name=${CANARY}-broken.pdf`, { bytes: broken });
  assert.equal(sent.status, 200, sent.text);
  const failures = 'letterpress_jobs_total{event="failed",kind="import"}';
  await until(async () => ((await metric(failures)) ?? 0) >= 2);
});

test('nothing that a user wrote stands in a metric, a span or a line of the log', async () => {
  const { text } = await ops('/metrics');
  assert.doesNotMatch(text, new RegExp(CANARY, 'i'));
  assert.doesNotMatch(text, /[0-9a-f]{8}-[0-9a-f]{4}-|127\.9\.9\.9/);
  assert.doesNotMatch(collector.raw(), new RegExp(`${CANARY}|127\\.9\\.9\\.9`, 'i'));
  assert.match(server!.logged(), /"level":30.*mail: \\"Choose a new password\\" is in /);
  assert.doesNotMatch(server!.logged(), new RegExp(CANARY, 'i'));
});

/** The programs that try what the system offers are given the same path, and the start waits for each of them. */
const CHILD_OF_SANDBOX = /^[^\0]*node\0.*sandboxed\.ts/s;

const childrenOfSandboxes = (): number[] =>
  process.platform === 'linux' ? treeOf([process.pid]).filter((pid) => CHILD_OF_SANDBOX.test(commandLine(pid))) : [];

test('a worker has health and metrics of its own, waits for a child that starts slowly, and a taken port is told by its setting', async () => {
  const others = new Set(childrenOfSandboxes());
  const starting = running('worker', { ...settings, METRICS_PORT: String(workerPort) });
  if (process.platform === 'linux') {
    let slow: number[] = [];
    await until(() => {
      slow = childrenOfSandboxes().filter((pid) => !others.has(pid));
      return slow.length > 0;
    });
    for (const pid of slow) process.kill(pid, 'SIGSTOP');
    const ready = () => ops('/readyz', workerPort).catch(() => null);
    await until(async () => (await ready()) !== null);
    assert.deepEqual((await ready())!.json, { status: 'unavailable', lacks: ['workers'] });
    for (const pid of slow) process.kill(pid, 'SIGCONT');
  }
  worker = await starting;
  assert.equal((await ops('/healthz', workerPort)).status, 200);
  assert.deepEqual((await ops('/readyz', workerPort)).json, { status: 'ok' });
  assert.match((await ops('/metrics', workerPort)).text, /^letterpress_jobs_waiting \d+$/m);
  assert.equal((await ops('/v1/resume', workerPort)).status, 404);
  const message = await refusal(['worker'], settings);
  assert.match(message, new RegExp(`^Port ${metricsPort} on 127\\.0\\.0\\.1 is taken\\. .*METRICS_PORT`));
});

test('while it stops, readyz says so on both addresses and requests are still answered', async () => {
  const stopping = server!.stop();
  await until(async () => (await ops('/readyz')).status === 503);
  assert.deepEqual((await ops('/readyz')).json, { status: 'unavailable', lacks: ['stopping'] });
  assert.equal((await call(url('/readyz'))).status, 503);
  assert.equal((await call(url('/docs/overview'))).status, 200);
  assert.deepEqual(await stopping, { code: 0, signal: null });
  server = null;
});

test('without METRICS_PORT and a collector their libraries are not even loaded', async () => {
  const seen = new Set<string>();
  registerHooks({
    resolve(specifier, context, next) {
      seen.add(specifier);
      return next(specifier, context);
    },
  });
  const isLoaded = () => seen.has('prom-client') || seen.has('@opentelemetry/sdk-trace');
  await import('../../src/main.ts');
  await import('../../src/wire-http.ts');
  assert.equal(isLoaded(), false);
  await import('../../src/wire-ops.ts');
  assert.ok(seen.has('prom-client'));
  await import('../../src/platform/telemetry/traces.ts');
  assert.ok(seen.has('@opentelemetry/sdk-trace'));
});
