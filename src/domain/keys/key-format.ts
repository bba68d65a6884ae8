/**
 * An API key is `lp_`, 30 random base62 characters (178 bits) and their CRC32 as 6 base62 characters. The checksum tells a
 * mistyped key from a real one without asking the database; it proves nothing.
 */
import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_CHARACTERS = 30;
const CHECK_CHARACTERS = 6;
const FORMAT = /^lp_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/;

export function newKey(): string {
  let random = '';
  for (let index = 0; index < RANDOM_CHARACTERS; index++) random += ALPHABET[randomInt(ALPHABET.length)];
  return `lp_${random}${checksum(random)}`;
}

function checksum(random: string): string {
  let rest = crc32(random);
  let digits = '';
  for (let index = 0; index < CHECK_CHARACTERS; index++) {
    digits = ALPHABET[rest % ALPHABET.length] + digits;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}

export function isWellFormedKey(token: string): boolean {
  const match = FORMAT.exec(token);
  return match !== null && checksum(match[1]!) === match[2];
}

/** A slow hash would buy nothing: the key is random, not chosen by a person. */
export function hashKey(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
