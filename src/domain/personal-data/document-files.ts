import type { Readable } from 'node:stream';
import type { Db } from '../../platform/database/database.ts';
import { jsonFile } from './account-files.ts';
import { fileName } from './file-name.ts';
import type { ArchiveFile } from './zip-stream.ts';

export type OpenFile = (key: string) => Promise<{ read(): Readable } | null>;

const BATCH = 50;

interface Place {
  created_at: Date;
  id: string;
}

/** Every document: what was asked for, what it was made from, why it looks so, the letter's text and the PDF. */
export async function* documentFiles(db: Db, openFile: OpenFile, accountId: string): AsyncGenerator<ArchiveFile> {
  for (let before: Place | null = null; ; ) {
    const rows: DocumentRow[] = await readBatch(db, accountId, before);
    for (const row of rows) yield* filesOf(row, openFile);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    before = last;
  }
}

/** Newest first, along the index of the dashboard's list. */
function readBatch(db: Db, accountId: string, before: Place | null) {
  return db
    .selectFrom('documents')
    .innerJoin('profile_versions', 'profile_versions.id', 'documents.profile_version_id')
    .leftJoin('document_evidence', 'document_evidence.document_id', 'documents.id')
    .leftJoin('document_revisions', 'document_revisions.document_id', 'documents.id')
    .selectAll('documents')
    .select([
      'profile_versions.number as profile_version',
      'document_evidence.evidence',
      'document_evidence.letter_text',
      'document_revisions.wanted as revision_wanted',
      'document_revisions.applied as revision_applied',
      'document_revisions.state as revision_state',
    ])
    .where('documents.account_id', '=', accountId)
    .$if(before !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('documents.created_at', 'documents.id'), '<', eb.tuple(before!.created_at, before!.id)),
      ),
    )
    .orderBy('documents.created_at', 'desc')
    .orderBy('documents.id', 'desc')
    .limit(BATCH)
    .execute();
}

type DocumentRow = Awaited<ReturnType<typeof readBatch>>[number];

async function* filesOf(row: DocumentRow, openFile: OpenFile): AsyncGenerator<ArchiveFile> {
  const { pdf_key: key, account_id: _, profile_version_id: __, letter_text: letter, ...about } = row;
  const folder = `documents/${row.id}`;
  yield jsonFile(`${folder}/document.json`, about);
  if (letter !== null) yield { name: `${folder}/letter.txt`, bytes: Buffer.from(letter) };
  const pdf = key === null ? null : await openFile(key);
  if (pdf) {
    yield { name: `${folder}/${fileName(row.title)}.pdf`, bytes: await bytesOf(pdf.read()), isCompressed: true };
  }
}

async function bytesOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
