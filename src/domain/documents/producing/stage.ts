import { type Db, RELAXED } from '../../../platform/database/database.ts';

const SETTLE_MS = 25;

/**
 * Writes stages as they happen without making the work wait: one that is over in a moment is never written, and while one
 * write is under way only the newest stage is kept for the next. A stage that cannot be written is not worth failing a
 * document for.
 */
export function createStageWriter(db: Db, documentId: string) {
  let latest: string | null = null;
  let settling: NodeJS.Timeout | undefined;
  let writing: Promise<void> | null = null;

  async function writeLatest(): Promise<void> {
    const stage = latest;
    latest = null;
    await db
      .updateTable('documents')
      .set({ stage })
      .where('id', '=', documentId)
      .where('status', '=', 'IN_PROGRESS')
      .where(RELAXED)
      .execute()
      .catch(() => {});
    writing = null;
    settle();
  }

  function settle(): void {
    if (latest === null || settling || writing) return;
    settling = setTimeout(() => {
      settling = undefined;
      writing = writeLatest();
    }, SETTLE_MS);
  }

  return {
    write(stage: string): void {
      latest = stage;
      settle();
    },
    async close(): Promise<void> {
      latest = null;
      clearTimeout(settling);
      await writing;
    },
  };
}
