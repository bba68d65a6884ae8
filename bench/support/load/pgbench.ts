import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Engines } from '../../../src/wire.ts';
import type { Statement } from './create-statements.ts';

const LIMIT_MS = 60_000;

/** The program's path, or null where it is not installed: the PostgreSQL from npm does not bring it. */
export function findPgbench(): string | null {
  const installed = fs.globSync('/usr/lib/postgresql/*/bin/pgbench');
  const candidates = ['pgbench', ...installed];
  return candidates.find((file) => spawnSync(file, ['--version']).status === 0) ?? null;
}

/**
 * A pgbench script of the statements. Values that differ from call to call are replaced by the expressions given for
 * them; all others stand as they were.
 */
export function pgbenchScript(
  variables: readonly string[],
  statements: readonly Statement[],
  expressions: ReadonlyMap<string, string>,
): string {
  const lines = statements.map(({ text, values }) => {
    const filled = text.replace(/\$(\d+)/g, (_, number) => expressionOf(values[Number(number) - 1], expressions));
    return `${filled.replace(/\s+/g, ' ').trim()};`;
  });
  return [...variables, ...lines, ''].join('\n');
}

function expressionOf(value: unknown, expressions: ReadonlyMap<string, string>): string {
  const text = textOf(value);
  const expression = expressions.get(text);
  if (expression !== undefined) return `(${expression})`;
  if (value === null || typeof value === 'number') return String(value);
  return literal(text);
}

/** pgbench takes a colon for the beginning of a variable, within quotes too. */
function literal(text: string): string {
  return `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3A')}'`;
}

export function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : String(value);
}

/** Transactions per second of the script, over the same protocol as the driver's (parsed anew each time). */
export async function runPgbench(
  program: string,
  engines: Engines,
  options: { script: string; clients: number; seconds: number },
): Promise<number> {
  const { host, port, user, database } = engines.database.pool.options;
  const file = path.join(engines.config.dataDir, 'create.pgbench');
  fs.writeFileSync(file, options.script);
  const args = ['-n', '-M', 'extended', '-f', file, '-c', options.clients, '-T', options.seconds];
  const where = ['-h', host, '-p', port, '-U', user, database];
  const { stdout } = await promisify(execFile)(program, [...args, ...where].map(String), { timeout: LIMIT_MS });
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}
