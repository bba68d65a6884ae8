import { findAccount } from '../domain/accounts/accounts.ts';
import { createKey, listKeys, revokeKey } from '../domain/keys/keys.ts';
import { type Command, parseInstant } from './command.ts';
import { withEngines } from './with-engines.ts';

export const keyCommands: Command[] = [
  {
    name: 'key create',
    summary: 'Create an API key; it is shown this once',
    usage: '--account E --name N [--expires-at ISO]',
    values: ['account', 'name', 'expires-at'],
    run: (call) =>
      withEngines(call, async ({ database, clock }) => {
        const account = await findAccount(database.db, call.required('account'));
        const expiry = call.optional('expires-at');
        const { id, key, name, expires_at } = await createKey(database.db, clock, {
          accountId: account.id,
          name: call.required('name'),
          expiresAt: expiry === null ? null : parseInstant(expiry, 'expires-at'),
        });
        return { id, key, name, expires_at };
      }),
  },
  {
    name: 'key list',
    summary: 'List the keys of an account',
    usage: '--account E',
    values: ['account'],
    run: (call) =>
      withEngines(call, async ({ database }) => {
        const account = await findAccount(database.db, call.required('account'));
        return listKeys(database.db, account.id);
      }),
  },
  {
    name: 'key revoke',
    summary: 'Revoke a key; it stops working at once',
    usage: '--id ID',
    values: ['id'],
    run: (call) =>
      withEngines(call, async ({ database, clock }) => {
        const id = call.required('id');
        await revokeKey(database.db, clock, id);
        return { id, revoked: true };
      }),
  },
];
