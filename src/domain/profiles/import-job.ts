import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '../../base/clock.ts';
import type { ImportReport } from '../../base/import-report.ts';
import { type Profile, profileSchema } from '../../base/profile.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { type Job, type JobHandler, PermanentFailure } from '../../platform/queue/job.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { forgetReplacedSources } from './source-files.ts';
import { readStoredFile } from './stored-file.ts';
import { addVersion, setCurrentVersion } from './versions.ts';

/** Reads a file in the sandbox. Rejects with `ImportRefused` when the file itself is at fault. */
export type ReadProfileFile = (
  file: { bytes: Uint8Array; name: string | null },
  now: string,
  signal: AbortSignal,
) => Promise<{ profile: Profile; report: ImportReport; text: string | null }>;

interface Read {
  profile: Profile;
  report: ImportReport;
  /** The text of a file that a browser cannot show. */
  text: string | null;
  /** It becomes the profile in force without being asked for. */
  acceptsItself: boolean;
}

/** The file cannot be read as a resume; the message is for the person. */
export class ImportRefused extends Error {}

export function importJob(db: Db, clock: Clock, readFile: ReadProfileFile): JobHandler<Read, void> {
  return {
    async onStart() {},

    async run(job, signal) {
      const row = await db
        .selectFrom('profile_imports')
        .select(['file_name', 'accepts_itself', 'created_at'])
        .where('id', '=', job.subject)
        .executeTakeFirst();
      const bytes = await readStoredFile(db, job.subject);
      if (!row || !bytes) throw new PermanentFailure('The file of this import is gone. Import it again.');
      const file = { bytes, name: row.file_name };
      const { profile, report, text } = await readFile(file, row.created_at.toISOString(), signal).catch((error) => {
        throw error instanceof ImportRefused ? new PermanentFailure(error.message) : error;
      });
      // Unpacking a large profile and checking it take tens of milliseconds each: whoever else waits gets a turn between.
      await nextTurn();
      const checked = profileSchema.parse(profile);
      return { profile: checked, report, text, acceptsItself: row.accepts_itself };
    },

    async onDone(tx, done) {
      for (const { job, result } of done) await storeVersion(tx, job, result, clock.now());
    },

    async onDead(tx, job, reason) {
      await tx
        .updateTable('profile_imports')
        .set({ status: 'failed', reason, file: null, finished_at: clock.now() })
        .where('id', '=', job.subject)
        .where('status', '=', 'in_progress')
        .execute();
    },
  };
}

async function storeVersion(tx: Tx, job: Job, read: Read, now: Date): Promise<void> {
  await lockAccount(tx, job.accountId);
  const versionId = await addVersion(tx, job.accountId, read.profile, now);
  if (read.acceptsItself) await setCurrentVersion(tx, job.accountId, versionId);
  await tx
    .updateTable('profile_imports')
    .set({
      status: 'complete',
      version_id: versionId,
      report: JSON.stringify(read.report),
      shown_text: read.text,
      accepted_at: read.acceptsItself ? now : null,
      finished_at: now,
    })
    .where('id', '=', job.subject)
    .execute();
  await forgetReplacedSources(tx, job.accountId, job.subject);
}
