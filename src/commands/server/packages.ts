/** What npm must have installed, looked for before anything is opened; and what to say when it does not work. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { messageOf } from '../../base/errors.ts';
import type { Config } from '../../config.ts';
import { findPackage } from '../../platform/database/embedded/host/binaries.ts';
import { SandboxDied, SandboxUnavailable, TaskFailed } from '../../platform/sandbox/pool.ts';

interface RequiredPackage {
  name: string;
  /** A file without which it is of no use. */
  file: string;
  purpose: string;
}

const ENGINE: RequiredPackage = {
  name: '@myriaddreamin/typst-ts-web-compiler',
  file: 'pkg/typst_ts_web_compiler_bg.wasm',
  purpose: 'the typesetting engine',
};

const TYPESETTING: readonly RequiredPackage[] = [
  ENGINE,
  {
    name: '@expo-google-fonts/source-serif-4',
    file: '400Regular/SourceSerif4_400Regular.ttf',
    purpose: 'the font of the classic and elegant templates',
  },
  {
    name: '@expo-google-fonts/source-sans-3',
    file: '400Regular/SourceSans3_400Regular.ttf',
    purpose: 'the font of the modern and bold templates',
  },
];

const PLATFORM = `${process.platform}-${process.arch}`;

/** Throws one message that names what is missing. */
export function checkPackages(config: Config): void {
  checkTypesettingPackages();
  if (config.databaseUrl === null && config.postgresBinDir === null) findPackage();
}

/** `folders` are those in which Node looks for packages. */
export function checkTypesettingPackages(folders: readonly string[] = packageFolders()): void {
  const missing = TYPESETTING.filter(
    ({ name, file }) => !folders.some((folder) => existsSync(path.join(folder, name, file))),
  );
  if (missing.length === 0) return;
  const list = missing.map(({ name, purpose }) => `${name} (${purpose})`).join(', ');
  throw new Error(`Not installed on this machine (${PLATFORM}): ${list}. Run "npm ci" again.`);
}

const packageFolders = (): string[] => createRequire(import.meta.url).resolve.paths(ENGINE.name) ?? [];

/** What to say when the sandbox cannot set a first page: the engine is damaged, or this machine cannot run it. */
export function explainWarmUp(error: unknown): unknown {
  const isOfSandbox = [TaskFailed, SandboxDied, SandboxUnavailable].some((kind) => error instanceof kind);
  if (!isOfSandbox) return error;
  const reason = messageOf(error).split('\n', 1)[0];
  return new Error(
    `The package ${ENGINE.name} (${ENGINE.purpose}) does not work on this machine (${PLATFORM}): "${reason}". Run "npm ci" again.`,
    { cause: error },
  );
}
