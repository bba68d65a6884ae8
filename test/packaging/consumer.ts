import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT } from './image.ts';
import { runShell } from './npm.ts';

const read = (name: string) => JSON.parse(readFileSync(path.join(PROJECT, name), 'utf8'));

/**
 * Installs the tarball into an empty folder, beside the packages of our lockfile. Without a lockfile npm would look
 * for the newest packages of packages, and another day's test would test other code.
 */
export async function installTarball(tarball: string, folder: string): Promise<void> {
  const spec = 'file:letterpress.tgz';
  const { version, bin, dependencies, optionalDependencies, overrides } = read('package.json');
  const needed = Object.entries<{ dev?: boolean }>(read('package-lock.json').packages).filter(
    ([place, { dev }]) => place !== '' && !dev,
  );
  const packages = {
    '': { dependencies: { letterpress: spec } },
    'node_modules/letterpress': { version, resolved: spec, bin, dependencies, optionalDependencies },
    ...Object.fromEntries(needed),
  };
  copyFileSync(tarball, path.join(folder, 'letterpress.tgz'));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, overrides, ...packages[''] }));
  writeFileSync(
    path.join(folder, 'package-lock.json'),
    JSON.stringify({ lockfileVersion: 3, requires: true, packages }),
  );
  await runShell('npm ci --omit=dev', folder);
}
