import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { request } from '../../api/request.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Failure } from '../../ui/notice.tsx';

export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="mb-4 max-w-prose text-sm text-soft">
        Removes the profile, every document and PDF, keys, credits and sessions. Nothing of it can be brought back.
      </p>
      <Button look="danger" onClick={() => setOpen(true)}>
        Delete the account
      </Button>
      {isOpen && <Ask onClose={() => setOpen(false)} />}
    </>
  );
}

function Ask({ onClose }: { onClose(): void }) {
  const [password, setPassword] = useState('');
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => request('POST', '/account/delete', { password }),
    onSuccess: async () => {
      client.clear();
      await navigate({ to: '/sign-in' });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    remove.mutate();
  };
  return (
    <Dialog title="Delete the account for good?" onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit}>
        <TextField
          label="Your password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Failure error={remove.error} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="danger" isBusy={remove.isPending}>
            Delete everything
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
