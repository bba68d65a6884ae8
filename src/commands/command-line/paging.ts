import { AppError } from '../../base/errors.ts';
import { type Call, parseWholeNumber } from './command.ts';

const LIMIT = 1_000;
const LIMIT_MAX = 10_000;

/** What a command that lists page by page says of itself. */
export const PAGED = { usage: '[--limit N] [--after ID]', values: ['limit', 'after'] } as const;

/** One page of a list; people are told how to get the next. */
export async function readPage<Row extends { id: string }>(
  call: Call,
  read: (limit: number, after: string | null) => Promise<Row[]>,
): Promise<Row[]> {
  const asked = call.optional('limit');
  const limit = asked === null ? LIMIT : parseLimit(asked);
  const rows = await read(limit + 1, call.optional('after'));
  if (rows.length > limit) call.say(`There are more: --after ${rows[limit - 1]!.id}\n`);
  return rows.slice(0, limit);
}

export function parseLimit(text: string): number {
  const limit = parseWholeNumber(text, 'limit');
  if (limit >= 1 && limit <= LIMIT_MAX) return limit;
  throw new AppError('VALIDATION_ERROR', `--limit must be from 1 to ${LIMIT_MAX}.`);
}
