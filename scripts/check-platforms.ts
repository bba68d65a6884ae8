/**
 * Looks into the lockfile for each supported platform, installs it as npm would do it there, and fails where a package
 * comes without its binary: npm leaves out an optional package that the registry does not have, and says nothing.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { missingBinaries, nameOf, type Packages, PLATFORMS, type Platform } from './platforms.ts';

const ROOT = path.join(import.meta.dirname, '..');
const npm = process.env.npm_execpath;
if (!npm) throw new Error('Run it by "npm run -s check:platforms": it needs to know which npm to use.');

const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Packages };
for (const platform of PLATFORMS) {
  const problems = check(npm, platform);
  process.stdout.write(`${nameOf(platform)}: ${problems.length === 0 ? 'complete' : problems.join('; ')}\n`);
  if (problems.length > 0) process.exitCode = 1;
}

function check(npm: string, platform: Platform): string[] {
  const unlocked = missingBinaries(lock.packages, platform);
  return unlocked.length > 0 ? unlocked : checkInstalled(npm, platform);
}

function checkInstalled(npm: string, platform: Platform): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'letterpress-platform-'));
  try {
    install(npm, platform, folder);
    return missingBinaries(lock.packages, platform, (place) => existsSync(path.join(folder, place, 'package.json')));
  } catch {
    return ['npm ci fails, see above'];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function install(npm: string, platform: Platform, folder: string): void {
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(path.join(ROOT, file), path.join(folder, file));
  const target = Object.entries(platform).map(([name, value]) => `--${name}=${value}`);
  const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync(process.execPath, [npm, 'ci', ...options, ...target], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
