import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import pg from 'pg';
import type { Answer } from '../../support/call.ts';
import { createLine } from '../../support/line.ts';
import { until } from '../../support/until.ts';
import { type CreateEndpoint, JOB, type StatusEndpoint, wellFormed } from '../support/endpoints.ts';
import { assertFailure } from '../support/envelope.ts';
import { NEVER_ISSUED } from '../support/keys.ts';
import { runningService } from '../support/running-service.ts';
import { assertNothingHappened } from '../support/traces.ts';

function assertUnavailable(answer: Answer): void {
  assertFailure(answer, 503, 'SERVICE_UNAVAILABLE');
  assert.match(answer.headers['retry-after'] ?? '', /^[1-9]\d*$/);
}

/** docs/errors.md: a required service is unavailable. */
export function answersWhenDatabaseIsAway(endpoint: CreateEndpoint | StatusEndpoint): void {
  const { operation, path, body } = wellFormed(endpoint);

  describe(`${operation} 503 SERVICE_UNAVAILABLE: the database`, () => {
    const line = createLine();
    const running = runningService({ databaseUrl: line.open });

    /** A request that authenticates, finds the table locked, and loses the database while it waits. */
    async function loseDatabaseWhileAsking(key: string): Promise<Answer> {
      const holder = new pg.Client(running.service.database.connection);
      await holder.connect();
      await holder.query('begin');
      await holder.query('lock table documents in access exclusive mode');
      const asking = running.ask(path, { key, body });
      await untilSomeoneWaits(holder);
      await line.cut();
      await holder.end();
      return asking;
    }

    test('a database that is away is 503, also during authentication; then the service recovers', async () => {
      const { id, key } = await running.account();
      await line.cut();
      assertUnavailable(await running.ask(path, { key, body }));
      assertUnavailable(await running.ask(path, { key: NEVER_ISSUED, body }));
      assertFailure(await running.ask(path, { body }), 401, 'UNAUTHORIZED');
      await line.mend();
      await assertNothingHappened(running, id);
      assert.ok([202, 404].includes((await running.ask(path, { key, body })).status));
    });

    test('a database that goes away in the middle of a request is 503, and nothing of it is kept', async () => {
      const { id, key } = await running.account();
      assertUnavailable(await loseDatabaseWhileAsking(key));
      await line.mend();
      await assertNothingHappened(running, id);
      assert.ok([202, 404].includes((await running.ask(path, { key, body })).status));
    });
  });
}

async function untilSomeoneWaits(client: pg.Client): Promise<void> {
  // Not pg_stat_activity: a transaction sees it as it was at the first look.
  const waiting = `select from pg_locks where not granted
    and database = (select oid from pg_database where datname = current_database())`;
  await until(async () => (await client.query(waiting)).rowCount! > 0);
}

/** The queue is full. */
export function refusesWhenQueueIsFull({ operation, path }: CreateEndpoint): void {
  describe(`${operation} 503 SERVICE_UNAVAILABLE: the queue`, () => {
    const running = runningService({ config: { queueLimit: 2 } });

    test('a full queue is 503, and nothing is charged or stored', async () => {
      const busy = await running.account();
      await running.rows(
        `insert into jobs (kind, subject, account_id, turn)
         select 'document', gen_random_uuid(), $1, n from generate_series(1, 2) n`,
        [busy.id],
      );
      const { id, key } = await running.account();
      assertUnavailable(await running.ask(path, { key, body: JOB }));
      await assertNothingHappened(running, id);
    });
  });
}
