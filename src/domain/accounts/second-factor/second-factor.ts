import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../../../base/clock.ts';
import { AppError } from '../../../base/errors.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/database.ts';
import { lockAccount } from '../accounts.ts';
import { requireSession, revokeSessions } from '../sign-in/sessions.ts';
import { createSeal } from './seal.ts';
import { stepOf, toBase32 } from './totp.ts';

const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** Eighty bits each: no slow hash is needed to keep them. */
const RECOVERY_BYTES = 10;
const RECOVERY_CODE = /^[A-Z2-7]{16}$/i;
const UNREADABLE = 'Codes of your app cannot be checked here just now. Enter one of your recovery codes.';

export interface SecondFactorStatus {
  isOn: boolean;
  recoveryCodesLeft: number;
}

export interface NewSecret {
  /** To be typed into an app. */
  secret: string;
  /** The same as an address that apps open. */
  uri: string;
}

/** A code that an app makes, asked for behind every proof of who somebody is; recovery codes for a lost phone. */
export function createSecondFactor(options: { db: Db; clock: Clock; secrets: string[]; baseUrl: string }) {
  const { db, clock } = options;
  const { seal, unseal, isNewest } = createSeal(options.secrets, 'letterpress second factor');

  function readSecret(sealed: Buffer): Buffer {
    try {
      return unseal(sealed);
    } catch (cause) {
      throw new AppError('SERVICE_UNAVAILABLE', UNREADABLE, { cause });
    }
  }

  /** Takes a code of the app or a recovery code, once. The latter needs no SIGNING_SECRET. */
  async function useCode(tx: Tx, accountId: string, given: string): Promise<boolean> {
    const code = withoutGaps(given);
    if (isRecoveryCode(code)) return useRecoveryCode(tx, accountId, code);
    const factor = await tx
      .selectFrom('second_factors')
      .select('secret')
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    if (!factor) return false;
    const step = stepOf(readSecret(factor.secret), code, clock.now());
    if (step === null) return false;
    const used = await tx
      .updateTable('second_factors')
      .set({ last_step: String(step) })
      .where('account_id', '=', accountId)
      .where('last_step', '<', String(step))
      .returning('account_id')
      .executeTakeFirst();
    return used !== undefined;
  }

  return {
    useCode,

    async status(accountId: string): Promise<SecondFactorStatus> {
      const codes = await db.selectFrom('recovery_codes').select('hash').where('account_id', '=', accountId).execute();
      return { isOn: await isOn(db, accountId), recoveryCodesLeft: codes.length };
    },

    /** A new secret, which is asked for only once a code of it was entered. */
    async begin(accountId: string, email: string): Promise<NewSecret> {
      const secret = randomBytes(SECRET_BYTES);
      const sealed = seal(secret);
      const row = { secret: sealed, confirmed_at: null, last_step: '0', created_at: clock.now() };
      const stored = await db
        .insertInto('second_factors')
        .values({ account_id: accountId, ...row })
        .onConflict((conflict) =>
          conflict.column('account_id').doUpdateSet(row).where('second_factors.confirmed_at', 'is', null),
        )
        .returning('account_id')
        .executeTakeFirst();
      if (!stored) throw new AppError('VALIDATION_ERROR', 'It is on already. Turn it off first.');
      const text = toBase32(secret);
      const issuer = `Letterpress (${new URL(options.baseUrl).hostname})`;
      const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
      return { secret: text, uri: `otpauth://totp/${label}?secret=${text}&issuer=${encodeURIComponent(issuer)}` };
    },

    /** Turns it on by its first code, and signs out all other devices. The recovery codes are shown this once. */
    async confirm(accountId: string, code: string, keptSessionId: string): Promise<string[]> {
      const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
      await inTransaction(db, async (tx) => {
        await lockAccount(tx, accountId);
        if (!(await useCode(tx, accountId, code))) throw new WrongCode();
        await requireSession(tx, keptSessionId);
        const confirmed = await tx
          .updateTable('second_factors')
          .set({ confirmed_at: clock.now() })
          .where('account_id', '=', accountId)
          .where('confirmed_at', 'is', null)
          .returning('account_id')
          .executeTakeFirst();
        if (!confirmed) throw new AppError('VALIDATION_ERROR', 'It is on already.');
        const rows = codes.map((one) => ({ account_id: accountId, hash: hashOf(withoutGaps(one)) }));
        await tx.insertInto('recovery_codes').values(rows).execute();
        await revokeSessions(tx, accountId, keptSessionId);
      });
      return codes;
    },

    /**
     * After a new SIGNING_SECRET was put before the old one: the old one is not needed any more. Says how many were sealed
     * with one that is gone.
     */
    async reseal(): Promise<number> {
      let unreadable = 0;
      const factors = await db.selectFrom('second_factors').select(['account_id', 'secret']).execute();
      for (const { account_id, secret } of factors.filter((factor) => !isNewest(factor.secret))) {
        try {
          await sql`
            update second_factors set secret = ${seal(readSecret(secret))}
            where account_id = ${account_id} and secret = ${secret}`.execute(db);
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          unreadable++;
        }
      }
      return unreadable;
    },

    async turnOff(accountId: string, code: string): Promise<void> {
      await inTransaction(db, async (tx) => {
        if (!(await useCode(tx, accountId, code))) throw new WrongCode();
        await forgetSecondFactor(tx, accountId);
      });
    },
  };
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** For somebody who lost the phone and the recovery codes: an operator who knows the person. */
export async function forgetSecondFactor(db: Db | Tx, accountId: string): Promise<void> {
  await db.deleteFrom('second_factors').where('account_id', '=', accountId).execute();
}

export class WrongCode extends AppError {
  constructor() {
    super('VALIDATION_ERROR', 'This code is not right, or was used already. Wait for the next one.', {
      details: { field: 'code' },
    });
  }
}

export async function isOn(db: Db | Tx, accountId: string): Promise<boolean> {
  const factor = await db
    .selectFrom('second_factors')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return factor !== undefined;
}

async function useRecoveryCode(tx: Tx, accountId: string, code: string): Promise<boolean> {
  const used = await tx
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('hash', '=', hashOf(code.toUpperCase()))
    .returning('account_id')
    .executeTakeFirst();
  return used !== undefined;
}

const withoutGaps = (code: string): string => code.replace(/[\s-]+/g, '');

/** By its form; nobody guesses one. */
export const isRecoveryCode = (given: string): boolean => RECOVERY_CODE.test(withoutGaps(given));

function newRecoveryCode(): string {
  return toBase32(randomBytes(RECOVERY_BYTES)).match(/.{4}/g)!.join('-');
}

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();
