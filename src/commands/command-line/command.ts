import { parseArgs } from 'node:util';
import { commandLine } from '../../base/command-line.ts';
import { AppError } from '../../base/errors.ts';

/** What a command was called with. */
export interface Call {
  /** The value of an option that must be there. */
  required(name: string): string;
  optional(name: string): string | null;
  flag(name: string): boolean;
  env: NodeJS.ProcessEnv;
  /** For people: what a command says while it works. Silent with `--json`. */
  say(line: string): void;
}

export interface Command {
  /** The words that call it, such as `account create`. */
  name: string;
  summary: string;
  /** As shown in the help: `--email E [--plan free|pro]`. */
  usage: string;
  /** Options that take a value, and flags that do not. */
  values?: readonly string[];
  flags?: readonly string[];
  /** Returns what `--json` prints, or nothing for a command that runs until it is stopped. */
  run(call: Call): Promise<unknown>;
}

export class UsageError extends Error {}

export interface ParsedCall {
  command: Command;
  call: Call;
  json: boolean;
}

const MAX_WORDS = 2;

/** Finds the command that the words name and checks its options. */
export function parseCall(commands: readonly Command[], words: string[], env: NodeJS.ProcessEnv): ParsedCall {
  const command = findCommand(commands, words);
  if (!command) throw new UsageError(`There is no command "${commandWords(words).join(' ')}".`);
  const rest = words.slice(command.name.split(' ').length);
  const { values } = readOptions(command, rest);
  const json = values.json === true;
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : null);
  const call: Call = {
    env,
    optional: text,
    flag: (name) => values[name] === true,
    required(name) {
      const value = text(name);
      if (value === null || value === '') {
        throw new UsageError(`--${name} is missing. ${usageOf(command)}`);
      }
      return value;
    },
    say: (line) => {
      if (!json) process.stdout.write(`${line}\n`);
    },
  };
  return { command, call, json };
}

const usageOf = ({ name, usage }: Command): string => `Usage: ${commandLine(`${name} ${usage}`)}`;

/** The longest name that the words begin with. */
export function findCommand(commands: readonly Command[], words: string[]): Command | undefined {
  for (let count = MAX_WORDS; count >= 1; count--) {
    const name = words.slice(0, count).join(' ');
    const found = commands.find((command) => command.name === name);
    if (found) return found;
  }
  return undefined;
}

function commandWords(words: string[]): string[] {
  const options = words.findIndex((word) => word.startsWith('-'));
  return words.slice(0, Math.min(MAX_WORDS, options === -1 ? words.length : options));
}

function readOptions(command: Command, rest: string[]) {
  const options: Record<string, { type: 'string' | 'boolean' }> = { json: { type: 'boolean' } };
  for (const name of command.values ?? []) options[name] = { type: 'string' };
  for (const name of command.flags ?? []) options[name] = { type: 'boolean' };
  try {
    return parseArgs({ args: rest, options, strict: true, allowPositionals: false });
  } catch (error) {
    const problem = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new UsageError(`${problem}. ${usageOf(command)}`);
  }
}

/** An instant such as 2026-03-01 or 2026-03-01T12:00:00Z. */
export function parseInstant(text: string, option: string): Date {
  const date = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(text) : new Date(Number.NaN);
  if (Number.isNaN(date.getTime())) {
    throw new AppError('VALIDATION_ERROR', `--${option} must be an ISO 8601 time such as 2026-03-01T12:00:00Z.`);
  }
  return date;
}

export function parseWholeNumber(text: string, option: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new AppError('VALIDATION_ERROR', `--${option} must be a whole number.`);
  return Number(text);
}
