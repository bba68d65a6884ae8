import { useQuery } from '@tanstack/react-query';
import type { Credits as Balance } from '../../../src/edge/dashboard/api/types/credits.ts';
import { queries } from '../api/queries.ts';
import { inFigures } from '../lib/figures.ts';
import { MoreCredits } from '../shell/more-credits.tsx';
import { Card, Page } from '../shell/page.tsx';
import { Loaded } from '../ui/loading.tsx';
import { When } from '../ui/when.tsx';
import { Ledger } from './credits/ledger.tsx';
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
        <Ledger />
      </Card>
    </Page>
  );
}

function Plan({ balance }: { balance: Balance }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-2">
      <Card title="Balance">
        <p className="-mt-1 mb-4 font-serif text-5xl font-semibold text-accent">{inFigures(balance.total)}</p>
        <dl className="grid grid-cols-[1fr_auto] gap-y-2 text-sm">
          <dt className="text-soft">Included in the plan</dt>
          <dd className="text-right tabular-nums">{inFigures(balance.included)}</dd>
          <dt className="text-soft">From packs</dt>
          <dd className="text-right tabular-nums">{inFigures(balance.purchased)}</dd>
        </dl>
        <p className="mt-4 border-t border-line pt-3 text-sm text-soft">
          <MoreCredits />
        </p>
      </Card>
      <Card title={balance.plan === 'pro' ? 'Pro plan' : 'Free plan'}>
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-sm">
          <dt className="text-soft">A resume costs</dt>
          <dd className="text-right tabular-nums">{balance.costs.resume}</dd>
          <dt className="text-soft">A cover letter costs</dt>
          <dd className="text-right tabular-nums">{balance.costs.coverLetter}</dd>
          <dt className="text-soft">Requests a minute, by each key</dt>
          <dd className="text-right tabular-nums">{balance.limits.requestsPerMinuteOfKey}</dd>
          <dt className="text-soft">Requests a minute, in all</dt>
          <dd className="text-right tabular-nums">{balance.limits.requestsPerMinuteOfAccount}</dd>
        </dl>
        <p className="mt-4 border-t border-line pt-3 text-sm text-soft">
          {balance.renews ? (
            <>
              The included credits are {inFigures(balance.renews.amount)} again on <When at={balance.renews.at} isDay />
              .
            </>
          ) : (
            'Free credits are given once and do not renew.'
          )}
        </p>
      </Card>
    </div>
  );
}
