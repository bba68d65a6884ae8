import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ProfileVersion } from '../../../src/edge/dashboard/api/types.ts';
import { queries } from '../api/queries.ts';
import { request } from '../api/request.ts';
import { Page } from '../shell/page.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Loaded } from '../ui/loading.tsx';
import { Failure } from '../ui/notice.tsx';
import { When } from '../ui/when.tsx';

const ORIGINS: Record<ProfileVersion['origin'], string> = {
  import: 'Imported',
  edit: 'Edited',
  restore: 'Restored',
};

/** Every version that was ever in force. Documents keep the one that they were made from. */
export function ProfileHistory() {
  const versions = useQuery(queries.versions());
  const client = useQueryClient();
  const navigate = useNavigate();
  const restore = useMutation({
    mutationFn: (number: number) => request('POST', `/profile/versions/${number}/restore`),
    onSuccess: async () => {
      client.removeQueries({ queryKey: ['profile'] });
      await navigate({ to: '/profile' });
    },
  });
  return (
    <Page
      title="History of your profile"
      lead="Restoring adds a new version; nothing is lost."
      actions={
        <Link to="/profile" className={buttonLook()}>
          Back to the profile
        </Link>
      }
    >
      <Failure error={restore.error} />
      <Loaded query={versions}>
        {(list) => (
          <ul className="divide-y divide-line" aria-label="Versions">
            {list.map((version) => (
              <li key={version.number} className="flex flex-wrap items-center justify-between gap-3 py-3 text-sm">
                <p>
                  <span className="font-medium">Version {version.number}</span>
                  <span className="text-soft">
                    {' '}
                    · {ORIGINS[version.origin]} <When at={version.createdAt} />
                  </span>
                  {version.isCurrent && <span className="text-good"> · in use</span>}
                </p>
                {!version.isCurrent && (
                  <Button
                    isBusy={restore.isPending && restore.variables === version.number}
                    onClick={() => restore.mutate(version.number)}
                    aria-label={`Restore version ${version.number}`}
                  >
                    Restore
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Page>
  );
}
