import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface Props<T> {
  query: UseQueryResult<T, Error>;
  children(data: T): ReactNode;
}

/** What a query brought; until then that it is loading, or why it failed and a way to try again. */
export function Loaded<T>({ query, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <p className="motion-safe:animate-pulse py-8 text-soft">Loading …</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <Notice look="bad">{query.error.message}</Notice>
      <Button onClick={() => query.refetch()}>Try again</Button>
    </div>
  );
}
