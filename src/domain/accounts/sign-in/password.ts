import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../../base/errors.ts';
import { characters, isStorable } from '../../../base/text.ts';

export const PASSWORD_MIN_CHARACTERS = 10;
export const PASSWORD_MAX_CHARACTERS = 128;

/** The form in which a chosen password is stored. Refuses one that is too short, too long or cannot be typed again. */
export async function hashChosenPassword(password: string): Promise<string> {
  const length = characters(password);
  if (length < PASSWORD_MIN_CHARACTERS || length > PASSWORD_MAX_CHARACTERS || !isStorable(password)) {
    throw new AppError(
      'VALIDATION_ERROR',
      `A password has ${PASSWORD_MIN_CHARACTERS} to ${PASSWORD_MAX_CHARACTERS} characters. Choose another one.`,
      { details: { field: 'password' } },
    );
  }
  const salt = randomBytes(SALT_BYTES).toString('hex');
  return `${salt}:${(await derive(password, salt)).toString('hex')}`;
}

const SALT_BYTES = 16;
const KEY_BYTES = 64;
/** 32 MiB and about a tenth of a second. */
const COST = { N: 16_384, r: 16, p: 1, maxmem: 64 * 2 ** 20 };

/** The same password may be typed in several sequences of characters. */
function derive(password: string, salt: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  scrypt(password.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
  return promise;
}

/** No password has this hash: it is checked where there is no account, so that both cases take the same time. */
const HASH_OF_NOTHING = `${'0'.repeat(32)}:${'0'.repeat(128)}`;

export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? HASH_OF_NOTHING).split(':');
  const [given, stored] = [await derive(password, salt), Buffer.from(key, 'hex')];
  return hash !== null && stored.length === given.length && timingSafeEqual(given, stored);
}
