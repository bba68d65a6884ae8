import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { request } from '../api/request.ts';
import { sessionEnd } from '../api/session-end.ts';
import { forgetAllDrafts } from '../pages/new-document/drafts.ts';

export function useSignOut() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => request('POST', '/sign-out'),
    onSuccess: async () => {
      client.clear();
      forgetAllDrafts(localStorage);
      sessionEnd.set(false);
      await navigate({ to: '/sign-in' });
    },
  });
}
