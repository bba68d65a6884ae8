import { createReadStream, type Dirent, type Stats } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { newId } from '../../base/ids.ts';
import { crashPoint } from '../../base/telemetry/crash-point.ts';
import { checkKey } from './key.ts';
import type { FileStore, ListedFile } from './store.ts';

const PAGE_SIZE = 1000;
/** No key begins with a dot. */
const UNFINISHED = '.unfinished';
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/** Files below one folder, written into a folder of their own in it, synced, and renamed into their place. */
export function createDiskStore(root: string): FileStore {
  const unfinished = path.join(root, UNFINISHED);
  const place = (key: string): string => {
    checkKey(key);
    return path.join(root, key);
  };

  async function write(target: string, bytes: Uint8Array): Promise<void> {
    const begun = path.join(unfinished, newId());
    try {
      await writeSynced(begun, bytes);
      crashPoint('file.written');
      await rename(begun, target);
      crashPoint('file.renamed');
    } catch (error) {
      await rm(begun, { force: true });
      throw error;
    }
    await syncFolder(path.dirname(target));
  }

  return {
    async put(key, bytes) {
      const target = place(key);
      try {
        await write(target, bytes);
      } catch (error) {
        if (!isNotThere(error)) throw error;
        // Only now: nearly always the folders are there.
        await makeFolder(path.dirname(target), root);
        await makeFolder(unfinished, root);
        await write(target, bytes);
      }
    },

    async open(key) {
      const file = place(key);
      const found = await statIfThere(file);
      if (!found?.isFile()) return null;
      return { size: found.size, read: (range) => createReadStream(file, range) };
    },

    async remove(key) {
      await rm(place(key), { force: true });
    },

    list: (pageSize = PAGE_SIZE) => inPages(filesBelow(root), pageSize),

    async tidy() {
      for await (const { name } of await openFolder(unfinished)) {
        const file = path.join(unfinished, name);
        const found = await statIfThere(file);
        if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true });
      }
    },

    async close() {},
  };
}

async function* filesBelow(root: string, folder = ''): AsyncGenerator<ListedFile> {
  for await (const entry of await openFolder(path.join(root, folder))) {
    const key = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (key === UNFINISHED) continue;
    if (entry.isDirectory()) yield* filesBelow(root, key);
    const found = entry.isFile() && (await statIfThere(path.join(root, key)));
    if (found) yield { key, size: found.size, modifiedAt: found.mtime };
  }
}

/** Entries are read a few at a time, however many there are. */
async function openFolder(folder: string): Promise<AsyncIterable<Dirent>> {
  try {
    return await opendir(folder, { bufferSize: 256 });
  } catch (error) {
    if (isNotThere(error)) return Readable.from([]);
    throw error;
  }
}

async function* inPages<T>(items: AsyncIterable<T>, pageSize: number): AsyncGenerator<T[]> {
  let page: T[] = [];
  for await (const item of items) {
    page.push(item);
    if (page.length < pageSize) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

async function statIfThere(file: string): Promise<Stats | null> {
  return stat(file).catch((error) => {
    if (isNotThere(error)) return null;
    throw error;
  });
}

const isNotThere = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function writeSynced(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new folder is only safe when the folder that names it is synced, up to the root. */
async function makeFolder(folder: string, root: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!made) return;
  for (let parent = path.dirname(folder); parent.length >= path.dirname(root).length; parent = path.dirname(parent)) {
    await syncFolder(parent);
    if (parent === path.dirname(parent)) return;
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders; its file system journals the rename itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
