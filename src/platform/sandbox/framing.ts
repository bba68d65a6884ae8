import type { Duplex } from 'node:stream';
import { deserialize, serialize } from 'node:v8';

/**
 * Messages over a pipe: four bytes of length, then the value as V8 serializes it. Not Node's own channel between processes:
 * it reads whatever length the other side names, and its control messages, sent by hand, end the process that reads them.
 */
const LENGTH_BYTES = 4;

export interface FrameListener {
  message(value: unknown): void;
  /** The other side said what cannot be a message; nothing more is read. */
  invalid(why: string): void;
}

export function sendFrame(pipe: Duplex, value: unknown): void {
  const body = serialize(value);
  const length = Buffer.allocUnsafe(LENGTH_BYTES);
  length.writeUInt32BE(body.length);
  pipe.cork();
  pipe.write(length);
  pipe.write(body);
  pipe.uncork();
}

export function readFrames(pipe: Duplex, maxBytes: number, listener: FrameListener): void {
  const reader = new FrameReader(maxBytes, listener);
  pipe.on('data', (chunk: Buffer) => reader.take(chunk));
}

class FrameReader {
  readonly #maxBytes: number;
  readonly #listener: FrameListener;
  #chunks: Buffer[] = [];
  #held = 0;
  /** What must be there before anything can be done: a length, or the message that it announced. */
  #wanted = LENGTH_BYTES;
  #isBody = false;
  #isBroken = false;

  constructor(maxBytes: number, listener: FrameListener) {
    this.#maxBytes = maxBytes;
    this.#listener = listener;
  }

  take(chunk: Buffer): void {
    if (this.#isBroken) return;
    this.#chunks.push(chunk);
    this.#held += chunk.length;
    while (this.#held >= this.#wanted && !this.#isBroken) this.#advance(this.#cut(this.#wanted));
  }

  #cut(bytes: number): Buffer {
    const all = this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks);
    this.#chunks = [all.subarray(bytes)];
    this.#held -= bytes;
    return all.subarray(0, bytes);
  }

  #advance(piece: Buffer): void {
    if (this.#isBody) {
      this.#expect(false, LENGTH_BYTES);
      this.#unpack(piece);
      return;
    }
    const length = piece.readUInt32BE();
    if (length > this.#maxBytes) this.#break(`a message of ${length} bytes, ${this.#maxBytes} are allowed`);
    else this.#expect(true, length);
  }

  #expect(isBody: boolean, bytes: number): void {
    this.#isBody = isBody;
    this.#wanted = bytes;
  }

  #unpack(body: Buffer): void {
    let value: unknown;
    try {
      value = deserialize(body);
    } catch {
      this.#break('bytes that are no message');
      return;
    }
    this.#listener.message(value);
  }

  #break(why: string): void {
    this.#isBroken = true;
    this.#chunks = [];
    this.#listener.invalid(why);
  }
}
