import { AppError } from '../base/errors.ts';
import { isUuid } from '../base/ids.ts';
import { findAccount } from '../domain/accounts/accounts.ts';
import { findPdf, listDocuments } from '../domain/documents/documents.ts';
import { type Command, parseWholeNumber } from './command-line/command.ts';
import { withEngines } from './command-line/with-engines.ts';

const LIST_LIMIT = 10_000;
const TTL_MAX_SECONDS = 7 * 24 * 60 * 60;

export const documentCommands: Command[] = [
  {
    name: 'document list',
    summary: 'List the documents of an account, newest first',
    usage: '--account E',
    values: ['account'],
    run: (call) =>
      withEngines(call, async ({ database }) => {
        const account = await findAccount(database.db, call.required('account'));
        return listDocuments(database.db, account.id, LIST_LIMIT);
      }),
  },
  {
    name: 'document link',
    summary: 'Make a signed link to a finished PDF',
    usage: '--id ID [--ttl SECONDS]',
    values: ['id', 'ttl'],
    run: (call) =>
      withEngines(call, async ({ database, links }) => {
        const id = call.required('id').toLowerCase();
        const ttl = call.optional('ttl');
        const seconds = ttl === null ? undefined : parseWholeNumber(ttl, 'ttl');
        if (seconds !== undefined && (seconds < 1 || seconds > TTL_MAX_SECONDS)) {
          throw new AppError('VALIDATION_ERROR', `--ttl must be 1 to ${TTL_MAX_SECONDS} seconds.`);
        }
        const pdf = isUuid(id) ? await findPdf(database.db, id) : null;
        if (!pdf) throw new AppError('NOT_FOUND', `There is no finished document ${id}.`);
        const link = links.sign(id, seconds);
        return { pdf_url: link.url, pdf_url_expires_at: link.expiresAt };
      }),
  },
];
