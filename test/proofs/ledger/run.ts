import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../../src/platform/database/database.ts';
import { seededRandom } from '../../chaos/random.ts';
import { testClock } from '../../support/clock.ts';
import { type Event, nextEvent, nextHour } from './events.ts';
import { apply, balanceOf, DONE, type Model, type ModelGrant } from './model.ts';
import { type RealAccount, type RealLedger, type RealState, realLedger } from './real.ts';

export interface LedgerReport {
  seed: number;
  events: Record<string, number>;
  refused: number;
  /** Pairs of events at once, and those of which only one order explains what came of them. */
  pairs: number;
  pairsWithOneOrder: number;
  accounts: number;
}

interface Account {
  model: Model;
  real: RealAccount;
}

const BEGIN = '2026-01-29T22:00:00Z';
const ACCOUNTS_AT_ONCE = 8;
const SHARE_OF_NEW_ACCOUNTS = 0.02;
const SHARE_OF_PAIRS = 0.2;

/** Seeded events on the real ledger and on the model, compared after every one. Throws at the first difference. */
export async function runLedger(db: Db, seed: number, count: number): Promise<LedgerReport> {
  const random = seededRandom(seed);
  const clock = testClock(BEGIN);
  const ledger = realLedger(db, clock);
  const accounts: Account[] = [];
  const report: LedgerReport = { seed, events: {}, refused: 0, pairs: 0, pairsWithOneOrder: 0, accounts: 0 };
  const now = () => clock.now().getTime();

  async function openAccount(): Promise<void> {
    const options = { pro: random.chance(0.3), confirmed: random.chance(0.8), hadFreeCredits: random.chance(0.1) };
    const { pro, ...rest } = options;
    const model: Model = { ...rest, proSince: pro ? now() : null, grants: [], documents: {} };
    accounts.push({ model, real: await ledger.open(options) });
    report.accounts++;
  }

  /** Of two charges at once only the entries tell which came first. */
  async function read(account: RealAccount, events: Event[], outcomes: string[]): Promise<RealState> {
    const payments: RealState['payments'] = {};
    for (const [index, event] of events.length === 2 ? events.entries() : []) {
      const isMade = (event.kind === 'create' || event.kind === 'charge') && outcomes[index] === DONE;
      if (isMade) payments[event.document] = await ledger.payments(account, event.document);
    }
    return { ...(await ledger.read(account)), payments };
  }

  async function step(number: number): Promise<void> {
    if (accounts.length < ACCOUNTS_AT_ONCE || random.chance(SHARE_OF_NEW_ACCOUNTS)) await openAccount();
    const account = random.pick(accounts.slice(-ACCOUNTS_AT_ONCE));
    clock.advance(nextHour(random, account.model, now()) - now());
    const isPair = random.chance(SHARE_OF_PAIRS);
    const events = Array.from({ length: isPair ? 2 : 1 }, (_, index) =>
      nextEvent(random, account.model, now(), `${number}.${index}`),
    );
    const outcomes = await Promise.all(events.map((event) => ledger.apply(account.real, event)));
    const explained = explain(account.model, events, outcomes, now(), await read(account.real, events, outcomes));
    if ('differences' in explained) {
      throw new Error(tell(seed, number, { at: clock.now(), events, outcomes, ...explained }));
    }
    account.model = explained.model;
    for (const { kind } of events) report.events[kind] = (report.events[kind] ?? 0) + 1;
    report.refused += outcomes.filter((outcome) => outcome !== DONE).length;
    if (isPair) report.pairs++;
    if (isPair && explained.orders === 1) report.pairsWithOneOrder++;
  }

  for (let number = 1; number <= count; number++) await step(number);
  for (const account of accounts) await checkAtTheEnd(ledger, account, now(), seed);
  return report;
}

type Explained = { model: Model; orders: number } | { differences: unknown[] };

/** What happened must be what the model does, of two events at once in one order or the other. */
function explain(model: Model, events: Event[], outcomes: string[], now: number, real: RealState): Explained {
  const order = events.map((_, index) => index);
  const orders = events.length === 1 ? [order] : [order, order.toReversed()];
  const tries = orders.map((indices) => {
    const tried = structuredClone(model);
    const expected: string[] = [];
    for (const index of indices) expected[index] = apply(tried, events[index]!, now);
    adoptIds(tried, real);
    return { model: tried, difference: differenceOf(expected, tried, outcomes, real) };
  });
  const fitting = tries.filter(({ difference }) => difference === null);
  if (fitting.length === 0) return { differences: tries.map(({ difference }) => difference) };
  return { model: fitting[0]!.model, orders: fitting.length };
}

/** Grants that both made in this event, side by side by what is in them. */
function adoptIds(model: Model, real: RealState): void {
  const known = new Set(model.grants.map(({ id }) => id));
  const made = real.grants.filter(({ id }) => !known.has(id)).sort(byContents);
  const expected = model.grants.filter(({ id }) => id === null).sort(byContents);
  for (const [index, grant] of expected.entries()) grant.id = made[index]?.id ?? null;
}

function byContents(a: ModelGrant, b: ModelGrant): number {
  const contents = (grant: ModelGrant) =>
    `${grant.kind} ${grant.startsAt} ${grant.state} ${grant.amount} ${grant.remaining}`;
  return contents(a) < contents(b) ? -1 : 1;
}

/** Only what differs: an account has a hundred grants. */
function differenceOf(expected: string[], model: Model, outcomes: string[], real: RealState): object | null {
  const payments = Object.fromEntries(Object.keys(real.payments).map((name) => [name, paymentsOf(model, name)]));
  const wanted = {
    outcomes: expected,
    balance: balanceOf(model),
    payments,
    ...byId(model.grants, ({ remaining }) => remaining),
  };
  const got = {
    outcomes,
    balance: real.balance,
    payments: real.payments,
    ...byId(real.grants, ({ id }) => real.entries[id!]!),
  };
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(got)])] as (keyof typeof wanted)[];
  const differing = names.filter((name) => !isDeepStrictEqual(wanted[name], got[name]));
  if (differing.length === 0) return null;
  return Object.fromEntries(differing.map((name) => [name, { wanted: wanted[name], got: got[name] }]));
}

function paymentsOf({ documents, grants }: Model, name: string): Record<string, number> {
  return Object.fromEntries((documents[name]?.paid ?? []).map(({ grant, amount }) => [grants[grant]!.id, amount]));
}

/** With what the entries of each grant must add up to, and do. */
function byId(grants: ModelGrant[], entriesOf: (grant: ModelGrant) => number): Record<string, object> {
  return Object.fromEntries(grants.map((grant) => [`grant ${grant.id}`, { ...grant, entries: entriesOf(grant) }]));
}

async function checkAtTheEnd(ledger: RealLedger, { model, real }: Account, now: number, seed: number): Promise<void> {
  const explained = explain(model, [{ kind: 'look' }], [DONE], now, { ...(await ledger.read(real)), payments: {} });
  if ('differences' in explained) throw new Error(tell(seed, 'the end', explained));
  const wanted = Object.entries(model.documents).map(([name, { cost, refunded }]) => [
    real.documents.get(name),
    refunded ? 0 : cost,
  ]);
  const got = await ledger.paid(real);
  if (!isDeepStrictEqual(Object.fromEntries(wanted), got)) throw new Error(tell(seed, 'the end', { wanted, got }));
}

function tell(seed: number, event: number | string, what: object): string {
  return `seed ${seed}, event ${event}: ${JSON.stringify(what, null, 1)}`;
}
