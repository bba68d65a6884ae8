import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import type { Clock } from '../../../src/base/clock.ts';
import { call } from '../../support/call.ts';
import { startService } from '../../support/service.ts';
import type { Figures } from './fuzzer.ts';
import { makeKnown } from './known.ts';

export interface FuzzReport extends Figures {
  seed: number;
  /** After a tenth of the requests, and at the end. */
  memory: { before: Memory; after: Memory };
}

interface Memory {
  /** JavaScript's heap and what hangs on it. */
  usedBytes: number;
  rssBytes: number;
}

const SHARE_TO_WARM_UP = 0.1;
const MEMORY_GROWTH = 1.2;
/** A window of the limits lasts six seconds, so that most requests get past them and some do not. */
const CLOCK_SPEED = 10;

const CLOSE_MS = 60_000;

/** What the service does not survive ends this process. */
export async function fuzz(options: { seed: number; requests: number; pauseMs: number }): Promise<FuzzReport> {
  const service = await startService({
    workers: false,
    clock: quickClock(),
    network: { lookup: () => Promise.reject(new Error('there is no outside')) },
  });
  const known = await makeKnown(service);
  const fuzzer = new Worker(new URL('fuzzer.ts', import.meta.url), { workerData: { known, seed: options.seed } });
  const until = async (count: number): Promise<Figures> => {
    fuzzer.postMessage(count);
    const [figures] = await once(fuzzer, 'message');
    return figures;
  };
  await until(options.requests * SHARE_TO_WARM_UP);
  const before = await memoryAfter(options.pauseMs);
  const figures = await until(options.requests);
  const after = await memoryAfter(options.pauseMs);
  const violations = [...figures.violations];
  if ((await call(`${service.baseUrl}/readyz`)).status !== 200) violations.push('the service is not ready');
  if (after.usedBytes > before.usedBytes * MEMORY_GROWTH) violations.push('memory grew by more than a fifth');
  await fuzzer.terminate();
  const isClosed = await Promise.race([service.close().then(() => true), sleep(CLOSE_MS, false, { ref: false })]);
  if (!isClosed) violations.push('connections that nobody holds any more keep the service from closing');
  return { seed: options.seed, ...figures, violations, memory: { before, after } };
}

function quickClock(): Clock {
  const began = Date.now();
  return { now: () => new Date(began + (Date.now() - began) * CLOCK_SPEED) };
}

/** Without what was only waiting to be collected. */
async function memoryAfter(pauseMs: number): Promise<Memory> {
  await sleep(pauseMs);
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  for (let times = 0; times < 4; times++) {
    collectGarbage();
    await sleep(50);
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return { usedBytes: heapUsed + external, rssBytes: rss };
}
