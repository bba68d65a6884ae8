import type { DocumentKind, Status } from '../../base/contract.ts';
import { isUuid } from '../../base/ids.ts';
import type { Db } from '../../platform/database/database.ts';

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
  const { search, kind, status, before, limit } = query;
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'kind', 'title', 'status', 'stage', 'created_at', 'finished_at'])
    .where('account_id', '=', accountId)
    .$if(search !== null, (rest) => rest.where('title', 'ilike', `%${escapePattern(search!)}%`))
    .$if(kind !== null, (rest) => rest.where('kind', '=', kind!))
    .$if(status !== null, (rest) => rest.where('status', '=', status!))
    .$if(before !== null, (rest) =>
      rest.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(before!.createdAt, before!.id))),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? writePlace({ createdAt: last.created_at, id: last.id }) : null };
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
