import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

export interface Backlog {
  waiting: number;
  /** Null where none waits. */
  oldestSeconds: number | null;
}

/** What waits, from the head of the fair order on; with more than `atMost` waiting, so many. */
export async function readBacklog(db: Db, atMost: number): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    select count(*)::int as waiting, extract(epoch from now() - min(created_at))::float as "oldestSeconds"
    from (select created_at from jobs where worker is null order by turn, created_at limit ${atMost}) waiting`.execute(
    db,
  );
  return rows[0]!;
}
