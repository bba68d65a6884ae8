import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type TestClock, testClock } from '../../../../../test/support/clock.ts';
import { sampleProfile } from '../../../../../test/support/sample.ts';
import { giveProfile, type Service, startService } from '../../../../../test/support/service.ts';
import { until } from '../../../../../test/support/until.ts';
import { forgetOldSources } from '../../../../domain/profiles/source-files.ts';
import { docxFile } from '../../../../importing/testing/docx-file.ts';
import { type Browser, newPerson, openBrowser } from '../testing/browser.ts';

let service: Service;
const clock: TestClock = testClock(new Date().toISOString());

before(async () => {
  service = await startService({ clock });
});
after(() => service.close());

async function importFile(person: Browser, bytes: Uint8Array, name = 'resume.json') {
  clock.advance(1000);
  const begun = await person.upload(`/profile/imports?name=${encodeURIComponent(name)}`, bytes);
  assert.equal(begun.status, 200, begun.text);
  return until(async () => {
    const { json } = await person.get(`/profile/imports/${begun.json.id}`);
    return json.status !== 'in_progress' && json;
  });
}

const resume = (name: string) => new TextEncoder().encode(JSON.stringify({ basics: { name, email: 'a@example.com' } }));

describe('importing', () => {
  test('a first import is read, accepts itself and keeps the file to compare with', async () => {
    const ann = await newPerson(service);
    assert.equal((await ann.get('/profile')).json.status, 'missing');
    const bytes = await sampleProfile();
    const done = await importFile(ann, bytes, 'my resumé.json');
    assert.equal(done.status, 'complete');
    assert.equal(done.isAccepted, true);
    assert.equal(done.fileName, 'my resumé.json');
    const view = (await ann.get('/profile')).json;
    assert.equal(view.status, 'complete');
    assert.equal(view.version, 1);
    assert.deepEqual(view.profile, done.profile);
    assert.deepEqual(view.latestImport, done);
    const source = await ann.get(`/profile/imports/${done.id}/source`);
    assert.deepEqual(new Uint8Array(source.bytes), new Uint8Array(bytes));
    assert.equal(source.headers['content-type'], 'text/plain; charset=utf-8');
  });

  test('a later import waits: the old profile stays in force until it is accepted', async () => {
    const ann = await newPerson(service);
    const first = await importFile(ann, resume('First'));
    const second = await importFile(ann, resume('Second'));
    assert.equal(second.isAccepted, false);
    assert.equal((await ann.get('/profile')).json.profile.basics.name, 'First');
    assert.equal((await ann.get('/profile/versions')).json.length, 1);
    assert.equal((await ann.post(`/profile/imports/${second.id}/accept`)).status, 200);
    assert.equal((await ann.get('/profile')).json.profile.basics.name, 'Second');
    assert.equal((await ann.get(`/profile/imports/${first.id}`)).json.hasSource, false);
    assert.equal((await ann.get(`/profile/imports/${second.id}`)).json.hasSource, true);
  });

  test('of a later import a part can be taken, in one step', async () => {
    const ann = await newPerson(service);
    await importFile(ann, resume('First'));
    const { profile, version } = (await ann.get('/profile')).json;
    const second = await importFile(ann, resume('Second'));
    const merged = { ...profile, basics: { ...profile.basics, label: { id: 'label', text: 'Nurse' } } };
    const merge = (basedOn: number) => ann.post(`/profile/imports/${second.id}/merge`, { profile: merged, basedOn });
    assert.equal((await merge(version + 7)).status, 409);
    assert.equal((await ann.get(`/profile/imports/${second.id}`)).json.isAccepted, false, 'all of it, or nothing');
    assert.equal((await merge(version)).status, 200);
    const after = (await ann.get('/profile')).json;
    assert.deepEqual(after.profile, merged);
    assert.deepEqual([after.latestImport.id, after.latestImport.isAccepted], [second.id, true]);
    const eve = await newPerson(service);
    assert.equal(
      (await eve.post(`/profile/imports/${second.id}/merge`, { profile: merged, basedOn: null })).status,
      404,
    );
  });

  test('a Word file is shown by its text, which goes with the file', async () => {
    const ann = await newPerson(service);
    const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const body = ['Ann Author', 'ann@example.com', 'Experience', 'Nurse, St. Mary’s', '2014 - 2016'].map(paragraph);
    const done = await importFile(ann, docxFile({ body: body.join('') }), 'resume.docx');
    assert.equal(done.hasText, true, done.reason);
    const { text } = (await ann.get(`/profile/imports/${done.id}/text`)).json;
    assert.match(text, /^Ann Author\n+ann@example\.com\n/);
    assert.equal((await (await newPerson(service)).get(`/profile/imports/${done.id}/text`)).status, 404);
    const next = await importFile(ann, resume('Ann'));
    assert.equal((await ann.get(`/profile/imports/${done.id}/text`)).status, 404);
    assert.equal(next.hasText, false, 'what a browser shows needs no other text');
  });

  test('a failed import blocks and says why, until it is dismissed', async () => {
    const ann = await newPerson(service);
    await importFile(ann, resume('First'));
    const broken = await importFile(ann, new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]), 'photo.png');
    assert.equal(broken.status, 'failed');
    const blocked = (await ann.get('/profile')).json;
    assert.deepEqual([blocked.status, blocked.reason], ['failed', broken.reason]);
    assert.equal((await ann.post(`/profile/imports/${broken.id}/dismiss`)).status, 200);
    assert.equal((await ann.get('/profile')).json.status, 'complete');
  });

  test('a file of more than 10 MB is refused, and so is none', async () => {
    const ann = await newPerson(service);
    const tooLarge = await ann.upload('/profile/imports?name=x', new Uint8Array(10 * 1024 * 1024 + 1));
    assert.equal(tooLarge.status, 413);
    assert.match(tooLarge.json.message, /10 MB/);
    assert.equal((await ann.upload('/profile/imports?name=x', new Uint8Array(0))).status, 400);
  });

  test('many files at once are not held in memory: the surplus is told to come back', async () => {
    const ann = await newPerson(service);
    const uploads = Array.from({ length: 6 }, () => ann.upload('/profile/imports?name=x', new Uint8Array(9_000_000)));
    const statuses = (await Promise.all(uploads)).map((answer) => answer.status);
    assert.ok(statuses.filter((status) => status === 503).length >= 1, String(statuses));
    assert.ok(statuses.filter((status) => status === 200).length === 1, 'one import of an account runs at a time');
  });

  test('a stranger is refused before the file is read', async () => {
    const answer = await openBrowser(service).upload('/profile/imports?name=x', new Uint8Array(10 * 1024 * 1024 + 1));
    assert.equal(answer.status, 401);
  });

  test("nobody sees or decides another person's import", async () => {
    const [ann, eve] = [await newPerson(service), await newPerson(service)];
    const done = await importFile(ann, resume('Ann'));
    const waiting = await importFile(ann, resume('Ann again'));
    for (const path of [`/profile/imports/${done.id}`, `/profile/imports/${done.id}/source`]) {
      assert.equal((await eve.get(path)).status, 404);
    }
    assert.equal((await eve.post(`/profile/imports/${waiting.id}/accept`)).status, 404);
    assert.equal((await eve.post(`/profile/imports/${waiting.id}/dismiss`)).status, 404);
  });

  test('the file is forgotten after thirty days', async () => {
    const ann = await newPerson(service);
    const { db } = service.engines.database;
    const done = await importFile(ann, resume('Ann'));
    const hasSource = async () => (await ann.get(`/profile/imports/${done.id}`)).json.hasSource;
    const later = (days: number) => ({ now: () => new Date(clock.now().getTime() + days * 24 * 3600_000) });
    await forgetOldSources(db, later(29));
    assert.equal(await hasSource(), true);
    await forgetOldSources(db, later(31));
    assert.equal(await hasSource(), false);
  });
});

