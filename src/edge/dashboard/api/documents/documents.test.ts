import assert from 'node:assert/strict';
import http from 'node:http';
import { after, before, describe, test } from 'node:test';
import { sampleJob, sampleProfile } from '../../../../../test/support/sample.ts';
import { giveProfile, type Service, startService } from '../../../../../test/support/service.ts';
import { until } from '../../../../../test/support/until.ts';
import { OPENING_ID } from '../../../../base/documents/profile-part.ts';
import { newId } from '../../../../base/ids.ts';
import { grantPack } from '../../../../domain/credits/credits.ts';
import { importProfile } from '../../../../importing/import.ts';
import { newPerson } from '../testing/browser.ts';

let service: Service;
let job: string;

before(async () => {
  [service, job] = await Promise.all([startService(), sampleJob()]);
});
after(() => service.close());

type Person = Awaited<ReturnType<typeof newPerson>>;

async function personWithProfile(): Promise<Person> {
  const person = await newPerson(service);
  await giveProfile(service.engines, person.id);
  return person;
}

async function create(person: Person, title: string, kind = 'resume'): Promise<string> {
  const answer = await person.post('/documents', { kind, body: { title, job_description: job } });
  assert.equal(answer.status, 200, answer.text);
  return answer.json.id;
}

const finished = (person: Person, id: string) =>
  until(async () => {
    const { json } = await person.get(`/documents/${id}`);
    return ['SUCCESS', 'FAILED'].includes(json.status) && json;
  });

describe('creating', () => {
  test('a document is made by the rules, the messages and the price of the API', async () => {
    const ann = await personWithProfile();
    const bad = await ann.post('/documents', { kind: 'resume', body: { title: '' } });
    assert.equal(bad.status, 400);
    assert.equal(bad.json.message, 'title must not be empty; job_description is required');
    assert.equal(bad.json.field, 'title');
    const date = { title: 'L', job_description: job, date: '2026-02-30' };
    const wrongDate = await ann.post('/documents', { kind: 'cover_letter', body: date });
    assert.deepEqual([wrongDate.status, wrongDate.json.code], [400, 'VALIDATION_ERROR']);

    const id = await create(ann, 'My resume');
    const view = await finished(ann, id);
    assert.equal(view.status, 'SUCCESS', view.failure);
    assert.equal((await ann.get('/credits')).json.total, 20);
    assert.equal(view.cost, 5);
    assert.equal(view.request.jobDescription, job);
    assert.ok(view.evidence.lines.length > 10);
    const ids: string[] = view.evidence.lines.flatMap((line: { ids: string[] }) => line.ids);
    for (const fact of ids.filter((one) => one !== OPENING_ID))
      assert.notEqual(view.facts[fact], undefined, `the fact ${fact} has a text`);
    assert.equal((await ann.get('/session')).json.hasDocuments, true);
    const pdf = await ann.get(`/documents/${id}/pdf`);
    assert.equal(pdf.headers['content-type'], 'application/pdf');
    assert.match(pdf.headers['content-disposition']!, /^inline; filename="My resume\.pdf"/);
    assert.match((await ann.get(`/documents/${id}/pdf?download=1`)).headers['content-disposition']!, /^attachment/);
    await ann.patch(`/documents/${id}`, { title: 'Nurse' });
    const renamed = await ann.get(`/documents/${id}/pdf`);
    assert.match(renamed.headers['content-disposition']!, /^inline; filename="Nurse - resume\.pdf"/);
  });

  test('without credits nothing is made', async () => {
    const ann = await personWithProfile();
    for (let made = 0; made < 5; made++) await create(ann, 'R');
    const refused = await ann.post('/documents', { kind: 'cover_letter', body: { title: 'L', job_description: job } });
    assert.deepEqual([refused.status, refused.json.code], [403, 'FORBIDDEN']);
    assert.match(refused.json.message, /Insufficient generation credits/);
  });

  test('one key makes one document, however often it is sent, and is refused with another body', async () => {
    const ann = await personWithProfile();
    const wanted = { kind: 'resume', body: { title: 'Once', job_description: job } };
    const send = (body: object) => ann.post('/documents', body, { 'idempotency-key': 'draft-1' });
    const [first, again] = [await send(wanted), await send(wanted)];
    assert.deepEqual([first.status, again.status], [200, 200]);
    assert.equal(again.json.id, first.json.id);
    assert.equal((await ann.get('/credits')).json.total, 20);
    for (const other of [
      { ...wanted, body: { title: 'Twice', job_description: job } },
      { ...wanted, look: { template: 'modern', paper: 'a4', language: 'auto' } },
    ]) {
      const refused = await send(other);
      assert.deepEqual([refused.status, refused.json.field], [400, 'Idempotency-Key']);
    }
    assert.equal((await ann.post('/documents', wanted, { 'idempotency-key': 'x'.repeat(256) })).status, 400);
  });

  test('a document has a look of its own, and the account keeps its settings', async () => {
    const ann = await personWithProfile();
    const look = { template: 'modern', accent: 'forest', paper: 'letter', language: 'de' };
    const made = await ann.post('/documents', { kind: 'resume', body: { title: 'R', job_description: job }, look });
    assert.deepEqual((await finished(ann, made.json.id)).look, look);
    assert.equal((await ann.get('/settings')).json.template, 'classic');
    const bad = { kind: 'resume', body: { title: 'R', job_description: job }, look: { ...look, template: 'none' } };
    assert.equal((await ann.post('/documents', bad)).status, 400);
  });

  test('a failure is told in words for people, and its reason kept for the operator', async () => {
    const ann = await personWithProfile();
    const id = await create(ann, 'Doomed');
    await finished(ann, id);
    const { db } = service.engines.database;
    const reason = "The task 'generate' was ended: its process used more than 20 s of CPU time.";
    const failed = await db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { settings, request, company_page, ...row } = failed;
    const copy = { ...row, id: newId(), title: 'Failed', status: 'FAILED' as const, pdf_key: null, failure: reason };
    await db
      .insertInto('documents')
      .values({ ...copy, request: JSON.stringify(request), company_page: null })
      .execute();
    assert.equal((await ann.get(`/documents/${copy.id}`)).json.failure, 'It took too long to make.');
  });

  test('without a profile nothing is made', async () => {
    const ann = await newPerson(service);
    const refused = await ann.post('/documents', { kind: 'resume', body: { title: 'R', job_description: job } });
    assert.deepEqual([refused.status, refused.json.code], [400, 'VALIDATION_ERROR']);
  });
});

