import { messageOf } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import type { FileStore } from './store.ts';

/** While all is well one look now and then is enough: every page that is kept is a look too. */
const LOOK_MS = { whenWell: 15_000, whenIll: 2_000 };
/** A full disk may still take a few bytes. */
const PROBE = new Uint8Array(64 * 1024);

export interface StorageWatch {
  /** The store itself; what is kept in it, or cannot be, is taken note of. */
  store: FileStore;
  /** Whether pages could be kept when it was last tried. */
  isUsable(): boolean;
  /** Tries by itself from now on; before, only where something went wrong. */
  begin(): void;
  close(): Promise<void>;
}

/** Knows whether pages can be kept, by trying: while they cannot, none should be promised. */
export function watchStorage(store: FileStore, log: (line: string) => void): StorageWatch {
  let failure: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isClosed = false;

  function note(problem: string | null): void {
    const wasUsable = failure === null;
    failure = problem;
    if (wasUsable === (problem === null)) return;
    log(problem === null ? 'storage: pages can be kept again' : `storage: pages cannot be kept: ${problem}`);
    if (!looking) lookLater();
  }

  async function put(key: string, bytes: Uint8Array): Promise<void> {
    try {
      await store.put(key, bytes);
      note(null);
    } catch (error) {
      note(messageOf(error));
      throw error;
    }
  }

  async function look(): Promise<void> {
    const key = `probe-${newId()}.txt`;
    await put(key, PROBE).catch(() => {});
    await store.remove(key).catch(() => {});
  }

  function lookLater(): void {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(
      () => {
        looking = look().finally(() => {
          looking = undefined;
          lookLater();
        });
      },
      failure === null ? LOOK_MS.whenWell : LOOK_MS.whenIll,
    ).unref();
  }

  return {
    store: { ...store, put },
    isUsable: () => failure === null,
    begin: lookLater,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
