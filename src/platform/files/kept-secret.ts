import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../../base/ids.ts';

/** A secret made once and kept in the data folder. Several processes starting at once end up with the same one. */
export async function keptSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'signing-secret');
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known?.trim()) return known.trim();
  const beside = `${file}.${newId().slice(0, 8)}`;
  const handle = await open(beside, 'w', 0o600);
  await handle.writeFile(`${randomBytes(32).toString('hex')}\n`);
  await handle.sync();
  await handle.close();
  // A link fails when the name is taken, so whoever came first has made the secret for all.
  await link(beside, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(beside, { force: true });
  return (await readFile(file, 'utf8')).trim();
}
