import { sql } from 'kysely';
import { DOCUMENT_KINDS, type DocumentKind, STATUSES, type Status } from '../../../base/contract.ts';
import { isUuid } from '../../../base/ids.ts';
import type { Db } from '../../../platform/database/database.ts';

/** Of each kind and status: how many titles, the newest first, a search looks at. */
const SEARCHED = 10_000;
const LAST_CODE_POINT = 0x10ffff;

export interface DocumentItem {
  id: string;
  kind: DocumentKind;
  title: string;
  status: Status;
  stage: string | null;
  created_at: Date;
  finished_at: Date | null;
}

export interface ListQuery {
  /** Part of the title, in any case. */
  search: string | null;
  kind: DocumentKind | null;
  status: Status | null;
  /** Where the last page ended. */
  before: Place | null;
  limit: number;
}

interface Place {
  createdAt: Date;
  id: string;
}

export interface DocumentPage {
  items: DocumentItem[];
  /** Where the next page begins; null on the last. */
  next: string | null;
}

/** Newest first. Pages follow each other by place, not by count: documents that are added meanwhile shift nothing. */
export async function listDocumentPage(db: Db, accountId: string, query: ListQuery): Promise<DocumentPage> {
  const { search, kind, status, limit } = query;
  const isFiltered = search !== null || kind !== null || status !== null;
  const rows = await (isFiltered ? readFiltered(db, accountId, query) : readNewest(db, accountId, query));
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? writePlace({ createdAt: last.created_at, id: last.id }) : null };
}

/** One more than the page has, which tells whether there is another. */
async function readNewest(db: Db, accountId: string, { before, limit }: ListQuery): Promise<DocumentItem[]> {
  const { rows } = await sql<DocumentItem>`
    select id, kind, title, status, stage, created_at, finished_at from documents where account_id = ${accountId} and ${isBefore(before)}
    order by created_at desc, id desc limit ${limit + 1}`.execute(db);
  return rows;
}

/**
 * Every kind and status that is wanted is a range of one index, which is read from its newest end until a page is full.
 * The index holds all but the stage, which only the few documents that are being made have: what a search passes over and
 * what it finds cost no pages of their own.
 */
async function readFiltered(db: Db, accountId: string, query: ListQuery): Promise<DocumentItem[]> {
  const { search, kind, status, before, limit } = query;
  if (search !== null && !(await mayBeFound(db, accountId, search))) return [];
  const kinds = kind === null ? [...DOCUMENT_KINDS] : [kind];
  const statuses = status === null ? [...STATUSES] : [status];
  const titleFits = search === null ? sql`true` : sql`title ilike ${`%${escapePattern(search)}%`}`;
  const { rows } = await sql<DocumentItem>`
    with found as materialized (
      select newest.* from unnest(${kinds}::text[]) as kinds (kind) cross join unnest(${statuses}::text[]) as statuses (status)
        cross join lateral (
          select * from (
            select id, kind, title, status, created_at, finished_at from documents
            where account_id = ${accountId} and kind = kinds.kind and status = statuses.status and ${isBefore(before)}
            order by created_at desc, id desc limit ${SEARCHED}) looked_at
          where ${titleFits} order by created_at desc, id desc limit ${limit + 1}) newest
      order by newest.created_at desc, newest.id desc limit ${limit + 1})
    select found.*, case when status in ('QUEUED', 'IN_PROGRESS')
      then (select stage from documents where documents.id = found.id) end as stage
    from found order by created_at desc, id desc`.execute(db);
  return rows;
}

/** No search where one of its words is a part of no word that the account's titles ever had. */
async function mayBeFound(db: Db, accountId: string, search: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select not exists (
      select from regexp_split_to_table(lower(${search}::text), '\\s+') as words (word) where not exists (
        select from title_fragments where account_id = ${accountId} and fragment >= left(word, 12) collate "C"
          and fragment <= left(word, 12) || chr(${LAST_CODE_POINT}) collate "C")) as may`.execute(db);
  return rows[0]!.may;
}

function isBefore(place: Place | null) {
  return place === null ? sql`true` : sql`(created_at, id) < (${place.createdAt}::timestamptz, ${place.id}::uuid)`;
}

function escapePattern(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}

function writePlace({ createdAt, id }: Place): string {
  return `${createdAt.getTime()}_${id}`;
}

/** Null for what no page ever gave. */
export function readPlace(text: string): Place | null {
  const [time = '', id = ''] = text.split('_');
  return /^\d{1,15}$/.test(time) && isUuid(id) ? { createdAt: new Date(Number(time)), id } : null;
}
