import { Link } from '@tanstack/react-router';
import type { ChangeOutcome } from '../../../../src/base/revision.ts';

/** What became of a change when the page was last set, at the line that it is about. */
export function Outcome({ outcome }: { outcome: ChangeOutcome | null }) {
  if (!outcome) return null;
  if (outcome.outcome === 'applied') return <p className="text-xs text-good">{DONE[outcome.action]}</p>;
  return (
    <div className="grid gap-1 border-l-2 border-bad pl-3 text-bad" role="alert">
      <p>{outcome.reason}</p>
      {outcome.words.length > 0 && (
        <p>
          If it is true,{' '}
          <Link to="/profile" className="font-medium underline">
            add it to your profile
          </Link>{' '}
          and set the page again. If not, change the line.
        </p>
      )}
    </div>
  );
}

const DONE: Record<ChangeOutcome['action'], string> = {
  drop: 'Left out',
  swap: 'Swapped',
  reword: 'On the page in your words',
  'drop-passage': 'Left out',
  'reword-passage': 'In the letter in your words',
};
