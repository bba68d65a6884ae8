/** The last steps of an upgrade. Each may be the last of a process that is killed; the next one does them again. */
import fs from 'node:fs';
import path from 'node:path';

export interface Mark {
  from: number;
  to: number;
}

const markOf = (dataDir: string): string => path.join(dataDir, 'postgres.upgrade.json');
export const keptIn = (dataDir: string, { from }: Mark): string => path.join(dataDir, `postgres-${from}`);

/** Says that the new cluster is whole and on the disk. Returns where the old one will be. */
export function markWhole(dataDir: string, mark: Mark): string {
  const file = markOf(dataDir);
  fs.writeFileSync(`${file}.new`, `${JSON.stringify(mark)}\n`, { flush: true });
  fs.renameSync(`${file}.new`, file);
  sync(dataDir);
  return keptIn(dataDir, mark);
}

/** Puts the new cluster in the place of the old one, if there is one that waits for it. The caller holds the start lock. */
export function finishUpgrade(dataDir: string): void {
  if (!fs.existsSync(markOf(dataDir))) return;
  const kept = keptIn(dataDir, JSON.parse(fs.readFileSync(markOf(dataDir), 'utf8')) as Mark);
  const [place, work] = [path.join(dataDir, 'postgres'), path.join(dataDir, 'postgres.upgrade')];
  const made = path.join(work, 'new', 'postgres');
  if (!fs.existsSync(kept)) fs.renameSync(place, kept);
  if (fs.existsSync(made)) fs.renameSync(made, place);
  sync(dataDir);
  fs.rmSync(markOf(dataDir));
  fs.rmSync(work, { recursive: true, force: true });
}

function sync(folder: string): void {
  const fd = fs.openSync(folder, 'r');
  fs.fsyncSync(fd);
  fs.closeSync(fd);
}
