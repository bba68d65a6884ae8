import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { mock, test } from 'node:test';
import { endSlowReading } from './slow-readers.ts';

const WINDOW_MS = 10_000;
const LEAST_BYTES = 160 * 1024;

for (const [what, { readBytes, waiting, isEnded }] of Object.entries({
  'reads as much as a slow line manages': { readBytes: LEAST_BYTES, waiting: 1, isEnded: false },
  'reads a little less': { readBytes: LEAST_BYTES - 1, waiting: 1, isEnded: true },
  'has read all that there was': { readBytes: 0, waiting: 0, isEnded: false },
})) {
  test(`whoever ${what} ${isEnded ? 'is cut off' : 'is not cut off'}`, () => {
    mock.timers.enable({ apis: ['setInterval'] });
    const socket = { bytesWritten: 0, writableLength: 0 };
    const destroy = mock.fn();
    const response = Object.assign(new EventEmitter(), { socket, destroy, writableLength: waiting });
    endSlowReading(response as unknown as ServerResponse, WINDOW_MS);
    // What waits in the socket was not read.
    socket.writableLength = 500;
    socket.bytesWritten = readBytes + 500;
    mock.timers.tick(WINDOW_MS);
    socket.bytesWritten += readBytes;
    mock.timers.tick(WINDOW_MS);
    assert.equal(destroy.mock.callCount() > 0, isEnded);
    mock.timers.reset();
  });
}
