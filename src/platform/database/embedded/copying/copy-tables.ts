import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { ExplainedProblem } from '../problems.ts';

export interface TableCount {
  table: string;
  rows: number;
}

interface Table {
  name: string;
  columns: string;
}

const identifier = pg.escapeIdentifier;

/**
 * Copies all rows from one server to another that has the same tables, both on this machine, through files in a folder
 * that both can write to. In one transaction, and compared before it ends.
 */
export async function copyTables(from: pg.ClientConfig, to: pg.ClientConfig, exchange: string): Promise<TableCount[]> {
  const [source, target] = [new pg.Client({ ...from, ssl: false }), new pg.Client({ ...to, ssl: false })];
  await source.connect();
  try {
    await target.connect();
    try {
      await source.query('begin isolation level repeatable read read only');
      await target.query('begin');
      const tables = await tablesOf(source);
      requireSame(tables, await tablesOf(target));
      // What refers to each other comes in no order, and what triggers would do was done when the rows were written.
      await target.query('set local session_replication_role = replica');
      await target.query(`truncate ${tables.map(({ name }) => identifier(name)).join(', ')}`);
      const counts: TableCount[] = [];
      for (const table of tables) counts.push(await copyTable(source, target, table, path.join(exchange, 'rows')));
      await copySequences(source, target);
      await target.query('commit');
      await target.query('analyze');
      return counts;
    } finally {
      await target.end();
    }
  } finally {
    await source.end();
  }
}

async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select relname as name, string_agg(quote_ident(attname), ', ' order by attname) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`);
  return rows;
}

function requireSame(tables: readonly Table[], others: readonly Table[]): void {
  const lines = (list: readonly Table[]) => list.map(({ name, columns }) => `${name} (${columns})`);
  const strange = lines(tables).filter((line) => !lines(others).includes(line));
  if (strange.length === 0 && tables.length === others.length) return;
  throw new ExplainedProblem(
    `The database holds tables that are not of this version of Letterpress: ${strange.join('; ') || 'some are missing'}. Nothing was changed.`,
  );
}

async function copyTable(source: pg.Client, target: pg.Client, table: Table, file: string): Promise<TableCount> {
  const name = identifier(table.name);
  await source.query(`copy ${name} (${table.columns}) to ${pg.escapeLiteral(file)}`);
  await target.query(`copy ${name} (${table.columns}) from ${pg.escapeLiteral(file)}`);
  fs.rmSync(file);
  const [before, after] = [await sumOf(source, table), await sumOf(target, table)];
  if (before.rows !== after.rows || before.sum !== after.sum) {
    throw new ExplainedProblem(`The rows of ${table.name} did not arrive as they were. Nothing was changed.`);
  }
  return { table: table.name, rows: Number(after.rows) };
}

/** The order of the rows is of no matter. */
async function sumOf(client: pg.Client, { name, columns }: Table): Promise<{ rows: string; sum: string | null }> {
  const { rows } = await client.query(`
    select count(*)::text as rows, sum(('x' || left(md5(row(${columns})::text), 15))::bit(60)::bigint)::text as sum
    from ${identifier(name)}`);
  return rows[0];
}

async function copySequences(source: pg.Client, target: pg.Client): Promise<void> {
  const { rows } = await source.query<{ name: string; last: string }>(`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null`);
  for (const { name, last } of rows) await target.query('select setval($1, $2)', [`public.${identifier(name)}`, last]);
}
