import { findAccount } from '../domain/accounts/accounts.ts';
import { grantPack, readBalance } from '../domain/credits/credits.ts';
import { readLedger } from '../domain/credits/ledger.ts';
import { type Command, parseWholeNumber } from './command-line/command.ts';
import { withEngines } from './command-line/with-engines.ts';

export const creditCommands: Command[] = [
  {
    name: 'credits show',
    summary: 'Show the balance',
    usage: '--account E',
    values: ['account'],
    run: (call) =>
      withEngines(call, async ({ database, clock }) => {
        const account = await findAccount(database.db, call.required('account'));
        return readBalance(database.db, clock, account.id);
      }),
  },
  {
    name: 'credits grant',
    summary: 'Add a pack of credits',
    usage: '--account E --amount N',
    values: ['account', 'amount'],
    run: (call) =>
      withEngines(call, async ({ database, clock }) => {
        const account = await findAccount(database.db, call.required('account'));
        return grantPack(database.db, clock, account.id, parseWholeNumber(call.required('amount'), 'amount'));
      }),
  },
  {
    name: 'credits ledger',
    summary: 'List every movement of credits',
    usage: '--account E',
    values: ['account'],
    run: (call) =>
      withEngines(call, async ({ database, clock }) => {
        const account = await findAccount(database.db, call.required('account'));
        // Settles first, so that the ledger shows a period that began in the meantime.
        await readBalance(database.db, clock, account.id);
        return readLedger(database.db, account.id);
      }),
  },
];
