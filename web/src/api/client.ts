import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { queries } from './queries.ts';
import { RequestFailed } from './request.ts';

const ATTEMPTS = 3;

/** Asks again when the server could not be reached or failed; never repeats a change. */
export function createClient(onSessionEnded: () => void): QueryClient {
  const notice = (error: Error) => {
    if (!(error instanceof RequestFailed) || error.status !== 401 || error.problem.code !== 'UNAUTHORIZED') return;
    // Who was not signed in has nothing that could end.
    if (client.getQueryData(queries.session().queryKey)) onSessionEnded();
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: notice }),
    mutationCache: new MutationCache({ onError: notice }),
    defaultOptions: {
      queries: { retry: (count, error) => count < ATTEMPTS && isPassing(error), staleTime: 5_000 },
      mutations: { retry: false },
    },
  });
  return client;
}

function isPassing(error: Error): boolean {
  return error instanceof RequestFailed && (error.status === 0 || error.status >= 500);
}
