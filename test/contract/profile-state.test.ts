import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { acceptImport, beginImport, dismissImport } from '../../src/domain/profiles/imports.ts';
import type { Answer } from '../support/call.ts';
import { sampleProfile } from '../support/sample.ts';
import type { TestAccount } from '../support/service.ts';
import { until } from '../support/until.ts';
import { CREATES, JOB } from './support/endpoints.ts';
import { assertFailure } from './support/envelope.ts';
import { fail } from './support/jobs.ts';
import { runningService } from './support/running-service.ts';
import { failureOf, useTool } from './support/tools.ts';
import { assertNothingHappened } from './support/traces.ts';

/** docs/resume/create.md. */
for (const { operation, path } of CREATES) {
  describe(`the profile behind ${operation}`, () => {
    const running = runningService();

    const create = (account: TestAccount): Promise<Answer> => running.ask(path, { key: account.key, body: JOB });

    async function begin(account: TestAccount, byOperator = false): Promise<string> {
      running.clock.advance(1000);
      const { database, clock } = running.service.engines;
      const wanted = { accountId: account.id, bytes: await sampleProfile(), fileName: 'resume.json', byOperator };
      return beginImport(database.db, clock, wanted);
    }

    /** Ends an import without a worker: the version that a worker would have made is a copy of the present one. */
    async function complete(importId: string): Promise<void> {
      await running.rows(
        `with copied as (
           insert into profile_versions (account_id, number, profile, created_at)
           select account_id, number + 1, profile, now() from profile_versions
           where account_id = (select account_id from profile_imports where id = $1)
           order by number desc limit 1 returning id)
         update profile_imports set status = 'complete', file = null, finished_at = now(), version_id = copied.id
         from copied where profile_imports.id = $1`,
        [importId],
      );
    }

    async function profileVersionOf(answer: Answer): Promise<number> {
      const [row] = await running.rows<{ number: number }>(
        `select number from documents join profile_versions on profile_versions.id = profile_version_id
         where documents.id = $1`,
        [answer.json.data.id],
      );
      return row!.number;
    }

    function assertBlocked(answer: Answer): void {
      assert.match(assertFailure(answer, 400, 'VALIDATION_ERROR'), /profile/i);
    }

    test('a missing profile blocks', async () => {
      const account = await running.account({ profile: false });
      assertBlocked(await create(account));
      await assertNothingHappened(running, account.id);
    });

    test('a first import that is in progress blocks, and one that failed does too', async () => {
      const account = await running.account({ profile: false });
      const importId = await begin(account);
      assertBlocked(await create(account));
      await fail(running, importId);
      assertBlocked(await create(account));
      const documents = await running.rows('select id from documents where account_id = $1', [account.id]);
      assert.deepEqual(documents, []);
    });

    test('a profile without a name blocks, and costs nothing', async () => {
      const account = await running.account();
      const name = (text: string) =>
        running.rows(
          `update profile_versions set profile = jsonb_set(profile, '{basics,name}', to_jsonb($2::text))
           where account_id = $1`,
          [account.id, text],
        );
      await name(' ');
      const refused = await create(account);
      assert.match(assertFailure(refused, 400, 'VALIDATION_ERROR'), /profile.*name/i);
      assert.equal(failureOf(await useTool(running, account.key, operation, JOB)).error_code, 'VALIDATION_ERROR');
      await assertNothingHappened(running, account.id);
      await name('Maya Okafor');
      assert.equal((await create(account)).status, 202);
    });

    test('a complete profile lets documents be made', async () => {
      assert.equal((await create(await running.account())).status, 202);
    });

    test('a re-import that runs or has failed blocks, until it is dismissed', async () => {
      const account = await running.account();
      const importing = await begin(account);
      assertBlocked(await create(account));
      const { database, clock } = running.service.engines;
      await dismissImport(database.db, clock, account.id, importing);
      assert.equal((await create(account)).status, 202);
      const failed = await begin(account);
      await fail(running, failed);
      assertBlocked(await create(account));
      await dismissImport(database.db, clock, account.id, failed);
      assert.equal((await create(account)).status, 202);
    });

    test('a finished re-import leaves the previous profile in force until the person accepts it', async () => {
      const account = await running.account();
      const importId = await begin(account);
      await complete(importId);
      assert.equal(await profileVersionOf(await create(account)), 1);
      const { database, clock } = running.service.engines;
      await acceptImport(database.db, clock, account.id, importId);
      assert.equal(await profileVersionOf(await create(account)), 2);
    });
  });
}

describe('an import by the workers', () => {
  const running = runningService({ workers: true });

  test('completes a first import, which accepts itself, and fails on a file that is no resume', async () => {
    const { engines } = running.service;
    const importOf = async (bytes: Uint8Array): Promise<TestAccount> => {
      const account = await running.account({ profile: false });
      const wanted = { accountId: account.id, bytes, fileName: null, byOperator: false };
      const importId = await beginImport(engines.database.db, engines.clock, wanted);
      await until(async () => {
        const found = await running.rows<{ status: string }>('select status from profile_imports where id = $1', [
          importId,
        ]);
        return found[0]!.status !== 'in_progress';
      });
      return account;
    };
    const good = await importOf(await sampleProfile());
    assert.equal((await running.ask('/v1/resume/create', { key: good.key, body: JOB })).status, 202);
    const bad = await importOf(Buffer.from('this is no resume'));
    const refused = await running.ask('/v1/resume/create', { key: bad.key, body: JOB });
    assert.match(assertFailure(refused, 400, 'VALIDATION_ERROR'), /failed/);
  });
});
