import { messageOf } from '../base/errors.ts';
import { type Config, describeSettings, readConfig, type SettingRow } from '../config.ts';
import { describeLimits } from '../engine-checks.ts';
import { describeSandbox, sandboxGuards } from '../wire-sandbox.ts';
import type { Command } from './command-line/command.ts';

export const settingCommands: Command[] = [
  {
    name: 'config',
    summary: 'Show the effective settings, with secrets masked',
    usage: '',
    async run(call) {
      const config = readConfig(call.env);
      return [...describeSettings(call.env), await limitsRow(config), sandboxRow()];
    },
  },
];

/** A Redis that does not answer is no reason to show nothing. */
async function limitsRow(config: Config): Promise<SettingRow> {
  return {
    name: '(limits)',
    value: await describeLimits(config).catch(messageOf),
    source: 'this machine',
    meaning: 'Where requests, wrong passwords and uploads are counted',
  };
}

/** No setting: what this machine offers is used. */
function sandboxRow(): SettingRow {
  return {
    name: '(sandbox)',
    value: describeSandbox(sandboxGuards()),
    source: 'this machine',
    meaning: 'What keeps in the child processes that read untrusted files and set pages',
  };
}
