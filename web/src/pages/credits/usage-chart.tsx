import type { Usage } from '../../../../src/edge/dashboard/api/types.ts';

type Day = Usage['days'][number];

const HEIGHT = 120;
const BAR = 10;
const STEP = 14;

const SERIES = [
  { label: 'Requests', of: (day: Day) => day.requests },
  { label: 'Documents', of: (day: Day) => day.resumes + day.coverLetters },
];

/** Two small charts with scales of their own: requests outnumber documents by far. The figures are also a table. */
export function UsageChart({ days }: { days: Day[] }) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {SERIES.map((series) => (
        <Bars key={series.label} label={series.label} days={days} of={series.of} />
      ))}
      <details className="text-sm sm:col-span-2">
        <summary className="cursor-pointer text-accent">As figures</summary>
        <table className="mt-3 w-full text-left tabular-nums">
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

function Bars({ label, days, of }: { label: string; days: Day[]; of(day: Day): number }) {
  const most = Math.max(1, ...days.map(of));
  const total = days.reduce((sum, day) => sum + of(day), 0);
  return (
    <figure>
      <figcaption className="mb-2 text-sm">
        {label}: <strong>{total}</strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        role="img"
        aria-label={`${label} by day, ${total} in all, at most ${most} on one day`}
        className="w-full border-b border-line"
      >
        {days.map((day, index) => {
          const height = (of(day) / most) * (HEIGHT - 4);
          return (
            <rect
              key={day.day}
              x={index * STEP}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              rx={2}
              className="fill-accent"
            >
              <title>{`${day.day}: ${of(day)}`}</title>
            </rect>
          );
        })}
      </svg>
    </figure>
  );
}
