import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Failure } from './notice.tsx';

interface Props {
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  action: string;
  isBusy: boolean;
  error: Error | null;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before something that cannot be undone. */
export function Confirm({ title, children, action, isBusy, error, onConfirm, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="grid gap-5 text-sm leading-6">
        <div className="text-soft">{children}</div>
        <Failure error={error} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button look="final" isBusy={isBusy} onClick={onConfirm}>
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
