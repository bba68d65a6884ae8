import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ImportView } from '../../../src/edge/dashboard/api/types/profile.ts';
import type { Session } from '../../../src/edge/dashboard/api/types/sign-in.ts';
import { useImportDecision } from '../api/import-decision.ts';
import { queries } from '../api/queries.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { Failure, Notice } from '../ui/notice.tsx';

/** Why no document can be made from the profile now, and the way out; nothing where one can. */
export function ProfileBlocked({ profile }: { profile: Session['profile'] }) {
  if (profile.status === 'complete') return null;
  if (profile.status === 'failed') return <FailedImport />;
  return (
    <div className="mb-6">
      <Notice look="waiting">
        {profile.status === 'in_progress' ? 'Your resume is still being read. ' : 'There is no profile yet. '}
        <Link to="/profile" className="underline">
          Go to your profile
        </Link>
      </Notice>
    </div>
  );
}

function FailedImport() {
  const { data: view } = useQuery(queries.profile());
  if (!view?.latestImport) return null;
  return (
    <div className="mb-6 grid gap-3">
      <Notice look="bad">
        Your last import failed, and no document is made until you decide how to go on. {view.latestImport.reason}
      </Notice>
      <WayOut failed={view.latestImport} hasProfile={view.profile !== null} />
    </div>
  );
}

function WayOut({ failed, hasProfile }: { failed: ImportView; hasProfile: boolean }) {
  const dismiss = useImportDecision(failed.id, 'dismiss');
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {hasProfile && (
          <Button look="primary" isBusy={dismiss.isPending} onClick={() => dismiss.mutate()}>
            Keep my profile as it was
          </Button>
        )}
        <Link to="/profile" className={buttonLook()}>
          Import another file
        </Link>
      </div>
      <Failure error={dismiss.error} />
    </>
  );
}
