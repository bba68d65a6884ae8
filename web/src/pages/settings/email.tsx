import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { queries } from '../../api/queries.ts';
import { request } from '../../api/request.ts';
import { CodeField, problemAt } from '../../shell/code-step.tsx';
import { PasswordField } from '../../shell/credential-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Failure, Notice } from '../../ui/notice.tsx';

/** Another address; the mailbox confirms it. */
export function Email() {
  const { data: session } = useQuery(queries.session());
  const { data: factor } = useQuery(queries.secondFactor());
  const { data: options } = useQuery(queries.options());
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const change = useMutation({
    mutationFn: () => request('POST', '/email/change', { email, password, code }),
    onSuccess: () => {
      setPassword('');
      setCode('');
    },
  });
  const codeProblem = problemAt(change.error, 'code');
  const isAtAField = ['email', 'password', 'code'].some((field) => problemAt(change.error, field));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <form className="grid max-w-sm gap-5" onSubmit={submit}>
      <p className="text-sm">
        Now: <strong className="break-all">{session?.account.email}</strong>
      </p>
      <TextField
        label="New e-mail address"
        type="email"
        autoComplete="email"
        required
        value={email}
        problem={problemAt(change.error, 'email')}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label="Password, to change the address"
        value={password}
        problem={problemAt(change.error, 'password')}
        onChange={setPassword}
      />
      {(factor?.isOn || codeProblem) && (
        <CodeField label="Code, to change the address" value={code} problem={codeProblem} onChange={setCode} />
      )}
      {!isAtAField && <Failure error={change.error} />}
      {change.isSuccess && (
        <Notice look="good">
          We have sent a link to {email}. Open it to confirm the new address; until then the old one stays in use.
          {options?.sendsEmail === false &&
            ' This server sends no e-mail: the people who run it find the letter in its outbox.'}
        </Notice>
      )}
      <div>
        <Button type="submit" isBusy={change.isPending}>
          Change address
        </Button>
      </div>
    </form>
  );
}
