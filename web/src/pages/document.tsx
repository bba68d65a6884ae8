import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { DocumentView } from '../../../src/edge/dashboard/api/types.ts';
import { queries } from '../api/queries.ts';
import { apiUrl, request } from '../api/request.ts';
import { Card, Page } from '../shell/page.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Copy } from '../ui/copy.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Loaded } from '../ui/loading.tsx';
import { Failure, Notice } from '../ui/notice.tsx';
import { Status } from '../ui/status.tsx';
import { UnderWay } from '../ui/under-way.tsx';
import { When } from '../ui/when.tsx';
import { Added } from './document/added.tsx';
import { Reasons } from './document/reasons.tsx';
import { Revise } from './document/revise.tsx';

export function OneDocument() {
  const { id } = useParams({ from: '/inside/documents/$id' });
  const query = useQuery(queries.document(id));
  return (
    <Page title={query.data?.title ?? 'Document'} actions={query.data && <Actions document={query.data} />}>
      <Loaded query={query}>{(document) => <Body document={document} />}</Loaded>
    </Page>
  );
}

function Body({ document }: { document: DocumentView }) {
  const hasPaper = document.status !== 'FAILED' || document.letterText !== null;
  return (
    <>
      <p className="mb-4 flex flex-wrap items-center gap-3 text-sm text-soft">
        <Status status={document.status} stage={document.stage} />
        <span>
          {document.kind === 'resume' ? 'Resume' : 'Cover letter'} · <When at={document.createdAt} />
          {document.key !== null && ` · with the key “${document.key}”`}
        </span>
      </p>
      {document.status === 'FAILED' && (
        <div className="mb-6">
          <Notice look="bad">
            {document.failure ?? 'It could not be made.'}
            {document.isRefunded && ` The ${document.cost} credits are back on your account.`}
          </Notice>
        </div>
      )}
      <div className={`grid gap-6 ${hasPaper ? 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : ''}`}>
        {hasPaper && (
          <div className="grid min-w-0 grid-cols-1 content-start gap-6">
            <Paper document={document} />
            {document.letterText && (
              <Card title="As text">
                <div className="grid justify-items-start gap-3">
                  <Copy text={document.letterText} label="Copy the text" />
                  <p className="whitespace-pre-line text-sm">{document.letterText}</p>
                </div>
              </Card>
            )}
          </div>
        )}
        <div className="min-w-0">
          {document.evidence && <Reasons document={document} />}
          <Added document={document} />
          {document.evidence && <Revise key={document.revision?.state} document={document} />}
          <Card title="The posting">
            <details>
              <summary className="cursor-pointer text-sm text-accent">Show what you pasted</summary>
              <p className="mt-3 max-h-96 overflow-y-auto whitespace-pre-line text-sm">
                {document.request.jobDescription}
              </p>
            </details>
          </Card>
        </div>
      </div>
    </>
  );
}

/** The page itself, or why there is none to see. */
function Paper({ document }: { document: DocumentView }) {
  if (document.hasPdf) {
    const { number = 0, state = 'first' } = document.revision ?? {};
    const version = `made=${document.finishedAt}&revision=${number}-${state}`;
    return (
      <iframe
        title={`${document.title} as PDF`}
        src={apiUrl(`/documents/${document.id}/pdf?${version}#toolbar=0&navpanes=0&view=FitH`)}
        className="aspect-[1/1.35] w-full rounded-xl border border-line bg-panel"
      />
    );
  }
  if (document.status === 'FAILED') return null;
  if (document.status === 'SUCCESS')
    return <Notice>Its PDF is no longer kept. What stood on it is still told here.</Notice>;
  return (
    <div className="grid aspect-[1/1.35] place-content-center rounded-xl border border-line bg-raised">
      <UnderWay>{document.stage ?? 'Being made …'}</UnderWay>
    </div>
  );
}

function Actions({ document }: { document: DocumentView }) {
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  return (
    <>
      {document.hasPdf && (
        <a className={buttonLook('primary')} href={apiUrl(`/documents/${document.id}/pdf?download=1`)}>
          Download PDF
        </a>
      )}
      <Button onClick={() => setOpen('rename')}>Rename</Button>
      <Button look="danger" onClick={() => setOpen('delete')}>
        Delete
      </Button>
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
      void client.invalidateQueries({ queryKey: ['document', document.id] });
      void client.invalidateQueries({ queryKey: ['documents'] });
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
      client.removeQueries({ queryKey: ['document', document.id] });
      void client.invalidateQueries({ queryKey: ['documents'] });
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
      “{document.title}” and its PDF are removed for good. Its credits do not come back.
    </Confirm>
  );
}
