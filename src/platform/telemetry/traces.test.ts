import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, afterEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../test/support/free-port.ts';
import { startOtlpReceiver } from '../../../test/support/otlp-receiver.ts';
import { until } from '../../../test/support/until.ts';
import { createTraces } from './traces.ts';

const BEFORE = { ...process.env };
const lines: string[] = [];

afterEach(() => {
  process.env = { ...BEFORE };
  lines.length = 0;
});

function open(url: string, settings: Record<string, string> = {}) {
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_EXPORTER_OTLP_TIMEOUT: '200',
    OTEL_BSP_SCHEDULE_DELAY: '10',
    OTEL_BSP_MAX_QUEUE_SIZE: '20',
    OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '10',
    ...settings,
  });
  return createTraces({ headers: '', version: '1', log: (line) => lines.push(line) });
}

const JOB = { name: 'job', kind: 'job', attributes: {} } as const;

const silent = http.createServer(() => {});
after(() => {
  silent.closeAllConnections();
  silent.close();
});

test('a collector that hangs or is away costs dropped spans and one line, and a stop does not wait for it', async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const hanging = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  for (const url of [hanging, `http://127.0.0.1:${await freePort()}`]) {
    lines.length = 0;
    const { tracer, close } = open(url);
    for (let n = 0; n < 300; n++) assert.equal(await tracer.root(JOB, async () => n), n);
    await until(() => lines.length > 0);
    for (let n = 0; n < 300; n++) await tracer.root(JOB, async () => {});
    await sleep(400);
    const before = performance.now();
    await close();
    assert.ok(performance.now() - before < 5_000);
    assert.equal(lines.length, 1);
    assert.match(lines[0]!, /^traces: the collector takes no spans \(.+\); they are dropped$/);
  }
});

test('what is left is sent at the stop; parts outside of a request or a job are not told', async () => {
  const collector = await startOtlpReceiver();
  const { tracer, close } = open(collector.url, { OTEL_BSP_SCHEDULE_DELAY: '60000' });
  await tracer.span('alone', {}, async () => {});
  tracer.ended('alone', {}, 1);
  const refused = Object.assign(new Error('quotes a user'), { code: 'EFBIG' });
  await assert.rejects(
    tracer.root(JOB, () => tracer.span('part', { size: 7 }, () => Promise.reject(refused))),
    refused,
  );
  await close();
  await collector.close();
  const [part, job] = collector.spans;
  assert.deepEqual(
    { ...part, spanId: '', traceId: '' },
    {
      name: 'part',
      parentId: job!.spanId,
      attributes: { size: 7, 'error.type': 'EFBIG' },
      hasFailed: true,
      spanId: '',
      traceId: '',
    },
  );
  assert.equal(collector.spans.length, 2);
  assert.doesNotMatch(collector.raw(), /quotes/);
});

test('the standard variables choose what is sampled, and whose service it is', async () => {
  const collector = await startOtlpReceiver();
  const never = open(collector.url, { OTEL_TRACES_SAMPLER: 'parentbased_always_off' });
  await never.tracer.root(JOB, async () => {});
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await never.tracer.root({ ...JOB, traceparent }, async () => {});
  await never.close();
  assert.deepEqual(
    collector.spans.map(({ parentId }) => parentId),
    ['b7ad6b7169203331'],
  );
  const named = open(collector.url, {
    OTEL_TRACES_SAMPLER: 'always_on',
    OTEL_SERVICE_NAME: 'my-letterpress',
    OTEL_RESOURCE_ATTRIBUTES: 'zone=north',
  });
  await named.tracer.root(JOB, async () => {});
  await named.close();
  await collector.close();
  assert.match(collector.raw(), /my-letterpress/);
  assert.match(collector.raw(), /zone.{1,8}north/s);
});
