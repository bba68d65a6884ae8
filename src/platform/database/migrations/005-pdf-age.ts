import { type Kysely, sql } from 'kysely';

/** Finds the PDFs whose time is over, where the operator gave them one, without looking at every document. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index documents_with_pdf on documents (finished_at) where pdf_key is not null`.execute(db);
}
