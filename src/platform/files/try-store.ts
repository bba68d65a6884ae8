import { newId } from '../../base/ids.ts';
import type { FileStore, StoredFile } from './store.ts';

/** Writes, reads and removes a tiny file, as everything that comes later will. Throws what goes wrong. */
export async function tryStore(store: FileStore): Promise<void> {
  const key = `probe-${newId()}.txt`;
  const text = `Letterpress was here: ${key}`;
  await store.put(key, new TextEncoder().encode(text));
  const stored = await store.open(key);
  const back = stored && (await textOf(stored));
  await store.remove(key);
  if (back !== text) throw new Error('What is written to the file storage does not come back.');
}

export async function textOf(file: StoredFile): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of file.read()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
