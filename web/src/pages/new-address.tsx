import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { refresh } from '../api/queries.ts';
import { request } from '../api/request.ts';
import { AuthPage } from '../shell/auth-page.tsx';
import { problemAt } from '../shell/code-step.tsx';
import { PasswordField } from '../shell/credential-fields.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Failure, Notice } from '../ui/notice.tsx';

/** The link of the e-mail to a new address. Opening it changes nothing: programs that look through mail open links too. */
export function NewAddress() {
  const { token } = useSearch({ from: '/email' });
  const [password, setPassword] = useState('');
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => request<{ email: string }>('POST', '/email/change/confirm', { token, password }),
    onSuccess: () => refresh(client, 'session'),
  });
  const problem = problemAt(confirm.error, 'password');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate();
  };
  if (confirm.data) {
    return (
      <AuthPage title="Your address is changed">
        <Notice look="good">From now on you sign in with {confirm.data.email}.</Notice>
        <Link to="/documents" className={buttonLook('primary')}>
          Go to your documents
        </Link>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Confirm your new address"
      lead="Enter the password of your account, so that we know that it and this mailbox belong to the same person."
    >
      <form className="grid gap-5" onSubmit={submit}>
        <PasswordField value={password} problem={problem} onChange={setPassword} />
        {!problem && <Failure error={confirm.error} />}
        <Button type="submit" look="primary" isBusy={confirm.isPending}>
          Confirm address
        </Button>
      </form>
    </AuthPage>
  );
}
