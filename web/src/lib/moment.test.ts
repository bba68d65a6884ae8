import assert from 'node:assert/strict';
import { test } from 'node:test';
import { momentIn } from './moment.ts';

const AT = '2026-03-09T23:30:00Z';

test('a moment is told in the zone that was chosen, and names it', () => {
  const { text, full } = momentIn(AT, { isDay: false, timeZone: 'Asia/Tokyo', language: 'en-GB' });
  assert.match(text, /^10 Mar 2026, 08:30$/);
  assert.match(full, /10 March 2026.*(GMT\+9|JST)/);
  assert.equal(momentIn(AT, { isDay: true, timeZone: 'UTC', language: 'en-GB' }).text, '9 Mar 2026');
  assert.match(momentIn(AT, { isExact: true, timeZone: 'auto', language: 'en-GB' }).text, /\d:\d\d:\d\d/);
});

test('without a choice it is told in the zone of the device', () => {
  const before = process.env.TZ;
  process.env.TZ = 'Asia/Tokyo';
  try {
    const expected = momentIn(AT, { isDay: false, timeZone: 'Asia/Tokyo' });
    for (const timeZone of ['auto', undefined]) assert.deepEqual(momentIn(AT, { isDay: false, timeZone }), expected);
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
});
