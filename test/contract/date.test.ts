import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CREATE_COVER_LETTER, CREATE_RESUME, JOB } from './support/endpoints.ts';
import { assertFailure } from './support/envelope.ts';
import { runningService } from './support/running-service.ts';
import { assertNothingHappened } from './support/traces.ts';

const GOOD: [given: string, stored: string][] = [
  ['2026-03-09', '2026-03-09'],
  ['2026-3-9', '2026-03-09'],
  ['2026-03-9', '2026-03-09'],
  ['2026-3-09', '2026-03-09'],
  ['2026-12-31', '2026-12-31'],
  ['2024-2-29', '2024-02-29'],
  ['2000-02-29', '2000-02-29'],
];

const BAD = [
  '2026-02-30',
  '2026-2-29',
  '1900-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-01-32',
  '0000-01-01',
  '26-03-09',
  '2026-003-09',
  '2026/03/09',
  '09.03.2026',
  '03/09/2026',
  '20260309',
  '2026-03',
  '2026-03-09T00:00:00Z',
  '2026-03-09 10:00',
  'March 9, 2026',
  'tomorrow',
  '٢٠٢٦-٠٣-٠٩',
  '-2026-03-09',
];

/** docs/resume/create.md. */
describe('the date of a cover letter', () => {
  const running = runningService();
  const { path } = CREATE_COVER_LETTER;

  async function storedDate(documentId: string): Promise<string | null> {
    const [row] = await running.rows<{ date: string | null }>(
      "select request -> 'letter' ->> 'date' as date from documents where id = $1",
      [documentId],
    );
    return row!.date;
  }

  test('is stored as YYYY-MM-DD, single digits padded', async () => {
    const { key } = await running.account({ credits: 100 });
    for (const [date, stored] of GOOD) {
      const answer = await running.ask(path, { key, body: { ...JOB, date } });
      assert.equal(answer.status, 202, answer.text);
      assert.equal(await storedDate(answer.json.data.id), stored);
    }
  });

  test('is left unset when omitted, null or blank', async () => {
    const { key } = await running.account({ credits: 100 });
    for (const date of [undefined, null, '', '   ', '\t\n']) {
      const answer = await running.ask(path, { key, body: { ...JOB, date } });
      assert.equal(answer.status, 202, answer.text);
      assert.equal(await storedDate(answer.json.data.id), null);
    }
  });

  test('is VALIDATION_ERROR when it is no calendar date, and nothing is charged', async () => {
    const { id, key } = await running.account();
    for (const date of BAD) {
      const answer = await running.ask(path, { key, body: { ...JOB, date } });
      assert.equal(answer.status, 400, `${date}: ${answer.text}`);
      assert.match(assertFailure(answer, 400, 'VALIDATION_ERROR'), /date/);
    }
    await assertNothingHappened(running, id);
  });

  test('means nothing to a resume: it is an unknown field there', async () => {
    const { key } = await running.account();
    assert.equal((await running.ask(CREATE_RESUME.path, { key, body: { ...JOB, date: 'tomorrow' } })).status, 202);
  });
});
