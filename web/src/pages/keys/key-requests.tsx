import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { KeyRequest } from '../../../../src/edge/dashboard/api/types/keys.ts';
import { queries } from '../../api/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/notice.tsx';
import { When } from '../../ui/when.tsx';

const WHICH = { all: 'All', refused: 'Refused or failed' } as const;
type Which = keyof typeof WHICH;

export function KeyRequests({ id }: { id: string }) {
  const [which, setWhich] = useState<Which>('all');
  const log = useInfiniteQuery(queries.keyRequests(id, which));
  const items = log.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Which requests</legend>
          {(Object.keys(WHICH) as Which[]).map((one) => (
            <Button
              key={one}
              aria-pressed={which === one}
              look={which === one ? 'primary' : 'plain'}
              onClick={() => setWhich(one)}
            >
              {WHICH[one]}
            </Button>
          ))}
        </fieldset>
        <Button look="quiet" className="ml-auto" isBusy={log.isRefetching} onClick={() => log.refetch()}>
          Look again
        </Button>
      </div>
      <Failure error={log.error} />
      {log.isSuccess && items.length === 0 && (
        <p className="text-sm text-soft">
          {which === 'all' ? 'No request in the last seven days.' : 'None was refused in the last seven days.'}
        </p>
      )}
      <ul className="divide-y divide-line text-sm" aria-label="Requests of this key">
        {items.map((item) => (
          <Item key={item.number} item={item} />
        ))}
      </ul>
      {log.hasNextPage && (
        <div className="flex justify-center">
          <Button isBusy={log.isFetchingNextPage} onClick={() => log.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </div>
  );
}

function Item({ item }: { item: KeyRequest }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span
        className={`self-start rounded px-1.5 py-0.5 font-mono text-xs font-semibold ${item.status < 400 ? 'bg-good-paper text-good' : 'bg-bad-paper text-bad'}`}
      >
        {item.status}
      </span>
      <div className="min-w-0">
        <p className="font-mono text-xs leading-5 break-words">{item.action}</p>
        {item.document && (
          <Link
            to="/documents/$id"
            params={{ id: item.document.id }}
            className="block truncate text-accent underline"
            dir="auto"
          >
            {item.document.title}
          </Link>
        )}
        <p className="font-mono text-xs leading-5 break-all text-soft">
          <span className="sr-only">Request id </span>
          {item.requestId}
        </p>
      </div>
      <p className="text-soft max-sm:col-start-2">
        <When at={item.at} isExact />
      </p>
    </li>
  );
}
