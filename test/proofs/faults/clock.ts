import { addMonths } from '../../../src/base/dates.ts';
import { changePlan, readBalance } from '../../../src/domain/credits/credits.ts';
import { seededRandom } from '../../chaos/random.ts';
import type { TestAccount } from '../../support/service.ts';
import { type Findings, type ProofOptions, Stage } from './stage.ts';

const DAY_MS = 24 * 3600_000;
const JUMPS_A_ROUND = 6;
const JUMPS_AN_ACCOUNT = 3;

/** A clock that can be turned, as a person or a time server turns one. */
function turnedClock() {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    turn(days: number): void {
      aheadMs = days * DAY_MS;
    },
  };
}

/**
 * The clock of the process jumps by a day, to and fro, while documents are made and billing periods end: no period's
 * credits are given twice, every create is taken, and no lease is longer or shorter for it.
 */
export async function proveClock(options: ProofOptions): Promise<Findings> {
  const clock = turnedClock();
  const random = seededRandom(options.seed);
  const stage = await Stage.open(random, { clock, workers: true });
  try {
    const problems: string[] = [];
    let account = await accountNearABoundary(stage);
    const jumps = options.rounds * JUMPS_A_ROUND;
    for (let jump = 1; jump <= jumps; jump++) {
      const days = random.pick([-1, 0, 1]);
      clock.turn(days);
      await readBalance(stage.engines.database.db, clock, account.id);
      const { outcome } = await stage.create(stage.baseUrl, account);
      options.say(`create with the clock ${days} days ahead: ${outcome}`);
      if (outcome !== 'acknowledged') problems.push(`a create was ${outcome} with the clock ${days} days ahead`);
      problems.push(...(await leaseProblems(stage)));
      clock.turn(0);
      if (jump % JUMPS_AN_ACCOUNT === 0) account = await accountNearABoundary(stage);
    }
    await stage.untilNone('select id from jobs');
    problems.push(...(await periodProblems(stage)), ...(await stage.problems()));
    return { problems, figures: `${jumps} jumps, ${stage.creates.length} documents` };
  } finally {
    await stage.close();
  }
}

/** Its billing period ends, or began, half a day from now. */
async function accountNearABoundary(stage: Stage): Promise<TestAccount> {
  const { database, clock } = stage.engines;
  const account = await stage.account();
  const halfADay = (stage.creates.length / JUMPS_AN_ACCOUNT) % 2 === 0 ? -DAY_MS / 2 : DAY_MS / 2;
  const since = addMonths(new Date(clock.now().getTime() + halfADay), -1);
  await changePlan(database.db, clock, account.id, { plan: 'pro', since });
  return account;
}

/** Leases end when the database says so; a clock of ours must not move them. */
async function leaseProblems(stage: Stage): Promise<string[]> {
  const moved = await stage.query<{ subject: string; attempt: number; seconds: number }>(`
    select subject, attempt, extract(epoch from run_at - now())::int as seconds from jobs
    where run_at > now() + interval '31 seconds' or (attempt > 1 and last_error is null)`);
  return moved.map((job) => `the job of ${job.subject}: attempt ${job.attempt}, due in ${job.seconds} s`);
}

async function periodProblems(stage: Stage): Promise<string[]> {
  const twice = await stage.query<{ account_id: string; count: number }>(`
    select account_id, count(*)::int as count from credit_grants where kind = 'period'
    group by account_id, starts_at having count(*) > 1`);
  return twice.map(
    ({ account_id, count }) => `account ${account_id} was given the credits of one period ${count} times`,
  );
}
