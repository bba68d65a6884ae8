/**
 * Finds the jobs of workers that died, long before their leases end. Three signs must agree: the worker's lock is free,
 * so its connection is gone; it has been silent for several heartbeats, so it is not merely connecting again; and whoever
 * judges has itself been connected for as long, so the server did not just drop everybody.
 *
 * Only the lease is ended here. The next claim takes the job by the usual way, and a worker that lives after all and
 * renews its lease first keeps it. What is taken from a living one is safe all the same: the fence decides at the end.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { loggedMessage } from '../../base/telemetry/logged-error.ts';
import type { Db } from '../database/database.ts';
import type { StandingConnection } from './standing-connection.ts';

/**
 * How long a worker must have been silent, by the attempt that it was at. A job whose worker died twice waits longer,
 * and after the last attempt for the end of the lease: a machine that falls over again and again must not use up a
 * job's attempts within seconds.
 */
const SILENT_SECONDS = [3, 10];

const LOOK_EVERY_MS = 1_000;

export interface Judge {
  db: Db;
  me: Pick<StandingConnection, 'presence' | 'presentForMs'>;
  leaseSeconds: number;
}

export interface Watch extends Judge {
  onEnded: () => void;
  log: (line: string) => void;
}

/** Looks every second until it is stopped; apart from the lanes, which may all be busy for long. */
export async function startJobRescuer(watch: Watch, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    try {
      const ended = await rescueJobs(watch);
      if (ended > 0) {
        watch.log(`queue: ${ended} of the jobs under way belonged to workers that are gone`);
        watch.onEnded();
      }
    } catch (error) {
      watch.log(`queue: ${loggedMessage(error)}`);
    }
    await sleep(LOOK_EVERY_MS, undefined, { signal: stopping }).catch(() => {});
  }
}

/** Returns how many it ended. */
export async function rescueJobs({ db, me, leaseSeconds }: Judge): Promise<number> {
  const mine = me.presence();
  if (mine === null || me.presentForMs() < SILENT_SECONDS[0]! * 1000) return 0;
  const { rows } = await sql`
    with silent as materialized (
      select id, presence from jobs
      where worker is not null and run_at > now() and presence <> ${mine}
        and run_at <= now() + make_interval(secs => ${leaseSeconds} - (${SILENT_SECONDS}::int[])[attempt])
      for update skip locked
    ), gone as materialized (
      select presence from (select distinct presence from silent) asked where pg_try_advisory_xact_lock(presence)
    )
    update jobs set run_at = now() from silent join gone using (presence) where jobs.id = silent.id
    returning jobs.id`.execute(db);
  return rows.length;
}
