import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;
/** For what takes a second on an idle machine: a limit on waiting is a check only where the test says so. */
const PATIENCE_MS = 120_000;

type Found<T> = Exclude<T, false | null | undefined>;

/** What `look` finds, as soon as it finds something. */
export async function until<T>(look: () => T | Promise<T>, withinMs = PATIENCE_MS): Promise<Found<T>> {
  for (const deadline = performance.now() + withinMs; ; await sleep(LOOK_EVERY_MS)) {
    const found = await look();
    if (found) return found as Found<T>;
    if (performance.now() > deadline) throw new Error(`not within ${withinMs} ms: ${look}`);
  }
}
