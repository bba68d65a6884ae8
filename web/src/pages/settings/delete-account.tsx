import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { request } from '../../api/request.ts';
import { PasswordField } from '../../shell/credential-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Failure } from '../../ui/notice.tsx';
import { forgetAllDrafts } from '../new-document/drafts.ts';

export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
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
      forgetAllDrafts(localStorage);
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
        <PasswordField label="Your password" value={password} onChange={setPassword} />
        <Failure error={remove.error} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="final" isBusy={remove.isPending}>
            Delete everything
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
