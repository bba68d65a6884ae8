import { useQuery } from '@tanstack/react-query';
import { queries } from '../api/queries.ts';
import { creditsLeft } from '../lib/credits-left.ts';
import { MoreCredits } from './more-credits.tsx';

/** A line under the header of every page, before credits run out. */
export function LowCredits() {
  const { data: credits } = useQuery(queries.credits());
  const left = credits && creditsLeft(credits);
  if (!left) return null;
  return (
    <div className="bg-waiting-paper text-sm text-waiting" role="status">
      <p className="mx-auto flex max-w-5xl flex-wrap gap-x-3 px-4 py-2 sm:px-8">
        <span>{left}</span>
        <MoreCredits />
      </p>
    </div>
  );
}
