import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { DocumentView } from '../../../../src/edge/dashboard/api/types/documents.ts';
import { queries, refresh } from '../../api/queries.ts';
import { apiUrl, request } from '../../api/request.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Failure } from '../../ui/notice.tsx';

export function Actions({ document }: { document: DocumentView }) {
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const isFinished = document.status === 'SUCCESS' || document.status === 'FAILED';
  return (
    <>
      {document.hasPdf && (
        <a className={buttonLook('primary')} href={apiUrl(`/documents/${document.id}/pdf?download=1`)}>
          Download PDF
        </a>
      )}
      {document.hasPdf && (
        <a className={buttonLook()} href={apiUrl(`/documents/${document.id}/docx`)}>
          Word
        </a>
      )}
      <Button onClick={() => setOpen('rename')}>Rename</Button>
      {isFinished && (
        <Button look="danger" onClick={() => setOpen('delete')}>
          Delete
        </Button>
      )}
      {open === 'rename' && <Rename document={document} onClose={() => setOpen(null)} />}
      {open === 'delete' && <Delete document={document} onClose={() => setOpen(null)} />}
    </>
  );
}

function Rename({ document, onClose }: { document: DocumentView; onClose(): void }) {
  const [title, setTitle] = useState(document.title);
  const client = useQueryClient();
  const rename = useMutation({
    mutationFn: () => request<{ title: string }>('PATCH', `/documents/${document.id}`, { title }),
    onSuccess: () => {
      void client.invalidateQueries(queries.document(document.id));
      refresh(client, 'documents');
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate();
  };
  return (
    <Dialog title="Rename" onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit}>
        <TextField
          label="Title"
          required
          maxLength={255}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Failure error={rename.error} />
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

function Delete({ document, onClose }: { document: DocumentView; onClose(): void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => request('DELETE', `/documents/${document.id}`),
    onSuccess: async () => {
      await navigate({ to: '/documents' });
      // The button that was pressed is gone with its page.
      window.document.getElementById('main')?.focus();
      client.removeQueries(queries.document(document.id));
      refresh(client, 'documents');
    },
  });
  return (
    <Confirm
      title="Delete this document?"
      action="Delete"
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      “{document.title}” and its PDF are deleted for good. You do not get its credits back.
    </Confirm>
  );
}
