/** Codes by time (RFC 6238) as every authenticator app makes them: SHA-1, six digits, thirty seconds. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
/** Clocks differ: the code before and the one after are good, too. */
const STEPS_AROUND = [0, -1, 1];
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The half-minute that the code belongs to; null when it is none of the present ones. */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  const current = Math.floor(now.getTime() / STEP_MS);
  const given = Buffer.from(code);
  const step = STEPS_AROUND.map((around) => current + around).find((candidate) => {
    const expected = Buffer.from(codeAt(secret, candidate));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return step ?? null;
}

export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const number = hash.readUInt32BE(hash.at(-1)! & 15) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** As apps take a secret that is typed in. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const fives = bits.match(/.{1,5}/g) ?? [];
  return fives.map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}
