import assert from 'node:assert/strict';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { call } from '../../../../../test/support/call.ts';
import { type Service, startService } from '../../../../../test/support/service.ts';
import { until } from '../../../../../test/support/until.ts';
import { openBrowser, PASSWORD } from '../testing/browser.ts';

const CANARY = 'quetzalcoatlus';

let service: Service;
before(async () => {
  service = await startService();
});
after(() => service.close());

/** Where the canary is found: tables by their rows as text, bytes as hexadecimal, and files by their content or name. */
async function traces(): Promise<string[]> {
  const { db } = service.engines.database;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(name)} as t
      where lower(t::text) like ${`%${CANARY}%`} or t::text like ${`%${Buffer.from(CANARY).toString('hex')}%`}`.execute(
      db,
    );
    if (rows[0]!.n > 0) found.push(name);
  }
  const root = service.engines.config.dataDir;
  for (const name of globSync('**/*', { cwd: root }).filter((file) => statSync(path.join(root, file)).isFile())) {
    if (name.includes(CANARY) || readFileSync(path.join(root, name)).includes(CANARY)) found.push(name.split('/')[0]!);
  }
  return [...new Set(found)].sort();
}

/** A person whose every piece of data bears the canary, in as many places as there are. */
async function liveALife() {
  const person = openBrowser(service);
  const email = `${CANARY}@example.com`;
  const { json: session } = await person.post('/sign-up', { email, password: PASSWORD }, { 'user-agent': CANARY });
  const resume = {
    basics: { name: `Ann ${CANARY}`, email, summary: `Known as ${CANARY}` },
    work: [
      {
        name: 'Acme',
        position: 'Engineer',
        startDate: '2020',
        highlights: [`Built the ${CANARY} engine for ten years`],
      },
    ],
  };
  await person.upload(`/profile/imports?name=${CANARY}.json`, Buffer.from(JSON.stringify(resume)));
  await until(async () => (await person.get('/session')).json.profile.status === 'complete');
  const { profile, version } = (await person.get('/profile')).json;
  await person.put('/profile', { profile: { ...profile, locale: 'en-US' }, basedOn: version });
  const key = (await person.post('/keys', { name: CANARY })).json.key;
  const made: string[] = [];
  for (const kind of ['resume', 'cover_letter']) {
    const body = { title: CANARY, job_description: `Engineer at ${CANARY}` };
    made.push((await person.post('/documents', { kind, body })).json.id);
  }
  const headers = { 'idempotency-key': CANARY };
  await call(`${service.baseUrl}/v1/resume/create`, { key, headers, body: { title: CANARY, job_description: 'Any' } });
  await person.put('/settings', { template: 'modern', paper: 'a4', language: 'en', timeZone: 'Europe/Berlin' });
  await person.post('/password/forgot', { email });
  const views = await Promise.all(
    made.map((id) =>
      until(async () => {
        const { json } = await person.get(`/documents/${id}`);
        return json.evidence && json;
      }),
    ),
  );
  const fact = Object.keys(views[0].facts).find((id) => views[0].facts[id].startsWith('Built'));
  await person.post(`/documents/${made[0]}/revise`, {
    changes: [{ action: 'reword', factId: fact, text: `Built the ${CANARY} engine` }],
    basedOn: 0,
  });
  await until(async () => {
    const { revision } = (await person.get(`/documents/${made[0]}`)).json;
    return revision && revision.state !== 'pending';
  });
  await until(async () => (await person.get('/documents?status=QUEUED')).json.items.length === 0);
  await until(async () => (await person.get('/documents?status=IN_PROGRESS')).json.items.length === 0);
  return { person, email, key, id: session.account.id as string, made };
}

test('an export contains everything, and deletion leaves nothing of it', async () => {
  const { person, email, key, id, made } = await liveALife();

  const archive = await person.get('/account/export');
  assert.equal(archive.headers['content-type'], 'application/zip');
  const files = unzipSync(new Uint8Array(archive.bytes));
  const names = Object.keys(files);
  const read = (name: string) => JSON.parse(strFromU8(files[name]!));
  assert.equal(read('account.json').email, email);
  assert.equal(read('account.json').settings.template, 'modern');
  assert.equal(read('keys.json')[0].name, CANARY);
  assert.equal(strFromU8(files['keys.json']!).includes(key), false);
  assert.equal(read(`key-requests/${read('keys.json')[0].id}.json`)[0].action, 'POST /v1/resume/create');
  assert.equal(read('sessions.json').length, 1);
  assert.equal(read('credits.json').ledger.length, 4);
  assert.equal(read('usage.json').at(-1).coverLetters, 1);
  assert.equal(read('profile/resume.json').basics.name, `Ann ${CANARY}`);
  assert.equal(names.filter((name) => name.startsWith('profile/versions/')).length, 2);
  assert.ok(names.some((name) => /^imports\/.*\/file-quetzalcoatlus\.json$/.test(name)));
  for (const document of made) {
    const about = read(`documents/${document}/document.json`);
    assert.equal(about.request.jobDescription, `Engineer at ${CANARY}`);
    assert.ok(about.evidence.lines.length > 0);
    const pdf = files[`documents/${document}/${CANARY}.pdf`]!;
    assert.equal(strFromU8(pdf.slice(0, 5)), '%PDF-');
  }
  assert.ok(strFromU8(files[`documents/${made[1]}/letter.txt`]!).length > 100);

  const before = await traces();
  for (const place of ['accounts', 'api_keys', 'auth_sessions', 'documents', 'document_evidence']) {
    assert.ok(before.includes(place), `the canary is in ${place} at first, or the test finds nothing anywhere`);
  }
  assert.ok(before.includes('outbox') && before.includes('profile_imports') && before.includes('profile_versions'));

  const wrong = await person.post('/account/delete', { password: 'not the password' });
  assert.deepEqual([wrong.status, wrong.json.field], [400, 'password']);
  assert.equal((await person.get('/session')).status, 200);
  assert.equal((await person.post('/account/delete', { password: PASSWORD })).status, 200);

  assert.deepEqual(await traces(), []);
  const { db } = service.engines.database;
  const { rows: left } = await sql<{ table: string }>`
    select c.table_name as table from information_schema.columns c
    where c.table_schema = 'public' and c.column_name = 'account_id'`.execute(db);
  for (const { table } of left) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where account_id::text = ${id}`.execute(db);
    assert.equal(rows[0]!.n, 0, table);
  }
  assert.deepEqual(globSync('files/**/*.pdf', { cwd: service.engines.config.dataDir }), []);
  assert.equal((await person.get('/session')).status, 401);
  assert.equal((await call(`${service.baseUrl}/v1/resume/${made[0]}`, { key })).status, 401);
  assert.equal((await openBrowser(service).post('/sign-in', { email, password: PASSWORD })).status, 401);
});
