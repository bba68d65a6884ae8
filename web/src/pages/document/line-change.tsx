import type { ProfilePart } from '../../../../src/base/documents/profile-part.ts';
import {
  type ChangeOutcome,
  REWORD_MAX_CHARACTERS,
  type RevisionChange,
} from '../../../../src/base/documents/revision.ts';
import { Button } from '../../ui/button.tsx';
import { Select, TextArea } from '../../ui/field.tsx';
import { lineLook } from './line-look.ts';
import { Outcome } from './outcome.tsx';
import { useFocusAfterChange } from './use-focus-after-change.ts';

interface Props {
  part: ProfilePart;
  facts: Record<string, string>;
  /** A sentence of the profile; names of entries are left out or kept as they are. */
  isStatement: boolean;
  elsewhere: string[];
  change: RevisionChange | null;
  outcome: ChangeOutcome | null;
  onTake(): void;
  isBusy: boolean;
  onChange(change: RevisionChange | null): void;
  /** The person turns to this line. */
  onLook(): void;
}

/** One line of a resume, and what the person wants of it. */
export function LineChange({
  part,
  facts,
  isStatement,
  elsewhere,
  change,
  outcome,
  onTake,
  isBusy,
  onChange,
  onLook,
}: Props) {
  const { id: factId, text } = part;
  const { item, changeAndFocus } = useFocusAfterChange(onChange);
  return (
    <li ref={item} className={lineLook(part, change !== null)} onFocus={onLook} onMouseEnter={onLook}>
      <p dir="auto" className={change ? 'text-soft line-through' : ''}>
        {text}
      </p>
      {change?.action === 'reword' && (
        <TextArea
          label="Your wording"
          rows={3}
          dir="auto"
          maxLength={REWORD_MAX_CHARACTERS}
          value={change.text}
          onChange={(event) => onChange({ ...change, text: event.target.value })}
        />
      )}
      {change?.action === 'swap' && (
        <Select
          label="Replace with"
          value={change.with}
          choices={
            elsewhere.includes(change.with)
              ? choicesOf(elsewhere, facts)
              : choicesOf([change.with, ...elsewhere], facts)
          }
          onChange={(id) => onChange({ ...change, with: id })}
        />
      )}
      <Outcome outcome={outcome} onTake={onTake} isBusy={isBusy} />
      <div className="flex flex-wrap gap-1">
        {change ? (
          <Button look="quiet" aria-label={`Undo this change: ${text}`} onClick={() => changeAndFocus(null)}>
            Undo this change
          </Button>
        ) : (
          <>
            <Button
              look="quiet"
              aria-label={`Leave out: ${text}`}
              onClick={() => changeAndFocus({ action: 'drop', factId })}
            >
              Leave out
            </Button>
            {isStatement && (
              <Button
                look="quiet"
                aria-label={`Reword: ${text}`}
                onClick={() => changeAndFocus({ action: 'reword', factId, text })}
              >
                Reword
              </Button>
            )}
            {isStatement && elsewhere.length > 0 && (
              <Button
                look="quiet"
                aria-label={`Replace: ${text}`}
                onClick={() => changeAndFocus({ action: 'swap', factId, with: elsewhere[0]! })}
              >
                Replace
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  );
}

const choicesOf = (ids: readonly string[], facts: Record<string, string>) =>
  ids.map((id) => ({ value: id, label: facts[id]! }));
