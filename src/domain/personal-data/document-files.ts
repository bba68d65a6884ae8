import type { Readable } from 'node:stream';
import type { Db } from '../../platform/database/database.ts';
import { jsonFile } from './account-files.ts';
import { fileName } from './file-name.ts';
import type { ArchiveFile } from './zip-stream.ts';

export type OpenFile = (key: string) => Promise<{ read(): Readable } | null>;

const BATCH = 100;

/** Every document: what was asked for, what it was made from, why it looks so, the letter's text and the PDF. */
export async function* documentFiles(db: Db, openFile: OpenFile, accountId: string): AsyncGenerator<ArchiveFile> {
  for (let after = FIRST; ; ) {
    const ids = await db
      .selectFrom('documents')
      .select('id')
      .where('account_id', '=', accountId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id } of ids) yield* filesOf(db, openFile, id);
    const last = ids.at(-1);
    if (!last || ids.length < BATCH) return;
    after = last.id;
  }
}

const FIRST = '00000000-0000-0000-0000-000000000000';

async function* filesOf(db: Db, openFile: OpenFile, id: string): AsyncGenerator<ArchiveFile> {
  const row = await db
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
    .where('documents.id', '=', id)
    .executeTakeFirst();
  // Deleted while the archive is made.
  if (!row) return;
  const { pdf_key: key, account_id: _, profile_version_id: __, letter_text: letter, ...about } = row;
  const folder = `documents/${id}`;
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
