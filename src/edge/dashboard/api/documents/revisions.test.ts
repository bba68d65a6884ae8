import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sampleJob } from '../../../../../test/support/sample.ts';
import { giveProfile, type Service, startService } from '../../../../../test/support/service.ts';
import { until } from '../../../../../test/support/until.ts';
import { OPENING_ID } from '../../../../base/documents/profile-part.ts';
import type { RevisionChange } from '../../../../base/documents/revision.ts';
import { newPerson } from '../testing/browser.ts';

let service: Service;
let job: string;

before(async () => {
  [service, job] = await Promise.all([startService(), sampleJob()]);
});
after(() => service.close());

type Person = Awaited<ReturnType<typeof newPerson>>;

async function personWith(kind: 'resume' | 'cover_letter') {
  const person = await newPerson(service);
  await giveProfile(service.engines, person.id);
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
    const changes: RevisionChange[] = [factId, OPENING_ID].map((one) => ({ action: 'drop', factId: one }));
    const view = await revise(person, id, changes, 0);
    assert.deepEqual(view.revision.changes, changes);
    assert.notDeepEqual((await person.get(`/documents/${id}/pdf`)).bytes, before);
    const shown: string[] = view.evidence.lines.flatMap((line: { ids: string[] }) => line.ids);
    assert.equal(shown.includes(factId) || shown.includes(OPENING_ID), false);
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

  test('a page takes another look, free of charge, and keeps it when its lines are changed', async () => {
    const { person, id, view, factOf } = await personWith('resume');
    const before = (await person.get(`/documents/${id}/pdf`)).bytes;
    const look = { template: 'modern', accent: 'burgundy', paper: 'a4', language: 'fr' };
    const answer = await person.post(`/documents/${id}/revise`, { changes: [], basedOn: 0, look });
    assert.equal(answer.status, 200, answer.text);
    const changed = await settled(person, id);
    assert.deepEqual([view.look.template, changed.look], ['classic', look]);
    assert.match(pageOf(changed), /Expérience/i);
    assert.notDeepEqual((await person.get(`/documents/${id}/pdf`)).bytes, before);
    const later = await revise(person, id, [{ action: 'drop', factId: factOf('Mentored five') }], 1);
    assert.deepEqual(later.look, look);
    assert.match(pageOf(later), /Expérience/i);
    assert.equal((await person.get('/credits')).json.total, 20);
    assert.equal((await person.get('/settings')).json.template, 'classic', 'the account keeps its own');
  });

  test('puts an entry that was left out back on the page, beside all that stands there', async () => {
    const { person, id, view } = await personWith('resume');
    const printed = (made: typeof view): Set<string> =>
      new Set(made.evidence.lines.flatMap((line: { ids: string[] }) => line.ids));
    const left = view.parts.find((part: { id: string }) => !printed(view).has(part.id));
    const then = await revise(person, id, [{ action: 'add', factId: left.id }], 0);
    assert.equal(then.evidence.changes[0].outcome, 'applied');
    assert.equal(printed(then).has(left.id), true);
    assert.deepEqual(
      [...printed(view)].filter((one) => !printed(then).has(one)),
      [],
    );
    assert.equal((await person.get('/credits')).json.total, 20);
  });

  test('takes facts of the profile only, each once', async () => {
    const { person, id, view } = await personWith('resume');
    const [fact, other] = view.statements;
    const employer = Object.keys(view.facts).find((one) => view.facts[one].startsWith('Brightwater'));
    const refusals = [
      [null],
      [{ action: 'drop', factId: 'basics' }],
      [{ action: 'drop', factId: '__proto__' }],
      [{ action: 'reword', factId: OPENING_ID, text: 'x' }],
      [{ action: 'add', factId: OPENING_ID }],
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
      [{ action: 'add', factId: employer }],
      [{ action: 'add', factId: 'nothing' }],
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

  test('is refused while the profile does not say it, and printed once it does', async () => {
    const { person, id, factOf } = await personWith('resume');
    const factId = factOf('Built Terraform');
    const changes: RevisionChange[] = [{ action: 'reword', factId, text: BACKSTAGE }];
    const refused = await revise(person, id, changes, 0);
    const [outcome] = refused.evidence.changes;
    assert.deepEqual([outcome.outcome, outcome.reason], ['refused', '“Backstage” is not in your profile.']);
    assert.deepEqual(refused.revision.changes, changes, 'the words are kept for another try');
    assert.equal(pageOf(refused).includes('Backstage'), false);

    const { profile, version } = (await person.get('/profile')).json;
    const edited = JSON.parse(
      JSON.stringify(profile).replace('a self-service portal', 'a self-service portal with Backstage'),
    );
    const saved = await person.put('/profile', { profile: edited, basedOn: version });
    assert.equal(saved.status, 200, saved.text);
    assert.ok(pageOf(await revise(person, id, changes, 1)).includes(BACKSTAGE));
  });
});

const BACKSTAGE = 'Built Terraform modules and a self-service portal with Backstage';
const MAGNET = 'Mentored five engineers and won the Magnet award';

/** Has the offer for the wording made, and takes it. */
async function take(person: Person, id: string, changes: RevisionChange[], basedOn: number, subject: string) {
  const { profileVersion } = (await person.get(`/documents/${id}`)).json;
  return person.post(`/documents/${id}/revise`, { changes, basedOn, taken: { subject, profileVersion } });
}

const undo = (person: Person, id: string, basedOn: number) => person.post(`/documents/${id}/revise/undo`, { basedOn });

const factIn = async (person: Person, factId: string): Promise<string> => {
  const { profile } = (await person.get('/profile')).json;
  const facts: { id: string; text: string }[] = profile.work.flatMap((employer: { roles: { highlights: [] }[] }) =>
    employer.roles.flatMap((role) => role.highlights),
  );
  return facts.find((fact) => fact.id === factId)!.text;
};

const originsOf = async (person: Person): Promise<string[]> =>
  (await person.get('/profile/versions')).json.map((one: { origin: string }) => one.origin);

describe('what a wording says beyond the profile', () => {
  test('is offered, added, printed, in the history, and undone', async () => {
    const { person, id, factOf } = await personWith('resume');
    const factId = factOf('Mentored five');
    const before = await factIn(person, factId);
    const inOtherWords: RevisionChange = { action: 'reword', factId, text: MENTORED };
    await revise(person, id, [inOtherWords], 0);
    const changes: RevisionChange[] = [{ action: 'reword', factId, text: MAGNET }];
    const offered = await revise(person, id, changes, 1);
    const [{ offer, reason }] = offered.evidence.changes;
    assert.match(reason, /^“won” and “Magnet” are not in your profile\./);
    assert.match(offer.question, /^Add it to your profile and print it\?/);
    assert.ok(pageOf(offered).includes(MENTORED), 'the page says what it said');
    assert.deepEqual([await factIn(person, factId), offered.revision.canUndo], [before, false]);

    const taken = await take(person, id, changes, 2, factId);
    assert.equal(taken.status, 200, taken.text);
    const printed = await settled(person, id);
    assert.ok(pageOf(printed).includes(MAGNET));
    assert.deepEqual([await factIn(person, factId), printed.revision.canUndo], [MAGNET, true]);
    assert.deepEqual(await originsOf(person), ['edit', 'import']);

    const undone = await undo(person, id, 3);
    assert.equal(undone.status, 200, undone.text);
    const back = await settled(person, id);
    assert.ok(pageOf(back).includes(MENTORED), 'the words from before');
    assert.deepEqual([await factIn(person, factId), back.revision.canUndo], [before, false]);
    assert.deepEqual(await originsOf(person), ['restore', 'edit', 'import']);
    assert.equal((await undo(person, id, 4)).status, 400, 'once');
    assert.equal((await person.get('/credits')).json.total, 20);
  });

  test('is added to no profile that was changed meanwhile, and to none that was not asked for', async () => {
    const { person, id, factOf } = await personWith('resume');
    const factId = factOf('Mentored five');
    const changes: RevisionChange[] = [{ action: 'reword', factId, text: MAGNET }];
    const { profileVersion } = await revise(person, id, changes, 0);
    const other: RevisionChange[] = [{ action: 'reword', factId, text: `${MAGNET} twice` }];
    assert.equal((await take(person, id, other, 1, factId)).status, 400, 'another wording');
    assert.equal((await take(person, id, changes, 1, 'nothing')).status, 400, 'no such change');

    const { profile } = (await person.get('/profile')).json;
    const edited = { ...profile, basics: { ...profile.basics, phone: '+1 555 0000' } };
    assert.equal((await person.put('/profile', { profile: edited, basedOn: profileVersion })).status, 200);
    const taken = { subject: factId, profileVersion };
    const late = await person.post(`/documents/${id}/revise`, { changes, basedOn: 1, taken });
    assert.equal(late.status, 409, late.text);
    const view = (await person.get(`/documents/${id}`)).json;
    assert.deepEqual([view.revision.number, view.revision.state], [1, 'applied'], 'nothing was begun');

    assert.equal((await take(person, id, changes, 1, factId)).status, 200, 'who has seen the change may');
    await settled(person, id);
    const { profile: now, version } = (await person.get('/profile')).json;
    assert.equal(
      (await person.put('/profile', { profile: { ...now, basics: profile.basics }, basedOn: version })).status,
      200,
    );
    const undone = await undo(person, id, 2);
    assert.deepEqual(
      [undone.status, undone.json.message],
      [400, 'Your profile was changed since. Its history has the version from before.'],
    );
    assert.equal(await factIn(person, factId), MAGNET);
  });

  test('is the person’s own, whatever the making of the page put into the offer', async () => {
    const { person, id, factOf } = await personWith('resume');
    const factId = factOf('Mentored five');
    const changes: RevisionChange[] = [{ action: 'reword', factId, text: MAGNET }];
    const { evidence } = await revise(person, id, changes, 0);
    evidence.changes[0].offer.additions.push({ to: factId, text: 'Mentored nobody' });
    const { db } = service.engines.database;
    await db
      .updateTable('document_evidence')
      .set({ evidence: JSON.stringify(evidence) })
      .where('document_id', '=', id)
      .execute();
    assert.equal((await take(person, id, changes, 1, factId)).status, 400);
    assert.deepEqual(await originsOf(person), ['import']);
  });

  test('of two windows that take it one is heard, and the profile gets it once', async () => {
    const { person, id, factOf } = await personWith('resume');
    const factId = factOf('Mentored five');
    const changes: RevisionChange[] = [{ action: 'reword', factId, text: MAGNET }];
    await revise(person, id, changes, 0);
    const answers = await Promise.all([1, 2].map(() => take(person, id, changes, 1, factId)));
    assert.deepEqual(answers.map((answer) => answer.status === 200).sort(), [false, true]);
    await settled(person, id);
    assert.deepEqual(await originsOf(person), ['edit', 'import']);
  });

  test('in a letter is added to the employer that it names', async () => {
    const { person, id, view } = await personWith('cover_letter');
    const passage: string = view.evidence.paragraphs[0].text;
    const said = 'At Longhaul Freight Systems I won the Magnet award.';
    const text = `At Brightwater Payments I have led the move of 64 services to Kubernetes on AWS. ${said}`;
    const changes: RevisionChange[] = [{ action: 'reword-passage', passage, text }];
    const [{ offer }] = (await revise(person, id, changes, 0)).evidence.changes;
    assert.equal(
      offer.question,
      'Add this sentence to Longhaul Freight Systems in your profile and print the paragraph?',
    );
    assert.equal((await take(person, id, changes, 1, passage)).status, 200);
    const printed = await settled(person, id);
    assert.ok(printed.letterText.includes(text));
    const { profile } = (await person.get('/profile')).json;
    const employer = profile.work.find((one: { name: string }) => one.name === 'Longhaul Freight Systems');
    assert.equal(employer.roles[0].highlights[0].text, said);

    assert.equal((await undo(person, id, 2)).status, 200);
    assert.equal((await settled(person, id)).letterText, view.letterText);
    assert.equal(JSON.stringify((await person.get('/profile')).json.profile).includes('Magnet'), false);
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
      'At Brightwater Payments I led the move of 64 services to Kubernetes, and I would be glad to do such work for you.';
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
