import { useMutation } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { SignInAnswer } from '../../../src/edge/dashboard/api/types/sign-in.ts';
import { RequestFailed, request } from '../api/request.ts';
import { AuthPage } from '../shell/auth-page.tsx';
import { PasswordField } from '../shell/credential-fields.tsx';
import { useEnter } from '../shell/use-enter.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/notice.tsx';

/** The link of the e-mail. Opening it changes nothing: programs that look through mail open links too. */
export function Verify() {
  const { token } = useSearch({ from: '/verify' });
  const [password, setPassword] = useState('');
  const enter = useEnter();
  const verify = useMutation({
    mutationFn: () => request<SignInAnswer>('POST', '/email/verify', { token, password }),
    // A second factor is for accounts whose address is confirmed.
    onSuccess: (answer) => ('account' in answer ? enter(answer) : undefined),
  });
  const isAtPassword = verify.error instanceof RequestFailed && verify.error.problem.field === 'password';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    verify.mutate();
  };
  return (
    <AuthPage
      title="Confirm your e-mail address"
      lead="Enter the password that you chose, so that we know that account and mailbox belong to the same person."
    >
      <form className="grid gap-5" onSubmit={submit}>
        <PasswordField value={password} problem={isAtPassword ? verify.error?.message : null} onChange={setPassword} />
        {!isAtPassword && <Failure error={verify.error} />}
        <Button type="submit" look="primary" isBusy={verify.isPending}>
          Confirm address
        </Button>
      </form>
      <Link to="/forgot" className="text-sm text-accent underline">
        Forgot your password?
      </Link>
    </AuthPage>
  );
}
