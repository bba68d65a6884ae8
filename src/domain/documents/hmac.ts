import { hash } from 'node:crypto';

const BLOCK_BYTES = 64;

/**
 * HMAC-SHA256 (RFC 2104) of short texts under one key. By one-shot hashes, because `createHmac` makes a native object for
 * every call: collecting those took more of a status read than everything else we add to it.
 */
export function createSigner(secret: string): (text: string) => Buffer {
  const given = Buffer.from(secret, 'utf8');
  const key = Buffer.alloc(BLOCK_BYTES);
  (given.length > BLOCK_BYTES ? hash('sha256', given, 'buffer') : given).copy(key);
  const inner = key.map((byte) => byte ^ 0x36);
  const outer = key.map((byte) => byte ^ 0x5c);
  return (text) =>
    hash(
      'sha256',
      Buffer.concat([outer, hash('sha256', Buffer.concat([inner, Buffer.from(text)]), 'buffer')]),
      'buffer',
    );
}
