import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deleteDocument } from '../../src/domain/documents/documents.ts';
import { CREATE_COVER_LETTER, CREATE_RESUME, JOB } from './support/endpoints.ts';
import { fail } from './support/jobs.ts';
import { runningService } from './support/running-service.ts';
import { statementsDuring } from './support/statements.ts';
import { useTool } from './support/tools.ts';

/** docs/resume/create.md. */
describe('titles', () => {
  const running = runningService();

  async function create(key: string, title: string, endpoint = CREATE_RESUME): Promise<{ id: string; title: string }> {
    const answer = await running.ask(endpoint.path, { key, body: { ...JOB, title } });
    assert.equal(answer.status, 202, answer.text);
    return { id: answer.json.data.id, title: answer.json.data[endpoint.titleField] };
  }
  const titled = async (key: string, title: string, endpoint = CREATE_RESUME): Promise<string> =>
    (await create(key, title, endpoint)).title;

  test('a duplicate gets _1, the next _2, and the status says the stored title', async () => {
    const { key } = await running.account({ credits: 100 });
    assert.equal(await titled(key, 'Analyst'), 'Analyst');
    assert.equal(await titled(key, 'Analyst'), 'Analyst_1');
    const third = await create(key, 'Analyst');
    assert.equal(third.title, 'Analyst_2');
    const status = await running.ask(`/v1/resume/${third.id}`, { key });
    assert.equal(status.json.data.resume_title, 'Analyst_2');
  });

  test('only an exact match is a duplicate', async () => {
    const { key } = await running.account({ credits: 100 });
    for (const title of ['Analyst', 'analyst', 'Analyst ', ' Analyst', 'Ana\u0301lyst', 'An\u00e1lyst', 'Analyst_']) {
      assert.equal(await titled(key, title), title);
    }
  });

  test('resumes and cover letters count apart, and so do accounts', async () => {
    const one = await running.account({ credits: 100 });
    const two = await running.account();
    assert.equal(await titled(one.key, 'Analyst'), 'Analyst');
    assert.equal(await titled(one.key, 'Analyst', CREATE_COVER_LETTER), 'Analyst');
    assert.equal(await titled(one.key, 'Analyst', CREATE_COVER_LETTER), 'Analyst_1');
    assert.equal(await titled(two.key, 'Analyst'), 'Analyst');
    assert.equal(await titled(one.key, 'Analyst'), 'Analyst_1');
  });

  test('the smallest free suffix is taken, whoever has the others', async () => {
    const { key } = await running.account({ credits: 100 });
    assert.equal(await titled(key, 'A_1'), 'A_1');
    assert.equal(await titled(key, 'A_3'), 'A_3');
    assert.equal(await titled(key, 'A'), 'A');
    assert.equal(await titled(key, 'A'), 'A_2');
    assert.equal(await titled(key, 'A'), 'A_4');
    assert.equal(await titled(key, 'A_1'), 'A_1_1');
    assert.equal(await titled(key, 'A_1'), 'A_1_2');
  });

  test('a title freed by deletion is taken again', async () => {
    const { id: accountId, key } = await running.account({ credits: 100 });
    const { db } = running.service.engines.database;
    const remove = async (id: string): Promise<void> => {
      await fail(running, id);
      await deleteDocument(db, accountId, id);
    };
    const plain = await create(key, 'A');
    const first = await create(key, 'A');
    await create(key, 'A');
    await remove(first.id);
    assert.equal(await titled(key, 'A'), 'A_1');
    assert.equal(await titled(key, 'A'), 'A_3');
    await remove(plain.id);
    assert.equal(await titled(key, 'A'), 'A');
  });

  test('a title of 255 characters is shortened to make room for its suffix, by whole code points', async () => {
    const { key } = await running.account({ credits: 200 });
    for (const letter of ['a', '😀']) {
      const longest = letter.repeat(255);
      assert.equal(await titled(key, longest), longest);
      assert.equal(await titled(key, longest), `${letter.repeat(253)}_1`);
      assert.equal(await titled(key, longest), `${letter.repeat(253)}_2`);
      assert.equal(await titled(key, letter.repeat(254)), letter.repeat(254));
      assert.equal(await titled(key, letter.repeat(254)), `${letter.repeat(253)}_3`);
      assert.equal(await titled(key, letter.repeat(253)), letter.repeat(253));
      assert.equal(await titled(key, letter.repeat(253)), `${letter.repeat(253)}_4`);
    }
  });

  test('the tenth suffix of the longest title is one character longer', async () => {
    const { key } = await running.account({ credits: 200 });
    const longest = 'b'.repeat(255);
    const stored: string[] = [];
    for (let made = 0; made <= 10; made++) stored.push(await titled(key, longest));
    assert.equal(stored[9], `${'b'.repeat(253)}_9`);
    assert.equal(stored[10], `${'b'.repeat(252)}_10`);
  });

  test('100 parallel creates with one title: no error, the title and _1 to _99', async () => {
    const { key } = await running.account({ credits: 1000 });
    running.clock.advance(60_000);
    const results = await Promise.all(
      Array.from({ length: 100 }, () => useTool(running, key, 'create_cover_letter', JOB)),
    );
    const titles = new Set(results.map((result) => result.structuredContent?.title));
    const expected = ['Analyst', ...Array.from({ length: 99 }, (_, index) => `Analyst_${index + 1}`)];
    assert.deepEqual(titles, new Set(expected));
  });

  test('the 2,000th equal title costs about what the first did', async () => {
    const { id, key } = await running.account({ credits: 1000 });
    await running.rows(
      `insert into documents (account_id, kind, title, cost, request, profile_version_id, created_at)
       select $1, 'resume', case n when 0 then 'Analyst' else 'Analyst_' || n end, 5, '{}', current_version_id, now()
       from profiles, generate_series(0, 1999) n where account_id = $1`,
      [id],
    );
    assert.equal(await titled(key, 'Analyst'), 'Analyst_2000');
    const { pool } = running.service.engines.database;
    const fresh = await statementsDuring(pool, () => titled(key, 'Fresh'));
    const late = await statementsDuring(pool, () => titled(key, 'Analyst'));
    assert.ok(fresh > 5, `only ${fresh} statements were seen`);
    assert.ok(late <= fresh + 4, `${late} statements for the 2,001st, ${fresh} for the first of its name`);
  });
});
