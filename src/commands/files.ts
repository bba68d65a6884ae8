import { adoptFiles } from '../domain/documents/files/files-identity.ts';
import {
  type Finding,
  type VerifyDeps,
  verifyDocuments,
  verifyStoredFiles,
} from '../domain/documents/files/verify-files.ts';
import { checkFiles, filesPlace, tryFiles, usingFiles } from '../engine-checks.ts';
import type { Engines } from '../wire.ts';
import type { Call, Command } from './command-line/command.ts';
import { withEngines } from './command-line/with-engines.ts';

export const fileCommands: Command[] = [
  {
    name: 'files adopt',
    summary: 'Say that these files belong to this database, after they were moved or restored',
    usage: '',
    run: (call) =>
      withEngines(call, async (engines) => {
        await tryFiles(engines);
        await usingFiles(engines.config, () => adoptFiles(engines.database.db, engines.files));
        return { adopted: filesPlace(engines.config) };
      }),
  },
  {
    name: 'files verify',
    summary: 'Check that every document has its whole PDF, and look for files that no document has',
    usage: '[--remove-orphans]',
    flags: ['remove-orphans'],
    run: (call) =>
      withEngines(call, async (engines) => {
        await checkFiles(engines);
        return usingFiles(engines.config, () => verify(engines, call));
      }),
  },
];

/** How many findings are shown; all are counted. */
const SHOWN_MAX = 1000;

async function verify(engines: Engines, call: Call) {
  const { counts, findings, deps } = findingsOf(engines);
  const documents = await countPages(deps, counts, call);
  call.say('Looking for the document of every file …');
  const files = await verifyStoredFiles(deps, { removesOrphans: call.flag('remove-orphans') });
  return { documents, files, ...counts, findings };
}

/** Only whether every document has its whole PDF; the program ends with 1 where one has not. */
export async function verifyPages(engines: Engines, call: Call) {
  const { counts, findings, deps } = findingsOf(engines);
  const documents = await countPages(deps, counts, call);
  return { documents, missing: counts.missing, damaged: counts.damaged, findings };
}

function findingsOf(engines: Engines) {
  const counts = { missing: 0, damaged: 0, unknown: 0, removed: 0 };
  const findings: Finding[] = [];
  const deps: VerifyDeps = {
    db: engines.database.db,
    clock: engines.clock,
    files: engines.files,
    onFinding(finding) {
      counts[finding.problem] += 1;
      if (findings.length < SHOWN_MAX) findings.push(finding);
    },
  };
  return { counts, findings, deps };
}

async function countPages(deps: VerifyDeps, counts: { missing: number; damaged: number }, call: Call): Promise<number> {
  call.say('Looking for the PDF of every document …');
  const documents = await verifyDocuments(deps);
  if (counts.missing + counts.damaged > 0) process.exitCode = 1;
  return documents;
}
