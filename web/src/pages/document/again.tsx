import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { DocumentView, NewDocument } from '../../../../src/edge/dashboard/api/types/documents.ts';
import { queries, refresh } from '../../api/queries.ts';
import { request } from '../../api/request.ts';
import { newId } from '../../lib/new-id.ts';
import { Card } from '../../shell/page.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CreateProblem } from '../new-document/create-problem.tsx';
import { formBodyOf } from '../new-document/form-body.ts';

/** Creates it anew from the same form, with the profile as it is now. One key: pressed twice, it is paid for once. */
function useCreateAgain(document: DocumentView) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const key = useRef(newId());
  return useMutation({
    mutationFn: () => {
      const wanted: NewDocument = { kind: document.kind, body: formBodyOf(document.request), look: document.look };
      return request<{ id: string }>('POST', '/documents', wanted, { 'idempotency-key': key.current });
    },
    onSuccess: async ({ id }) => {
      refresh(client, 'documents', 'credits', 'session');
      await navigate({ to: '/documents/$id', params: { id } });
      window.document.getElementById('main')?.focus();
    },
  });
}

const nameOf = ({ kind }: Pick<DocumentView, 'kind'>): string => (kind === 'resume' ? 'resume' : 'cover letter');

/** Why there is no page, and the way to one. */
export function Failed({ document }: { document: DocumentView }) {
  const again = useCreateAgain(document);
  return (
    <div className="mb-6 grid justify-items-start gap-3">
      <Notice look="bad">
        We could not create this {nameOf(document)}. {document.failure ?? 'Something went wrong on our side.'}
        {document.isRefunded && ` You got your ${document.cost} credits back.`}
      </Notice>
      <CreateProblem error={again.error} action="Try again" />
      <Button look="primary" isBusy={again.isPending} onClick={() => again.mutate()}>
        Try again
      </Button>
      <p className="text-sm text-soft">Costs {document.cost} credits again if it works.</p>
    </div>
  );
}

const ROW = `${buttonLook()} w-full justify-start! text-left`;

/** What a finished document is good for beyond itself. */
export function UseAgain({ document }: { document: DocumentView }) {
  const [isAsking, setAsking] = useState(false);
  const other = document.kind === 'resume' ? 'cover_letter' : 'resume';
  return (
    <Card title="What next?">
      <div className="grid gap-2">
        <Link to="/new/$kind" params={{ kind: other }} search={{ from: document.id }} className={ROW}>
          {other === 'resume' ? 'Make the resume for this posting' : 'Write the letter for this posting'}
        </Link>
        <Link to="/new/$kind" params={{ kind: document.kind }} search={{ from: document.id }} className={ROW}>
          Duplicate for another posting
        </Link>
        <Button className="w-full justify-start! text-left" onClick={() => setAsking(true)}>
          Make again with today’s profile
        </Button>
      </div>
      {isAsking && <AskAgain document={document} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function AskAgain({ document, onClose }: { document: DocumentView; onClose(): void }) {
  const { data: credits } = useQuery(queries.credits());
  const again = useCreateAgain(document);
  return (
    <Dialog title="Make it again?" onClose={onClose}>
      <div className="grid gap-5 text-sm leading-6">
        <p className="text-soft">
          A new {nameOf(document)} for the same posting, from your profile as it is now. This one stays as it is. It
          costs {document.cost} credits{credits && `; you have ${credits.total}`}.
        </p>
        <CreateProblem error={again.error} action="Make it" />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" isBusy={again.isPending} onClick={() => again.mutate()}>
            Make it
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
