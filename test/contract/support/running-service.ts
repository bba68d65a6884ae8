import { after, before } from 'node:test';
import { type Answer, type CallOptions, call } from '../../support/call.ts';
import { type TestClock, testClock } from '../../support/clock.ts';
import {
  type AccountOptions,
  type Service,
  type ServiceOptions,
  startService,
  type TestAccount,
} from '../../support/service.ts';

const WINDOW_MS = 60_000;
/** Each has a process of its own, which costs a second to start; documents here are made one at a time. */
const WORKERS = 1;

/** `node test/engines/contract.ts` sets it: the same tests on several processes, PostgreSQL, Redis and S3. */
const fleets = process.env.CONTRACT_ON === 'fleet' ? await import('../../engines/support/contract-fleet.ts') : null;
if (fleets) after(fleets.closeContractFleets);

export interface RunningService {
  clock: TestClock;
  /** Only inside tests: before them there is none. */
  readonly service: Service;
  account(options?: AccountOptions): Promise<TestAccount>;
  /** One request a minute after the last one, so that no limit stands in its way. */
  ask(path: string, options?: CallOptions): Promise<Answer>;
  /** One request at the time that the clock shows. */
  askNow(path: string, options?: CallOptions): Promise<Answer>;
  /** Rows of the service's own database. */
  rows<Row>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** The service for the tests of one `describe`: without workers unless asked for, on a clock that stands still. */
export function runningService(options: Omit<ServiceOptions, 'clock'> = {}): RunningService {
  const clock = testClock('2026-03-10T09:00:00.000Z');
  let started: Service | null = null;
  before(async () => {
    const config = { workers: WORKERS, ...options.config };
    started = await (fleets?.startOnFleet ?? startService)({ workers: false, ...options, config, clock });
  });
  after(() => started?.close());

  const running = (): Service => {
    if (!started) throw new Error('The service runs only inside tests.');
    return started;
  };
  const askNow: RunningService['askNow'] = (path, wanted) => call(running().baseUrl + path, wanted);
  return {
    clock,
    get service() {
      return running();
    },
    account: (wanted) => running().account(wanted),
    askNow,
    ask(path, wanted) {
      clock.advance(WINDOW_MS);
      return askNow(path, wanted);
    },
    rows: async (text, values) => (await running().database.pool.query(text, values)).rows,
  };
}
