import { type ChangeOutcome, REWORD_MAX_CHARACTERS, type RevisionChange } from '../../../../src/base/revision.ts';
import { Button } from '../../ui/button.tsx';
import { Select, TextArea } from '../../ui/field.tsx';
import { Outcome } from './outcome.tsx';

interface Props {
  factId: string;
  facts: Record<string, string>;
  /** A sentence of the profile; names of entries are left out or kept as they are. */
  isStatement: boolean;
  elsewhere: string[];
  change: RevisionChange | null;
  outcome: ChangeOutcome | null;
  onTake(): void;
  isBusy: boolean;
  onChange(change: RevisionChange | null): void;
}

/** One line of a resume, and what the person wants of it. */
export function LineChange({
  factId,
  facts,
  isStatement,
  elsewhere,
  change,
  outcome,
  onTake,
  isBusy,
  onChange,
}: Props) {
  const text = facts[factId]!;
  return (
    <li className="grid gap-2 border-l-2 border-line pl-3">
      <p className={change ? 'text-soft line-through' : ''}>{text}</p>
      {change?.action === 'reword' && (
        <TextArea
          label="In other words"
          rows={3}
          maxLength={REWORD_MAX_CHARACTERS}
          value={change.text}
          onChange={(event) => onChange({ ...change, text: event.target.value })}
        />
      )}
      {change?.action === 'swap' && (
        <Select
          label="Instead"
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
          <Button look="quiet" onClick={() => onChange(null)}>
            As it was
          </Button>
        ) : (
          <>
            <Button look="quiet" onClick={() => onChange({ action: 'drop', factId })}>
              Leave out
            </Button>
            {isStatement && (
              <Button look="quiet" onClick={() => onChange({ action: 'reword', factId, text })}>
                Reword
              </Button>
            )}
            {isStatement && elsewhere.length > 0 && (
              <Button look="quiet" onClick={() => onChange({ action: 'swap', factId, with: elsewhere[0]! })}>
                Swap
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
