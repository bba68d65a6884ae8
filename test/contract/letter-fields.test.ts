import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CREATE_COVER_LETTER, JOB } from './support/endpoints.ts';
import { runningService } from './support/running-service.ts';

const GIVEN = {
  hiring_manager_name: 'Jane Smith',
  company_street_address: '1 Main Street',
  company_city: 'Springfield',
  company_state: 'IL',
  company_zip: '62701',
  hiring_manager_email: 'jane@contoso.example',
  date: '2026-3-9',
  additional_context: 'I am moving to Springfield in May.',
};

/** docs/cover-letter/create.md: the optional fields. */
describe('the optional fields of a cover letter', () => {
  const running = runningService();

  async function storedLetter(body: object): Promise<unknown> {
    const { key } = await running.account();
    const answer = await running.ask(CREATE_COVER_LETTER.path, { key, body: { ...JOB, ...body } });
    assert.equal(answer.status, 202, answer.text);
    const [row] = await running.rows<{ letter: unknown }>(
      "select request -> 'letter' as letter from documents where id = $1",
      [answer.json.data.id],
    );
    return row!.letter;
  }

  test('are all kept', async () => {
    assert.deepEqual(await storedLetter(GIVEN), {
      hiringManagerName: 'Jane Smith',
      companyStreetAddress: '1 Main Street',
      companyCity: 'Springfield',
      companyState: 'IL',
      companyZip: '62701',
      hiringManagerEmail: 'jane@contoso.example',
      date: '2026-03-09',
      additionalContext: 'I am moving to Springfield in May.',
    });
  });

  test('are unset when omitted, null or blank', async () => {
    const fields = Object.keys(GIVEN);
    const all = (value: unknown) => Object.fromEntries(fields.map((field) => [field, value]));
    for (const body of [{}, all(null), all(''), all('  ')]) {
      assert.deepEqual(Object.values((await storedLetter(body)) as object), Array(8).fill(null));
    }
  });

  test('have no length or form of their own', async () => {
    await storedLetter({
      hiring_manager_email: 'not an address',
      company_zip: '漢字',
      additional_context: 'x'.repeat(50_000),
    });
  });
});
