import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explainProblem } from './problems.ts';

test('a full disk is named, whoever noticed it', () => {
  const full =
    'The disk that holds /srv/data is full. Free some space, set DATA_DIR to a folder on another disk, or set DATABASE_URL to use a PostgreSQL server of your own.';
  for (const error of [
    Object.assign(new Error('write'), { code: 'ENOSPC' }),
    new Error('FATAL:  could not write to file "pg_wal/xlogtemp.1": No space left on device'),
    new Error('database or disk is full'),
  ]) {
    assert.equal(explainProblem(error, '/srv/data').message, full);
  }
});

test('a problem that is not understood keeps its own words', () => {
  assert.equal(
    explainProblem(new Error('FATAL: something new'), '/srv/data').message,
    'The embedded PostgreSQL did not start in /srv/data: FATAL: something new',
  );
});

test('an explained problem is not explained again', () => {
  const first = explainProblem(new Error('odd'), '/srv/data');
  assert.equal(explainProblem(first, '/srv/data'), first);
});
