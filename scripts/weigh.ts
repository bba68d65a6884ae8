/** Prints the ten heaviest packages, of all that `npm ci` brings and of what is needed to run. `npm run -s weigh` */
import { globSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PROJECT = path.join(import.meta.dirname, '..');
const SHOWN = 10;
const BYTES_PER_MB = 1_000_000;

interface Installed {
  name: string;
  /** Left out by `npm ci --omit=dev`. */
  isForDevelopment: boolean;
  bytes: number;
}

/** What npm noted when it installed; its names are folders. */
function installedPackages(): Installed[] {
  const noted = JSON.parse(readFileSync(path.join(PROJECT, 'node_modules', '.package-lock.json'), 'utf8'));
  const entries = Object.entries<{ dev?: boolean }>(noted.packages);
  return entries.map(([folder, { dev }]) => ({
    name: folder.replace('node_modules/', ''),
    isForDevelopment: dev === true,
    bytes: weightOf(path.join(PROJECT, folder)),
  }));
}

/** Without the packages that lie inside: they have entries of their own. */
function weightOf(folder: string): number {
  const files = globSync('**/*', { cwd: folder, exclude: (name) => name === 'node_modules' });
  return files
    .map((file) => lstatSync(path.join(folder, file)))
    .filter((stat) => stat.isFile())
    .reduce((sum, stat) => sum + stat.size, 0);
}

function print(title: string, packages: Installed[]): void {
  const total = packages.reduce((sum, { bytes }) => sum + bytes, 0);
  const heaviest = packages.toSorted((a, b) => b.bytes - a.bytes).slice(0, SHOWN);
  const lines = heaviest.map(({ name, bytes }) => `${megabytes(bytes)}  ${name}`);
  const rest = heaviest.reduce((left, { bytes }) => left - bytes, total);
  lines.push(`${megabytes(rest)}  the other ${packages.length - heaviest.length}`);
  process.stdout.write(`${title}: ${megabytes(total).trim()} in ${packages.length} packages\n${lines.join('\n')}\n\n`);
}

const megabytes = (bytes: number) => `${(bytes / BYTES_PER_MB).toFixed(1).padStart(7)} MB`;

const packages = installedPackages();
print('npm ci', packages);
print(
  'npm ci --omit=dev',
  packages.filter(({ isForDevelopment }) => !isForDevelopment),
);
