import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LedgerEntry } from '../../../../src/edge/dashboard/api/types/credits.ts';
import { queries } from '../../api/queries.ts';
import { inFigures } from '../../lib/figures.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/notice.tsx';
import { When } from '../../ui/when.tsx';

const REASONS: Record<LedgerEntry['reason'], string> = {
  grant: 'Credits added',
  charge: 'Document made',
  refund: 'Document failed, credits back',
  expire: 'End of the period',
  suspend: 'Set aside with the plan',
  resume: 'Back with the plan',
};

/** Every change of the balance, the newest first. */
export function Ledger() {
  const ledger = useInfiniteQuery(queries.ledger());
  const items = ledger.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <Failure error={ledger.error} />
      {items.length === 0 && ledger.isSuccess && <p className="text-sm text-soft">Nothing has happened yet.</p>}
      <ul className="-my-3 divide-y divide-line text-sm" aria-label="Every change of credits">
        {items.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {ledger.hasNextPage && (
        <div className="mt-6 flex justify-center">
          <Button isBusy={ledger.isFetchingNextPage} onClick={() => ledger.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

function Entry({ entry }: { entry: LedgerEntry }) {
  return (
    <li className="flex items-baseline gap-x-6 py-3">
      <div className="min-w-0 grow sm:flex sm:flex-row-reverse sm:items-baseline sm:justify-end">
        <p className="min-w-0">
          {REASONS[entry.reason]}
          {entry.document && (
            <>
              {': '}
              <Link to="/documents/$id" params={{ id: entry.document.id }} className="text-accent underline">
                {entry.document.title}
              </Link>
            </>
          )}
        </p>
        <p className="shrink-0 text-soft sm:w-52">
          <When at={entry.at} />
        </p>
      </div>
      <p className={`shrink-0 whitespace-nowrap font-semibold tabular-nums ${entry.delta > 0 ? 'text-good' : ''}`}>
        {entry.delta > 0 ? `+${inFigures(entry.delta)}` : `−${inFigures(-entry.delta)}`}
      </p>
    </li>
  );
}
