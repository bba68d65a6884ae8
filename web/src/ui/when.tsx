import { useQuery } from '@tanstack/react-query';
import { queries } from '../api/queries.ts';

const NO_DATE = '—';

/** A moment in the person's own time zone. */
export function When({ at, isDay = false }: { at: string | null; isDay?: boolean }) {
  const { data: settings } = useQuery(queries.settings());
  if (at === null) return <span>{NO_DATE}</span>;
  const format = new Intl.DateTimeFormat(undefined, {
    dateStyle: 'medium',
    ...(!isDay && { timeStyle: 'short' }),
    ...(settings && { timeZone: settings.timeZone }),
  });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
