import type { ButtonHTMLAttributes, MouseEvent } from 'react';

type Look = 'primary' | 'plain' | 'danger' | 'final' | 'quiet';

const LOOKS: Record<Look, string> = {
  primary: 'font-semibold bg-accent text-on-accent border-accent hover:bg-accent-strong hover:border-accent-strong',
  plain: 'font-semibold bg-raised text-ink border-line hover:border-field',
  /** Leads to something that cannot be undone. */
  danger: 'font-semibold bg-raised text-bad border-line hover:border-bad hover:bg-bad-paper',
  /** Does what cannot be undone. */
  final: 'font-semibold bg-bad text-paper border-bad hover:brightness-110',
  quiet: 'font-medium bg-transparent text-soft border-transparent hover:bg-panel hover:text-ink',
};

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md border px-4 py-2 text-sm leading-5 ' +
  'cursor-pointer transition-colors disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-50';

/** The classes of a button, for links that look like one. */
export const buttonLook = (look: Look = 'plain'): string => `${BASE} ${LOOKS[look]}`;

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
  /** Its work is under way: it cannot be pressed again, and says so. It keeps the focus, which a disabled one would lose. */
  isBusy?: boolean;
}

const refuse = (event: MouseEvent) => event.preventDefault();

export function Button({ look = 'plain', isBusy = false, className = '', children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonLook(look)} ${className}`}
      {...(isBusy && { disabled: false, onClick: refuse, 'aria-disabled': true, 'aria-busy': true })}
    >
      {children}
    </button>
  );
}
