import type { Db } from '../../platform/database/database.ts';

/**
 * Writes stages as they happen without making the work wait: while one write is under way only the newest stage is kept
 * for the next. A stage that cannot be written is not worth failing a document for.
 */
export function createStageWriter(db: Db, documentId: string) {
  let latest: string | null = null;
  let writing: Promise<void> | null = null;

  async function writeAll(): Promise<void> {
    while (latest !== null) {
      const stage = latest;
      latest = null;
      await db
        .updateTable('documents')
        .set({ stage })
        .where('id', '=', documentId)
        .where('status', '=', 'IN_PROGRESS')
        .execute()
        .catch(() => {});
    }
    writing = null;
  }

  return {
    write(stage: string): void {
      latest = stage;
      writing ??= writeAll();
    },
    async close(): Promise<void> {
      latest = null;
      await writing;
    },
  };
}
