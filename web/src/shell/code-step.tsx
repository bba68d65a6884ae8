import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Session } from '../../../src/edge/dashboard/api/types/sign-in.ts';
import { RequestFailed, request } from '../api/request.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Failure } from '../ui/notice.tsx';

interface FieldProps {
  label?: string;
  value: string;
  onChange(value: string): void;
  problem?: string | null;
  hint?: string;
  autoFocus?: boolean;
}

export function CodeField({ label = 'Code', value, onChange, hint, ...rest }: FieldProps) {
  return (
    <TextField
      label={label}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={50}
      hint={hint ?? 'The six digits that your app shows, or one of your recovery codes.'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...rest}
    />
  );
}

/** The second step of signing in, where the account asks for one. */
export function CodeStep({ onEnter, onBack }: { onEnter(session: Session): unknown; onBack(): void }) {
  const [code, setCode] = useState('');
  const enter = useMutation({
    mutationFn: () => request<Session>('POST', '/sign-in/code', { code }),
    onSuccess: onEnter,
  });
  const isAtCode = problemAt(enter.error, 'code') !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enter.mutate();
  };
  return (
    <form className="grid gap-5" onSubmit={submit}>
      <CodeField autoFocus value={code} problem={problemAt(enter.error, 'code')} onChange={setCode} />
      {!isAtCode && <Failure error={enter.error} />}
      <Button type="submit" look="primary" isBusy={enter.isPending}>
        Continue
      </Button>
      <Button look="quiet" onClick={onBack}>
        Start again
      </Button>
    </form>
  );
}

/** What is wrong with a field, in the words of the server. */
export function problemAt(error: Error | null, field: string): string | null {
  return error instanceof RequestFailed && error.problem.field === field ? error.message : null;
}
