import type { Status as DocumentStatus } from '../../../src/base/contract.ts';

const LOOKS: Record<DocumentStatus, { text: string; look: string }> = {
  QUEUED: { text: 'Waiting', look: 'bg-waiting-paper text-waiting' },
  IN_PROGRESS: { text: 'In progress', look: 'bg-waiting-paper text-waiting' },
  SUCCESS: { text: 'Ready', look: 'bg-good-paper text-good' },
  FAILED: { text: 'Failed', look: 'bg-bad-paper text-bad' },
};

/** How a document stands; the stage says more while it is being made. */
export function Status({ status, stage }: { status: DocumentStatus; stage: string | null }) {
  const { text, look } = LOOKS[status];
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold ${look}`}
      aria-live="polite"
    >
      <span
        aria-hidden="true"
        className={`size-1.5 rounded-full bg-current ${stage === null ? '' : 'motion-safe:animate-pulse'}`}
      />
      {stage ?? text}
    </span>
  );
}
