import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DocumentEvent, DocumentList, DocumentView } from '../../../src/edge/dashboard/api/types/documents.ts';
import type { ImportView } from '../../../src/edge/dashboard/api/types/profile.ts';
import { about, queries, refresh } from './queries.ts';
import { apiUrl } from './request.ts';
import { useSessionEnded } from './session-end.ts';

const POLL_MS = 3_000;

/**
 * Keeps what is on the screen current: by server-sent events, and by asking again while they cannot be had (a proxy that
 * holds them back, a server that restarts). Only while somebody looks: a browser opens six connections to a host, and tabs
 * in the background, or pages kept for going back, would take them all.
 */
export function useLiveUpdates(): void {
  const client = useQueryClient();
  const hasEnded = useSessionEnded();
  useEffect(() => {
    if (hasEnded) return;
    let stop: (() => void) | null = null;
    const follow = () => {
      const isSeen = document.visibilityState === 'visible';
      if (isSeen) stop ??= listen(client);
      else leave();
    };
    const leave = () => {
      stop?.();
      stop = null;
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    addEventListener('pageshow', follow);
    addEventListener('pagehide', leave);
    return () => {
      leave();
      document.removeEventListener('visibilitychange', follow);
      removeEventListener('pageshow', follow);
      removeEventListener('pagehide', leave);
    };
  }, [client, hasEnded]);
}

/** Returns what ends it. */
function listen(client: QueryClient): () => void {
  const source = new EventSource(apiUrl('/events'));
  let polling: ReturnType<typeof setInterval> | undefined;
  const stopPolling = () => {
    clearInterval(polling);
    polling = undefined;
  };
  source.onopen = () => {
    stopPolling();
    refreshMoving(client);
  };
  source.onerror = () => {
    polling ??= setInterval(() => refreshMoving(client), POLL_MS);
  };
  source.addEventListener('document', (event) => applyDocument(client, JSON.parse(event.data) as DocumentEvent));
  source.addEventListener('import', (event) => applyImport(client, JSON.parse(event.data) as ImportView));
  return () => {
    stopPolling();
    source.close();
  };
}

/** Everything that moves by itself. */
function refreshMoving(client: QueryClient): void {
  refresh(client, 'documents', 'document', 'profile', 'import', 'session', 'credits');
}

function applyDocument(client: QueryClient, event: DocumentEvent): void {
  const hasEnded = event.status === 'SUCCESS' || event.status === 'FAILED';
  const withEvent = (list: DocumentList): DocumentList => ({
    ...list,
    items: list.items.map((item) => (item.id === event.id ? { ...item, ...event } : item)),
  });
  client.setQueriesData<InfiniteData<DocumentList>>(about('documents'), (lists) =>
    lists ? { ...lists, pages: lists.pages.map(withEvent) } : lists,
  );
  client.setQueryData<DocumentView>(queries.document(event.id).queryKey, (view) =>
    view ? { ...view, ...event } : view,
  );
  // Charged elsewhere: by a key, or in another window.
  if (event.status === 'QUEUED') refresh(client, 'credits');
  if (!hasEnded) return;
  void client.invalidateQueries(queries.document(event.id));
  refresh(client, 'documents', 'credits', 'session');
}

function applyImport(client: QueryClient, view: ImportView): void {
  client.setQueryData(queries.importOf(view.id).queryKey, view);
  if (view.status === 'in_progress') return;
  refresh(client, 'profile', 'session');
}
