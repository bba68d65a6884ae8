import { setTimeout as sleep } from 'node:timers/promises';

/** Looks are further apart the longer it takes: a look costs work, too, and others wait for the same processor. */
const FIRST_WAIT_MS = 10;
const LONGEST_WAIT_MS = 200;
const GROWTH = 1.3;
/** For what takes a second on an idle machine: a limit on waiting is a check only where the test says so. */
const PATIENCE_MS = 120_000;

type Found<T> = Exclude<T, false | null | undefined>;

/** What `look` finds, as soon as it finds something. */
export async function until<T>(look: () => T | Promise<T>, withinMs = PATIENCE_MS): Promise<Found<T>> {
  const deadline = performance.now() + withinMs;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * GROWTH, LONGEST_WAIT_MS)) {
    const found = await look();
    if (found) return found as Found<T>;
    if (performance.now() > deadline) throw new Error(`not within ${withinMs} ms: ${look}`);
    await sleep(wait);
  }
}
