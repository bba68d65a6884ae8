import { useSyncExternalStore } from 'react';

let hasEnded = false;
let isAnothers = false;
const listeners = new Set<() => void>();

/** Whether the server has let go of the session while its pages are still open. They stay as they are until it is back. */
export const sessionEnd = {
  set(value: boolean): void {
    hasEnded = value;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): boolean => hasEnded,
  /** Somebody else has signed in: what is open here must not be saved to their account, nor they be asked about it. */
  giveUp(): void {
    isAnothers = true;
  },
  isGivenUp: (): boolean => isAnothers,
};

export const useSessionEnded = (): boolean => useSyncExternalStore(sessionEnd.subscribe, sessionEnd.get);
