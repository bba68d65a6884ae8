import fs from 'node:fs';
import { type Owner, openOwnedFile } from './owned-file.ts';

const MAX_LOG_BYTES = 5 * 1024 * 1024;
const CHECK_EVERY_MS = 60_000;

/** What the server printed while it started: enough for its last words, not for a flood. */
const MAX_TAIL_BYTES = 4096;

/** The server's log. It may be written by several servers in turn, and is bounded: at most this file and one older. */
export class LogFile {
  readonly path: string;
  readonly #owner: Owner;

  constructor(file: string, owner: Owner) {
    this.path = file;
    this.#owner = owner;
  }

  /** Opened for appending, so that cutting the file while a server writes to it leaves no hole. */
  open(): number {
    return openOwnedFile(this.path, this.#owner);
  }

  size(): number {
    return fs.lstatSync(this.path, { throwIfNoEntry: false })?.size ?? 0;
  }

  textSince(offset: number): string {
    const fd = this.open();
    try {
      const end = fs.fstatSync(fd).size;
      const start = Math.max(offset, end - MAX_TAIL_BYTES);
      const buffer = Buffer.alloc(Math.max(0, end - start));
      fs.readSync(fd, buffer, 0, buffer.length, start);
      return buffer.toString('utf8').trim();
    } finally {
      fs.closeSync(fd);
    }
  }

  trim(): void {
    if (this.size() <= MAX_LOG_BYTES) return;
    const older = `${this.path}.1`;
    fs.rmSync(older, { force: true });
    fs.copyFileSync(this.path, older, fs.constants.COPYFILE_EXCL);
    fs.truncateSync(this.path, 0);
  }

  /** Returns how to stop watching. */
  keepTrimmed(): () => void {
    const timer = setInterval(() => {
      try {
        this.trim();
      } catch {
        // A full disk or a vanished folder is the server's to report; a log that grows is the smaller harm.
      }
    }, CHECK_EVERY_MS);
    timer.unref();
    return () => clearInterval(timer);
  }
}
