import type { ProfilePart } from '../../../../src/base/documents/profile-part.ts';
import type { ChangeOutcome, RevisionChange } from '../../../../src/base/documents/revision.ts';
import { Button } from '../../ui/button.tsx';
import { lineLook } from './line-look.ts';
import { Outcome } from './outcome.tsx';
import { useFocusAfterChange } from './use-focus-after-change.ts';

interface Props {
  part: ProfilePart;
  /** The job, the degree or the project that it belongs to, where that has to be said. */
  of: string | null;
  change: RevisionChange | null;
  outcome: ChangeOutcome | null;
  /** The texts of what would have to leave for it. */
  leaving: string[];
  isBusy: boolean;
  onChange(change: RevisionChange | null): void;
  /** Leaves out what is in the way, and has the page set again. */
  onMakeRoom(): void;
}

/** Something of the profile that is not on the page. */
export function PutBack({ part, of, change, outcome, leaving, isBusy, onChange, onMakeRoom }: Props) {
  const { item, changeAndFocus } = useFocusAfterChange(onChange);
  const isRefused = outcome?.outcome === 'refused';
  const undo = isRefused ? 'No, leave it out' : 'Undo this change';
  return (
    <li ref={item} className={lineLook(part, change !== null || of !== null, of === null)}>
      <p dir="auto">{part.text}</p>
      {of !== null && (
        <p dir="auto" className="text-xs text-soft">
          {of}
        </p>
      )}
      {change && !outcome && <p className="text-xs text-soft">Comes back when you update the page.</p>}
      {!isRefused && <Outcome outcome={outcome} onTake={() => {}} isBusy={isBusy} />}
      {isRefused && (
        <div data-offer className="grid gap-2 border-l-2 border-waiting pl-3" role="alert">
          <p>{outcome.reason}</p>
          {leaving.length > 0 && (
            <>
              <p>To make room, this would have to go:</p>
              <ul className="list-disc pl-5">
                {leaving.map((text) => (
                  <li key={text} dir="auto">
                    {text}
                  </li>
                ))}
              </ul>
              <p>You can also leave out something else above.</p>
            </>
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-1">
        {isRefused && leaving.length > 0 && (
          <Button isBusy={isBusy} aria-label={`Put it back instead: ${part.text}`} onClick={onMakeRoom}>
            Put it back instead
          </Button>
        )}
        {change ? (
          <Button look="quiet" aria-label={`${undo}: ${part.text}`} onClick={() => changeAndFocus(null)}>
            {undo}
          </Button>
        ) : (
          <Button
            look="quiet"
            aria-label={`Put back: ${part.text}`}
            onClick={() => changeAndFocus({ action: 'add', factId: part.id })}
          >
            Put back
          </Button>
        )}
      </div>
    </li>
  );
}
