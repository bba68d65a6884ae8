import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { AppError } from '../../base/errors.ts';
import { characters, isStorable } from '../../base/text.ts';

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
  return hashPassword(password);
}

/** No password has this hash: it is checked where there is no account, so that both cases take the same time. */
const HASH_OF_NOTHING = `${'0'.repeat(32)}:${'0'.repeat(128)}`;

export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const matches = await verifyPassword({ password, hash: hash ?? HASH_OF_NOTHING });
  return matches && hash !== null;
}
