import { useQuery } from '@tanstack/react-query';
import { queries } from '../api/queries.ts';
import { momentIn } from '../lib/moment.ts';

const NO_DATE = '—';

/** A moment in the person's own time zone; resting on it tells which. */
export function When({ at, ...how }: { at: string | null; isDay?: boolean; isExact?: boolean }) {
  const { data: settings } = useQuery(queries.settings());
  if (at === null) return <span>{NO_DATE}</span>;
  const { text, full } = momentIn(at, { ...how, timeZone: settings?.timeZone });
  return (
    <time dateTime={at} title={full}>
      {text}
    </time>
  );
}
