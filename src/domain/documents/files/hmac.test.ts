import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { createSigner } from './hmac.ts';

test('it is HMAC-SHA256, for keys shorter than, as long as and longer than a block', () => {
  for (const length of [1, 20, 63, 64, 65, 131, 500]) {
    const secret = 'é'.repeat(length).slice(0, length);
    for (const text of ['', 'Hi There', 'x'.repeat(55), 'ü\n'.repeat(100)]) {
      assert.deepEqual(createSigner(secret)(text), createHmac('sha256', secret).update(text).digest(), `${length}`);
    }
  }
});

test('the vector of RFC 4231, test case 2', () => {
  assert.equal(
    createSigner('Jefe')('what do ya want for nothing?').toString('hex'),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});
