import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { ChangeOutcome, Offer } from '../../../../src/base/documents/revision.ts';
import { Button } from '../../ui/button.tsx';

interface Props {
  outcome: ChangeOutcome | null;
  /** Adds what is offered to the profile, and has the page set again. */
  onTake(): void;
  isBusy: boolean;
}

/** What became of a change when the page was last set, at the line that it is about. */
export function Outcome({ outcome, onTake, isBusy }: Props) {
  if (!outcome) return null;
  if (outcome.outcome === 'applied') return <p className="text-xs text-good">{DONE[outcome.action]}</p>;
  if (outcome.offer) return <Offered reason={outcome.reason} offer={outcome.offer} onTake={onTake} isBusy={isBusy} />;
  return (
    <div className="grid gap-1 border-l-2 border-bad pl-3 text-bad" role="alert">
      <p>{outcome.reason}</p>
      {outcome.words.length > 0 && (
        <p>
          Add it to{' '}
          <Link to="/profile" className="font-medium underline">
            your profile
          </Link>{' '}
          to print it.
        </p>
      )}
    </div>
  );
}

interface OfferedProps {
  reason: string | null;
  offer: Offer;
  onTake(): void;
  isBusy: boolean;
}

/** The person is the source: one click makes it so, leaving it changes nothing. */
function Offered({ reason, offer, onTake, isBusy }: OfferedProps) {
  const [isLeft, setLeft] = useState(false);
  const left = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isLeft) left.current?.focus();
  }, [isLeft]);
  if (isLeft)
    return (
      <p ref={left} tabIndex={-1} role="status" className="text-soft">
        Nothing was changed.
      </p>
    );
  return (
    <div data-offer className="grid gap-2 border-l-2 border-waiting pl-3">
      <p role="alert">
        {reason} {offer.question}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button isBusy={isBusy} onClick={onTake}>
          Add to my profile and print
        </Button>
        <Button look="quiet" onClick={() => setLeft(true)}>
          No, leave it
        </Button>
      </div>
    </div>
  );
}

const DONE: Record<ChangeOutcome['action'], string> = {
  drop: 'Left out',
  swap: 'Replaced',
  add: 'Back on the page',
  reword: 'On the page in your words',
  'drop-passage': 'Left out',
  'reword-passage': 'In the letter in your words',
};
