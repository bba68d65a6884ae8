import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Session } from '../../../src/edge/dashboard/api/types/sign-in.ts';
import { queries } from '../api/queries.ts';

/** Leads somebody who has just been signed in to where they begin. */
export function useEnter(): (session: Session) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (session) => {
    client.setQueryData(queries.session().queryKey, session);
    await navigate({ to: session.profile.status === 'missing' ? '/profile' : '/documents' });
  };
}
