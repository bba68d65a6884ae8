import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { INPUT } from '../../ui/field.tsx';
import { useEditor } from './editor-context.ts';
import { isDate, monthNames } from './model/typed-date.ts';

const FIRST_YEAR = 1940;
const YEARS_AHEAD = 10;

interface Props {
  label: string;
  value: string | null;
  allowsPresent: boolean;
  onPick(value: string | null): void;
  /** `isLeft`: the focus has gone elsewhere already. */
  onClose(isLeft: boolean): void;
  /** Pressing it again closes too. */
  opener: RefObject<HTMLElement | null>;
}

export function MonthPicker({ label, value, allowsPresent, onPick, onClose, opener }: Props) {
  const { language } = useEditor();
  const known = value !== null && isDate(value) ? value : null;
  const now = new Date().getFullYear();
  const [year, setYear] = useState(known?.slice(0, 4) ?? String(now));
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('select')?.focus(), []);
  const years = Array.from({ length: now + YEARS_AHEAD - FIRST_YEAR + 1 }, (_, index) => now + YEARS_AHEAD - index);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      className="absolute top-full right-0 z-10 mt-1 grid w-64 gap-3 rounded-md border border-line bg-raised p-3 shadow-xl"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose(false);
      }}
      onBlur={(event) => {
        const to = event.relatedTarget;
        if (panel.current?.contains(to) || opener.current?.contains(to)) return;
        onClose(true);
      }}
    >
      <select aria-label="Year" className={INPUT} value={year} onChange={(event) => setYear(event.target.value)}>
        {!years.includes(Number(year)) && <option>{year}</option>}
        {years.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <div className="grid grid-cols-4 gap-1">
        {monthNames(language).map((name, index) => {
          const month = `${year}-${String(index + 1).padStart(2, '0')}`;
          return (
            <button
              key={month}
              type="button"
              aria-pressed={known?.startsWith(month) ?? false}
              className="min-h-9 cursor-pointer rounded-md text-sm hover:bg-panel aria-pressed:bg-accent aria-pressed:text-on-accent"
              onClick={() => onPick(month)}
            >
              {name}
            </button>
          );
        })}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onPick(year)}>Only {year}</Button>
        {allowsPresent && <Button onClick={() => onPick('present')}>Present</Button>}
        {value !== null && (
          <Button look="quiet" onClick={() => onPick(null)}>
            Clear
          </Button>
        )}
      </div>
    </div>
  );
}
