import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../api/queries.ts';
import { request } from '../../api/request.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loading.tsx';
import { Failure } from '../../ui/notice.tsx';
import { When } from '../../ui/when.tsx';

export function Devices() {
  const sessions = useQuery(queries.sessions());
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: (id: string) => request('DELETE', `/sessions/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: ['sessions'] }),
  });
  return (
    <>
      <Failure error={end.error} />
      <Loaded query={sessions}>
        {(list) => (
          <ul className="-my-3 divide-y divide-line text-sm">
            {list.map((session) => (
              <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <div className="min-w-0">
                  <p className="font-semibold">
                    {deviceOf(session.userAgent)}
                    {session.isThisOne && <span className="font-normal text-good"> · this device</span>}
                  </p>
                  <p className="text-soft">
                    {session.address ?? 'unknown address'} · since <When at={session.createdAt} />
                  </p>
                </div>
                {!session.isThisOne && (
                  <Button
                    isBusy={end.isPending && end.variables === session.id}
                    onClick={() => end.mutate(session.id)}
                    aria-label={`Sign out ${deviceOf(session.userAgent)}`}
                  >
                    Sign out
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}

const BROWSERS = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'];
const NAMES: Record<string, string> = { Edg: 'Edge', OPR: 'Opera' };
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS X', 'Linux'];

/** A browser names its relatives too, so the most particular name comes first. */
function deviceOf(userAgent: string | null): string {
  const browser = BROWSERS.find((name) => userAgent?.includes(`${name}/`));
  const system = SYSTEMS.find((name) => userAgent?.includes(name));
  if (!browser) return 'Unknown browser';
  return system ? `${NAMES[browser] ?? browser} on ${system}` : (NAMES[browser] ?? browser);
}
