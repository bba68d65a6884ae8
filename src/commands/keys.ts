import { findAccount } from '../domain/accounts/accounts.ts';
import { createKey, listKeys, renameKey, revokeKey } from '../domain/keys/keys.ts';
import { type Command, parseInstant } from './command-line/command.ts';
import { withEngines } from './command-line/with-engines.ts';

export const keyCommands: Command[] = [
  {
    name: 'key create',
    summary: 'Create an API key; it is shown this once',
    usage: '--account E --name N [--expires-at ISO] [--read-only]',
    values: ['account', 'name', 'expires-at'],
    flags: ['read-only'],
    run: (call) =>
      withEngines(call, async ({ database, clock }) => {
        const account = await findAccount(database.db, call.required('account'));
        const expiry = call.optional('expires-at');
        const { id, key, name, expires_at, read_only } = await createKey(database.db, clock, {
          accountId: account.id,
          name: call.required('name'),
          expiresAt: expiry === null ? null : parseInstant(expiry, 'expires-at'),
          isReadOnly: call.flag('read-only'),
        });
        return { id, key, name, expires_at, ...(read_only && { read_only }) };
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
    name: 'key rename',
    summary: 'Give a key another name',
    usage: '--id ID --name N',
    values: ['id', 'name'],
    run: (call) =>
      withEngines(call, ({ database }) => renameKey(database.db, call.required('id'), call.required('name'))),
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
