import { modelTotals } from '../domain/documents/views/model-totals.ts';
import { type Command, parseWholeNumber } from './command-line/command.ts';
import { withEngines } from './command-line/with-engines.ts';

const DEFAULT_DAYS = '30';

export const modelCommands: Command[] = [
  {
    name: 'models stats',
    summary: 'What language models wrote, what the verifier refused, and what it cost',
    usage: '[--days 30]',
    values: ['days'],
    run: (call) =>
      withEngines(call, ({ database, clock }) => {
        const days = parseWholeNumber(call.optional('days') ?? DEFAULT_DAYS, 'days');
        return modelTotals(database.db, clock, days);
      }),
  },
];
