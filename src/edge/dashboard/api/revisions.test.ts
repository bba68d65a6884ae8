import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sampleJob, sampleProfile } from '../../../../test/support/sample.ts';
import { type Service, startService } from '../../../../test/support/service.ts';
import type { RevisionChange } from '../../../base/revision.ts';
import { newPerson } from './testing/browser.ts';
import { until } from './testing/until.ts';

let service: Service;
let job: string;

before(async () => {
  [service, job] = await Promise.all([startService(), sampleJob()]);
});
after(() => service.close());

type Person = Awaited<ReturnType<typeof newPerson>>;

async function personWith(kind: 'resume' | 'cover_letter') {
  const person = await newPerson(service);
  await person.upload('/profile/imports?name=profile.json', await sampleProfile());
  await until(async () => (await person.get('/session')).json.profile.status === 'complete');
  const made = await person.post('/documents', { kind, body: { title: 'R', job_description: job } });
  const id: string = made.json.id;
  const view = await until(async () => {
    const { json } = await person.get(`/documents/${id}`);
    return json.status === 'SUCCESS' && json;
  });
  const factOf = (start: string): string => Object.keys(view.facts).find((one) => view.facts[one].startsWith(start))!;
  return { person, id, view, factOf };
}

const post = (person: Person, id: string, changes: object[], basedOn: number) =>
  person.post(`/documents/${id}/revise`, { changes, basedOn });

/** Until the page is set: its view, in which the document never stopped being finished. */
const settled = (person: Person, id: string) =>
  until(async () => {
    const { json } = await person.get(`/documents/${id}`);
    assert.equal(json.status, 'SUCCESS');
    return json.revision.state !== 'pending' && json;
  });

async function revise(person: Person, id: string, changes: RevisionChange[], basedOn: number) {
  const answer = await post(person, id, changes, basedOn);
  assert.equal(answer.status, 200, answer.text);
  const view = await settled(person, id);
  assert.equal(view.revision.state, 'applied', view.revision.failure);
  return view;
}

const pageOf = (view: { evidence: { lines: { text: string }[] } }): string =>
  view.evidence.lines.map((line) => line.text).join(' ');

const MENTORED = 'Guided five engineers as their mentor';

describe('setting a page again', () => {
  test('replaces the PDF, costs nothing, and leaves the public status as it was', async () => {
    const { person, id, factOf } = await personWith('resume');
    const before = (await person.get(`/documents/${id}/pdf`)).bytes;
    const factId = factOf('Mentored five');
    const view = await revise(person, id, [{ action: 'drop', factId }], 0);
    assert.deepEqual(view.revision.changes, [{ action: 'drop', factId }]);
    assert.notDeepEqual((await person.get(`/documents/${id}/pdf`)).bytes, before);
    const shown: string[] = view.evidence.lines.flatMap((line: { ids: string[] }) => line.ids);
    assert.equal(shown.includes(factId), false);
    assert.equal((await person.get('/credits')).json.total, 20);
    assert.equal((await person.get('/documents')).json.items.length, 1, 'no second document');
  });

  test('an empty list brings the first page back, byte by byte', async () => {
    const { person, id, factOf } = await personWith('resume');
    const before = (await person.get(`/documents/${id}/pdf`)).bytes;
    await revise(person, id, [{ action: 'reword', factId: factOf('Mentored five'), text: MENTORED }], 0);
    assert.notDeepEqual((await person.get(`/documents/${id}/pdf`)).bytes, before);
    await revise(person, id, [], 1);
    assert.deepEqual((await person.get(`/documents/${id}/pdf`)).bytes, before);
  });

  test('takes facts of the profile only, each once', async () => {
    const { person, id, view } = await personWith('resume');
    const [fact, other] = view.statements;
    const employer = Object.keys(view.facts).find((one) => view.facts[one].startsWith('Brightwater'));
    const refusals = [
      [null],
      [{ action: 'drop', factId: 'basics' }],
      [{ action: 'drop', factId: '__proto__' }],
      [{ action: 'swap', factId: fact, with: fact }],
      [{ action: 'swap', factId: fact, with: employer }],
      [
        { action: 'swap', factId: fact, with: other },
        { action: 'drop', factId: other },
      ],
      [{ action: 'drop', factId: 'nothing' }],
      [{ action: 'swap', factId: fact, with: 'nothing' }],
      [{ action: 'reword', factId: fact, text: ' ' }],
      [{ action: 'reword', factId: fact, text: 'x'.repeat(601) }],
      [
        { action: 'drop', factId: fact },
        { action: 'reword', factId: fact, text: 'x' },
      ],
      [{ action: 'invent', factId: fact }],
      [{ action: 'drop-passage', passage: 'A resume has no passages.' }],
    ];
    for (const changes of refusals) {
      const answer = await post(person, id, changes as object[], 0);
      assert.equal(answer.status, 400, JSON.stringify(changes));
      assert.doesNotMatch(answer.json.message, /^Invalid/);
    }
  });
});

