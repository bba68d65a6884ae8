/**
 * The steps of a create and of the making of its document, by name: `test/proofs` ends the process after each of them. No
 * setting and nothing in the environment reaches this; a test's own program arms it before it starts the service.
 */
export const CRASH_POINTS = [
  'create.checked',
  'create.account-locked',
  'create.answer-looked-up',
  'create.profile-found',
  'create.credits-found',
  'create.title-chosen',
  'create.stored',
  'create.charged',
  'create.queued',
  'create.answer-kept',
  'create.committed',
  'produce.started',
  'produce.page-listed',
  'produce.input-read',
  'produce.claimed',
  'produce.drafted',
  'produce.generated',
  'file.written',
  'file.renamed',
  'produce.file-kept',
  'produce.job-removed',
  'produce.evidence-stored',
  'produce.succeeded',
  'produce.page-taken',
  'job.committed',
  'produce.failed',
  'produce.refunded',
] as const;

export type CrashPoint = (typeof CRASH_POINTS)[number];

let onPoint: (point: CrashPoint) => void = () => {};

/** This step is done. */
export function crashPoint(point: CrashPoint): void {
  onPoint(point);
}

/** For tests: hears of every step. */
export function armCrashPoints(listener: (point: CrashPoint) => void): void {
  onPoint = listener;
}
