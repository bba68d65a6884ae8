import assert from 'node:assert/strict';
import type { RunningService } from './running-service.ts';

/** No document, no job, no charge: a refused create leaves nothing behind. */
export async function assertNothingHappened(running: RunningService, accountId: string): Promise<void> {
  const charges = "select delta from credit_entries where account_id = $1 and reason = 'charge'";
  assert.deepEqual(await running.rows(charges, [accountId]), []);
  assert.deepEqual(await running.rows('select id from documents where account_id = $1', [accountId]), []);
  assert.deepEqual(await running.rows('select id from jobs where account_id = $1', [accountId]), []);
}
