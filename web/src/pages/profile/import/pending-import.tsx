import type { Profile } from '../../../../../src/base/profile.ts';
import type { ImportView } from '../../../../../src/edge/dashboard/api/types/profile.ts';
import { useImportDecision } from '../../../api/import-decision.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure, Notice } from '../../../ui/notice.tsx';
import { ImportReport } from './import-report.tsx';
import { ReviewChanges } from './review-changes.tsx';

interface Props {
  view: ImportView;
  /** The profile in force, if there is one. */
  current: { profile: Profile; version: number | null } | null;
}

/** An import that is not the profile yet: running, failed, or waiting for the person's word. */
export function PendingImport({ view, current }: Props) {
  const accept = useImportDecision(view.id, 'accept');
  const dismiss = useImportDecision(view.id, 'dismiss');
  const name = view.fileName ?? 'your file';
  if (view.status === 'in_progress') {
    return (
      <div className="mb-6 grid gap-3">
        <Notice look="waiting">
          Reading {name} … this takes a few seconds, for a scan up to a minute. You may leave this page.
        </Notice>
        <div role="progressbar" aria-label={`Reading ${name}`} className="h-1 overflow-hidden rounded-full bg-line">
          <div className="h-full w-1/3 rounded-full bg-accent motion-safe:animate-passing" />
        </div>
        <div>
          <Button isBusy={dismiss.isPending} onClick={() => dismiss.mutate()}>
            Stop
          </Button>
        </div>
        <Failure error={dismiss.error} />
      </div>
    );
  }
  if (view.status === 'failed') {
    return (
      <div className="mb-6 grid gap-3">
        <Notice look="bad">
          {name} could not be read. {view.reason}
        </Notice>
        {current && (
          <div>
            <Button isBusy={dismiss.isPending} onClick={() => dismiss.mutate()}>
              Keep my profile as it was
            </Button>
          </div>
        )}
        <Failure error={dismiss.error} />
      </div>
    );
  }
  return (
    <div className="mb-6">
      <ImportReport view={view} />
      {current && view.profile && (
        <ReviewChanges importId={view.id} mine={current.profile} theirs={view.profile} version={current.version} />
      )}
      <div className="grid gap-3">
        <Notice look="waiting">{name} has been read. Your profile stays as it is until you decide.</Notice>
        <div className="flex flex-wrap gap-2">
          <Button isBusy={accept.isPending} onClick={() => accept.mutate()}>
            Replace my profile with the file
          </Button>
          <Button isBusy={dismiss.isPending} onClick={() => dismiss.mutate()}>
            Keep my profile as it was
          </Button>
        </div>
        <Failure error={accept.error ?? dismiss.error} />
      </div>
    </div>
  );
}
