import type { Flavour } from './bring-up.ts';
import { type EmbeddedOptions, type EmbeddedServer, launch } from './launch.ts';

export type { EmbeddedOptions, EmbeddedServer } from './launch.ts';

/** Settings that keep every acknowledged write. */
const DURABLE: Flavour = {
  initdbArguments: [],
  programRights: 'nocreatedb',
  settings: {
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    max_connections: '100',
    shared_buffers: '128MB',
    // Shared memory of the system is swept at logout by systemd and is small in containers.
    dynamic_shared_memory_type: 'mmap',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Details and statements may hold personal data, which has no place in a log.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
  },
};

/**
 * Starts the embedded PostgreSQL of a data folder, or joins the one that runs there. Several processes may use one
 * folder; the last to leave stops the server, and one that survived its users is joined by the next start.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  return launch(options, DURABLE);
}
