import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { request } from '../api/request.ts';
import { Doorway } from '../shell/doorway.tsx';
import { Notice } from '../ui/notice.tsx';
import { UnderWay } from '../ui/under-way.tsx';

/** The link of the e-mail: opening it is the confirmation. */
export function Verify() {
  const { token } = useSearch({ from: '/verify' });
  const client = useQueryClient();
  const verify = useQuery({
    queryKey: ['verify', token],
    queryFn: async () => {
      await request('POST', '/email/verify', { token });
      await client.invalidateQueries({ queryKey: ['session'] });
      return true;
    },
    retry: false,
    staleTime: Infinity,
  });
  return (
    <Doorway title="Your e-mail address">
      {verify.isPending && <UnderWay>Checking the link …</UnderWay>}
      {verify.isSuccess && (
        <Notice look="good">Your address is confirmed. Your free credits are on your account.</Notice>
      )}
      {verify.error && <Notice look="bad">{verify.error.message}</Notice>}
      <Link to="/documents" className="text-sm text-accent underline">
        Go on
      </Link>
    </Doorway>
  );
}