describe('the list', () => {
  test('is found by title, kind and status, and read page by page', async () => {
    const ann = await personWithProfile();
    await grantPack(service.engines.database.db, service.engines.clock, ann.id, 100);
    for (const title of ['Alpha 100%', 'Beta', 'Alpha_two']) await create(ann, title);
    const letter = await create(ann, 'Gamma', 'cover_letter');
    await finished(ann, letter);
    const titles = async (query: string) =>
      (await ann.get(`/documents?${query}`)).json.items.map((item: { title: string }) => item.title);
    assert.deepEqual(await titles('search=alpha'), ['Alpha_two', 'Alpha 100%']);
    assert.deepEqual(await titles(`search=${encodeURIComponent('0%')}`), ['Alpha 100%']);
    assert.deepEqual(await titles('search=a_t'), ['Alpha_two']);
    assert.deepEqual(await titles('kind=cover_letter'), ['Gamma']);
    assert.deepEqual(await titles('kind=cover_letter&status=FAILED'), []);
    const first = (await ann.get('/documents?limit=3')).json;
    const rest = (await ann.get(`/documents?limit=3&before=${first.next}`)).json;
    assert.equal(first.items.length, 3);
    assert.deepEqual(
      rest.items.map((item: { title: string }) => item.title),
      ['Alpha 100%'],
    );
    assert.equal(rest.next, null);
    assert.equal((await ann.get('/documents?before=x')).status, 400);
    assert.equal((await ann.get('/documents?limit=1000')).status, 400);
  });
});

