import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { commandLine } from '../base/command-line.ts';
import { NO_FIELDS } from '../base/documents/document-request.ts';
import { messageOf } from '../base/errors.ts';
import { type Config, readConfig } from '../config.ts';
import { checkFiles, describeLimits, serversProblem, tryFiles } from '../engine-checks.ts';
import type { Generated } from '../generation/generate.ts';
import type { ImportResult } from '../importing/import.ts';
import { pendingMigrations } from '../platform/database/migrate.ts';
import { OF_ONE_PERSON, openImportSandbox } from '../sandbox-tasks.ts';
import { type Engines, openEngines } from '../wire.ts';
import { tryLanguageModel } from '../wire-language-model.ts';
import { describeSandbox, sandboxGuards } from '../wire-sandbox.ts';
import type { Call, Command } from './command-line/command.ts';
import { checkTypesettingPackages, explainWarmUp } from './server/packages.ts';

interface Check {
  check: string;
  ok: boolean;
  detail: string;
}

const SAMPLES = path.join(import.meta.dirname, '..', '..', 'samples');

export const doctorCommands: Command[] = [
  { name: 'doctor', summary: 'Check everything, a trial PDF included', usage: '', run: doctor },
];

async function doctor(call: Call): Promise<Check[]> {
  const checks: Check[] = [];
  const examine = async <T>(check: string, work: () => Promise<{ detail: string; value: T }>): Promise<T | null> => {
    try {
      const { detail, value } = await work();
      checks.push({ check, ok: true, detail });
      return value;
    } catch (error) {
      checks.push({ check, ok: false, detail: messageOf(error) });
      return null;
    }
  };

  await examine('node', async () => ({ detail: process.version, value: null }));
  const config = await examine('settings', async () => ({ detail: 'all valid', value: readConfig(call.env) }));
  if (config) await examine('language model', async () => ({ detail: await describeModel(config), value: null }));
  if (config) await examine('limits', async () => ({ detail: await describeLimits(config), value: null }));
  const engines =
    config &&
    (await examine('database', async () => {
      const opened = await openEngines(config, { log: () => {} });
      const { rows } = await opened.database.pool.query<{ version: string }>('select version()');
      return { detail: rows[0]!.version.split(' on ')[0]!, value: opened };
    }));
  if (engines) {
    await examine('migrations', async () => ({ detail: await describeMigrations(engines), value: null }));
    await examine('files', async () => {
      const detail = await tryFiles(engines);
      await checkFiles(engines);
      return { detail, value: null };
    });
    await examine('servers', async () => ({ detail: await describeServers(engines), value: null }));
    await engines.close();
  }
  await examine('sandbox', async () => ({ detail: describeSandbox(sandboxGuards()), value: null }));
  const canTypeset = await examine('typesetting', async () => {
    checkTypesettingPackages();
    return { detail: 'engine and fonts are installed', value: true };
  });
  if (canTypeset) {
    await examine('trial resume', async () => ({ detail: await tryPdf('resume'), value: null }));
    await examine('trial cover letter', async () => ({ detail: await tryPdf('cover_letter'), value: null }));
  }
  if (checks.some((check) => !check.ok)) process.exitCode = 1;
  return checks;
}

async function describeModel({ languageModel }: Config): Promise<string> {
  return languageModel === null ? 'none: the built-in writer writes' : tryLanguageModel(languageModel);
}

async function describeMigrations(engines: Engines): Promise<string> {
  const pending = await pendingMigrations(engines.database.db);
  if (pending.length > 0) throw new Error(`not applied: ${pending.join(', ')}. Run "${commandLine('migrate')}".`);
  return 'up to date';
}

/** No failure: a proxy may keep each client at one server, which cannot be seen from here. */
async function describeServers(engines: Engines): Promise<string> {
  const problem = await serversProblem(engines);
  if (engines.config.redisUrl) return 'as many as you like: they share their limits';
  return problem ? `warning: ${problem}` : 'at most one runs: limits are what they say';
}

async function tryPdf(kind: 'resume' | 'cover_letter'): Promise<string> {
  const sandbox = openImportSandbox(1, () => {}, OF_ONE_PERSON);
  try {
    await sandbox.run('warm', null).catch((error) => {
      throw explainWarmUp(error);
    });
    const now = new Date().toISOString();
    const bytes = new Uint8Array(await readFile(path.join(SAMPLES, 'profile.json')));
    const jobDescription = await readFile(path.join(SAMPLES, 'job-description.txt'), 'utf8');
    const { profile } = await sandbox.run<ImportResult>('import', { file: { bytes, name: 'profile.json' }, now });
    const request = { title: 'Trial', jobDescription, companyUrl: null, letter: kind === 'resume' ? null : NO_FIELDS };
    const began = performance.now();
    const made = await sandbox.run<Generated>('generate', { kind, profile, request, companyPage: null, now });
    const ms = Math.round(performance.now() - began);
    return `${made.pages} ${made.pages === 1 ? 'page' : 'pages'}, ${Math.round(made.pdf.byteLength / 1024)} kB, ${ms} ms`;
  } finally {
    await sandbox.close();
  }
}
