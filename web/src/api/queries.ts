import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Credits, Ledger, Usage } from '../../../src/edge/dashboard/api/types/credits.ts';
import type { DocumentList, DocumentView } from '../../../src/edge/dashboard/api/types/documents.ts';
import type { Key, KeyRequests, KeyUsage } from '../../../src/edge/dashboard/api/types/keys.ts';
import type { ImportView, ProfileVersion, ProfileView } from '../../../src/edge/dashboard/api/types/profile.ts';
import type { Options } from '../../../src/edge/dashboard/api/types/service.ts';
import type { Settings } from '../../../src/edge/dashboard/api/types/settings.ts';
import type { DeviceSession, SecondFactor, Session } from '../../../src/edge/dashboard/api/types/sign-in.ts';
import type { DocumentFilter } from '../lib/document-filter.ts';
import { request, requestBytes } from './request.ts';

const get = <T>(path: string) => request<T>('GET', path);

export const queries = {
  options: () => queryOptions({ queryKey: ['options'], queryFn: () => get<Options>('/options'), staleTime: Infinity }),
  session: () => queryOptions({ queryKey: ['session'], queryFn: () => get<Session>('/session'), staleTime: 30_000 }),
  sessions: () => queryOptions({ queryKey: ['sessions'], queryFn: () => get<DeviceSession[]>('/sessions') }),
  secondFactor: () => queryOptions({ queryKey: ['second-factor'], queryFn: () => get<SecondFactor>('/second-factor') }),
  profile: () => queryOptions({ queryKey: ['profile'], queryFn: () => get<ProfileView>('/profile') }),
  versions: () =>
    queryOptions({ queryKey: ['profile', 'versions'], queryFn: () => get<ProfileVersion[]>('/profile/versions') }),
  importOf: (id: string) =>
    queryOptions({ queryKey: ['import', id], queryFn: () => get<ImportView>(`/profile/imports/${id}`) }),
  importText: (id: string) =>
    queryOptions({
      queryKey: ['import', id, 'text'],
      queryFn: () => get<{ text: string }>(`/profile/imports/${id}/text`),
      staleTime: Infinity,
    }),
  documents: (filter: DocumentFilter) =>
    infiniteQueryOptions({
      queryKey: ['documents', filter],
      queryFn: ({ pageParam }) => get<DocumentList>(documentsPath(filter, pageParam)),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next,
      placeholderData: keepPreviousData,
    }),
  document: (id: string) =>
    queryOptions({ queryKey: ['document', id], queryFn: () => get<DocumentView>(`/documents/${id}`) }),
  /** The file does not change under its version. */
  pdf: (id: string, version: string) =>
    queryOptions({
      queryKey: ['pdf', id, version],
      queryFn: () => requestBytes(`/documents/${id}/pdf?version=${encodeURIComponent(version)}`),
      staleTime: Infinity,
      structuralSharing: false,
    }),
  keys: () => queryOptions({ queryKey: ['keys'], queryFn: () => get<Key[]>('/keys') }),
  keyUsage: (id: string) =>
    queryOptions({ queryKey: ['key', id, 'usage'], queryFn: () => get<KeyUsage>(`/keys/${id}/usage`) }),
  keyRequests: (id: string, which: 'all' | 'refused') =>
    infiniteQueryOptions({
      queryKey: ['key', id, 'requests', which],
      queryFn: ({ pageParam }) => get<KeyRequests>(keyRequestsPath(id, which, pageParam)),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next,
    }),
  credits: () => queryOptions({ queryKey: ['credits'], queryFn: () => get<Credits>('/credits') }),
  ledger: () =>
    infiniteQueryOptions({
      queryKey: ['ledger'],
      queryFn: ({ pageParam }) =>
        get<Ledger>(`/credits/ledger${pageParam ? `?before=${encodeURIComponent(pageParam)}` : ''}`),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next,
    }),
  usage: () => queryOptions({ queryKey: ['usage'], queryFn: () => get<Usage>('/usage') }),
  settings: () => queryOptions({ queryKey: ['settings'], queryFn: () => get<Settings>('/settings') }),
};

/** What a key begins with. */
type Subject =
  | 'session'
  | 'sessions'
  | 'second-factor'
  | 'profile'
  | 'import'
  | 'documents'
  | 'document'
  | 'keys'
  | 'credits';

/** Whatever is kept of it. */
export const about = (subject: Subject) => ({ queryKey: [subject] });

/** Has everything read again that is about one of these. */
export function refresh(client: QueryClient, ...subjects: Subject[]): void {
  for (const subject of subjects) void client.invalidateQueries(about(subject));
}

function documentsPath(filter: DocumentFilter, before: string | null): string {
  return `/documents?${new URLSearchParams({ ...filter, ...(before !== null && { before }) })}`;
}

function keyRequestsPath(id: string, which: 'all' | 'refused', before: string | null): string {
  const query = new URLSearchParams({
    ...(which === 'refused' && { only: which }),
    ...(before !== null && { before }),
  });
  return `/keys/${id}/requests?${query}`;
}
