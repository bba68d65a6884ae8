import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { call } from '../../../../../test/support/call.ts';
import { type Service, startService } from '../../../../../test/support/service.ts';
import { until } from '../../../../../test/support/until.ts';
import { createPastAddresses } from '../../../../domain/accounts/email/past-addresses.ts';
import { grantPack } from '../../../../domain/credits/credits.ts';
import { inTransaction } from '../../../../platform/database/database.ts';
import { newPerson, openBrowser, PASSWORD } from '../testing/browser.ts';

let service: Service;
before(async () => {
  service = await startService({ workers: false });
});
after(() => service.close());

const BY_HAND = { schema: 1, basics: { name: 'By Hand' } };
const SETTINGS = {
  template: 'modern',
  accent: 'burgundy',
  paper: 'letter',
  language: 'de',
  timeZone: 'Europe/Berlin',
  languageModel: false,
};

describe('keys', () => {
  test('a key is shown once, works until it is revoked, and then never again', async () => {
    const ann = await newPerson(service);
    const created = (await ann.post('/keys', { name: 'Laptop', expiresAt: null })).json;
    assert.match(created.key, /\w{20}/);
    assert.equal(created.hint, created.key.slice(-4));
    const [listed] = (await ann.get('/keys')).json;
    const { key: _, ...shown } = created;
    assert.deepEqual(listed, shown);
    const use = () => call(`${service.baseUrl}/v1/resume/${created.id}`, { key: created.key });
    assert.equal((await use()).status, 404);
    assert.equal((await (await newPerson(service)).delete(`/keys/${created.id}`)).status, 404);
    assert.equal((await use()).status, 404);
    assert.equal((await ann.delete(`/keys/${created.id}`)).status, 200);
    assert.equal((await use()).status, 401);
  });

  test('an account has a hundred keys and no more, also when many are made at once', async () => {
    const ann = await newPerson(service);
    const made = await Promise.all(Array.from({ length: 120 }, () => ann.post('/keys', { name: 'One of many' })));
    assert.equal(made.filter(({ status }) => status === 200).length, 100);
    assert.equal((await ann.get('/keys')).json.length, 100);
  });

  test('a key that was asked for while the sessions were ended is not made', async () => {
    const ann = await newPerson(service);
    const reset = await service.engines.database.pool.connect();
    await reset.query('begin');
    await reset.query('select from accounts where id = $1 for no key update', [ann.id]);
    const asked = ann.post('/keys', { name: 'A way back in' });
    await until(async () => {
      const { rows } = await reset.query('select from pg_locks where not granted and locktype = $1', ['transactionid']);
      return rows.length > 0;
    });
    await reset.query('delete from auth_sessions where user_id = $1', [ann.id]);
    await reset.query('commit');
    reset.release();
    assert.equal((await asked).status, 401);
    const { rows } = await service.engines.database.pool.query('select from api_keys where account_id = $1', [ann.id]);
    assert.equal(rows.length, 0);
  });

  test('a key without a name, or one that has expired already, is refused at its field', async () => {
    const ann = await newPerson(service);
    assert.equal((await ann.post('/keys', { name: ' ' })).json.field, 'name');
    assert.equal((await ann.post('/keys', { name: 'x', expiresAt: '2020-01-01T00:00:00Z' })).json.field, 'expiresAt');
    assert.equal((await ann.post('/keys', { name: 'x', expiresAt: 'tomorrow' })).json.field, 'expiresAt');
  });
});

