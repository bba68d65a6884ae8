/** A folder on a disk of its own that is soon full. Mounting one needs root, and Linux. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** Why no disk can be had here, or null. */
export const NO_SMALL_DISK =
  process.getuid?.() === 0 && process.platform === 'linux' ? null : 'only root may mount disks';

export interface SmallDisk {
  fill(): void;
  free(): void;
  close(): void;
}

const BLOCK = Buffer.alloc(65_536);

export function mountSmallDisk(folder: string, megabytes: number): SmallDisk {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'letterpress-test', folder]);
  const filler = path.join(folder, '.filler');
  return {
    fill() {
      const file = openSync(filler, 'w');
      try {
        // A page at the end: not one byte is left.
        for (const block of [BLOCK, BLOCK.subarray(0, 4096)]) writeUntilFull(file, block);
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler, { force: true }),
    close: () => void execFileSync('umount', ['--lazy', folder]),
  };
}

function writeUntilFull(file: number, block: Buffer): void {
  try {
    while (writeSync(file, block) === block.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
