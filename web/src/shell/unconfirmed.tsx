import { useMutation } from '@tanstack/react-query';
import type { Session } from '../../../src/edge/dashboard/api/types.ts';
import { request } from '../api/request.ts';
import { Button } from '../ui/button.tsx';
import { Failure, Notice } from '../ui/notice.tsx';
import { Doorway } from './doorway.tsx';
import { useSignOut } from './use-sign-out.ts';

/** In the place of every page until the address is confirmed. */
export function Unconfirmed({ session }: { session: Session }) {
  const resend = useMutation({ mutationFn: () => request('POST', '/email/resend') });
  const signOut = useSignOut();
  const { email } = session.account;
  return (
    <Doorway title="Look into your mailbox" lead={`We have sent a message to ${email}. Open the link in it.`}>
      <p className="text-sm leading-6">
        It shows that the address is yours. Your account opens then: until you confirm it, you cannot import a resume,
        make documents or create API keys.
      </p>
      {resend.isSuccess && <Notice look="good">A new message is on its way. Look among the spam too.</Notice>}
      <Failure error={resend.error ?? signOut.error} />
      <Button look="primary" isBusy={resend.isPending} onClick={() => resend.mutate()}>
        Send the message again
      </Button>
      <Button isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
        Sign out
      </Button>
    </Doorway>
  );
}
