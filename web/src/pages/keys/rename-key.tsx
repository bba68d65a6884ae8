import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Key } from '../../../../src/edge/dashboard/api/types/keys.ts';
import { refresh } from '../../api/queries.ts';
import { request } from '../../api/request.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';

export function RenameKey({ of: key, onClose }: { of: Key; onClose(): void }) {
  const [name, setName] = useState(key.name);
  const client = useQueryClient();
  const rename = useMutation({
    mutationFn: () => request<Key>('PATCH', `/keys/${key.id}`, { name }),
    onSuccess: () => {
      onClose();
      refresh(client, 'keys', 'document');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate();
  };
  return (
    <Dialog title="Rename this key" onClose={onClose}>
      <form className="grid gap-5" onSubmit={submit}>
        <TextField
          label="New name"
          required
          maxLength={100}
          autoComplete="off"
          dir="auto"
          value={name}
          problem={rename.error?.message}
          onChange={(event) => setName(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={rename.isPending}>
            Rename
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
