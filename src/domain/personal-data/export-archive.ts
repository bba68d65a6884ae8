import type { Clock } from '../../base/clock.ts';
import { AppError } from '../../base/errors.ts';
import type { Db } from '../../platform/database/database.ts';
import { accountFiles } from './account-files.ts';
import { documentFiles, type OpenFile } from './document-files.ts';
import { profileFiles } from './profile-files.ts';
import { type ArchiveFile, zipStream } from './zip-stream.ts';

/** A ZIP holds 65,535 files; a document takes up to three. */
const DOCUMENTS_MAX = 20_000;
const AT_ONCE = 10;

const README = `Everything that Letterpress keeps about this account.

account.json       the account, its settings and the ways of signing in
sessions.json      where it is signed in
keys.json          the API keys; of the secrets only a hash is kept, so they are not here
key-requests/      what each key was used for in the last seven days
credits.json       the balance and every movement of credits
usage.json         requests and documents by day
profile/           every version of the profile; resume.json is the one in force, as JSON Resume
imports/           every import with its report, and the file where it is still kept
imports/           every import: what was read, and the file as long as it is kept
documents/         every document: the request, the evidence, the letter's text and the PDF
`;

export interface ArchiveDeps {
  db: Db;
  clock: Clock;
  openFile: OpenFile;
}

/** Everything about an account, as a ZIP that is made while it is read. A few at a time, one for each account. */
export function createExportArchive(deps: ArchiveDeps) {
  const running = new Set<string>();

  async function* archive(accountId: string): AsyncGenerator<Uint8Array> {
    // Only now: one that nobody begins to read never comes to its end.
    running.add(accountId);
    try {
      yield* zipStream(allFiles(deps, accountId), deps.clock.now());
    } finally {
      running.delete(accountId);
    }
  }

  return async (accountId: string): Promise<AsyncGenerator<Uint8Array>> => {
    await refuseTooMany(deps.db, accountId);
    if (running.has(accountId) || running.size >= AT_ONCE) {
      throw new AppError('SERVICE_UNAVAILABLE', 'An export is being made already. Try again when it is done.');
    }
    return archive(accountId);
  };
}

async function* allFiles({ db, clock, openFile }: ArchiveDeps, accountId: string): AsyncGenerator<ArchiveFile> {
  yield { name: 'README.txt', bytes: Buffer.from(README) };
  yield* accountFiles(db, clock, accountId);
  yield* profileFiles(db, accountId);
  yield* documentFiles(db, openFile, accountId);
}

async function refuseTooMany(db: Db, accountId: string): Promise<void> {
  const { count } = await db
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (Number(count) <= DOCUMENTS_MAX) return;
  throw new AppError(
    'VALIDATION_ERROR',
    `An archive holds at most ${DOCUMENTS_MAX} documents, and there are ${count}. Delete old ones, or ask whoever runs this service.`,
  );
}
