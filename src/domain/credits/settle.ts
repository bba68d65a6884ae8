import { FREE_CREDITS, PRO_CREDITS_PER_PERIOD } from '../../base/contract.ts';
import { billingPeriod } from '../../base/dates.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Account } from '../accounts/accounts.ts';
import { type Entry, record } from './ledger.ts';

export interface Grant {
  id: string;
  kind: 'free' | 'period' | 'pack';
  state: 'open' | 'suspended' | 'ended';
  remaining: number;
  set_aside: number;
  starts_at: Date;
  ends_at: Date | null;
}

/**
 * Brings the account's grants to what its plan and the hour say, and returns those that can be spent, in spending order.
 * There is no scheduler: whoever spends or looks settles first, under the account's row lock.
 */
export async function settle(tx: Tx, account: Account, now: Date): Promise<Grant[]> {
  let grants = await readGrants(tx, account.id);
  const period = currentPeriod(account, grants, now);
  const due = [...suspendOrResumeFree(account, grants), ...endPeriods(grants, period)];
  for (const change of due) await apply(tx, account, change, now);
  const opened = await openMissing(tx, account, { grants, period, now });
  if (due.length > 0 || opened) grants = await readGrants(tx, account.id);
  return grants.filter((grant) => grant.state === 'open');
}

/** Included credits first, then packs, oldest first. */
function readGrants(tx: Tx, accountId: string): Promise<Grant[]> {
  return tx
    .selectFrom('credit_grants')
    .select(['id', 'kind', 'state', 'remaining', 'set_aside', 'starts_at', 'ends_at'])
    .where('account_id', '=', accountId)
    .where('state', '<>', 'ended')
    .orderBy((eb) => eb('kind', '=', 'pack'))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

interface Change {
  grant: Grant;
  state: Grant['state'];
  setAside: number;
  entry: Pick<Entry, 'reason' | 'delta'> | null;
}

/** Free credits sleep while the account is pro. */
function suspendOrResumeFree(account: Account, grants: Grant[]): Change[] {
  const wanted = account.plan === 'free' ? 'open' : 'suspended';
  const free = grants.filter((grant) => grant.kind === 'free' && grant.state !== wanted);
  return free.map((grant) =>
    wanted === 'open'
      ? { grant, state: wanted, setAside: 0, entry: movement('resume', grant.set_aside) }
      : { grant, state: wanted, setAside: grant.remaining, entry: movement('suspend', -grant.remaining) },
  );
}

type Period = ReturnType<typeof billingPeriod>;

/**
 * Null without a subscription. A period that was opened is not left for an earlier one, whose credits were given already:
 * a clock may be turned back, or two machines differ about the hour.
 */
function currentPeriod(account: Account, grants: Grant[], now: Date): Period | null {
  const opened = grants.filter((grant) => grant.kind === 'period').map((grant) => grant.starts_at.getTime());
  const hour = new Date(Math.max(now.getTime(), ...opened));
  return account.pro_since && billingPeriod(account.pro_since, hour);
}

/** What is left of a period's credits ends with the period, or with the subscription. */
function endPeriods(grants: Grant[], period: Period | null): Change[] {
  return grants
    .filter((grant) => grant.kind === 'period' && grant.starts_at.getTime() !== period?.start.getTime())
    .map((grant) => ({ grant, state: 'ended', setAside: 0, entry: movement('expire', -grant.remaining) }));
}

function movement(reason: Entry['reason'], delta: number): Change['entry'] {
  return delta === 0 ? null : { reason, delta };
}

async function apply(tx: Tx, account: Account, change: Change, now: Date): Promise<void> {
  const { grant, state, setAside, entry } = change;
  const write = () =>
    tx.updateTable('credit_grants').set({ state, set_aside: setAside }).where('id', '=', grant.id).execute();
  const move = async () => {
    if (entry) await record(tx, [{ accountId: account.id, grantId: grant.id, documentId: null, ...entry }], now);
  };
  // A grant that is not open holds nothing, so it is opened before credits enter and closed after they left.
  if (state === 'open') {
    await write();
    await move();
  } else {
    await move();
    await write();
  }
}

interface Settling {
  grants: Grant[];
  period: Period | null;
  now: Date;
}

async function openMissing(tx: Tx, account: Account, { grants, period, now }: Settling): Promise<boolean> {
  if (!period) {
    if (grants.some((grant) => grant.kind === 'free') || !account.verified_at || account.had_free_credits) return false;
    await openGrant(tx, account.id, { kind: 'free', amount: FREE_CREDITS, startsAt: now, endsAt: null }, now);
    return true;
  }
  const { start, end } = period;
  const isCurrent = (grant: Grant) => grant.kind === 'period' && grant.starts_at.getTime() === start.getTime();
  if (grants.some(isCurrent)) return false;
  const amount = PRO_CREDITS_PER_PERIOD;
  await openGrant(tx, account.id, { kind: 'period', amount, startsAt: start, endsAt: end }, now);
  return true;
}

export interface NewGrant {
  kind: Grant['kind'];
  amount: number;
  startsAt: Date;
  endsAt: Date | null;
}

export async function openGrant(tx: Tx, accountId: string, grant: NewGrant, now: Date): Promise<void> {
  const { id } = await tx
    .insertInto('credit_grants')
    .values({
      account_id: accountId,
      kind: grant.kind,
      amount: grant.amount,
      starts_at: grant.startsAt,
      ends_at: grant.endsAt,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await record(tx, [{ accountId, grantId: id, documentId: null, reason: 'grant', delta: grant.amount }], now);
}