describe('credits and use', () => {
  test('the balance says what it is made of, what things cost and how fast one may ask', async () => {
    const ann = await newPerson(service);
    await grantPack(service.engines.database.db, service.engines.clock, ann.id, 40);
    assert.deepEqual((await ann.get('/credits')).json, {
      plan: 'free',
      included: 25,
      purchased: 40,
      total: 65,
      renews: null,
      costs: { resume: 5, coverLetter: 3 },
      limits: { requestsPerMinuteOfKey: 10, requestsPerMinuteOfAccount: 60 },
    });
  });

  test('whoever deletes the account and signs up again gets no second gift, and the address is not kept', async () => {
    const ann = await newPerson(service);
    const { db, pool } = service.engines.database;
    assert.equal((await ann.get('/credits')).json.total, 25);
    assert.equal((await ann.post('/account/delete', { password: PASSWORD })).status, 200);
    const again = openBrowser(service);
    const credentials = { email: ann.email.toUpperCase(), password: PASSWORD };
    for (let round = 0; round < 2; round++) {
      assert.equal((await again.post('/sign-up', credentials)).status, 200);
      assert.equal((await again.get('/credits')).json.total, 0);
      assert.equal((await again.post('/account/delete', { password: PASSWORD })).status, 200);
    }
    assert.equal((await (await newPerson(service)).get('/credits')).json.total, 25);
    const { rows } = await pool.query("select encode(hash, 'hex') as hash from past_addresses");
    const plain = createHash('sha256').update(ann.email).digest('hex');
    assert.ok(rows.length === 1 && rows[0].hash !== plain);
    const known = (secrets: string[]) => inTransaction(db, (tx) => createPastAddresses(secrets).has(tx, ann.email));
    const [secret] = service.engines.secrets;
    assert.deepEqual([await known(['a newer one', secret!]), await known(['a newer one'])], [true, false]);
  });

  test('the ledger tells every movement, newest first, page by page, to its owner alone', async () => {
    const ann = await newPerson(service);
    await ann.put('/profile', { profile: BY_HAND, basedOn: null });
    const body = { title: 'R', job_description: 'Any' };
    const { id } = (await ann.post('/documents', { kind: 'resume', body })).json;
    for (let pack = 0; pack < 51; pack++) {
      await grantPack(service.engines.database.db, service.engines.clock, ann.id, 1);
    }
    const first = (await ann.get('/credits/ledger')).json;
    assert.equal(first.items.length, 50);
    const rest = (await ann.get(`/credits/ledger?before=${first.next}`)).json;
    assert.deepEqual(
      rest.items.map((item: { reason: string; delta: number; document: object }) => [
        item.reason,
        item.delta,
        item.document,
      ]),
      [
        ['grant', 1, null],
        ['charge', -5, { id, title: 'R' }],
        ['grant', 25, null],
      ],
    );
    assert.equal(rest.next, null);
    assert.deepEqual((await (await newPerson(service)).get(`/credits/ledger?before=${first.next}`)).json.items, []);
  });

  test('requests and documents are counted by day', async () => {
    const ann = await newPerson(service);
    await ann.put('/profile', { profile: BY_HAND, basedOn: null });
    const { key } = (await ann.post('/keys', { name: 'x' })).json;
    const body = { title: 'L', job_description: 'Any' };
    await call(`${service.baseUrl}/v1/cover-letter/create`, { key, body });
    await call(`${service.baseUrl}/v1/resume/${ann.id}`, { key });
    const days = await until(async () => {
      const { json } = await ann.get('/usage');
      return json.days.at(-1).requests > 0 && json.days;
    });
    assert.equal(days.length, 30);
    const today = new Date().toISOString().slice(0, 10);
    assert.deepEqual(days.at(-1), { day: today, requests: 2, resumes: 0, coverLetters: 1 });
    assert.deepEqual(days[0], { day: days[0].day, requests: 0, resumes: 0, coverLetters: 0 });
  });
});

