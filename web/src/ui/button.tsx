import type { ButtonHTMLAttributes } from 'react';

type Look = 'primary' | 'plain' | 'danger' | 'quiet';

const LOOKS: Record<Look, string> = {
  primary: 'bg-accent text-on-accent border-accent hover:brightness-110',
  plain: 'bg-paper text-ink border-field hover:bg-panel',
  danger: 'bg-paper text-bad border-bad hover:bg-bad-paper',
  quiet: 'bg-transparent text-soft border-transparent hover:bg-panel hover:text-ink',
};

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md border px-4 py-2 text-sm font-medium leading-5 ' +
  'cursor-pointer transition-colors disabled:cursor-default disabled:opacity-60';

/** The classes of a button, for links that look like one. */
export const buttonLook = (look: Look = 'plain'): string => `${BASE} ${LOOKS[look]}`;

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
  /** Its work is under way: it cannot be pressed again, and says so. */
  isBusy?: boolean;
}

export function Button({ look = 'plain', isBusy = false, className = '', children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonLook(look)} ${className}`}
      disabled={rest.disabled || isBusy}
      aria-busy={isBusy || undefined}
    >
      {children}
    </button>
  );
}
