import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { DocumentView } from '../../../../src/edge/dashboard/api/types/documents.ts';
import { queries } from '../../api/queries.ts';
import { request } from '../../api/request.ts';
import { Button } from '../../ui/button.tsx';
import { Failure, Notice } from '../../ui/notice.tsx';

/** Says that the last change of the page was added to the profile, and takes it back. */
export function Added({ document }: { document: DocumentView }) {
  const { number = 0, state, canUndo = false } = document.revision ?? {};
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: (basedOn: number) => request('POST', `/documents/${document.id}/revise/undo`, { basedOn }),
    onSettled: () => {
      void client.invalidateQueries(queries.document(document.id));
      void client.invalidateQueries(queries.profile());
    },
  });
  const isUndone = undo.isSuccess && number === undo.variables + 1;
  const place = useRef<HTMLDivElement>(null);
  const was = useRef({ canUndo, isUndone });
  useEffect(() => {
    // The button that brought it is gone.
    const isNews = (canUndo && !was.current.canUndo) || (isUndone && !was.current.isUndone);
    if (isNews) place.current?.focus();
    was.current = { canUndo, isUndone };
  }, [canUndo, isUndone]);
  if (!canUndo && !isUndone) return null;
  return (
    <div ref={place} tabIndex={-1} className="mb-6 grid gap-3">
      {isUndone ? (
        <Notice look="good">Undone. Your profile is as it was, and the page will be in a moment.</Notice>
      ) : (
        <Notice look="good">
          <div className="flex flex-wrap items-center justify-between gap-3">
            Added to your profile.
            <Button isBusy={undo.isPending || state === 'pending'} onClick={() => undo.mutate(number)}>
              Undo
            </Button>
          </div>
        </Notice>
      )}
      <Failure error={undo.error} />
    </div>
  );
}
