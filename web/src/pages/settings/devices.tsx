import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DeviceSession } from '../../../../src/edge/dashboard/api/types/sign-in.ts';
import { queries, refresh } from '../../api/queries.ts';
import { request } from '../../api/request.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loading.tsx';
import { Failure } from '../../ui/notice.tsx';
import { When } from '../../ui/when.tsx';

export function Devices() {
  const sessions = useQuery(queries.sessions());
  const client = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const end = useMutation({
    mutationFn: (id: string) => request('DELETE', `/sessions/${id}`),
    onSuccess: () => {
      // The button that was pressed goes away.
      list.current?.focus();
      refresh(client, 'sessions');
    },
  });
  return (
    <>
      <Failure error={end.error} />
      <Loaded query={sessions}>
        {(devices) => (
          <ul
            ref={list}
            tabIndex={-1}
            aria-label="Signed-in devices"
            className="-my-3 divide-y divide-line text-sm outline-none"
          >
            {devices.map((session) => (
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
                    aria-label={`Sign out ${nameOf(session)}`}
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

/** Two devices of one kind are told apart by where and since when. */
function nameOf({ userAgent, address, createdAt }: DeviceSession): string {
  return `${deviceOf(userAgent)} at ${address ?? 'an unknown address'}, since ${new Date(createdAt).toLocaleString()}`;
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
