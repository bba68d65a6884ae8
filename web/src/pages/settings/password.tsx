import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { queries } from '../../api/queries.ts';
import { request } from '../../api/request.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Failure, Notice } from '../../ui/notice.tsx';

export function Password() {
  const { data: options } = useQuery(queries.options());
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: () => request('POST', '/password/change', { current, next }),
    onSuccess: () => {
      setCurrent('');
      setNext('');
      void client.invalidateQueries({ queryKey: ['sessions'] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <form className="grid max-w-sm gap-4" onSubmit={submit}>
      <TextField
        label="Current password"
        type="password"
        autoComplete="current-password"
        required
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        required
        minLength={options?.passwordMinLength}
        hint={options && `At least ${options.passwordMinLength} characters. Other devices are signed out.`}
        value={next}
        onChange={(event) => setNext(event.target.value)}
      />
      <Failure error={change.error} />
      {change.isSuccess && <Notice look="good">Your password is changed.</Notice>}
      <div>
        <Button type="submit" isBusy={change.isPending}>
          Change password
        </Button>
      </div>
    </form>
  );
}
