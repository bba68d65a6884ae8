import type pg from 'pg';
import { newId } from '../../base/ids.ts';

const PREFIX = 'letterpress server ';

/** What the connections of a process that serves HTTP are called, so that others can count such processes. */
export function serverName(): string {
  return PREFIX + newId();
}

/** How many processes serve HTTP from this database now, this one included if it does. */
export async function countServers(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(distinct application_name)::int as n from pg_stat_activity
     where datname = current_database() and starts_with(application_name, $1)`,
    [PREFIX],
  );
  return rows[0]!.n;
}
