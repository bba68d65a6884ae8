import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Credits as Balance, Ledger, LedgerEntry } from '../../../src/edge/dashboard/api/types.ts';
import { queries } from '../api/queries.ts';
import { request } from '../api/request.ts';
import { Card, Page } from '../shell/page.tsx';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loading.tsx';
import { Failure } from '../ui/notice.tsx';
import { When } from '../ui/when.tsx';
import { UsageChart } from './credits/usage-chart.tsx';

export function Credits() {
  const credits = useQuery(queries.credits());
  const usage = useQuery(queries.usage());
  return (
    <Page title="Credits" lead="A document costs credits when it is made; one that fails gives them back.">
      <Loaded query={credits}>{(balance) => <Plan balance={balance} />}</Loaded>
      <Card title="The last 30 days">
        <Loaded query={usage}>{({ days }) => <UsageChart days={days} />}</Loaded>
      </Card>
      <Card title="Every change">
        <Entries />
      </Card>
    </Page>
  );
}

function Plan({ balance }: { balance: Balance }) {
  return (
    <div className="mb-6 grid gap-4 sm:grid-cols-2">
      <section className="rounded-lg border border-line p-5">
        <h2 className="text-lg">Balance</h2>
        <p className="my-2 font-serif text-5xl text-accent">{balance.total}</p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          <dt className="text-soft">Included in the plan</dt>
          <dd>{balance.included}</dd>
          <dt className="text-soft">From packs</dt>
          <dd>{balance.purchased}</dd>
        </dl>
      </section>
      <section className="rounded-lg border border-line p-5 text-sm">
        <h2 className="mb-2 text-lg">{balance.plan === 'pro' ? 'Pro plan' : 'Free plan'}</h2>
        <ul className="grid gap-1.5">
          <li>
            {balance.renews ? (
              <>
                Set to {balance.renews.amount} on <When at={balance.renews.at} isDay />
              </>
            ) : (
              'Free credits are given once and do not renew.'
            )}
          </li>
          <li>
            A resume costs {balance.costs.resume}, a cover letter {balance.costs.coverLetter}.
          </li>
          <li>
            Requests a minute: {balance.limits.requestsPerMinuteOfKey} by each key,{' '}
            {balance.limits.requestsPerMinuteOfAccount} in all.
          </li>
        </ul>
      </section>
    </div>
  );
}

const REASONS: Record<LedgerEntry['reason'], string> = {
  grant: 'Credits added',
  charge: 'Document made',
  refund: 'Document failed, credits back',
  expire: 'End of the period',
  suspend: 'Set aside with the plan',
  resume: 'Back with the plan',
};

function Entries() {
  const ledger = useInfiniteQuery({
    queryKey: ['ledger'],
    queryFn: ({ pageParam }) =>
      request<Ledger>('GET', `/credits/ledger${pageParam ? `?before=${encodeURIComponent(pageParam)}` : ''}`),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
  const items = ledger.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <Failure error={ledger.error} />
      <section className="overflow-x-auto" tabIndex={0} aria-label="Every change of credits">
        <table className="w-full text-left text-sm">
          <thead className="text-soft">
            <tr>
              <th className="py-2 pr-4 font-medium">When</th>
              <th className="py-2 pr-4 font-medium">What</th>
              <th className="whitespace-nowrap py-2 text-right font-medium">Credits</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {items.map((entry) => (
              <tr key={entry.id}>
                <td className="whitespace-nowrap py-2 pr-4">
                  <When at={entry.at} />
                </td>
                <td className="py-2 pr-4">
                  {REASONS[entry.reason]}
                  {entry.document && (
                    <>
                      {': '}
                      <Link to="/documents/$id" params={{ id: entry.document.id }} className="text-accent underline">
                        {entry.document.title}
                      </Link>
                    </>
                  )}
                </td>
                <td className="whitespace-nowrap py-2 text-right tabular-nums">
                  {entry.delta > 0 ? `+${entry.delta}` : entry.delta}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {ledger.hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button isBusy={ledger.isFetchingNextPage} onClick={() => ledger.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
