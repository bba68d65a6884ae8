import { existsSync } from 'node:fs';
import { AppError } from '../../base/errors.ts';
import { isUuid } from '../../base/ids.ts';
import { normalizeEmail, parsePlan } from '../../domain/accounts/accounts.ts';
import { type Call, type Command, parseInstant, parseWholeNumber } from './command.ts';
import { parseLimit } from './paging.ts';

/** What an option must be, in whichever command it stands. */
const CHECKS: Record<string, (text: string, option: string) => unknown> = {
  amount: parseWholeNumber,
  days: parseWholeNumber,
  email: normalizeEmail,
  'expires-at': parseInstant,
  file: requireFile,
  id: requireId,
  limit: parseLimit,
  now: parseInstant,
  plan: parsePlan,
  since: parseInstant,
  ttl: parseWholeNumber,
};

/** Says what is missing or wrong before the command does anything, such as starting a database. */
export function checkOptions({ usage, values = [] }: Command, call: Call): void {
  for (const name of requiredIn(usage)) call.required(name);
  for (const name of values) {
    const text = call.optional(name);
    if (text !== null) CHECKS[name]?.(text, name);
  }
}

/** Those outside all brackets. */
export function requiredIn(usage: string): string[] {
  const inner = /\[[^[\]]*\]/g;
  let rest = usage;
  while (rest !== rest.replace(inner, '')) rest = rest.replace(inner, '');
  return [...rest.matchAll(/--([\w-]+)/g)].map(([, name]) => name!);
}

function requireFile(text: string): void {
  if (!existsSync(text)) throw new AppError('VALIDATION_ERROR', `${text} cannot be read. Check the path.`);
}

function requireId(text: string): void {
  if (!isUuid(text)) throw new AppError('VALIDATION_ERROR', `--id must be an id as the lists show it, not ${text}.`);
}
