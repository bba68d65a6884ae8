import { newId } from '../../base/ids.ts';
import type { FileStore, StoredFile } from './store.ts';

/** Writes, reads and removes a tiny file, as everything that comes later will. Throws what goes wrong. */
export async function tryStore(store: FileStore): Promise<void> {
  const key = `probe-${newId()}.txt`;
  const text = `Letterpress was here: ${key}`;
  await store.put(key, new TextEncoder().encode(text));
  try {
    const stored = await store.open(key);
    const back = stored && (await textOf(stored));
    if (back !== text) throw new Error('what is written to it does not come back');
  } finally {
    await store.remove(key);
  }
}

export async function textOf(file: StoredFile): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of file.read()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
