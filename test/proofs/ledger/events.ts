import type { Random } from '../../chaos/random.ts';
import { type Model, periodOf } from './model.ts';

export type Event =
  | { kind: 'look' | 'confirm' | 'downgrade' }
  | { kind: 'pack'; amount: number }
  | { kind: 'upgrade'; since: number | null }
  /** A resume for 5 or a cover letter for 3, by its name. */
  | { kind: 'create'; document: string }
  | { kind: 'charge'; document: string; cost: number }
  | { kind: 'fail' | 'finish' | 'refund'; document: string };

const WEIGHTS: Record<Event['kind'], number> = {
  create: 10,
  charge: 30,
  fail: 20,
  finish: 4,
  refund: 4,
  pack: 10,
  upgrade: 6,
  downgrade: 5,
  look: 5,
  confirm: 3,
};
const KINDS = Object.entries(WEIGHTS).flatMap(([kind, weight]) =>
  Array<Event['kind']>(weight).fill(kind as Event['kind']),
);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** `name` is of a document that is not there yet. */
export function nextEvent(random: Random, model: Model, now: number, name: string): Event {
  const kind = random.pick(KINDS);
  switch (kind) {
    case 'create':
      return { kind, document: `${random.pick(['resume', 'letter'])} ${name}` };
    case 'charge':
      return { kind, document: name, cost: random.chance(0.5) ? random.between(1, 40) : random.between(1, 900) };
    case 'pack':
      return { kind, amount: random.chance(0.8) ? random.between(1, 30) : random.between(1, 1_000) };
    case 'upgrade':
      return { kind, since: random.chance(0.6) ? null : now - random.between(0, 100 * DAY_MS) };
    case 'fail':
    case 'finish':
    case 'refund': {
      const known = Object.keys(model.documents);
      return known.length === 0 ? { kind: 'look' } : { kind, document: random.pick(known.slice(-RECENT)) };
    }
    default:
      return { kind };
  }
}

const RECENT = 12;

/** The hour of the next event: mostly soon, sometimes at the edge of the account's period, sometimes months later. */
export function nextHour(random: Random, model: Model, now: number): number {
  if (!random.chance(0.08)) return now + random.between(1, HOUR_MS);
  if (model.proSince === null || random.chance(0.3)) return now + random.between(1, 70 * DAY_MS);
  const { end } = periodOf(model.proSince, now);
  return Math.max(now + 1, end + random.pick([-1, 0, 1]));
}
