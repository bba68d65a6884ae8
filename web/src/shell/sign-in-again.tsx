import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import type { Credentials, Session, SignInAnswer } from '../../../src/edge/dashboard/api/types/sign-in.ts';
import { queries } from '../api/queries.ts';
import { request } from '../api/request.ts';
import { sessionEnd } from '../api/session-end.ts';
import { ROOT } from '../lib/root.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Failure } from '../ui/notice.tsx';
import { CodeStep } from './code-step.tsx';
import { EmailField, PasswordField } from './credential-fields.tsx';
import { Providers } from './providers.tsx';

const stay = () => {};

/** Over the page of somebody whose session has ended: what was typed there waits, and is saved afterwards. */
export function SignInAgain({ before }: { before: Session }) {
  const { data: options } = useQuery(queries.options());
  const [email, setEmail] = useState(before.account.email);
  const [password, setPassword] = useState('');
  const goOn = useGoOn(before);
  const signIn = useMutation({
    mutationFn: (credentials: Credentials) => request<SignInAnswer>('POST', '/sign-in', credentials),
    onSuccess: (answer) => ('account' in answer ? goOn(answer) : undefined),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate({ email, password });
  };
  if (signIn.data && 'needsCode' in signIn.data) {
    return (
      <Dialog key="code" title="One more step" onClose={stay}>
        <CodeStep onEnter={goOn} onBack={signIn.reset} />
      </Dialog>
    );
  }
  return (
    <Dialog title="Your session has ended" onClose={stay}>
      <p className="mb-5 text-sm leading-6 text-soft">
        Sign in again to go on where you were. What you typed is still here.
      </p>
      <div className="grid gap-5">
        <form className="grid gap-5" onSubmit={submit}>
          <EmailField value={email} onChange={setEmail} />
          <PasswordField value={password} onChange={setPassword} />
          <Failure error={signIn.error} />
          <Button type="submit" look="primary" isBusy={signIn.isPending}>
            Sign in
          </Button>
        </form>
        <Providers names={options?.providers ?? []} isElsewhere />
        <a href={`${ROOT}sign-in`} className="text-sm text-accent underline">
          Leave this page
        </a>
      </div>
    </Dialog>
  );
}

/** Takes up the page again, also when the person has signed in by another window. */
function useGoOn(before: Session): (session: Session) => void {
  const client = useQueryClient();
  const goOn = (session: Session) => {
    if (session.account.id !== before.account.id) {
      sessionEnd.giveUp();
      return location.replace(ROOT);
    }
    client.setQueryData(queries.session().queryKey, session);
    sessionEnd.set(false);
    void client.invalidateQueries();
  };
  useEffect(() => {
    const look = () => request<Session>('GET', '/session').then(goOn, stay);
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  });
  return goOn;
}
