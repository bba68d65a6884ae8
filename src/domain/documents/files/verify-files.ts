/** Compares documents and files, a page at a time: what documents lack, and what no document has. */
import { sql } from 'kysely';
import type { Clock } from '../../../base/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { FileStore, ListedFile, StoredFile } from '../../../platform/files/store.ts';
import { IDENTITY_KEY } from './files-identity.ts';

export interface Finding {
  problem: 'missing' | 'damaged' | 'unknown' | 'removed';
  key: string;
}

export interface VerifyDeps {
  db: Db;
  clock: Clock;
  files: FileStore;
  onFinding(finding: Finding): void;
}

const DOCUMENTS_PER_PAGE = 500;
const READS_AT_ONCE = 16;
const OLD_MS = 24 * 60 * 60 * 1000;

interface Page {
  id: string;
  pdf_key: string;
}

/** Every finished document with a page must have it whole. Returns how many there are. */
export async function verifyDocuments(deps: VerifyDeps): Promise<number> {
  let count = 0;
  for (let after: string | null = null; ; ) {
    const pages: Page[] = await readPages(deps.db, after);
    for (let at = 0; at < pages.length; at += READS_AT_ONCE) {
      await Promise.all(pages.slice(at, at + READS_AT_ONCE).map((page) => verifyPage(deps, page)));
    }
    count += pages.length;
    if (pages.length < DOCUMENTS_PER_PAGE) return count;
    after = pages.at(-1)!.id;
  }
}

function readPages(db: Db, after: string | null): Promise<Page[]> {
  return db
    .selectFrom('documents')
    .select(['id', 'pdf_key'])
    .where('status', '=', 'SUCCESS')
    .where('pdf_key', 'is not', null)
    .$narrowType<{ pdf_key: string }>()
    .$if(after !== null, (query) => query.where('id', '>', after!))
    .orderBy('id')
    .limit(DOCUMENTS_PER_PAGE)
    .execute();
}

async function verifyPage({ db, files, onFinding }: VerifyDeps, { id, pdf_key: key }: Page): Promise<void> {
  const file = await files.open(key);
  if (file && (await isWholePdf(file))) return;
  // It may have been deleted or set again since its row was read.
  const now = await db.selectFrom('documents').select('pdf_key').where('id', '=', id).executeTakeFirst();
  if (now?.pdf_key === key) onFinding({ problem: file ? 'damaged' : 'missing', key });
}

const HEAD = '%PDF-';
/** The end of a PDF says where its table of contents stands, so a file that was cut has no such end. */
const END = /startxref\s+\d+\s+%%EOF\s*$/;
const END_BYTES = 64;

async function isWholePdf(file: StoredFile): Promise<boolean> {
  if (file.size < END_BYTES) return false;
  const [head, end] = await Promise.all([
    textBetween(file, 0, HEAD.length - 1),
    textBetween(file, file.size - END_BYTES, file.size - 1),
  ]);
  return head === HEAD && END.test(end);
}

async function textBetween(file: StoredFile, start: number, end: number): Promise<string> {
  let text = '';
  for await (const chunk of file.read({ start, end })) text += (chunk as Buffer).toString('latin1');
  return text;
}

/** Every file should be a document's, or on the list of those to be removed. Returns how many there are. */
export async function verifyStoredFiles(deps: VerifyDeps, options: { removesOrphans: boolean }): Promise<number> {
  let count = 0;
  for await (const listed of deps.files.list()) {
    count += listed.length;
    for (const file of await unknownOf(deps.db, listed)) {
      const isRemoved = options.removesOrphans && isAbandoned(file, deps.clock);
      if (isRemoved) await deps.files.remove(file.key);
      deps.onFinding({ problem: isRemoved ? 'removed' : 'unknown', key: file.key });
    }
  }
  return count;
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Pages of this version and of those before. */
const PAGE_KEY = new RegExp(`^documents/[0-9a-f]{2}/(${UUID})(?:-[0-9a-z-]+)?\\.pdf$`);
const PROBE_KEY = new RegExp(`^probe-${UUID}\\.txt$`);

/** Only what we have written ourselves, and long ago: a page that is being made stands on the list until it has a document. */
function isAbandoned({ key, modifiedAt }: ListedFile, clock: Clock): boolean {
  const isOurs = PAGE_KEY.test(key) || PROBE_KEY.test(key);
  return isOurs && clock.now().getTime() - modifiedAt.getTime() > OLD_MS;
}

/** A key names its document, so that documents are found by their id. One look sees the list and the documents together. */
async function unknownOf(db: Db, listed: readonly ListedFile[]): Promise<ListedFile[]> {
  const keys = listed.map(({ key }) => key);
  const ids = keys.map((key) => PAGE_KEY.exec(key)?.[1] ?? null);
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[], ${ids}::uuid[]) as asked (key, id)
    where not exists (select from documents where documents.id = asked.id and pdf_key = asked.key)
      and not exists (select from orphaned_files where orphaned_files.key = asked.key)`.execute(db);
  const unknown = new Set(rows.map(({ key }) => key));
  return listed.filter(({ key }) => unknown.has(key) && key !== IDENTITY_KEY);
}
