/** One counter. The windows of a store form a queue from the oldest to the newest. */
interface Window {
  readonly id: number;
  readonly resetAtMs: number;
  count: number;
  next: Window | null;
}

/** More than one, so that forgetting outruns opening; few, so that no request pays for a minute's worth at once. */
const MAX_FORGOTTEN_PER_COUNT = 8;

/**
 * The counters of one store, never more than `maxEntries`.
 *
 * All windows are equally long, so the order of opening is the order of expiry: the queue is emptied from its front,
 * and each window is added and removed once. (A Map remembers the order too, but finding its first entry after many
 * deletions walks over the holes they left.)
 */
export class WindowStore {
  readonly #windowMs: number;
  readonly #maxEntries: number;
  readonly #windows = new Map<number, Window>();
  #oldest: Window | null = null;
  #newest: Window | null = null;

  constructor(windowMs: number, maxEntries: number) {
    this.#windowMs = windowMs;
    this.#maxEntries = maxEntries;
  }

  get size(): number {
    return this.#windows.size;
  }

  /** Counts one request and returns its window's state. */
  count(id: number, nowMs: number): { readonly count: number; readonly resetAtMs: number } {
    this.#forgetExpired(nowMs);
    const known = this.#windows.get(id);
    const window = known && this.#isRunning(known, nowMs) ? known : this.#open(id, nowMs);
    window.count += 1;
    return window;
  }

  /** A window that ends more than one length from now was opened before the clock was set back: it would last too long. */
  #isRunning(window: Window, nowMs: number): boolean {
    return nowMs < window.resetAtMs && window.resetAtMs <= nowMs + this.#windowMs;
  }

  #forgetExpired(nowMs: number): void {
    for (let forgotten = 0; forgotten < MAX_FORGOTTEN_PER_COUNT; forgotten++) {
      if (!this.#oldest || this.#isRunning(this.#oldest, nowMs)) return;
      this.#forgetOldest();
    }
  }

  #forgetOldest(): void {
    const oldest = this.#oldest!;
    // An expired window that was still in the queue when its id came back has a successor under the same id.
    if (this.#windows.get(oldest.id) === oldest) this.#windows.delete(oldest.id);
    this.#oldest = oldest.next;
    if (!this.#oldest) this.#newest = null;
  }

  #open(id: number, nowMs: number): Window {
    this.#windows.delete(id);
    while (this.#windows.size >= this.#maxEntries) this.#forgetOldest();
    const window: Window = { id, resetAtMs: nowMs + this.#windowMs, count: 0, next: null };
    this.#windows.set(id, window);
    if (this.#newest) this.#newest.next = window;
    else this.#oldest = window;
    this.#newest = window;
    return window;
  }
}
