import { findAccount, listAccounts, parsePlan, suspendAccount } from '../domain/accounts/accounts.ts';
import { changePlan } from '../domain/credits/credits.ts';
import { deleteAccount } from '../domain/documents/delete-account.ts';
import { removeOrphanedFiles } from '../domain/documents/files/orphans.ts';
import { checkFiles } from '../engine-checks.ts';
import { type Command, parseInstant } from './command-line/command.ts';
import { PAGED, readPage } from './command-line/paging.ts';
import { withEngines } from './command-line/with-engines.ts';

export const accountCommands: Command[] = [
  {
    name: 'account create',
    summary: 'Create an account',
    usage: '--email E [--plan free|pro] [--password P]',
    values: ['email', 'plan', 'password'],
    run: (call) =>
      withEngines(call, async ({ database, clock }) => {
        const { openAccount } = await import('../domain/accounts/open-account.ts');
        const account = await openAccount(database.db, {
          email: call.required('email'),
          plan: parsePlan(call.optional('plan') ?? 'free'),
          password: call.optional('password'),
          now: clock.now(),
        });
        return { id: account.id, email: account.email, plan: account.plan };
      }),
  },
  {
    name: 'account list',
    summary: 'List the accounts, oldest first',
    ...PAGED,
    run: (call) =>
      withEngines(call, ({ database: { db } }) =>
        readPage(call, async (limit, after) =>
          listAccounts(db, { limit, after: after && (await findAccount(db, after)).id }),
        ),
      ),
  },
  {
    name: 'account plan',
    summary: 'Change the plan; --since is the start from which monthly periods are counted',
    usage: '--account E --plan free|pro [--since ISO]',
    values: ['account', 'plan', 'since'],
    run: (call) =>
      withEngines(call, async ({ database, clock }) => {
        const account = await findAccount(database.db, call.required('account'));
        const since = call.optional('since');
        const changed = await changePlan(database.db, clock, account.id, {
          plan: parsePlan(call.required('plan')),
          since: since === null ? null : parseInstant(since, 'since'),
        });
        return { id: changed.id, email: changed.email, plan: changed.plan, pro_since: changed.pro_since };
      }),
  },
  {
    name: 'account password',
    summary: 'Set the password; whoever is signed in is signed out',
    usage: '--account E --password P',
    values: ['account', 'password'],
    run: (call) =>
      withEngines(call, async ({ database, clock }) => {
        const account = await findAccount(database.db, call.required('account'));
        const { setPassword } = await import('../domain/accounts/open-account.ts');
        await setPassword(database.db, account.id, call.required('password'), clock.now());
        return { id: account.id, email: account.email, changed: true };
      }),
  },
  {
    name: 'account forget-second-factor',
    summary: 'Let somebody who lost phone and recovery codes sign in with the password alone',
    usage: '--account E',
    values: ['account'],
    run: (call) =>
      withEngines(call, async ({ database }) => {
        const account = await findAccount(database.db, call.required('account'));
        const { forgetSecondFactor } = await import('../domain/accounts/second-factor/second-factor.ts');
        await forgetSecondFactor(database.db, account.id);
        return { id: account.id, email: account.email, forgotten: true };
      }),
  },
  {
    name: 'account suspend',
    summary: 'Stop the keys and the password of an account; its data stay',
    usage: '--account E',
    values: ['account'],
    run: (call) =>
      withEngines(call, async ({ database, clock }) => {
        const account = await findAccount(database.db, call.required('account'));
        await suspendAccount(database.db, account.id, clock.now());
        return { id: account.id, email: account.email, suspended: true };
      }),
  },
  {
    name: 'account restore',
    summary: 'Let a suspended account work again',
    usage: '--account E',
    values: ['account'],
    run: (call) =>
      withEngines(call, async ({ database }) => {
        const account = await findAccount(database.db, call.required('account'));
        await suspendAccount(database.db, account.id, null);
        return { id: account.id, email: account.email, suspended: false };
      }),
  },
  {
    name: 'account delete',
    summary: 'Delete an account with all its documents, keys, credits and files',
    usage: '--account E',
    values: ['account'],
    run: (call) =>
      withEngines(call, async (engines) => {
        const { database, files, pastAddresses } = engines;
        const account = await findAccount(database.db, call.required('account'));
        await checkFiles(engines);
        await deleteAccount(database.db, pastAddresses, account.id);
        while ((await removeOrphanedFiles(database.db, files.remove)) > 0);
        return { id: account.id, email: account.email, deleted: true };
      }),
  },
];
