import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../base/errors.ts';
import { IMPORT_MAX_BYTES, IMPORT_MAX_MB } from '../base/import-limits.ts';
import { makeFolders } from '../base/make-folders.ts';
import type { Profile } from '../base/profile.ts';
import { findAccount } from '../domain/accounts/accounts.ts';
import { requireProfileVersion } from '../domain/profiles/profile-state.ts';
import { readVersion } from '../domain/profiles/versions.ts';
import type { ImportResult } from '../importing/import.ts';
import { importInSandbox, openImportSandbox } from '../sandbox-tasks.ts';
import { type Call, type Command, parseInstant } from './command-line/command.ts';
import { withEngines } from './command-line/with-engines.ts';

export const importingCommands: Command[] = [
  {
    name: 'import',
    summary: 'Turn a resume of any format into JSON Resume, without server, database or account',
    usage: '--file F [--out profile.json] [--report report.json] [--now ISO]',
    values: ['file', 'out', 'report', 'now'],
    run: importFile,
  },
  {
    name: 'profile export',
    summary: "Write an account's current profile as JSON Resume",
    usage: '--account E --out F',
    values: ['account', 'out'],
    run: (call) =>
      withEngines(call, async ({ database }) => {
        const out = call.required('out');
        const account = await findAccount(database.db, call.required('account'));
        const profile = await readVersion(database.db, await requireProfileVersion(database.db, account.id));
        await writeJson(out, await jsonResume(profile));
        return { out };
      }),
  },
];

/** Without `--out` the JSON Resume itself is what is printed, so that it can be piped on. */
async function importFile(call: Call) {
  const file = call.required('file');
  const now = call.optional('now');
  const when = (now === null ? new Date() : parseInstant(now, 'now')).toISOString();
  const { profile, report } = await importOnce(file, when);
  const reportFile = call.optional('report');
  if (reportFile !== null) await writeJson(reportFile, report);
  const out = call.optional('out');
  if (out === null) {
    process.stdout.write(asJson(await jsonResume(profile)));
    return undefined;
  }
  await writeJson(out, await jsonResume(profile));
  const { found, doubtful, leftOver } = report;
  return { out, found, doubtful: doubtful.length, left_over: leftOver.length, report: reportFile };
}

/** The importer is loaded by the two commands that need it, not by every command. */
async function jsonResume(profile: Profile): Promise<unknown> {
  const { exportJsonResume } = await import('../importing/import.ts');
  return exportJsonResume(profile);
}

async function importOnce(file: string, now: string): Promise<ImportResult> {
  const bytes = new Uint8Array(await readInput(file));
  const sandbox = openImportSandbox(1, () => {});
  try {
    return await importInSandbox(sandbox, { file: { bytes, name: path.basename(file) }, now });
  } finally {
    await sandbox.close();
  }
}

async function readInput(file: string): Promise<Buffer> {
  const unreadable = () => new AppError('VALIDATION_ERROR', `${file} cannot be read. Check the path.`);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw unreadable();
  if (found.size > IMPORT_MAX_BYTES)
    throw new AppError('VALIDATION_ERROR', `${file} is larger than ${IMPORT_MAX_MB} MB.`);
  return readFile(file).catch(() => {
    throw unreadable();
  });
}

async function writeJson(file: string, value: unknown): Promise<void> {
  makeFolders(path.dirname(path.resolve(file)));
  await writeFile(file, asJson(value));
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
