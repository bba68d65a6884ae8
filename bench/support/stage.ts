import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '../../src/config.ts';
import { type Engines, openEngines } from '../../src/wire.ts';
import { freePort, type ProgramOptions, settingsFor } from './program.ts';

/** What a measurement works on: a new data folder, opened by this process too. */
export interface Stage {
  program: ProgramOptions;
  engines: Engines;
}

/** Sets the stage, does the work and clears it away, however the work ends. */
export async function onStage<T>(
  options: Pick<ProgramOptions, 'command' | 'settings' | 'nodeFlags'>,
  work: (stage: Stage) => Promise<T>,
): Promise<T> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'letterpress-bench-'));
  try {
    const program = { ...options, dataDir, port: await freePort() };
    const engines = await openEngines(readConfig(settingsFor(program)), { log: () => {} });
    try {
      return await work({ program, engines });
    } finally {
      await engines.close();
    }
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
