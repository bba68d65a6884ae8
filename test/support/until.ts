import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 50;
const MOST_MS = 120_000;

/** What `look` finds, as soon as it finds something. */
export async function until<T>(look: () => Promise<T | null | undefined | false>): Promise<T> {
  for (let waited = 0; waited < MOST_MS; waited += EVERY_MS) {
    const found = await look();
    if (found) return found;
    await sleep(EVERY_MS);
  }
  throw new Error('it did not happen in time');
}
