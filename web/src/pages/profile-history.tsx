import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ProfileVersion } from '../../../src/edge/dashboard/api/types/profile.ts';
import { queries } from '../api/queries.ts';
import { request } from '../api/request.ts';
import { Page, Rows } from '../shell/page.tsx';
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
      client.removeQueries({ queryKey: queries.profile().queryKey });
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
          <Rows label="Versions">
            {list.map((version) => (
              <li key={version.number} className="flex min-h-17 items-center justify-between gap-4 px-4 py-3 sm:px-5">
                <div>
                  <p className="font-semibold">Version {version.number}</p>
                  <p className="text-sm text-soft">
                    {ORIGINS[version.origin]} <When at={version.createdAt} />
                  </p>
                </div>
                {version.isCurrent && (
                  <span className="rounded-full bg-good-paper px-2.5 py-0.5 text-xs font-semibold text-good">
                    In use
                  </span>
                )}
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
          </Rows>
        )}
      </Loaded>
    </Page>
  );
}
