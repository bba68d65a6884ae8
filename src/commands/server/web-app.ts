import { execFile } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { messageOf } from '../../base/errors.ts';
import { PROJECT_ROOT } from '../../wire-sandbox.ts';

const WEB = path.join(PROJECT_ROOT, 'web');
const BUILT = path.join(WEB, 'dist');
const CLIENT = path.join(PROJECT_ROOT, 'client');
const run = promisify(execFile);

const SOURCES = ['index.html', 'vite.config.ts', 'src/**/*', 'public/**/*'];
const SHARED_COLOURS = '../src/edge/site/styles/tokens.css';

/**
 * Builds the dashboard's web app where its sources are newer than what was built of them. A published package brings the
 * built one along and no sources; where the tools are missing, what is there is served.
 */
export async function ensureWebApp(say: (line: string) => void): Promise<void> {
  const sourcesAt = newest(WEB, [...SOURCES, SHARED_COLOURS]);
  if (sourcesAt === null || sourcesAt <= (changedAt(path.join(BUILT, 'index.html')) ?? 0)) return;
  const vite = await import('vite').catch(() => null);
  if (!vite) {
    say('The dashboard cannot be built: run "npm ci" with the development packages.');
    return;
  }
  say('Building the dashboard …');
  // Beside its place and then renamed into it: another process may be reading the old one.
  const beside = `${BUILT}.${process.pid}`;
  try {
    await vite.build({
      configFile: path.join(WEB, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: beside, emptyOutDir: true },
    });
    await rm(BUILT, { recursive: true, force: true });
    await rename(beside, BUILT);
  } catch (error) {
    say(`The dashboard could not be built (${messageOf(error)}). What was there before is served.`);
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

/** The client in the same way: the documentation hands it out. */
export async function ensureClient(say: (line: string) => void): Promise<void> {
  const sourcesAt = newest(CLIENT, ['src/**/*', 'tsconfig.json']);
  if (sourcesAt === null || sourcesAt <= (changedAt(path.join(CLIENT, 'dist', 'index.js')) ?? 0)) return;
  const compiler = path.join(PROJECT_ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  if (changedAt(compiler) === null) return;
  try {
    await run(process.execPath, [compiler, '-p', CLIENT]);
  } catch (error) {
    say(`The client could not be built (${messageOf(error)}).`);
  }
}

/** When the youngest source was changed; null when there are none. */
function newest(folder: string, sources: string[]): number | null {
  const times = globSync(sources, { cwd: folder }).map((file) => changedAt(path.join(folder, file)) ?? 0);
  return changedAt(path.join(folder, 'src')) === null ? null : Math.max(...times);
}

function changedAt(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;
}
