/** Drawn for a field of 20 by 20, in lines as thick as the letters beside them. */
const PATHS = {
  up: 'M10 15.5v-11m-4.5 4.5L10 4.5 14.5 9',
  down: 'M10 4.5v11M5.5 11l4.5 4.5 4.5-4.5',
  close: 'm5.5 5.5 9 9m0-9-9 9',
  plus: 'M10 4.5v11M4.5 10h11',
  next: 'm8 5.5 4.5 4.5L8 14.5',
  open: 'm5.5 8 4.5 4.5L14.5 8',
  search: 'M13.2 13.2 17 17M14.5 9a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Z',
  check: 'm4.5 10.5 3.8 3.8 7.2-8.3',
  resume: 'M5 2.75h7l3.25 3.25v11.25H5zM7.75 7h2.5m-2.5 3.25h4.75M7.75 13.5h4.75',
  letter: 'M2.75 5h14.5v10.5H2.75zm.25.5 7 5.5 7-5.5',
  upload: 'M10 13V3.5M6 7.2l4-3.7 4 3.7M3.5 12.5v4h13v-4',
  undo: 'M4 8h8.25a3.75 3.75 0 0 1 0 7.5H8M7.25 4.5 4 8l3.25 3.5',
  redo: 'M16 8H7.75a3.75 3.75 0 0 0 0 7.5H12m.75-11L16 8l-3.25 3.5',
  calendar: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5',
  grip: 'M7.5 5h.01M12.5 5h.01M7.5 10h.01m4.99 0h.01M7.5 15h.01m4.99 0h.01',
} as const;

export type IconName = keyof typeof PATHS;

/** A picture beside words, or in a button that has a label: it says nothing by itself. */
export function Icon({ name, className = 'size-4' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" className={`shrink-0 ${className}`} fill="none" aria-hidden="true">
      <path
        d={PATHS[name]}
        stroke="currentColor"
        strokeWidth={name === 'grip' ? 2.2 : 1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
