import type { Clock } from '../../base/clock.ts';
import { type Plan, PRO_CREDITS_PER_PERIOD } from '../../base/contract.ts';
import { billingPeriod } from '../../base/dates.ts';
import { AppError } from '../../base/errors.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { type Account, lockAccount } from '../accounts/accounts.ts';
import { type Grant, openGrant, settle } from './settle.ts';

const PACK_MAX = 1_000_000;

export interface Balance {
  included: number;
  purchased: number;
  total: number;
}

export async function readBalance(db: Db, clock: Clock, accountId: string): Promise<Balance> {
  return inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, accountId);
    return balanceOf(await settle(tx, account, clock.now()));
  });
}

export interface CreditsOverview extends Balance {
  plan: Plan;
  /** When this period's credits are replaced, and by how many; null on plans that never renew. */
  renews: { at: Date; amount: number } | null;
}

export async function readCredits(db: Db, clock: Clock, accountId: string): Promise<CreditsOverview> {
  return inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, accountId);
    const now = clock.now();
    const balance = balanceOf(await settle(tx, account, now));
    const renews = account.pro_since && {
      at: billingPeriod(account.pro_since, now).end,
      amount: PRO_CREDITS_PER_PERIOD,
    };
    return { plan: account.plan, ...balance, renews };
  });
}

function balanceOf(grants: Grant[]): Balance {
  const sum = (packs: boolean) =>
    grants.filter((grant) => (grant.kind === 'pack') === packs).reduce((total, grant) => total + grant.remaining, 0);
  const included = sum(false);
  const purchased = sum(true);
  return { included, purchased, total: included + purchased };
}

/** Whether the account ever had the free credits, itself or by an earlier one of its address. */
export async function hadFreeCredits(tx: Tx, account: Account): Promise<boolean> {
  if (account.had_free_credits) return true;
  const grant = await tx
    .selectFrom('credit_grants')
    .select('id')
    .where('account_id', '=', account.id)
    .where('kind', '=', 'free')
    .executeTakeFirst();
  return grant !== undefined;
}

/** A purchased pack: never expires, spent only after the included credits. */
export async function grantPack(db: Db, clock: Clock, accountId: string, amount: number): Promise<Balance> {
  if (!Number.isInteger(amount) || amount < 1 || amount > PACK_MAX) {
    throw new AppError('VALIDATION_ERROR', `A pack has 1 to ${PACK_MAX} credits.`);
  }
  return inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, accountId);
    const now = clock.now();
    // What the plan gives came before the pack, and stands before it in the ledger.
    await settle(tx, account, now);
    await openGrant(tx, accountId, { kind: 'pack', amount, startsAt: now, endsAt: null }, now);
    return balanceOf(await settle(tx, account, now));
  });
}

/**
 * Changes the plan. `since` is the start of the subscription, from which its monthly periods are counted; without it an
 * account that is pro already keeps its own.
 */
export async function changePlan(
  db: Db,
  clock: Clock,
  accountId: string,
  wanted: { plan: Plan; since: Date | null },
): Promise<Account> {
  const now = clock.now();
  if (wanted.since && wanted.since > now) {
    throw new AppError('VALIDATION_ERROR', 'The start of a subscription cannot lie in the future.');
  }
  return inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, accountId);
    // What the old plan still owed for the time until now is settled before the new one begins.
    await settle(tx, account, now);
    const proSince = wanted.plan === 'pro' ? (wanted.since ?? account.pro_since ?? now) : null;
    const changed = { ...account, plan: wanted.plan, pro_since: proSince };
    await tx
      .updateTable('accounts')
      .set({ plan: changed.plan, pro_since: changed.pro_since })
      .where('id', '=', accountId)
      .execute();
    await settle(tx, changed, now);
    return changed;
  });
}