describe('settings', () => {
  test('are kept, and go with the documents that are created from then on', async () => {
    const ann = await newPerson(service);
    const defaults = {
      template: 'classic',
      accent: 'auto',
      paper: 'auto',
      language: 'auto',
      timeZone: 'auto',
      languageModel: true,
    };
    assert.deepEqual((await ann.get('/settings')).json, defaults);
    await ann.put('/profile', { profile: BY_HAND, basedOn: null });
    const create = async () =>
      (await ann.post('/documents', { kind: 'resume', body: { title: 'R', job_description: 'Any' } })).json.id;
    const before = await create();
    assert.deepEqual((await ann.put('/settings', SETTINGS)).json, SETTINGS);
    assert.deepEqual((await ann.get('/settings')).json, SETTINGS);
    const later = await create();
    const { db } = service.engines.database;
    const rows = await db
      .selectFrom('documents')
      .select(['id', 'settings'])
      .where('id', 'in', [before, later])
      .execute();
    const settingsOf = (id: string) => rows.find((row) => row.id === id)!.settings;
    assert.equal(settingsOf(before), null);
    assert.deepEqual(settingsOf(later), SETTINGS);
  });

  test('what is no setting is refused', async () => {
    const ann = await newPerson(service);
    for (const [field, value] of Object.entries({
      template: 'x',
      accent: 'pink',
      paper: 'a5',
      language: 'English',
      timeZone: 'Moon/Sea',
      languageModel: 'yes',
    })) {
      assert.equal((await ann.put('/settings', { ...SETTINGS, [field]: value })).json.field, field);
    }
  });

  test("a template is shown with the person's own profile, as it is now", async () => {
    const ann = await newPerson(service);
    assert.equal((await ann.get('/settings/preview/modern.svg')).status, 404);
    await ann.put('/profile', { profile: BY_HAND, basedOn: null });
    const [modern, classic] = [
      await ann.get('/settings/preview/modern.svg'),
      await ann.get('/settings/preview/classic.svg'),
    ];
    assert.equal(modern.headers['content-type'], 'image/svg+xml');
    assert.match(gunzipSync(modern.bytes).toString(), /^<svg/);
    assert.notDeepEqual(modern.bytes, classic.bytes);
    assert.equal(modern.headers['cache-control'], 'no-store');
    assert.deepEqual((await ann.get('/settings/preview/modern.svg')).bytes, modern.bytes);
    await ann.put('/settings', SETTINGS);
    assert.notDeepEqual((await ann.get('/settings/preview/modern.svg')).bytes, modern.bytes);
    assert.equal((await ann.get('/settings/preview/other.svg')).status, 404);
  });

  test('a template is shown in the colour that is asked for', async () => {
    const ann = await newPerson(service);
    await ann.put('/profile', { profile: BY_HAND, basedOn: null });
    const colours = async (query: string) => {
      const { bytes } = await ann.get(`/settings/preview/modern.svg${query}`);
      return new Set(
        gunzipSync(bytes)
          .toString()
          .match(/#[0-9a-f]{6}/g),
      );
    };
    assert.ok((await colours('')).has('#0b5d73'));
    const forest = await colours('?accent=forest');
    assert.ok(forest.has('#1f5a3f') && !forest.has('#0b5d73'), [...forest].join());
    assert.equal((await ann.get('/settings/preview/modern.svg?accent=pink')).status, 404);
  });
});

describe('limits', () => {
  test('an answer to an import is no file', async () => {
    const ann = await newPerson(service);
    for (const action of ['accept', 'dismiss']) {
      assert.equal((await ann.upload(`/profile/imports/${ann.id}/${action}`, Buffer.alloc(2_000))).status, 413);
    }
  });

  test('megabytes count as many requests, sent or received', async () => {
    const ann = await newPerson(service);
    const profile = { schema: 1, basics: { name: 'Ann', extra: { much: 'x'.repeat(3_900_000) } } };
    assert.equal((await ann.put('/profile', { profile, basedOn: null })).status, 200);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 20; attempt++) statuses.push((await ann.get('/profile')).status);
    assert.equal(statuses[0], 200);
    assert.equal(statuses.at(-1), 429);
    assert.equal((await ann.put('/profile', { profile, basedOn: 1 })).status, 429);
  });

  test('what costs work is bounded for each account, and a refusal says when to come back', async () => {
    const ann = await newPerson(service);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 31; attempt++) {
      statuses.push((await ann.post('/documents', { kind: 'resume', body: {} })).status);
    }
    assert.deepEqual(statuses, [...Array(30).fill(400), 429]);
    const refused = await ann.post('/documents', { kind: 'resume', body: {} });
    assert.ok(Number(refused.headers['retry-after']) > 0);
    assert.equal((await ann.get('/documents')).status, 200);
    const other = await newPerson(service);
    assert.equal((await other.post('/documents', { kind: 'resume', body: {} })).status, 400);
  });
});
