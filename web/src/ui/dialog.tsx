import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props {
  title: string;
  children: ReactNode;
  onClose(): void;
}

/**
 * The browser's own modal: it keeps the focus inside, closes with Escape and gives the focus back. What is to be
 * filled in has it first.
 */
export function Dialog({ title, children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still part of the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    const fields = [...(shown?.querySelectorAll('input') ?? [])];
    fields.find((field) => field.value === '')?.focus();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-xl border border-line bg-raised p-6 text-ink shadow-xl backdrop:bg-black/50"
    >
      <h2 className="mb-3 text-xl leading-snug">{title}</h2>
      {children}
    </dialog>
  );
}
