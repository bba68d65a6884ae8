/** The command line: finds the command, runs it, prints its result. */
import packageJson from '../package.json' with { type: 'json' };
import { commandLine } from './base/command-line.ts';
import { messageOf } from './base/errors.ts';
import { accountCommands } from './commands/accounts.ts';
import { backupCommands } from './commands/backup.ts';
import { type Command, findCommand, parseCall, UsageError } from './commands/command-line/command.ts';
import { checkOptions } from './commands/command-line/option-checks.ts';
import { show } from './commands/command-line/show.ts';
import { creditCommands } from './commands/credits.ts';
import { databaseCommands } from './commands/database.ts';
import { doctorCommands } from './commands/doctor.ts';
import { documentCommands } from './commands/documents.ts';
import { fileCommands } from './commands/files.ts';
import { importingCommands } from './commands/importing.ts';
import { jobCommands } from './commands/jobs.ts';
import { keyCommands } from './commands/keys.ts';
import { modelCommands } from './commands/models.ts';
import { profileCommands } from './commands/profiles.ts';
import { renderCommands } from './commands/render.ts';
import { serverCommands } from './commands/server/server.ts';
import { settingCommands } from './commands/settings.ts';
import { ConfigError } from './config.ts';

const COMMANDS: readonly Command[] = [
  ...serverCommands,
  ...settingCommands,
  ...doctorCommands,
  ...accountCommands,
  ...keyCommands,
  ...profileCommands,
  ...importingCommands,
  ...creditCommands,
  ...documentCommands,
  ...fileCommands,
  ...jobCommands,
  ...modelCommands,
  ...backupCommands,
  ...databaseCommands,
  ...renderCommands,
];

export async function main(words: string[], env: NodeJS.ProcessEnv): Promise<void> {
  if (words.length === 0 || ['help', '--help', '-h'].includes(words[0]!)) {
    process.stdout.write(help());
    return;
  }
  if (words[0] === '--version') {
    process.stdout.write(`${packageJson.version}\n`);
    return;
  }
  const asked = words.includes('--help') ? findCommand(COMMANDS, words) : undefined;
  if (asked) {
    process.stdout.write(`Usage: ${commandLine(`${asked.name} ${asked.usage}`)}\n\n${asked.summary}\n`);
    return;
  }
  try {
    const { command, call, json } = parseCall(COMMANDS, words, env);
    checkOptions(command, call);
    const result = await command.run(call);
    if (result !== undefined) process.stdout.write(`${json ? JSON.stringify(result) : show(result)}\n`);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) {
    return ['The settings need attention:', ...error.problems.map((problem) => `  ${problem}`)].join('\n');
  }
  if (error instanceof UsageError) return `${error.message}\n"${commandLine('help')}" lists the commands.`;
  return messageOf(error);
}

function help(): string {
  const width = Math.max(...COMMANDS.map((command) => command.name.length));
  const lines = COMMANDS.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`);
  return [
    `Usage: ${commandLine('<command> [options] [--json]')}`,
    '',
    ...lines,
    '',
    `"${commandLine('<command> --help')}" shows the options of a command.`,
    'Where the package is installed globally, "letterpress" alone stands for "npm run -s letterpress --".',
    `Settings come from the environment: see "${commandLine('config')}".`,
    '',
  ].join('\n');
}
