import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { Key } from '../../../../src/edge/dashboard/api/types/keys.ts';
import { queries } from '../../api/queries.ts';
import { Card, Page } from '../../shell/page.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { When } from '../../ui/when.tsx';
import { Bars } from '../credits/usage-chart.tsx';
import { KeyRequests } from './key-requests.tsx';
import { stateOf } from './state.tsx';

/** What one key was used for. */
export function OneKey() {
  const { id } = useParams({ from: '/inside/keys/$id' });
  const keys = useQuery(queries.keys());
  const key = keys.data?.find((one) => one.id === id);
  return (
    <Page
      title={key?.name ?? 'API key'}
      lead={key && <About of={key} />}
      actions={
        <Link to="/keys" className={buttonLook()}>
          All keys
        </Link>
      }
    >
      <Loaded query={keys}>
        {() => (key ? <Use id={key.id} /> : <Notice look="bad">There is no such key in your account.</Notice>)}
      </Loaded>
    </Page>
  );
}

function About({ of: key }: { of: Key }) {
  return (
    <>
      Ends in <code className="font-mono text-sm">{key.hint}</code> ·{' '}
      {key.isReadOnly ? 'read only' : 'reads and creates'} · {stateOf(key) ?? 'in use'} · created{' '}
      <When at={key.createdAt} isDay />
    </>
  );
}

function Use({ id }: { id: string }) {
  const usage = useQuery(queries.keyUsage(id));
  return (
    <>
      <Card title="The last 30 days">
        <Loaded query={usage}>
          {({ days }) => (
            <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
              <Bars label="Requests" days={days} of={(day) => day.requests} />
              <Bars label="Documents" days={days} of={(day) => day.documents} />
            </div>
          )}
        </Loaded>
      </Card>
      <Card
        title="Requests"
        lead="Of the last seven days, at most the newest thousand. They appear here about a second after their answer; what was sent is not kept."
      >
        <KeyRequests id={id} />
      </Card>
    </>
  );
}
