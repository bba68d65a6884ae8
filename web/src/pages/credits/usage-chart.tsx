import type { Usage } from '../../../../src/edge/dashboard/api/types/credits.ts';
import { inFigures } from '../../lib/figures.ts';

type Day = Usage['days'][number];

const HEIGHT = 100;
const BAR = 10;
const STEP = 14;
/** A day without anything is a mark on the ground. */
const EMPTY = 2;

const SERIES = [
  { label: 'Requests', of: (day: Day) => day.requests },
  { label: 'Documents', of: (day: Day) => day.resumes + day.coverLetters },
];

/** Two small charts with scales of their own: requests outnumber documents by far. The figures are also a table. */
export function UsageChart({ days }: { days: Day[] }) {
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {SERIES.map((series) => (
        <Bars key={series.label} label={series.label} days={days} of={series.of} />
      ))}
      <details className="text-sm sm:col-span-2">
        <summary className="font-semibold text-accent">As figures</summary>
        <table className="mt-3 w-full text-left leading-7 tabular-nums">
          <thead className="text-soft">
            <tr>
              <th className="font-medium">Day</th>
              <th className="text-right font-medium">Requests</th>
              <th className="text-right font-medium">Resumes</th>
              <th className="text-right font-medium">Cover letters</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <td>{day.day}</td>
                <td className="text-right">{day.requests}</td>
                <td className="text-right">{day.resumes}</td>
                <td className="text-right">{day.coverLetters}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

interface BarsProps<D> {
  label: string;
  days: D[];
  of(day: D): number;
}

export function Bars<D extends { day: string }>({ label, days, of }: BarsProps<D>) {
  const most = Math.max(0, ...days.map(of));
  const total = days.reduce((sum, day) => sum + of(day), 0);
  return (
    <figure>
      <figcaption className="mb-3 flex items-baseline justify-between text-sm">
        <span>
          {label} <strong className="ml-1 tabular-nums">{inFigures(total)}</strong>
        </span>
        <span className="text-xs text-soft">at most {inFigures(most)} on one day</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * STEP - (STEP - BAR)} ${HEIGHT}`}
        role="img"
        aria-label={`${label} by day, ${total} in all, at most ${most} on one day`}
        className="w-full"
      >
        {days.map((day, index) => {
          const height = Math.max(EMPTY, (of(day) / Math.max(1, most)) * HEIGHT);
          return (
            <rect
              key={day.day}
              x={index * STEP}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              rx={1.5}
              className={of(day) === 0 ? 'fill-line' : 'fill-accent'}
            >
              <title>{`${day.day}: ${of(day)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className="mt-2 flex justify-between text-xs text-soft">
        <span>{dayInWords(days[0]?.day)}</span>
        <span>{dayInWords(days.at(-1)?.day)}</span>
      </p>
    </figure>
  );
}

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });

/** Days are counted by the server, whatever the person's time zone. */
function dayInWords(day: string | undefined): string {
  return day ? dayFormat.format(new Date(day)) : '';
}
