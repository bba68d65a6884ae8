import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createLine } from '../support/line.ts';
import { ALL_FOUR, JOB } from './support/endpoints.ts';
import { assertFailure } from './support/envelope.ts';
import { runningService } from './support/running-service.ts';
import { failureOf, post, toolCall, useTool } from './support/tools.ts';
import { assertNothingHappened } from './support/traces.ts';

describe('without its database the service', () => {
  const line = createLine();
  const running = runningService({ databaseUrl: line.open });

  test('answers 503 everywhere, stays alive, and works again when it is back', async () => {
    const { id, key } = await running.account();
    await line.cut();
    const answers = await Promise.all(
      ALL_FOUR.flatMap(({ path, body }) => Array.from({ length: 2 }, () => running.askNow(path, { key, body }))),
    );
    for (const answer of answers) {
      assertFailure(answer, 503, 'SERVICE_UNAVAILABLE');
      assert.match(answer.headers['retry-after'] ?? '', /^[1-9]\d*$/);
    }
    const tool = await post(running, { key, body: toolCall('create_resume', JOB) });
    assert.equal(tool.status, 503);
    assert.match(tool.headers['retry-after'] ?? '', /^[1-9]\d*$/);
    assert.equal((await running.askNow('/healthz')).status, 200);
    assert.equal((await running.askNow('/readyz')).status, 503);
    assert.equal((await running.askNow('/docs/overview')).status, 200);
    await line.mend();
    await assertNothingHappened(running, id);
    assert.equal((await running.ask('/v1/resume/create', { key, body: JOB })).status, 202);
    assert.equal((await running.askNow('/readyz')).status, 200);
  });
});

describe('with a full queue the service', () => {
  const running = runningService({ config: { queueLimit: 1 } });

  test('says SERVICE_UNAVAILABLE through the tools too, and still answers status reads', async () => {
    const { id, key } = await running.account();
    const busy = await running.account();
    await running.rows(
      "insert into jobs (kind, subject, account_id, turn) values ('document', gen_random_uuid(), $1, 1)",
      [busy.id],
    );
    for (const tool of ['create_resume', 'create_cover_letter']) {
      assert.equal(failureOf(await useTool(running, key, tool, JOB)).error_code, 'SERVICE_UNAVAILABLE');
    }
    assertFailure(await running.ask(ALL_FOUR[2]!.path, { key }), 404, 'NOT_FOUND');
    await assertNothingHappened(running, id);
  });
});
