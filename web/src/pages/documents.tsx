import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import type { DocumentItem, DocumentList } from '../../../src/edge/dashboard/api/types.ts';
import { type DocumentFilter, documentsPath, queries } from '../api/queries.ts';
import { request } from '../api/request.ts';
import { FirstSteps } from '../shell/first-steps.tsx';
import { Page } from '../shell/page.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Select, TextField } from '../ui/field.tsx';
import { Failure } from '../ui/notice.tsx';
import { Status } from '../ui/status.tsx';
import { When } from '../ui/when.tsx';

const EVERYTHING: DocumentFilter = { search: '', kind: '', status: '' };

const KINDS = [
  { value: '', label: 'Resumes and letters' },
  { value: 'resume', label: 'Resumes' },
  { value: 'cover_letter', label: 'Cover letters' },
];
const STATUSES = [
  { value: '', label: 'Any status' },
  { value: 'SUCCESS', label: 'Ready' },
  { value: 'IN_PROGRESS', label: 'In progress' },
  { value: 'QUEUED', label: 'Waiting' },
  { value: 'FAILED', label: 'Failed' },
];

export function Documents() {
  const { data: session } = useQuery(queries.session());
  const [filter, setFilter] = useState(EVERYTHING);
  const shownFilter = useDeferredValue(filter);
  const isNew = session !== undefined && !session.hasDocuments;
  return (
    <Page
      title="Documents"
      actions={
        <>
          <Link to="/new/$kind" params={{ kind: 'resume' }} className={buttonLook('primary')}>
            New resume
          </Link>
          <Link to="/new/$kind" params={{ kind: 'cover_letter' }} className={buttonLook()}>
            New cover letter
          </Link>
        </>
      }
    >
      {isNew ? (
        <FirstSteps session={session} />
      ) : (
        <>
          <Filter filter={filter} onChange={setFilter} />
          <List filter={shownFilter} />
        </>
      )}
    </Page>
  );
}

function Filter({ filter, onChange }: { filter: DocumentFilter; onChange(filter: DocumentFilter): void }) {
  return (
    <search className="mb-4 grid gap-3 sm:grid-cols-[1fr_14rem_11rem]">
      <TextField
        label="Search titles"
        type="search"
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
      <Select
        label="Kind"
        value={filter.kind}
        choices={KINDS}
        onChange={(kind) => onChange({ ...filter, kind: kind as DocumentFilter['kind'] })}
      />
      <Select
        label="Status"
        value={filter.status}
        choices={STATUSES}
        onChange={(status) => onChange({ ...filter, status: status as DocumentFilter['status'] })}
      />
    </search>
  );
}

function List({ filter }: { filter: DocumentFilter }) {
  const list = useInfiniteQuery({
    queryKey: ['documents', filter],
    queryFn: ({ pageParam }) => request<DocumentList>('GET', documentsPath(filter, pageParam)),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: (previous) => previous,
  });
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.isPending) return <p className="motion-safe:animate-pulse py-8 text-soft">Loading …</p>;
  return (
    <>
      <Failure error={list.error} />
      {items.length === 0 && !list.error && (
        <p className="rounded-lg border border-dashed border-line p-8 text-center text-soft">
          No document looks like this. Change the search, or make a new one.
        </p>
      )}
      <ul className="divide-y divide-line" aria-label="Documents">
        {items.map((item) => (
          <Row key={item.id} item={item} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button isBusy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

function Row({ item }: { item: DocumentItem }) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 py-3 hover:bg-panel sm:px-2">
      <div className="min-w-0 grow basis-64">
        <Link
          to="/documents/$id"
          params={{ id: item.id }}
          className="block truncate font-medium after:absolute after:inset-0"
        >
          {item.title}
        </Link>
        <p className="text-sm text-soft">
          {item.kind === 'resume' ? 'Resume' : 'Cover letter'} · <When at={item.createdAt} />
        </p>
      </div>
      <Status status={item.status} stage={item.stage} />
    </li>
  );
}
