import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { queries, refresh } from '../../api/queries.ts';
import { request } from '../../api/request.ts';
import { CodeField, problemAt } from '../../shell/code-step.tsx';
import { NewPasswordField, PasswordField } from '../../shell/credential-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { Failure, Notice } from '../../ui/notice.tsx';

export function Password() {
  const { data: factor } = useQuery(queries.secondFactor());
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [code, setCode] = useState('');
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: () => request('POST', '/password/change', { current, next, code }),
    onSuccess: () => {
      setCurrent('');
      setNext('');
      setCode('');
      refresh(client, 'sessions');
    },
  });
  const problem = problemAt(change.error, 'code');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <form className="grid max-w-sm gap-5" onSubmit={submit}>
      <PasswordField label="Current password" value={current} onChange={setCurrent} />
      <NewPasswordField label="New password" value={next} onChange={setNext} />
      {(factor?.isOn || problem) && (
        <CodeField label="Code, to change the password" value={code} problem={problem} onChange={setCode} />
      )}
      {!problem && <Failure error={change.error} />}
      {change.isSuccess && <Notice look="good">Your password is changed.</Notice>}
      <div>
        <Button type="submit" isBusy={change.isPending}>
          Change password
        </Button>
      </div>
    </form>
  );
}
