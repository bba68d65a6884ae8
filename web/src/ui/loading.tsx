import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RequestFailed } from '../api/request.ts';
import { Button, buttonLook } from './button.tsx';
import { Notice } from './notice.tsx';
import { UnderWay } from './under-way.tsx';

interface Props<T> {
  query: UseQueryResult<T, Error>;
  children(data: T): ReactNode;
}

/** What a query brought; until then that it is loading, or why it failed and a way to try again. */
export function Loaded<T>({ query, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <UnderWay>Loading …</UnderWay>;
  const isGone = query.error instanceof RequestFailed && query.error.status === 404;
  return (
    <div className="grid gap-4">
      <Notice look="bad">{query.error.message}</Notice>
      <div>
        {isGone ? (
          <Link to="/documents" className={buttonLook()}>
            Go to your documents
          </Link>
        ) : (
          <Button onClick={() => query.refetch()}>Try again</Button>
        )}
      </div>
    </div>
  );
}
