import pg from 'pg';
import { documentCreator } from '../../../src/domain/documents/creating/create.ts';
import { createAuthenticate } from '../../../src/domain/keys/authenticate.ts';
import type { Engines } from '../../../src/wire.ts';
import type { Caller } from './callers.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** What the service sends to the database for one create call, heard from its own functions. */
export async function statementsOfCreate(
  engines: Engines,
  caller: Caller,
  body: { title: string; job_description: string },
): Promise<Statement[]> {
  const { db, read } = engines.database;
  const createDocument = documentCreator({
    db,
    clock: engines.clock,
    fetchCompanyPage: () => Promise.reject(new Error('no company URL is given')),
    queueLimit: engines.config.queueLimit,
    isStorageUsable: () => true,
  });
  const authenticate = createAuthenticate(read, engines.clock);
  // The first call looks at the length of the queue too, which happens at most once a second.
  await createDocument(
    { accountId: caller.accountId },
    { kind: 'resume', body: { ...body, title: `${body.title} first` } },
  );
  return heardWhile(async () => {
    await authenticate(caller.key);
    await createDocument({ accountId: caller.accountId }, { kind: 'resume', body });
  });
}

type QueryArguments = [string | Statement, unknown];

async function heardWhile(work: () => Promise<void>): Promise<Statement[]> {
  const heard: Statement[] = [];
  const query = pg.Client.prototype.query;
  const listening = function (this: pg.Client, ...args: QueryArguments) {
    const [first, values] = args;
    if (typeof first === 'string') heard.push({ text: first, values: Array.isArray(values) ? values : [] });
    else heard.push({ text: first.text, values: first.values ?? [] });
    return Reflect.apply(query, this, args);
  };
  Object.assign(pg.Client.prototype, { query: listening });
  try {
    await work();
  } finally {
    Object.assign(pg.Client.prototype, { query });
  }
  return heard;
}
