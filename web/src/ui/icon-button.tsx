import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, in words; shown when the pointer rests on it. */
  label: string;
  icon: IconName;
}

export function IconButton({ label, icon, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className="grid size-9 cursor-pointer place-items-center rounded-md text-soft transition-colors hover:bg-panel hover:text-ink disabled:pointer-events-none disabled:opacity-35"
    >
      <Icon name={icon} />
    </button>
  );
}
