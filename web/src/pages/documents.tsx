import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DocumentItem } from '../../../src/edge/dashboard/api/types/documents.ts';
import { queries } from '../api/queries.ts';
import { type DocumentFilter, filterIn } from '../lib/document-filter.ts';
import { FirstSteps } from '../shell/first-steps.tsx';
import { Page, Rows } from '../shell/page.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Select, TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Failure } from '../ui/notice.tsx';
import { Status } from '../ui/status.tsx';
import { UnderWay } from '../ui/under-way.tsx';
import { When } from '../ui/when.tsx';

const KINDS = [
  { value: '', label: 'Any kind' },
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
  const filter = useSearch({ from: '/inside/documents' });
  const navigate = useNavigate();
  const setFilter = (wanted: DocumentFilter) => {
    void navigate({ to: '/documents', search: filterIn({ ...wanted }), replace: true });
  };
  const isNew = session !== undefined && !session.hasDocuments;
  return (
    <Page
      title="Documents"
      lead={isNew ? 'Three steps to your first document.' : 'All your resumes and cover letters.'}
      actions={
        !isNew && (
          <>
            <Link to="/new/$kind" params={{ kind: 'resume' }} className={buttonLook('primary')}>
              New resume
            </Link>
            <Link to="/new/$kind" params={{ kind: 'cover_letter' }} className={buttonLook()}>
              New cover letter
            </Link>
          </>
        )
      }
    >
      {isNew ? (
        <FirstSteps session={session} />
      ) : (
        <>
          <Filter filter={filter} onChange={setFilter} />
          <List filter={filter} />
        </>
      )}
    </Page>
  );
}

function Filter({ filter, onChange }: { filter: DocumentFilter; onChange(filter: DocumentFilter): void }) {
  const [words, setWords] = useWords(filter.search ?? '', (search) => onChange({ ...filter, search }));
  return (
    <search className="mb-5 grid grid-cols-2 gap-3 sm:grid-cols-[1fr_11rem_11rem]">
      <div className="max-sm:col-span-2">
        <TextField
          label="Search titles"
          type="search"
          placeholder="For example a company"
          maxLength={255}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <Select
        label="Kind"
        value={filter.kind ?? ''}
        choices={KINDS}
        onChange={(kind) => onChange({ ...filter, kind: kind as DocumentFilter['kind'] })}
      />
      <Select
        label="Status"
        value={filter.status ?? ''}
        choices={STATUSES}
        onChange={(status) => onChange({ ...filter, status: status as DocumentFilter['status'] })}
      />
    </search>
  );
}

const TYPED_AFTER_MS = 200;

/** The address follows what is typed when it pauses; the field follows an address that changed by itself. */
function useWords(words: string, onChange: (words: string) => void): [string, (words: string) => void] {
  const [typed, setTyped] = useState(words);
  const sent = useRef(words);
  useEffect(() => {
    if (words !== sent.current) setTyped(words);
    sent.current = words;
  }, [words]);
  const send = useEffectEvent(() => {
    sent.current = typed;
    onChange(typed);
  });
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(send, TYPED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
}

function List({ filter }: { filter: DocumentFilter }) {
  const list = useInfiniteQuery(queries.documents(filter));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.isPending) return <UnderWay>Loading …</UnderWay>;
  return (
    <>
      {list.error && (
        <div className="mb-4 grid justify-items-start gap-3">
          <Failure error={list.error} />
          <Button onClick={() => list.refetch()}>Try again</Button>
        </div>
      )}
      {items.length === 0 && !list.error && (
        <p className="rounded-xl border border-dashed border-line p-10 text-center text-soft">
          No document matches. Change the search, or create a new document.
        </p>
      )}
      {items.length > 0 && (
        <Rows label="Documents">
          {items.map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </Rows>
      )}
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

/** On a telephone a stage, in words, leaves the title its line. */
const STAGE_BELOW = 'max-sm:flex-wrap max-sm:[&>div]:basis-3/4 max-sm:[&>[aria-live]]:ml-12';

function Row({ item }: { item: DocumentItem }) {
  const isResume = item.kind === 'resume';
  return (
    <li
      className={`relative flex items-center gap-3 px-4 py-3.5 transition-colors hover:bg-panel sm:gap-4 sm:px-5 ${item.stage ? STAGE_BELOW : ''}`}
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-md bg-panel text-soft">
        <Icon name={isResume ? 'resume' : 'letter'} className="size-5" />
      </span>
      <div className="min-w-0 grow">
        <Link
          to="/documents/$id"
          params={{ id: item.id }}
          dir="auto"
          className="block truncate font-semibold after:absolute after:inset-0"
        >
          {item.title}
        </Link>
        <p className="truncate text-sm text-soft">
          {isResume ? 'Resume' : 'Cover letter'} ·{' '}
          <span className="sm:hidden">
            <When at={item.createdAt} isDay />
          </span>
          <span className="max-sm:hidden">
            <When at={item.createdAt} />
          </span>
        </p>
      </div>
      <Status status={item.status} stage={item.stage} />
      <Icon name="next" className="size-4 text-soft max-sm:hidden" />
    </li>
  );
}
