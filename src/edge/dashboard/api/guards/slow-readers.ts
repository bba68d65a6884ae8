import type { ServerResponse } from 'node:http';
import { whenClosed } from './when-closed.ts';

/** What a slow line manages; whoever reads less holds a place that others wait for. */
const BYTES_PER_SECOND = 16 * 1024;
/** What goes to the socket at once counts as read only when it is gone, so it must be little. */
const PIECE_BYTES = 32 * 1024;

/** Ends an answer that waits for its reader and was hardly read within the window. */
export function endSlowReading(response: ServerResponse, windowMs: number): void {
  const least = (BYTES_PER_SECOND * windowMs) / 1000;
  let before = readBytes(response);
  const timer = setInterval(() => {
    const read = readBytes(response);
    if (response.writableLength > 0 && read - before < least) response.destroy();
    before = read;
  }, windowMs).unref();
  whenClosed(response, () => clearInterval(timer));
}

function readBytes({ socket }: ServerResponse): number {
  return socket ? socket.bytesWritten - socket.writableLength : 0;
}

export async function* inPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += PIECE_BYTES) yield chunk.subarray(at, at + PIECE_BYTES);
  }
}
