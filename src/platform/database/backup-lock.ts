import { sql } from 'kysely';

/** Held while a backup is made: what its snapshot knows must stay until it is copied. */
export const BACKUP_LOCK = 7_201_003;

/** Whether none is being made, nor begins before this transaction ends. */
export const noBackupRuns = sql<{
  free: boolean;
}>`select pg_try_advisory_xact_lock_shared(${sql.lit(BACKUP_LOCK)}) as free`;
