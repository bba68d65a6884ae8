/**
 * What the ledger must do, said a second time: plain data, no database, nothing shared with the code that it judges
 * (docs/pricing.md).
 */
import type { Event } from './events.ts';

export interface ModelGrant {
  /** The database's, once it has made one. */
  id: string | null;
  kind: 'free' | 'period' | 'pack';
  state: 'open' | 'suspended' | 'ended';
  amount: number;
  remaining: number;
  setAside: number;
  startsAt: number;
  endsAt: number | null;
}

interface ModelDocument {
  cost: number;
  waiting: boolean;
  refunded: boolean;
  paid: { grant: number; amount: number }[];
}

export interface Model {
  confirmed: boolean;
  hadFreeCredits: boolean;
  /** Null while the plan is free. */
  proSince: number | null;
  grants: ModelGrant[];
  documents: Record<string, ModelDocument>;
}

export const DONE = 'done';
export const REFUSED = 'refused';
export const refusedWith = (left: number) => `refused with ${left} left`;

/** Does one event, and says what its caller is told. */
export function apply(model: Model, event: Event, now: number): string {
  settle(model, now);
  const outcome = react(model, event, now);
  settle(model, now);
  return outcome;
}

function react(model: Model, event: Event, now: number): string {
  switch (event.kind) {
    case 'look':
      return DONE;
    case 'confirm':
      model.confirmed = true;
      return DONE;
    case 'pack':
      open(model, { kind: 'pack', amount: event.amount, startsAt: now, endsAt: null });
      return DONE;
    case 'upgrade':
      model.proSince = event.since ?? model.proSince ?? now;
      return DONE;
    case 'downgrade':
      model.proSince = null;
      return DONE;
    case 'create':
      return model.confirmed ? spend(model, event.document, event.document.startsWith('letter') ? 3 : 5) : REFUSED;
    case 'charge':
      return spend(model, event.document, event.cost);
    default:
      return end(model, event.kind, model.documents[event.document]!);
  }
}

function spend(model: Model, name: string, cost: number): string {
  const grants = model.grants.filter((grant) => grant.state === 'open').sort(spendingOrder);
  const left = grants.reduce((sum, grant) => sum + grant.remaining, 0);
  if (left < cost) return refusedWith(left);
  const document: ModelDocument = { cost, waiting: true, refunded: false, paid: [] };
  for (let owed = cost; owed > 0; ) {
    const grant = grants.find(({ remaining }) => remaining > 0)!;
    const amount = Math.min(owed, grant.remaining);
    grant.remaining -= amount;
    owed -= amount;
    document.paid.push({ grant: model.grants.indexOf(grant), amount });
  }
  model.documents[name] = document;
  return DONE;
}

/** Packs after all included credits, oldest first. */
function spendingOrder(a: ModelGrant, b: ModelGrant): number {
  if ((a.kind === 'pack') !== (b.kind === 'pack')) return a.kind === 'pack' ? 1 : -1;
  if (a.startsAt !== b.startsAt) return a.startsAt - b.startsAt;
  return (a.id ?? '') < (b.id ?? '') ? -1 : 1;
}

function end(model: Model, how: 'fail' | 'finish' | 'refund', document: ModelDocument): string {
  if (how === 'finish' && !document.waiting) return REFUSED;
  if (how === 'fail' && !document.waiting) return DONE;
  if (how !== 'finish') {
    if (document.refunded) return REFUSED;
    for (const { grant, amount } of document.paid) giveBack(model.grants[grant]!, amount);
    document.refunded = true;
  }
  if (how !== 'refund') document.waiting = false;
  return DONE;
}

function giveBack(grant: ModelGrant, amount: number): void {
  if (grant.state === 'open') grant.remaining += amount;
  if (grant.state === 'suspended') grant.setAside += amount;
}

function open(model: Model, grant: Pick<ModelGrant, 'kind' | 'amount' | 'startsAt' | 'endsAt'>): void {
  model.grants.push({ ...grant, id: null, state: 'open', remaining: grant.amount, setAside: 0 });
}

function settle(model: Model, now: number): void {
  const period = model.proSince === null ? null : periodOf(model.proSince, now);
  for (const grant of model.grants) {
    if (grant.kind === 'period' && grant.startsAt !== period?.start) {
      Object.assign(grant, { state: 'ended', remaining: 0 });
    }
    if (grant.kind === 'free') swap(grant, period ? 'suspended' : 'open');
  }
  if (period) {
    const has = model.grants.some(({ kind, state }) => kind === 'period' && state === 'open');
    if (!has) open(model, { kind: 'period', amount: 1000, startsAt: period.start, endsAt: period.end });
  } else if (model.confirmed && !model.hadFreeCredits && !model.grants.some(({ kind }) => kind === 'free')) {
    open(model, { kind: 'free', amount: 25, startsAt: now, endsAt: null });
  }
}

function swap(grant: ModelGrant, state: 'open' | 'suspended'): void {
  if (grant.state === state) return;
  const { remaining, setAside } = grant;
  Object.assign(grant, { state, remaining: setAside, setAside: remaining });
}

/** Walked from the first month on, so that a mistake in clever arithmetic shows. */
export function periodOf(since: number, now: number): { start: number; end: number } {
  let months = 0;
  while (monthsLater(since, months + 1) <= now) months++;
  return { start: monthsLater(since, months), end: monthsLater(since, months + 1) };
}

function monthsLater(since: number, months: number): number {
  const from = new Date(since);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay));
  return midnight + (since % DAY_MS);
}

const DAY_MS = 86_400_000;

export interface Balance {
  included: number;
  purchased: number;
  total: number;
}

export function balanceOf({ grants }: Model): Balance {
  const sum = (packs: boolean) =>
    grants.filter(({ kind }) => (kind === 'pack') === packs).reduce((total, { remaining }) => total + remaining, 0);
  return { included: sum(false), purchased: sum(true), total: sum(false) + sum(true) };
}
