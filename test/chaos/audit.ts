import type { Engines } from '../../src/wire.ts';
import { auditCredits } from './audit-credits.ts';
import { auditFiles, type FileFigures } from './audit-files.ts';
import type { Create } from './creates.ts';

export interface DocumentRow {
  id: string;
  account_id: string;
  kind: 'resume' | 'cover_letter';
  title: string;
  status: string;
  cost: number;
  pdf_key: string | null;
  failure: string | null;
  finished_at: Date | null;
  marker: string | null;
  wanted_title: string;
}

export interface Audit {
  problems: string[];
  documents: DocumentRow[];
  files: FileFigures;
}

const COST = { resume: 5, cover_letter: 3 };

/** Compares what clients were told with what the service has, and what it has with itself. */
export async function audit(engines: Engines, creates: Create[], seenFinal: Map<string, string>): Promise<Audit> {
  const documents = await readDocuments(engines);
  const files = await auditFiles(engines, documents);
  const problems = [
    ...promisesBroken(creates, documents),
    ...documents.filter((row) => row.cost !== COST[row.kind]).map((row) => `document ${row.id} costs ${row.cost}`),
    ...(await unfinished(engines, documents)),
    ...changedAfterwards(documents, seenFinal),
    ...titleProblems(documents),
    ...(await auditCredits(engines, documents)),
    ...files.problems,
  ];
  return { problems, documents, files };
}

async function readDocuments(engines: Engines): Promise<DocumentRow[]> {
  const { rows } = await engines.database.pool.query<DocumentRow>(`
    select id, account_id, kind, title, status, cost, pdf_key, failure, finished_at,
      substring(request->>'jobDescription' from 'Reference (.{36})$') as marker,
      request->>'title' as wanted_title
    from documents order by created_at`);
  return rows;
}

/** No acknowledged create is lost; none exists twice; none exists that was refused. */
function promisesBroken(creates: Create[], documents: DocumentRow[]): string[] {
  const byMarker = Map.groupBy(documents, (row) => row.marker);
  const known = new Set(creates.map((create) => create.marker));
  const problems = documents
    .filter((row) => row.marker === null || !known.has(row.marker))
    .map((row) => `document ${row.id} was never asked for`);
  for (const create of creates) {
    const rows = byMarker.get(create.marker) ?? [];
    if (rows.length > 1) problems.push(`create ${create.marker} made ${rows.length} documents`);
    if (create.outcome === 'acknowledged' && rows.length === 0) {
      problems.push(`acknowledged create ${create.marker} (document ${create.id}) is lost`);
    }
    if (create.outcome === 'refused' && rows.length > 0) problems.push(`refused create ${create.marker} was made`);
    if (rows[0]) problems.push(...differences(create, rows[0]));
  }
  return problems;
}

function differences(create: Create, row: DocumentRow): string[] {
  const isSame =
    create.accountId === row.account_id &&
    create.kind === row.kind &&
    (create.id === null || (create.id === row.id && create.title === row.title));
  return isSame ? [] : [`document ${row.id} is not what its client was told (${create.id}, ${create.title})`];
}

async function unfinished(engines: Engines, documents: DocumentRow[]): Promise<string[]> {
  const problems = documents
    .filter((row) => row.status !== 'SUCCESS' && row.status !== 'FAILED')
    .map((row) => `document ${row.id} is still ${row.status}`);
  const { rows } = await engines.database.pool.query<{ count: number }>('select count(*)::int as count from jobs');
  if (rows[0]!.count > 0) problems.push(`${rows[0]!.count} jobs are left`);
  return problems;
}

function changedAfterwards(documents: DocumentRow[], seenFinal: Map<string, string>): string[] {
  const status = new Map(documents.map((row) => [row.id, row.status]));
  return [...seenFinal]
    .filter(([id, seen]) => status.get(id) !== seen)
    .map(([id, seen]) => `document ${id} was seen as ${seen} and is ${status.get(id)}`);
}

/** Nothing was deleted, so the titles that were made from one wanted title are the first free ones, without a hole. */
function titleProblems(documents: DocumentRow[]): string[] {
  const problems: string[] = [];
  for (const rows of Map.groupBy(documents, (row) => `${row.account_id} ${row.kind}`).values()) {
    const titles = new Set(rows.map((row) => row.title));
    if (titles.size !== rows.length) problems.push(`account ${rows[0]!.account_id} has equal titles`);
    for (const { wanted_title, title } of rows) {
      const suffix = Number(title.slice(wanted_title.length + 1) || '0');
      const smaller = Array.from({ length: suffix }, (_, n) => (n === 0 ? wanted_title : `${wanted_title}_${n}`));
      const hole = smaller.find((name) => !titles.has(name));
      if (hole !== undefined) problems.push(`"${title}" of account ${rows[0]!.account_id} left "${hole}" free`);
    }
  }
  return problems;
}
