import { queryOptions } from '@tanstack/react-query';
import type {
  Credits,
  DeviceSession,
  DocumentView,
  ImportView,
  Key,
  KeyUsage,
  Ledger,
  Options,
  ProfileVersion,
  ProfileView,
  SecondFactor,
  Session,
  Settings,
  Usage,
} from '../../../src/edge/dashboard/api/types.ts';
import { request } from './request.ts';

const get = <T>(path: string) => request<T>('GET', path);

export interface DocumentFilter {
  search: string;
  kind: '' | 'resume' | 'cover_letter';
  status: '' | 'QUEUED' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED';
}

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
  document: (id: string) =>
    queryOptions({ queryKey: ['document', id], queryFn: () => get<DocumentView>(`/documents/${id}`) }),
  keys: () => queryOptions({ queryKey: ['keys'], queryFn: () => get<Key[]>('/keys') }),
  keyUsage: (id: string) =>
    queryOptions({ queryKey: ['key', id, 'usage'], queryFn: () => get<KeyUsage>(`/keys/${id}/usage`) }),
  credits: () => queryOptions({ queryKey: ['credits'], queryFn: () => get<Credits>('/credits') }),
  ledger: (before: string | null) =>
    queryOptions({
      queryKey: ['ledger', before],
      queryFn: () => get<Ledger>(`/credits/ledger${before ? `?before=${encodeURIComponent(before)}` : ''}`),
    }),
  usage: () => queryOptions({ queryKey: ['usage'], queryFn: () => get<Usage>('/usage') }),
  settings: () => queryOptions({ queryKey: ['settings'], queryFn: () => get<Settings>('/settings') }),
};

export function documentsPath(filter: DocumentFilter, before: string | null): string {
  const given = Object.entries({ ...filter, before: before ?? '' }).filter(([, value]) => value !== '');
  return `/documents?${new URLSearchParams(given)}`;
}
