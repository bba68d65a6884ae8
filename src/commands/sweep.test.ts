import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { call } from '../../test/support/call.ts';
import { type Service, startService } from '../../test/support/service.ts';
import { sweep } from './sweep.ts';

const KEY = 'documents/ab/old.pdf';

let service: Service;

before(async () => {
  service = await startService({ workers: false, config: { pdfRetentionDays: 30 } });
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
  const kept = { ...engines, config: { ...engines.config, pdfRetentionDays: null } };
  await engines.files.put(KEY, new TextEncoder().encode('%PDF-'));
  await sql`update documents set pdf_key = ${KEY}`.execute(engines.database.db);
  await sweep(kept, () => false);
  assert.notEqual(await engines.files.open(KEY), null);
});
