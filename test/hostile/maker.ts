import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Maker {
  /** The bytes of the hostile file with this number. */
  make(number: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Some files take seconds to make: done here, they would hold up the very loop that is watched, and the watchdog in it. */
export function openMaker(): Maker {
  const thread = new Worker(new URL('./maker-thread.ts', import.meta.url));
  let last: Promise<unknown> = Promise.resolve();
  return {
    make(number) {
      const made = last.then(async () => {
        thread.postMessage(number);
        const [bytes] = (await once(thread, 'message')) as [Uint8Array];
        return bytes;
      });
      last = made;
      return made;
    },
    async close() {
      await thread.terminate();
    },
  };
}
