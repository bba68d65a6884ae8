import { DateField, PRESENT } from './date-field.tsx';
import type { Change } from './editor-context.ts';
import type { Span } from './model/kinds.ts';
import { entryPlace } from './model/place.ts';

interface Props {
  id: string;
  /** What it belongs to; part of the names of buttons. */
  owner: string;
  span: Span;
  change: Change<Span>;
}

/** From when to when. */
export function SpanField({ id, owner, span, change }: Props) {
  const endPlace = entryPlace(id, 'end');
  const setEnd = (end: string | null) => {
    const ending = end === PRESENT ? { end: null, current: true } : { end, current: false };
    change((known) => ({ ...known, ...ending }), endPlace);
  };
  return (
    <>
      <DateField
        label="From"
        owner={owner}
        place={entryPlace(id, 'start')}
        value={span.start}
        onChange={(start) => change((known) => ({ ...known, start }), entryPlace(id, 'start'))}
      />
      <DateField
        label="To"
        owner={owner}
        place={endPlace}
        value={span.current ? PRESENT : span.end}
        allowsPresent
        onChange={setEnd}
      />
      <label className="flex items-center gap-2 text-sm sm:col-span-2">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={span.current}
          onChange={(event) => setEnd(event.target.checked ? PRESENT : null)}
        />
        Still there
      </label>
    </>
  );
}
