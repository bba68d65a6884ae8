import { closeSync, openSync, readSync } from 'node:fs';

/** The lines before VmRSS are of fixed kinds; 2 KiB hold all of them. */
const STATUS_BYTES = 2048;

/**
 * Looks at the resident memory of another process. Linux only; elsewhere the answer is always null.
 *
 * It reads /proc/<pid>/status, which tells kibibytes whatever the page size, and reads it synchronously: the kernel answers
 * from counters within microseconds, while a read by the thread pool could wait behind the very work that it watches.
 */
export class ResidentMemory {
  readonly #file: number | null;
  readonly #buffer = Buffer.alloc(STATUS_BYTES);

  constructor(pid: number) {
    this.#file = process.platform === 'linux' ? openQuietly(`/proc/${pid}/status`) : null;
  }

  /** Null when the process is gone or cannot be looked at. */
  bytes(): number | null {
    if (this.#file === null) return null;
    try {
      const length = readSync(this.#file, this.#buffer, 0, STATUS_BYTES, 0);
      const match = /^VmRSS:\s+(\d+) kB$/m.exec(this.#buffer.toString('latin1', 0, length));
      return match ? Number(match[1]) * 1024 : null;
    } catch {
      return null;
    }
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
  }
}

function openQuietly(path: string): number | null {
  try {
    return openSync(path, 'r');
  } catch {
    return null;
  }
}
