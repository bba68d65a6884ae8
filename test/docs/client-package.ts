import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const BUILD_MS = 60_000;

export interface ClientPackage {
  folder: string;
  remove: () => Promise<void>;
}

/** The client as somebody installs it: JavaScript and its declarations, built with the settings of its own package. */
export async function buildClientPackage(): Promise<ClientPackage> {
  const folder = await mkdtemp(join(tmpdir(), 'letterpress-client-'));
  const compiler = join(PROJECT, 'node_modules', 'typescript', 'bin', 'tsc');
  const args = [compiler, '-p', join(PROJECT, 'client'), '--outDir', join(folder, 'dist')];
  await run(process.execPath, args, { timeout: BUILD_MS });
  await copyFile(join(PROJECT, 'client', 'package.json'), join(folder, 'package.json'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
