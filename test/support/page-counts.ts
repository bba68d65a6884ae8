/** How many pages of the database what an account looks at touches, where there are many documents. */
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { readLedgerPage } from '../../src/domain/credits/ledger.ts';
import { type ListQuery, listDocumentPage } from '../../src/domain/documents/views/list.ts';
import { forgetOldUsage, readUsage } from '../../src/domain/keys/usage.ts';
import type { Db } from '../../src/platform/database/database.ts';
import type { Tables } from '../../src/platform/database/tables.ts';
import type { TestDatabase } from './database.ts';

/** Pages of an index from its root to a leaf. */
const INDEX_PAGES = 3;
/** The leaf after it, where a range begins near the end of one, and the page that tells which rows all may see. */
const PAGES_BESIDES = 2;
/** At least: leaves are half full at worst. */
const ENTRIES_OF_A_LEAF = 30;

export const EVERYTHING: ListQuery = { search: null, kind: null, status: null, before: null, limit: 25 };
const LARGE = 'account-1@example.com';
const clock = { now: () => new Date() };

export interface Size {
  /** Of a thousand accounts. */
  documents: number;
  /** Of them, those of the largest account. */
  ofLargest: number;
}

/** Gives the largest account. Its letters are the older half, and failures are old: the newest documents fit no filter. */
export async function fillDatabase({ connection }: TestDatabase, size: Size): Promise<string> {
  // A connection of its own, without the time limit that the program's statements have.
  const client = new pg.Client(connection);
  await client.connect();
  try {
    for (const statement of filling(size)) await client.query(statement);
    return (await client.query(`select id from accounts where email = '${LARGE}'`)).rows[0].id;
  } finally {
    await client.end();
  }
}

/** Documents are written in no order, as they are where many accounts work side by side; the ledger grows by time. */
const filling = ({ documents, ofLargest }: Size): string[] => [
  // What is not on the disk yet is not marked as seen by all either.
  'set synchronous_commit = on',
  // Whatever the server does by itself meanwhile would keep the vacuum at the end from marking pages as seen by all.
  'alter table documents set (autovacuum_enabled = false)',
  `insert into accounts (email, plan, created_at)
   select 'account-' || n || '@example.com', 'free', now() from generate_series(1, 1000) n`,
  `insert into profile_versions (account_id, number, profile, created_at) select id, 1, '{}', now() from accounts`,
  `insert into documents (account_id, kind, title, status, cost, request, profile_version_id, created_at, finished_at)
   select account_id, case when n > ${ofLargest} / 2 then 'cover_letter' else 'resume' end,
     'Senior engineer at company ' || n,
     case when n > ${ofLargest} * 2 / 5 and n <= ${ofLargest} * 4 / 5 then 'FAILED' else 'SUCCESS' end, 5, '{}', profile_versions.id,
     date_trunc('second', now()) - n * interval '4 minutes', now()
   from profile_versions join accounts on accounts.id = account_id
     cross join lateral generate_series(1, case email when '${LARGE}' then ${ofLargest} else (${documents - ofLargest}) / 999 end) n
   order by random()`,
  `insert into credit_grants (account_id, kind, amount, starts_at, created_at)
   select id, 'free', 25, now(), now() from accounts`,
  `insert into credit_grants (account_id, kind, amount, starts_at, created_at)
   select id, 'pack', 1000000, now(), now() from accounts`,
  'alter table credit_entries disable trigger user',
  `insert into credit_entries (account_id, grant_id, document_id, reason, delta, created_at)
   select account_id, credit_grants.id, documents.id, reason, case reason when 'charge' then -5 else 5 end, created
   from documents join credit_grants using (account_id)
     cross join lateral (
       select 'charge', documents.created_at union all
       select 'refund', documents.created_at + interval '1 minute' where status = 'FAILED') movements (reason, created)
   where credit_grants.kind = 'pack' order by created`,
  'alter table credit_entries enable trigger user',
  `insert into account_usage (account_id, day, requests)
   select id, current_date - n, 7 from accounts cross join generate_series(0, 60) n`,
  'vacuum analyze',
];

export interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  /** From PostgreSQL 18 on. */
  'Index Searches'?: number;
  'Heap Fetches'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
}

export type Work = (db: Db, accountId: string) => Promise<unknown>;

/** The plans of the statements that the work sends, each as the database carries it out. */
export async function plansOf({ pool }: TestDatabase, accountId: string, work: Work): Promise<Plan[]> {
  const sent: CompiledQuery[] = [];
  const log = ({ query }: { query: CompiledQuery }) => void sent.push(query);
  await work(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log }), accountId);
  const plans: Plan[] = [];
  for (const { sql: text, parameters } of sent) {
    const { rows } = await pool.query(`explain (analyze, buffers, format json) ${text}`, [...parameters]);
    plans.push(rows[0]['QUERY PLAN'][0].Plan);
  }
  return plans;
}

export const pagesOf = (plan: Plan): number => plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

export interface IndexUse {
  index: string;
  /** Times that it was gone down from its root. */
  descents: number;
  rows: number;
  /** Of the index and of the rows that were fetched. */
  pages: number;
  /** Three from the root to a leaf, further leaves for what is passed on the way, one for every row fetched. */
  bound: number;
}

export function indexUses(plan: Plan): IndexUse[] {
  return nodesOf(plan)
    .filter((node) => node['Index Name'])
    .map((node) => {
      const descents = node['Index Searches'] ?? node['Actual Loops'];
      const rows = Math.round(node['Actual Rows'] * node['Actual Loops']);
      const fetched = node['Node Type'] === 'Index Only Scan' ? node['Heap Fetches']! : rows;
      const bound = Math.ceil(descents * (INDEX_PAGES + PAGES_BESIDES) + rows / ENTRIES_OF_A_LEAF + fetched);
      return { index: node['Index Name']!, descents, rows, pages: pagesOf(node), bound };
    });
}

const list =
  (query: Partial<ListQuery>): Work =>
  (db, accountId) =>
    listDocumentPage(db, accountId, { ...EVERYTHING, ...query });
const ledger =
  (before: string | null): Work =>
  (db, accountId) =>
    readLedgerPage(db, accountId, { before, limit: 51 });

export const WORKS: [name: string, work: Work, maxPages: number][] = [
  ['the list', list({}), 30],
  ['a filter by kind', list({ kind: 'cover_letter' }), 20],
  ['a filter by status', list({ status: 'FAILED' }), 12],
  ['a filter by both', list({ kind: 'cover_letter', status: 'FAILED' }), 8],
  ['a search that many titles fit', list({ search: 'ENGINEER' }), 40],
  ['a search that no title fits', list({ search: 'nowhere' }), 8],
  ['a page of the ledger', ledger(null), 60],
  ['a later page of the ledger', ledger('5000'), 60],
  ['the usage of 30 days', (db, accountId) => readUsage(db, clock, accountId, 30), 80],
  ['forgetting usage when none is old', (db) => forgetOldUsage(db, clock), 20],
];
