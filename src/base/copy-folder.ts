import { constants } from 'node:fs';
import { chmod, copyFile, lchown, lstat, mkdir, open, readdir, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';

export interface CopyOptions {
  /** What is left out, by its path inside the folder. */
  leaves?: (inside: string) => boolean;
  /** Whether others may remove files meanwhile. */
  mayVanish?: boolean;
}

/** Copies a file, or a folder with all that is in it, with rights and owners, and returns when the disk has it. */
export async function copyFolder(from: string, to: string, options: CopyOptions = {}, inside = ''): Promise<void> {
  if (options.leaves?.(inside)) return;
  await copyEntry(from, to, options, inside).catch((error: NodeJS.ErrnoException) => {
    if (!options.mayVanish || error.code !== 'ENOENT' || error.path !== from) throw error;
  });
}

async function copyEntry(from: string, to: string, options: CopyOptions, inside: string): Promise<void> {
  const { mode, uid, gid, ...stat } = await lstat(from).then((found) => ({
    mode: found.mode & 0o7777,
    uid: found.uid,
    gid: found.gid,
    isFolder: found.isDirectory(),
    isLink: found.isSymbolicLink(),
    isFile: found.isFile(),
  }));
  if (stat.isLink) await symlink(await readlink(from), to);
  else if (stat.isFolder) {
    await mkdir(to, { mode: 0o700 });
    for (const name of await readdir(from)) {
      await copyFolder(path.join(from, name), path.join(to, name), options, path.posix.join(inside, name));
    }
  } else if (stat.isFile) await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  else return;
  // Only root may give files to others.
  if (process.getuid?.() === 0) await lchown(to, uid, gid);
  if (stat.isLink) return;
  await chmod(to, mode);
  await syncToDisk(to);
}

export async function syncToDisk(place: string): Promise<void> {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
