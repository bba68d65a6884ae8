import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { call } from '../../../../test/support/call.ts';
import { type Service, startService } from '../../../../test/support/service.ts';
import type { Observer } from '../../../base/telemetry/observer.ts';
import { failJob } from '../../../platform/queue/inspect.ts';
import { jobHandlers } from '../../../wire.ts';

let service: Service;
before(async () => {
  service = await startService({ workers: false });
});
after(() => service.close());

test('credits that go back are told once, and only when it is stored', async () => {
  const told: unknown[] = [];
  const observer: Observer = {
    answered: () => {},
    refused: () => {},
    job: () => {},
    credits: (...what) => told.push(what),
    fetched: () => {},
    askedModel: () => {},
  };
  const { key } = await service.account();
  const body = { title: 'One', job_description: 'Contoso needs an analyst who knows SQL.' };
  const created = await call(`${service.baseUrl}/v1/resume/create`, { key, body });
  const { id } = created.json.data;
  const { db } = service.engines.database;
  const handlers = jobHandlers({ ...service.engines, observer }, () => assert.fail('no sandbox is needed'));
  const broken = {
    ...handlers.document!,
    onDead: async (...args: Parameters<(typeof handlers)['document']['onDead']>) => {
      await handlers.document!.onDead(...args);
      throw new Error('not stored');
    },
  };
  await assert.rejects(failJob(db, { document: broken }, id, 'x'), /not stored/);
  assert.deepEqual(told, []);
  assert.equal(await failJob(db, handlers, id, 'x'), true);
  assert.deepEqual(told, [['refunded', 5]]);
});
