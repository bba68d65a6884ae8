import fs from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Owner } from '../host/owned-file.ts';

const SQLITE_BUSY = 5;

/** A lock that is collected as garbage is given up; what stands here is not. */
const open = new Set<FolderLock>();

/**
 * A lock on a file that vanishes with its holder, however that dies: a kill -9 leaves no stale one to be guessed about.
 * Node offers one such lock, the one SQLite takes. The file stays empty; nothing is stored in it. Nothing else in this
 * process may open the file: closing it again would drop the lock (POSIX).
 */
export class FolderLock {
  readonly #database: DatabaseSync;

  constructor(file: string, owner: Owner) {
    makeFile(file, owner);
    this.#database = new DatabaseSync(file, { timeout: 0 });
    open.add(this);
  }

  /** For one holder alone. */
  tryExclusive(): boolean {
    // Without a journal on disk, so that a full one keeps nobody from stopping the server.
    return this.#try('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  }

  /** For any number of holders, as long as nobody has it alone. */
  tryShared(): boolean {
    return this.#try('BEGIN; SELECT name FROM sqlite_schema');
  }

  close(): void {
    if (open.delete(this)) this.#database.close();
  }

  #try(sql: string): boolean {
    try {
      this.#database.exec(sql);
      return true;
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      return false;
    }
  }
}

/** Made once and by name alone, so that it is not opened while somebody in this process holds it. */
function makeFile(file: string, owner: Owner): void {
  try {
    const fd = fs.openSync(file, 'wx', 0o600);
    if (process.getuid?.() === 0) fs.fchownSync(fd, owner.uid, owner.gid);
    fs.closeSync(fd);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
