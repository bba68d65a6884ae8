import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queries } from './queries.ts';
import { request } from './request.ts';

/** Takes an import over, or keeps the profile as it was. What was pressed is gone then, so the page itself takes the focus. */
export function useImportDecision(id: string, decision: 'accept' | 'dismiss') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request('POST', `/profile/imports/${id}/${decision}`),
    onSuccess: () => {
      document.getElementById('main')?.focus();
      return Promise.all([
        client.invalidateQueries({ queryKey: queries.profile().queryKey }),
        client.invalidateQueries({ queryKey: queries.session().queryKey }),
      ]);
    },
  });
}
