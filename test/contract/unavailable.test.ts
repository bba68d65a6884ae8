import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Answer } from '../support/call.ts';
import { createLine } from '../support/line.ts';
import { until } from '../support/until.ts';
import { ALL_FOUR, JOB } from './support/endpoints.ts';
import { assertFailure } from './support/envelope.ts';
import { type RunningService, runningService } from './support/running-service.ts';
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

describe('with a database that has fallen silent the service', () => {
  const line = createLine();
  const running = runningService({ databaseUrl: line.open, workers: true });
  after(line.cut);

  test('answers 503, never 400 or 500, and works again by itself', { timeout: 120_000 }, async () => {
    const { key } = await running.account({ credits: 100 });
    const made = await running.ask('/v1/resume/create', { key, body: JOB });
    const { url } = await untilMade(running, key, made);
    line.silence();
    const { pathname, search } = new URL(url);
    const [tool, link, ready, ...answers] = await Promise.all([
      post(running, { key, body: toolCall('create_resume', JOB) }),
      running.askNow(pathname + search),
      running.askNow('/readyz'),
      ...ALL_FOUR.flatMap(({ path, body }) => Array.from({ length: 2 }, () => running.askNow(path, { key, body }))),
    ]);
    for (const answer of answers) {
      assertFailure(answer, 503, 'SERVICE_UNAVAILABLE');
      assert.match(answer.headers['retry-after'] ?? '', /^[1-9]\d*$/);
    }
    assert.deepEqual([tool.status, tool.json.id], [503, null]);
    assert.equal(link.status, 503);
    assert.doesNotMatch(link.text, /timeout|ECONN|query/i);
    assert.equal(ready.status, 503);
    line.speak();
    const again = performance.now();
    const next = await untilCreated(running, key);
    await untilMade(running, key, next);
    const seconds = (performance.now() - again) / 1000;
    assert.ok(seconds < 30, `${seconds} s until a document was made again`);
  });
});

function untilCreated(running: RunningService, key: string): Promise<Answer> {
  return until(async () => {
    const answer = await running.ask('/v1/resume/create', { key, body: JOB });
    if (answer.status === 202) return answer;
    assertFailure(answer, 503, 'SERVICE_UNAVAILABLE');
    return null;
  });
}

async function untilMade(running: RunningService, key: string, created: Answer): Promise<{ url: string }> {
  const { id } = created.json.data;
  return until(async () => {
    const { data } = (await running.ask(`/v1/resume/${id}`, { key })).json;
    assert.notEqual(data.status, 'FAILED');
    return data.status === 'SUCCESS' && { url: data.pdf_url };
  });
}

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
