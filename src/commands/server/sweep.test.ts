import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { call } from '../../../test/support/call.ts';
import { type Service, startService } from '../../../test/support/service.ts';
import { sweep } from './sweep.ts';

const KEY = 'documents/ab/old.pdf';

let service: Service;

before(async () => {
  service = await startService({
    workers: false,
    config: { retention: { pdfDays: 30, evidenceDays: null, documentDays: null } },
  });
});
after(() => service.close());

test('a sweep removes the PDFs whose time is over: the status stays SUCCESS, the link is null, the file is gone', async () => {
  const { engines, baseUrl } = service;
  const { key } = await service.account();
  const body = { title: 'R', job_description: 'An analyst who knows SQL.' };
  const { id } = (await call(`${baseUrl}/v1/resume/create`, { key, body })).json.data;
  await engines.files.put(KEY, new TextEncoder().encode('%PDF-'));
  await sql`
    update documents set status = 'SUCCESS', stage = null, pdf_key = ${KEY}, finished_at = now() - interval '31 days'
    where id = ${id}`.execute(engines.database.db);
  const status = async () => (await call(`${baseUrl}/v1/resume/${id}`, { key })).json.data;
  const { pathname, search } = new URL((await status()).pdf_url);
  const link = `${baseUrl}${pathname}${search}`;
  assert.equal((await fetch(link)).status, 200);

  await sweep(engines, () => false);
  const { status: now, pdf_url } = await status();
  assert.deepEqual([now, pdf_url], ['SUCCESS', null]);
  assert.notEqual((await fetch(link)).status, 200);
  assert.equal(await engines.files.open(KEY), null);
});

test('without a number of days nothing is removed', async () => {
  const { engines } = service;
  const kept = {
    ...engines,
    config: { ...engines.config, retention: { pdfDays: null, evidenceDays: null, documentDays: null } },
  };
  await engines.files.put(KEY, new TextEncoder().encode('%PDF-'));
  await sql`update documents set pdf_key = ${KEY}`.execute(engines.database.db);
  await sweep(kept, () => false);
  assert.notEqual(await engines.files.open(KEY), null);
});

test('a document whose time is over is gone; the ledger, the answer to a repeated call and its title are as they should', async () => {
  const { engines, baseUrl } = service;
  const { db } = engines.database;
  const { key } = await service.account({ plan: 'pro' });
  const body = { title: 'Analyst', job_description: 'An analyst who knows SQL.' };
  const order = (idempotencyKey: string) =>
    call(`${baseUrl}/v1/resume/create`, { key, body, headers: { 'idempotency-key': idempotencyKey } });
  const first = (await order('one')).json.data;
  assert.equal((await order('two')).json.data.resume_title, 'Analyst_1');
  await sql`
    update documents set status = 'SUCCESS', stage = null, finished_at = now() - interval '400 days'
    where id = ${first.id}`.execute(db);
  const ledger = () => sql`select * from credit_entries order by id`.execute(db).then(({ rows }) => rows);
  const before = await ledger();
  const retention = { pdfDays: null, evidenceDays: null, documentDays: 365 };
  await sweep({ ...engines, config: { ...engines.config, retention } }, () => false);
  assert.equal((await call(`${baseUrl}/v1/resume/${first.id}`, { key })).status, 404);
  const { rows } = await sql`select from jobs where subject = ${first.id}`.execute(db);
  assert.equal(rows.length, 0);
  assert.equal((await order('one')).json.data.id, first.id);
  assert.deepEqual(await ledger(), before);
  assert.equal((await order('three')).json.data.resume_title, 'Analyst');
});
