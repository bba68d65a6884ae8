import { readConfig } from '../../config.ts';
import type { Engines } from '../../wire.ts';
import { openEngines } from '../../wire.ts';
import type { Call } from './command.ts';

/** Opens the data folder (beside a running server or without one), does the work, and leaves it as it was. */
export async function withEngines<T>(call: Call, work: (engines: Engines) => Promise<T>): Promise<T> {
  const engines = await openEngines(readConfig(call.env), { log: () => {} });
  try {
    return await work(engines);
  } finally {
    await engines.close();
  }
}