describe('a line in the person’s own words', () => {
  test('is printed, and stays when another line is changed', async () => {
    const { person, id, factOf } = await personWith('resume');
    const reword: RevisionChange = { action: 'reword', factId: factOf('Mentored five'), text: MENTORED };
    const first = await revise(person, id, [reword], 0);
    assert.deepEqual(
      first.evidence.changes.map((one: { outcome: string }) => one.outcome),
      ['applied'],
    );
    assert.ok(pageOf(first).includes(MENTORED));
    const second = await revise(person, id, [reword, { action: 'drop', factId: factOf('Introduced service') }], 1);
    assert.ok(pageOf(second).includes(MENTORED));
    assert.equal(pageOf(second).includes('Introduced service'), false);
  });

  test('is refused with the words that are not in the profile, and printed once they are', async () => {
    const { person, id, factOf } = await personWith('resume');
    const text = 'Built Terraform modules and a self-service portal with Backstage';
    const changes: RevisionChange[] = [{ action: 'reword', factId: factOf('Built Terraform'), text }];
    const refused = await revise(person, id, changes, 0);
    assert.deepEqual(refused.evidence.changes, [
      {
        action: 'reword',
        subject: factOf('Built Terraform'),
        outcome: 'refused',
        reason: '“Backstage” is not in your profile.',
        words: ['Backstage'],
      },
    ]);
    assert.deepEqual(refused.revision.changes, changes, 'the words are kept for another try');
    assert.equal(pageOf(refused).includes('Backstage'), false);

    const { profile, version } = (await person.get('/profile')).json;
    const skill = { id: 'backstage', name: 'Backstage', level: null, keywords: [], extra: {} };
    const edited = { ...profile, skills: [...profile.skills, skill] };
    const saved = await person.put('/profile', { profile: edited, basedOn: version });
    assert.equal(saved.status, 200, saved.text);
    assert.ok(pageOf(await revise(person, id, changes, 1)).includes(text));
  });
});

describe('two who change one page', () => {
  test('at the same moment: one is heard, the other is told, and nothing is lost when he adds his change', async () => {
    const { person, id, factOf } = await personWith('resume');
    const mine: RevisionChange = { action: 'drop', factId: factOf('Mentored five') };
    const yours: RevisionChange = { action: 'drop', factId: factOf('Introduced service') };
    const answers = await Promise.all([mine, yours].map((change) => post(person, id, [change], 0)));
    assert.deepEqual(answers.map((answer) => answer.status).sort(), [200, 400]);
    const view = await settled(person, id);
    assert.equal(view.revision.number, 1);
    assert.equal((await post(person, id, [], 0)).status, 400, 'who has not seen the change cannot undo it');
    const both = await revise(person, id, [mine, yours], 1);
    assert.doesNotMatch(pageOf(both), /Mentored five|Introduced service/);
  });
});

describe('a letter', () => {
  test('can be told in other words and made shorter, free of charge', async () => {
    const { person, id, view } = await personWith('cover_letter');
    const paragraphs: { text: string; sentences: string[] }[] = view.evidence.paragraphs;
    const [first, ...others] = paragraphs;
    const text =
      'At Brightwater Payments I led the move of 64 services to Kubernetes, and I would like to do such work for you.';
    const dropped = others[1]!.text;
    const revised = await revise(
      person,
      id,
      [
        { action: 'reword-passage', passage: first!.text, text },
        { action: 'drop-passage', passage: dropped },
      ],
      0,
    );
    assert.deepEqual(
      revised.evidence.changes.map((one: { outcome: string; reason: string }) => one.reason ?? one.outcome),
      ['applied', 'applied'],
    );
    assert.ok(revised.letterText.includes(text));
    assert.equal(revised.letterText.includes(dropped), false);
    assert.deepEqual(revised.evidence.paragraphs, paragraphs);
    assert.equal((await person.get('/credits')).json.total, 22);
  });
});
