import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentDisposition } from './file-name.ts';
import { parseRange } from './range.ts';

test('one satisfiable range is understood', () => {
  assert.deepEqual(parseRange('bytes=0-99', 1000), { start: 0, end: 99 });
  assert.deepEqual(parseRange('bytes=900-', 1000), { start: 900, end: 999 });
  assert.deepEqual(parseRange('bytes=-100', 1000), { start: 900, end: 999 });
  assert.deepEqual(parseRange('bytes=0-99999', 1000), { start: 0, end: 999 });
  assert.deepEqual(parseRange('bytes=-5000', 1000), { start: 0, end: 999 });
});

test('a range beyond the end is unsatisfiable', () => {
  assert.equal(parseRange('bytes=1000-', 1000), 'unsatisfiable');
  assert.equal(parseRange('bytes=-0', 1000), 'unsatisfiable');
});

test('what is not one range means the whole file', () => {
  for (const header of [undefined, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,3-4', 'items=0-1', 'bytes=a-b']) {
    assert.equal(parseRange(header, 1000), null, String(header));
  }
});

test('the file name is made of the title, without what headers and file systems refuse', () => {
  assert.equal(
    contentDisposition('Senior Engineer'),
    `inline; filename="Senior Engineer.pdf"; filename*=UTF-8''Senior%20Engineer.pdf`,
  );
  assert.equal(
    contentDisposition('a/b\\c"d\r\nSet-Cookie: x'),
    `inline; filename="a b c d Set-Cookie x.pdf"; filename*=UTF-8''a%20b%20c%20d%20Set-Cookie%20x.pdf`,
  );
  assert.equal(
    contentDisposition('履歴書'),
    `inline; filename="___.pdf"; filename*=UTF-8''%E5%B1%A5%E6%AD%B4%E6%9B%B8.pdf`,
  );
  assert.equal(contentDisposition('../..'), `inline; filename="document.pdf"; filename*=UTF-8''document.pdf`);
});
