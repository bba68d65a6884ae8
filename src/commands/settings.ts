import { describeSettings, readConfig } from '../config.ts';
import type { Command } from './command.ts';

export const settingCommands: Command[] = [
  {
    name: 'config',
    summary: 'Show the effective settings, with secrets masked',
    usage: '',
    async run(call) {
      readConfig(call.env);
      return describeSettings(call.env);
    },
  },
];
