import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { PasswordReset, SignInAnswer } from '../../../src/edge/dashboard/api/types/sign-in.ts';
import { queries } from '../api/queries.ts';
import { request } from '../api/request.ts';
import { AuthPage } from '../shell/auth-page.tsx';
import { CodeStep } from '../shell/code-step.tsx';
import { EmailField, NewPasswordField } from '../shell/credential-fields.tsx';
import { useEnter } from '../shell/use-enter.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/field.tsx';
import { Failure, Notice } from '../ui/notice.tsx';

export function Forgot() {
  const [email, setEmail] = useState('');
  const { data: options } = useQuery(queries.options());
  const ask = useMutation({ mutationFn: () => request('POST', '/password/forgot', { email }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate();
  };
  return (
    <AuthPage title="Forgot your password?" lead="We send you a link with which you can set a new one.">
      {ask.isSuccess ? (
        <Notice look="good">
          If there is an account with this address, a link is on its way. It is good for one hour.
          {options?.sendsEmail === false &&
            ' This server sends no e-mail: the people who run it find the letter in its outbox.'}
        </Notice>
      ) : (
        <form className="grid gap-5" onSubmit={submit}>
          <EmailField value={email} onChange={setEmail} />
          <Failure error={ask.error} />
          <Button type="submit" look="primary" isBusy={ask.isPending}>
            Send the link
          </Button>
        </form>
      )}
      <ToSignIn />
    </AuthPage>
  );
}

export function Reset() {
  const { token } = useSearch({ from: '/reset' });
  const [password, setPassword] = useState('');
  const [revokeKeys, setRevokeKeys] = useState(false);
  const navigate = useNavigate();
  const enter = useEnter();
  const set = useMutation({
    mutationFn: (wanted: PasswordReset) => request<SignInAnswer>('POST', '/password/reset', wanted),
    onSuccess: (answer) => ('account' in answer ? enter(answer) : undefined),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set.mutate({ token: token ?? '', password, revokeKeys });
  };
  if (set.data && 'needsCode' in set.data) {
    return (
      <AuthPage title="One more step" lead="Your password is set. Your account asks for a code besides it.">
        <CodeStep onEnter={enter} onBack={() => navigate({ to: '/sign-in' })} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Set a new password" lead="All other devices are signed out.">
      <form className="grid gap-5" onSubmit={submit}>
        <NewPasswordField label="New password" value={password} onChange={setPassword} />
        <Checkbox
          label="Revoke my API keys too"
          hint="If somebody else may have been in your account. Programs that use a key need a new one then."
          isChecked={revokeKeys}
          onChange={setRevokeKeys}
        />
        <Failure error={set.error} />
        <Button type="submit" look="primary" isBusy={set.isPending}>
          Set password
        </Button>
      </form>
      <ToSignIn />
    </AuthPage>
  );
}

function ToSignIn() {
  return (
    <Link to="/sign-in" className="text-sm text-accent underline">
      Back to sign-in
    </Link>
  );
}
