import { hash } from 'node:crypto';

const BLOCK_BYTES = 64;
const DIGEST_BYTES = 32;

/**
 * HMAC-SHA256 (RFC 2104) of short texts under one key, by one-shot hashes: `createHmac` makes a native object for every
 * call, and every read of a finished document signs.
 */
export function createSigner(secret: string): (text: string) => Buffer {
  const given = Buffer.from(secret, 'utf8');
  const key = Buffer.alloc(BLOCK_BYTES);
  (given.length > BLOCK_BYTES ? hash('sha256', given, 'buffer') : given).copy(key);
  const inner = key.map((byte) => byte ^ 0x36);
  const outer = Buffer.from(key.map((byte) => byte ^ 0x5c));
  const ending = Buffer.alloc(BLOCK_BYTES + DIGEST_BYTES);
  outer.copy(ending);
  return (text) => {
    const message = Buffer.concat([inner, Buffer.from(text)]);
    ending.set(hash('sha256', message, 'buffer'), BLOCK_BYTES);
    return hash('sha256', ending, 'buffer');
  };
}
