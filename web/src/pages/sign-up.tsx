import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { NewAccount, SignUpAnswer } from '../../../src/edge/dashboard/api/types/sign-in.ts';
import { queries } from '../api/queries.ts';
import { RequestFailed, request } from '../api/request.ts';
import { AuthPage } from '../shell/auth-page.tsx';
import { EmailField, NewPasswordField } from '../shell/credential-fields.tsx';
import { Providers } from '../shell/providers.tsx';
import { useEnter } from '../shell/use-enter.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Failure, Notice } from '../ui/notice.tsx';

export function SignUp() {
  const { data: options } = useQuery(queries.options());
  const given = useSearch({ from: '/sign-up' });
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [invite, setInvite] = useState(given.invite ?? '');
  const enter = useEnter();
  const signUp = useMutation({
    mutationFn: (account: NewAccount) => request<SignUpAnswer>('POST', '/sign-up', account),
    onSuccess: (answer) => ('account' in answer ? enter(answer) : undefined),
  });
  const problemAt = (field: string) =>
    signUp.error instanceof RequestFailed && signUp.error.problem.field === field ? signUp.error.message : null;
  const isAtAField = ['email', 'password', 'invite'].some(problemAt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signUp.mutate({ email, password, ...(options?.signUp === 'invite' && { invite }) });
  };
  if (options?.signUp === 'off') {
    return (
      <AuthPage title="Create an account">
        <Notice>New accounts are closed on this server. Ask the people who run it for one.</Notice>
        <Back />
      </AuthPage>
    );
  }
  if (signUp.data && 'pending' in signUp.data) {
    return (
      <AuthPage title="Look into your mailbox">
        <Notice look="good">
          We have sent a message to {email}. Open the link in it and enter your password there.
        </Notice>
        <p className="text-sm leading-6 text-soft">
          No message? Look among the spam. If you try to sign in, we send it again.
        </p>
        <Back />
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Create an account" lead="Import your resume once; make a fitting one for every job.">
      <form className="grid gap-5" onSubmit={submit}>
        <EmailField value={email} problem={problemAt('email')} onChange={setEmail} />
        <NewPasswordField value={password} problem={problemAt('password')} onChange={setPassword} />
        {options?.signUp === 'invite' && (
          <TextField
            label="Invitation"
            required
            autoComplete="off"
            hint="This server takes new accounts by invitation."
            value={invite}
            problem={problemAt('invite')}
            onChange={(event) => setInvite(event.target.value)}
          />
        )}
        {!isAtAField && <Failure error={signUp.error} />}
        <Button type="submit" look="primary" isBusy={signUp.isPending}>
          Create account
        </Button>
      </form>
      <Providers names={options?.providers ?? []} />
      <Back />
    </AuthPage>
  );
}

function Back() {
  return (
    <p className="text-sm">
      Already have one?{' '}
      <Link to="/sign-in" className="text-accent underline">
        Sign in
      </Link>
    </p>
  );
}
