import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** The database sends bytes as hexadecimal text. Ten megabytes of it at once would hold the event loop for a tenth of a second. */
const SLICE_BYTES = 2 ** 20;

/** The file of an import; null once it is gone. */
export async function readStoredFile(db: Db, importId: string): Promise<Uint8Array | null> {
  const slices: Buffer[] = [];
  for (let from = 0; ; from += SLICE_BYTES) {
    const slice = await readSlice(db, importId, from);
    if (slice === null) return null;
    slices.push(slice);
    if (slice.length < SLICE_BYTES) return new Uint8Array(Buffer.concat(slices));
  }
}

async function readSlice(db: Db, importId: string, from: number): Promise<Buffer | null> {
  const row = await db
    .selectFrom('profile_imports')
    .select(sql<Buffer | null>`substring(file from ${from + 1}::int for ${SLICE_BYTES}::int)`.as('slice'))
    .where('id', '=', importId)
    .executeTakeFirst();
  return row?.slice ?? null;
}
