import { describeSettings, readConfig, type SettingRow } from '../config.ts';
import { describeSandbox, sandboxGuards } from '../wire-sandbox.ts';
import type { Command } from './command.ts';

export const settingCommands: Command[] = [
  {
    name: 'config',
    summary: 'Show the effective settings, with secrets masked',
    usage: '',
    async run(call) {
      readConfig(call.env);
      return [...describeSettings(call.env), sandboxRow()];
    },
  },
];

/** No setting: what this machine offers is used. */
function sandboxRow(): SettingRow {
  return {
    name: '(sandbox)',
    value: describeSandbox(sandboxGuards()),
    source: 'this machine',
    meaning: 'What keeps in the child processes that read untrusted files and set pages',
  };
}
