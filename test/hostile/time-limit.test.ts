import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closeSandboxes, openImportSandbox, openSandbox } from '../../src/sandbox-tasks.ts';
import { createWorkers } from '../../src/wire.ts';
import { call } from '../support/call.ts';
import { startService } from '../support/service.ts';
import { until } from '../support/until.ts';

test('a document that takes longer than it may fails at the first try, and its credits come back', async () => {
  const service = await startService({ workers: false });
  const { pool } = service.engines.database;
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  // No document is made in a millisecond.
  const documents = openSandbox(1, log, { wallClockMs: 1, cpuSeconds: 60 });
  const sandboxes = { documents, imports: openImportSandbox(1, log) };
  const workers = createWorkers({ ...service.engines, log }, sandboxes);
  try {
    const { id: accountId, key } = await service.account();
    const body = { title: 'Analyst', job_description: 'We want an analyst.' };
    const created = await call(`${service.baseUrl}/v1/resume/create`, { key, body });
    assert.equal(created.status, 202, created.text);
    await workers.start();
    const jobs = async () => (await pool.query('select from jobs')).rowCount;
    await until(async () => (await jobs()) === 0);
    const status = await call(`${service.baseUrl}/v1/resume/${created.json.data.id}`, { key });
    assert.equal(status.json.data.status, 'FAILED');
    const tries = lines.filter((line) => line.startsWith('job document'));
    assert.equal(tries.length, 1, lines.join('\n'));
    assert.match(tries[0]!, /on attempt 1: for good/);
    const made = await pool.query('select failure from documents where account_id = $1', [accountId]);
    assert.match(made.rows[0].failure, /took longer than/);
    const { rows } = await pool.query('select sum(remaining)::int as left from credit_grants where account_id = $1', [
      accountId,
    ]);
    assert.equal(rows[0].left, 25);
  } finally {
    await workers.stop();
    await closeSandboxes(sandboxes);
    await service.close();
  }
});