describe('editing', () => {
  async function personWithProfile() {
    const person = await newPerson(service);
    await giveProfile(service.engines, person.id, resume('Ann'));
    const { profile, version } = (await person.get('/profile')).json;
    const save = (name: string, basedOn: number | null) =>
      person.put('/profile', { profile: { ...profile, basics: { ...profile.basics, name } }, basedOn });
    return { person, profile, version, save };
  }

  test('edits that follow each other closely are one version; later ones are new', async () => {
    const { person, version, save } = await personWithProfile();
    let current = version;
    for (const name of ['A', 'An', 'Ann B.']) current = (await save(name, current)).json.version;
    const origins = async () =>
      (await person.get('/profile/versions')).json.map((item: { origin: string }) => item.origin);
    assert.deepEqual(await origins(), ['edit', 'import']);
    clock.advance(2 * 60_000);
    current = (await save('Ann C.', current)).json.version;
    assert.deepEqual(await origins(), ['edit', 'edit', 'import']);
    assert.equal((await person.get('/profile')).json.profile.basics.name, 'Ann C.');
  });

  test('saving what is there already changes nothing', async () => {
    const { person, profile, version } = await personWithProfile();
    assert.equal((await person.put('/profile', { profile, basedOn: version })).json.version, version);
  });

  test('a change made on an older version is refused, also within one version', async () => {
    const { version, save } = await personWithProfile();
    const { json } = await save('First tab', version);
    assert.equal((await save('First tab, more', json.version)).status, 200);
    const late = await save('Second tab', json.version);
    assert.deepEqual([late.status, late.json.code], [409, 'CONFLICT']);
    assert.equal((await save('Third tab', null)).status, 409);
  });

  test('a version that a document was made from is never changed', async () => {
    const { person, version, save } = await personWithProfile();
    const first = (await save('Frozen', version)).json.version;
    const made = await person.post('/documents', { kind: 'resume', body: { title: 'R', job_description: 'Any job' } });
    assert.equal(made.status, 200, made.text);
    const second = (await save('Later', first)).json.version;
    assert.equal((await person.get(`/profile/versions/${first}`)).json.profile.basics.name, 'Frozen');
    assert.equal((await person.get(`/profile/versions/${second}`)).json.profile.basics.name, 'Later');
  });

  test('an old version comes back as a new one', async () => {
    const { person, version, save } = await personWithProfile();
    await save('Changed', version);
    const restored = await person.post(`/profile/versions/${version}/restore`);
    assert.equal((await person.get('/profile')).json.version, restored.json.version);
    assert.equal((await person.get('/profile')).json.profile.basics.name, 'Ann');
    assert.equal((await person.get('/profile/versions')).json[0].origin, 'restore');
    const stranger = await newPerson(service);
    assert.equal((await stranger.get(`/profile/versions/${version}`)).status, 404);
    assert.equal((await stranger.post(`/profile/versions/${version}/restore`)).status, 404);
  });

  test('what is no profile is refused, and the place of the fault is named', async () => {
    const { person, profile, version } = await personWithProfile();
    const bad = { ...profile, basics: { ...profile.basics, name: 7 } };
    const answer = await person.put('/profile', { profile: bad, basedOn: version });
    assert.deepEqual([answer.status, answer.json.field], [400, 'basics.name']);
    const nul = { ...profile, extra: { note: 'a\u0000b' } };
    assert.equal((await person.put('/profile', { profile: nul, basedOn: version })).status, 400);
  });

  test('what lies too deep to be walked through is refused', async () => {
    const person = await newPerson(service);
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const body = `{"basedOn":null,"profile":{"schema":1,"basics":{"name":"Ann","extra":{"deep":${deep}}}}}`;
    assert.equal((await person.put('/profile', body)).status, 400);
  });

  test('what holds more values than a resume is refused, sent so or filled up to that; the longest import can be saved', async () => {
    const { person, profile, version } = await personWithProfile();
    const save = (work: object[]) => person.put('/profile', { profile: { ...profile, work }, basedOn: version });
    const employers = (count: number, roles: number) =>
      Array.from({ length: count }, (_, index) => ({
        id: `e${index}`,
        roles: Array.from({ length: roles }, (_, number) => ({ id: `r${index}-${number}` })),
      }));
    const sent = await save(employers(50, 500));
    assert.match(sent.json.message, /^The request body holds more than 20,000 values/);
    const filled = await save(employers(10, 500));
    assert.match(filled.json.message, /^The profile holds more than 20,000 values/);
    assert.deepEqual([sent.status, filled.status], [400, 400]);

    const lines = (count: number) => ({
      basics: { name: 'Ann' },
      work: Array.from({ length: count }, () => ({ name: 'Acme', highlights: Array(500).fill('Did it') })),
    });
    const longest = await importFile(person, new TextEncoder().encode(JSON.stringify(lines(13))));
    assert.equal(longest.status, 'complete', longest.reason);
    assert.equal((await person.put('/profile', { profile: longest.profile, basedOn: version })).status, 200);
    const tooLong = await importFile(person, new TextEncoder().encode(JSON.stringify(lines(14))));
    assert.match(tooLong.reason, /^The file holds more than 20,000 values/);
  });

  test('two entries with one id are told apart', async () => {
    const { person, profile, version } = await personWithProfile();
    const twins = ['English', 'German'].map((language) => ({ id: 'same', language }));
    assert.equal(
      (await person.put('/profile', { profile: { ...profile, languages: twins }, basedOn: version })).status,
      200,
    );
    const saved = (await person.get('/profile')).json.profile.languages;
    assert.equal(new Set(saved.map((item: { id: string }) => item.id)).size, 2);
  });

  test('a profile can be written by hand, without any import', async () => {
    const person = await newPerson(service);
    const profile = { schema: 1, basics: { name: 'By Hand' } };
    assert.equal((await person.put('/profile', { profile, basedOn: null })).status, 200);
    assert.equal((await person.get('/session')).json.profile.status, 'complete');
  });

  test('the profile in force can be taken away as JSON Resume', async () => {
    const { person } = await personWithProfile();
    const answer = await person.get('/profile/export');
    assert.equal(answer.json.basics.name, 'Ann');
    assert.match(answer.headers['content-disposition']!, /^attachment; filename="resume\.json"$/);
    assert.equal((await (await newPerson(service)).get('/profile/export')).status, 404);
  });
});
