import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { filesToTryAgain, type Outcome } from '../support/try-again.ts';

const PASSED: Outcome = { passed: true, counted: { tests: 3, skipped: 0, failedFiles: [] } };
const failed = (...failedFiles: string[]): Outcome => ({
  passed: false,
  counted: { tests: 3, skipped: 0, failedFiles },
});

describe('test files that failed beside others', () => {
  test('are tried again where they are few', () => {
    assert.deepEqual(filesToTryAgain([PASSED, failed('test/a.test.ts', 'test/b.test.ts'), failed('test/c.test.ts')]), [
      'test/a.test.ts',
      'test/b.test.ts',
      'test/c.test.ts',
    ]);
  });

  test('are not tried again where more than three failed', () => {
    assert.deepEqual(
      filesToTryAgain([failed('test/a.test.ts', 'test/b.test.ts'), failed('c.test.ts', 'd.test.ts')]),
      [],
    );
  });

  test('are not tried again where one failure in a hundred is the finding', () => {
    for (const file of ['test/chaos/kill.long.ts', 'test/proofs/ledger.test.ts']) {
      assert.deepEqual(filesToTryAgain([failed('test/a.test.ts'), failed(file)]), [], file);
    }
  });

  test('are not tried again beside a process that was cut short, or failed without a failed test', () => {
    assert.deepEqual(filesToTryAgain([failed('test/a.test.ts'), { passed: false, counted: null }]), []);
    assert.deepEqual(filesToTryAgain([failed('test/a.test.ts'), failed()]), []);
  });
});
