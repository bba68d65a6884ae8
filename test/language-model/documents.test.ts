import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DEFAULT_SETTINGS } from '../../src/base/documents/settings.ts';
import { saveSettings } from '../../src/domain/accounts/settings.ts';
import { requestRevision } from '../../src/domain/documents/revisions/revise.ts';
import { until } from '../support/until.ts';
import { answerWith, GOOD_BULLETS, GOOD_LETTER, GOOD_SUMMARY, kindOf } from './answers.ts';
import { type FakeModel, says } from './fake-model.ts';
import { good, holds, type ModelStage, raiseModelStage } from './stage.ts';

let stage: ModelStage;

before(async () => {
  stage = await raiseModelStage();
});
after(() => stage.close());

test("a good model's words stand on the page, named as its own", async () => {
  const letter = await stage.makeInTime('cover-letter', good);
  const sentences = GOOD_LETTER.flat().map(({ text }) => text);
  const missing = sentences.filter((text) => !holds(letter, text));
  assert.deepEqual(missing, [], JSON.stringify(letter.evidence.model));
  const { name, outcome, calls, written, tokensIn, tokensOut } = letter.evidence.model!;
  assert.deepEqual([name, outcome, calls, written, tokensIn, tokensOut], ['fake', 'answered', 1, 7, 1200, 300]);
  assert.ok(letter.evidence.lines.some(({ wordedBy, ids }) => wordedBy === 'model' && ids.length > 0));
  assert.ok(holds(letter, 'Dear Hiring Manager') && holds(letter, 'Sincerely') && holds(letter, '(512) 555-0142'));

  const resume = await stage.makeInTime('resume', good);
  for (const { text } of [GOOD_SUMMARY, ...GOOD_BULLETS]) assert.ok(holds(resume, text), text);
});

test('of the needs that it names only those are kept that the posting has in these words', async () => {
  const { evidence } = await stage.makeInTime('cover-letter', good);
  assert.deepEqual(
    evidence.draft!.needs.map(({ quote }) => quote),
    ['multi-region architecture on AWS', 'Run and improve our Kubernetes platform'],
  );
});

test('the model gets the posting and the facts, and neither name nor address of the person', async () => {
  await stage.makeInTime('cover-letter', good);
  const [{ system, prompt }] = stage.model.asked as [FakeModel['asked'][0]];
  assert.ok(prompt.includes('Deep knowledge of Kubernetes in production'));
  assert.ok(prompt.includes('Mentored five engineers'));
  for (const secret of ['Maya', 'Okafor', '555-0142', 'maya.okafor@example.com']) {
    assert.ok(!`${system}${prompt}`.includes(secret), secret);
  }
});

test('a refused sentence is asked for once more, by its rule and its words', async () => {
  const bad = { text: 'I moved 9,999 services to Kubernetes.', facts: ['Led the move of 64 services'] };
  const better = 'At Brightwater Payments I cut deployment time from 40 minutes to 6.';
  const { evidence, ...page } = await stage.makeInTime('cover-letter', (asked, response) => {
    const repaired = JSON.stringify({ sentences: [{ id: 's1', text: better }] });
    return says(kindOf(asked) === 'repair' ? repaired : answerWith({ letter: [bad] }))(asked, response);
  });
  assert.equal(stage.model.asked.length, 2);
  assert.match(stage.model.asked[1]!.prompt, /9,999/);
  assert.match(stage.model.asked[1]!.prompt, /Led the move of 64 services/);
  assert.ok(!stage.model.asked[1]!.prompt.includes('Deep knowledge of Kubernetes'));
  assert.ok(holds({ evidence, ...page }, better) && !holds({ evidence, ...page }, '9,999'));
  assert.deepEqual([evidence.model!.calls, evidence.model!.refused > 0], [2, true]);
});

test('an account that switched the model off, or whose plan has none, gets the built-in page', async () => {
  const { db } = stage.service.engines.database;
  const off = await stage.service.account({ plan: 'pro', credits: 100 });
  const settings = { ...DEFAULT_SETTINGS, languageModel: false };
  await saveSettings(db, off.id, settings);
  const free = await stage.service.account({ plan: 'free' });
  for (const account of [off, free]) {
    const { evidence } = await stage.make('cover-letter', good, { account });
    assert.deepEqual([evidence.model, evidence.draft, stage.model.asked.length], [undefined, undefined, 0]);
  }
});

test('a page that is set again keeps its words, and nothing is asked again', async () => {
  const { db } = stage.service.engines.database;
  const account = await stage.service.account({ plan: 'pro' });
  const first = await stage.make('resume', good, { account });
  const { id } = await db
    .selectFrom('documents')
    .select('id')
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  const [dropped, kept] = first.evidence.draft!.bullets;
  stage.model.asked.length = 0;
  const changes = [{ action: 'drop' as const, factId: dropped!.fact }];
  await requestRevision({ db, clock: stage.service.engines.clock, storageBytes: 1e9 }, account.id, id, {
    changes,
    basedOn: 0,
  });
  await until(async () => {
    const row = await db
      .selectFrom('document_revisions')
      .select('state')
      .where('document_id', '=', id)
      .executeTakeFirst();
    return row?.state === 'applied';
  });
  const again = await stage.finished(id);
  assert.deepEqual([holds(again, dropped!.text), holds(again, kept!.text)], [false, true]);
  assert.deepEqual([stage.model.asked.length, again.evidence.model!.name], [0, 'fake']);
});