describe('a document belongs to its account', () => {
  test('a stranger can neither see, read, rename, revise nor delete it', async () => {
    const [ann, eve] = [await personWithProfile(), await newPerson(service)];
    const id = await create(ann, 'Private');
    await finished(ann, id);
    const answers = await Promise.all([
      eve.get(`/documents/${id}`),
      eve.get(`/documents/${id}/pdf`),
      eve.patch(`/documents/${id}`, { title: 'Mine' }),
      eve.post(`/documents/${id}/revise`, { changes: [], basedOn: 0 }),
      eve.delete(`/documents/${id}`),
    ]);
    assert.deepEqual(
      answers.map((answer) => answer.status),
      [404, 404, 404, 404, 404],
    );
    assert.equal((await ann.get(`/documents/${id}`)).json.title, 'Private');
  });

  test('it can be renamed, with a suffix where the title is taken, and deleted with its file', async () => {
    const ann = await personWithProfile();
    const [one, two] = [await create(ann, 'One'), await create(ann, 'Two')];
    await Promise.all([finished(ann, one), finished(ann, two)]);
    assert.equal((await ann.patch(`/documents/${two}`, { title: 'One' })).json.title, 'One_1');
    assert.equal((await ann.patch(`/documents/${two}`, { title: ' ' })).status, 400);
    const { db } = service.engines.database;
    const { pdf_key: key } = await db
      .selectFrom('documents')
      .select('pdf_key')
      .where('id', '=', two)
      .executeTakeFirstOrThrow();
    assert.notEqual(await service.engines.files.open(key!), null);
    assert.equal((await ann.delete(`/documents/${two}`)).status, 200);
    assert.equal(await service.engines.files.open(key!), null);
    assert.equal((await ann.get(`/documents/${two}`)).status, 404);
    assert.equal((await ann.get('/credits')).json.total, 15);
  });
});

describe('live', () => {
  test('an open page hears of a new document until it is finished, and of nobody else', async () => {
    const [ann, eve] = [await personWithProfile(), await personWithProfile()];
    const heard: { event: string; data: { id: string; status: string } }[] = [];
    const stream = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http
        .get(`${service.baseUrl}/dashboard/api/events`, { headers: { cookie: ann.cookie() } }, resolve)
        .on('error', reject);
    });
    assert.equal(stream.headers['content-type'], 'text/event-stream; charset=utf-8');
    stream.setEncoding('utf8').on('data', (text: string) => {
      for (const match of text.matchAll(/event: (\w+)\ndata: (.*)\n/g)) {
        heard.push({ event: match[1]!, data: JSON.parse(match[2]!) });
      }
    });
    const [mine, other] = [await create(ann, 'Mine'), await create(eve, 'Hers')];
    await until(async () => heard.some(({ data }) => data.id === mine && data.status === 'SUCCESS'));
    assert.equal(
      heard.some(({ event }) => event === 'import'),
      false,
      'what was there before is no news',
    );
    await ann.upload('/profile/imports?name=profile.json', await sampleProfile());
    await until(async () => heard.some(({ event, data }) => event === 'import' && data.status === 'complete'));
    assert.equal(
      heard.some(({ data }) => data.id === other),
      false,
    );
    stream.destroy();
  });
});

describe('as a Word file', () => {
  const emailIn = async (bytes: Buffer) =>
    (await importProfile({ bytes, name: 'document.docx' }, '2026-01-01T00:00:00Z')).profile.basics.email;

  test('a finished document is given to its owner, also when the page that was set is no longer kept', async () => {
    const ann = await personWithProfile();
    const id = await create(ann, 'My resume');
    const { status, evidence } = await finished(ann, id);
    assert.equal(status, 'SUCCESS');
    assert.equal(evidence.page, undefined, 'what only the server needs is not sent');
    const word = await ann.get(`/documents/${id}/docx`);
    assert.equal(word.status, 200, word.text);
    assert.match(word.headers['content-type']!, /wordprocessingml\.document$/);
    assert.match(word.headers['content-disposition']!, /^attachment; filename="My resume\.docx"/);
    assert.equal(await emailIn(word.bytes), 'maya.okafor@example.com');

    await service.engines.database.db.deleteFrom('document_evidence').where('document_id', '=', id).execute();
    assert.deepEqual((await ann.get(`/documents/${id}/docx`)).bytes, word.bytes);

    const bob = await newPerson(service);
    assert.equal((await bob.get(`/documents/${id}/docx`)).status, 404);
  });

  test('a letter has one, and what is not finished has none', async () => {
    const ann = await personWithProfile();
    const letter = await create(ann, 'My letter', 'cover_letter');
    assert.equal((await ann.get(`/documents/${letter}/docx`)).status, 404);
    assert.equal((await finished(ann, letter)).status, 'SUCCESS');
    const word = await ann.get(`/documents/${letter}/docx`);
    assert.equal(await emailIn(word.bytes), 'maya.okafor@example.com');
  });
});
