import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ImportView } from '../../../../src/edge/dashboard/api/types.ts';
import { request } from '../../api/request.ts';
import { Button } from '../../ui/button.tsx';
import { Failure, Notice } from '../../ui/notice.tsx';
import { ImportReport } from './import-report.tsx';

function useDecision(id: string, decision: 'accept' | 'dismiss') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request('POST', `/profile/imports/${id}/${decision}`),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['profile'] });
      void client.invalidateQueries({ queryKey: ['session'] });
    },
  });
}

/** An import that is not the profile yet: running, failed, or waiting for the person's word. */
export function PendingImport({ view, hasProfile }: { view: ImportView; hasProfile: boolean }) {
  const accept = useDecision(view.id, 'accept');
  const dismiss = useDecision(view.id, 'dismiss');
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
        {hasProfile && (
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
      <div className="grid gap-3">
        <Notice look="waiting">
          {name} has been read. Your profile stays as it is until you take the new one over; the old one stays in the
          history.
        </Notice>
        <div className="flex flex-wrap gap-2">
          <Button look="primary" isBusy={accept.isPending} onClick={() => accept.mutate()}>
            Use what was read
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
