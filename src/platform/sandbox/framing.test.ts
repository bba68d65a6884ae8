import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { describe, test } from 'node:test';
import { readFrames, sendFrame } from './framing.ts';

const MAX_BYTES = 10_000;
const VALUES = [null, 'text', { list: [1, 2], bytes: new Uint8Array([1, 2, 3]) }, 'x'.repeat(5000)];

async function framesOf(values: unknown[]): Promise<Buffer> {
  const pipe = new PassThrough();
  for (const value of values) sendFrame(pipe, value);
  return Buffer.concat(await pipe.end().toArray());
}

/** What is heard when the bytes come in pieces of this size. */
function heard(bytes: Buffer, pieceBytes: number): { messages: unknown[]; invalid: string[] } {
  const messages: unknown[] = [];
  const invalid: string[] = [];
  const pipe = new PassThrough();
  readFrames(pipe, MAX_BYTES, { message: (value) => messages.push(value), invalid: (why) => invalid.push(why) });
  for (let at = 0; at < bytes.length; at += pieceBytes) pipe.emit('data', bytes.subarray(at, at + pieceBytes));
  return { messages, invalid };
}

describe('messages over a pipe', () => {
  test('come out as they went in, in whatever pieces they travel', async () => {
    const bytes = await framesOf(VALUES);
    for (const pieceBytes of [1, 2, 3, 4, 5, 7, 100, bytes.length]) {
      assert.deepEqual(heard(bytes, pieceBytes), { messages: VALUES, invalid: [] }, `pieces of ${pieceBytes} bytes`);
    }
  });

  test('that are too long are refused before they come', async () => {
    const { messages, invalid } = heard(Buffer.concat([await framesOf(['good']), Buffer.from([0, 0, 0x27, 0x11])]), 3);
    assert.deepEqual(messages, ['good']);
    assert.deepEqual(invalid, ['a message of 10001 bytes, 10000 are allowed']);
  });

  test('that are damaged anywhere throw nothing, and at most one problem is told', async () => {
    const bytes = await framesOf(VALUES);
    let problems = 0;
    for (let at = 0; at < 200; at++) {
      for (const byte of [0, 1, 0x5c, 0x6f, 0x7f, 0xff]) {
        const damaged = Buffer.from(bytes);
        damaged[at] = byte;
        const { invalid } = heard(damaged, bytes.length);
        assert.ok(invalid.length <= 1);
        problems += invalid.length;
      }
    }
    assert.ok(problems > 100, `${problems} problems`);
  });
});
