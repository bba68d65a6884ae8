import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { messageOf } from '../../../src/base/errors.ts';

export interface SmallDisk {
  path: string;
  /** Leaves not a byte free. */
  fill(): void;
  free(): void;
  remove(): void;
}

const CHUNK = Buffer.alloc(64 * 1024);

/** A file system of its own in memory. Throws where this user may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'letterpress-disk-'));
  try {
    const options = `size=${megabytes}m,mode=755`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    fs.rmdirSync(folder);
    throw error;
  }
  const ballast = path.join(folder, 'ballast');
  return {
    path: folder,
    fill: () => writeUntilFull(ballast),
    free: () => fs.rmSync(ballast, { force: true }),
    remove() {
      // What still ends in there must not keep it.
      execFileSync('umount', ['--lazy', folder]);
      fs.rmdirSync(folder);
    },
  };
}

function writeUntilFull(file: string): void {
  const handle = fs.openSync(file, 'a');
  try {
    for (;;) fs.writeSync(handle, CHUNK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    fs.closeSync(handle);
  }
}

/** Why no small disk can be had here; null where one can. */
export function whyNoSmallDisk(): string | null {
  if (process.platform !== 'linux') return 'only Linux mounts a small file system in memory';
  try {
    mountSmallDisk(1).remove();
    return null;
  } catch (error) {
    return `a small file system cannot be mounted here (${messageOf(error).trim()})`;
  }
}
