/**
 * Which jobs are taken next. Lost ones come first, then the fair order, as far as the caps of their accounts allow. Only
 * the head of the order is looked at: where all of it belongs to accounts at their cap, the jobs of others are found by
 * jumping over these accounts in the index, so that a claim costs a few pages however long the queue of one account is.
 */
import { type RawBuilder, sql } from 'kysely';
import { newId } from '../../base/ids.ts';
import { type Db, inTransaction, RELAXED, type Tx } from '../database/database.ts';
import { handlerOf, type Job, type JobHandlers, MAX_ATTEMPTS } from './job.ts';
import { LEASE_SECONDS } from './lease.ts';

const HEAD = 64;
const FIRST_ID = sql`'00000000-0000-0000-0000-000000000000'::uuid`;
const LAST_ID = sql`'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid`;

export interface Claim {
  worker: string;
  /** The lock that shows that the worker lives; null while it holds none. */
  presence: string | null;
  kinds: readonly string[];
  atMost: number;
  /** How many jobs of one account run at once, in all processes and in this one. */
  perAccount: number;
  perAccountHere: number;
  /** Only the job about this, which somebody waits for: also while the queue is paused. */
  subject: string | null;
}

export interface Claimed {
  job: Job;
  /** What was read for it. */
  input: unknown;
}

export function claimJobs(db: Db, handlers: JobHandlers, claim: Omit<Claim, 'kinds'>): Promise<Claimed[]> {
  return inTransaction(db, async (tx) => {
    const jobs = await takeJobs(tx, { ...claim, kinds: Object.keys(handlers) });
    const claimed: Claimed[] = [];
    for (const [kind, ofKind] of Map.groupBy(jobs, (job) => job.kind)) {
      const handler = handlerOf(handlers, kind);
      await handler.onStart(tx, ofKind);
      const inputs = await handler.readInputs?.(tx, ofKind);
      claimed.push(...ofKind.map((job, index) => ({ job, input: inputs?.[index] })));
    }
    return claimed;
  });
}

async function takeJobs(tx: Tx, claim: Claim): Promise<Job[]> {
  const { rows } = await claimStatement(claim).execute(tx);
  return rows.map((row) => ({ ...row, claim: newId() }));
}

export function claimStatement(claim: Claim): RawBuilder<Omit<Job, 'claim'>> {
  const { worker, perAccount, perAccountHere, subject } = claim;
  const isOurs = sql`kind = any(${claim.kinds}) and (${subject}::uuid is null or subject = ${subject}::uuid)`;
  const isWaiting = sql`worker is null and run_at <= now() and ${isOurs}`;
  return sql`
    with lost as (
      select id from jobs
      where worker is not null and run_at <= now() and attempt < ${MAX_ATTEMPTS} and ${isOurs}
      order by run_at limit ${claim.atMost} for update skip locked
    ), busy as materialized (
      select account_id, count(*) as everywhere, count(*) filter (where worker = ${worker}) as here
      from jobs where worker is not null and run_at > now() group by account_id
    ), capped as materialized (
      select account_id from busy where everywhere >= ${perAccount} or here >= ${perAccountHere}
    ), head as materialized (
      select id, account_id, turn, created_at,
        row_number() over (partition by account_id order by turn, created_at) as place
      from (select * from jobs where ${isWaiting} order by turn, created_at limit ${HEAD}) first
    ), allowed as materialized (
      select id, turn, created_at from head left join busy using (account_id)
      where place + coalesce(everywhere, 0) <= ${perAccount} and place + coalesce(here, 0) <= ${perAccountHere}
      order by turn, created_at limit ${claim.atMost * 2}
    ), between_capped as (
      select account_id as above, lead(account_id, 1, ${LAST_ID}) over (order by account_id) as below
      from (select account_id from capped union all select ${FIRST_ID}) edges
      where (select count(*) from head) = ${HEAD} and not exists (select from allowed)
    ), others as (
      select next.* from between_capped cross join lateral (
        select id, turn, created_at from jobs
        where ${isWaiting} and account_id > above and account_id < below
        order by account_id, turn limit 1) next
    ), due as (
      select jobs.id from jobs join (select * from allowed union all select * from others) fair using (id)
      where jobs.worker is null
      order by fair.turn, fair.created_at limit ${claim.atMost} for update of jobs skip locked
    ), claimed as (
      update jobs set worker = ${worker}, presence = ${claim.presence}, attempt = attempt + 1,
        run_at = now() + make_interval(secs => ${LEASE_SECONDS})
      where id in (select id from lost union all select id from due limit ${claim.atMost})
        and (${subject}::uuid is not null or (select paused_at is null from queue_state)) and ${RELAXED}
      returning *
    )
    select id, kind, subject, account_id as "accountId", attempt, worker from claimed order by turn, created_at`;
}
