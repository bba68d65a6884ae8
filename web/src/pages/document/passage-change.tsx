import { type ChangeOutcome, PASSAGE_MAX_CHARACTERS } from '../../../../src/base/documents/revision.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Outcome } from './outcome.tsx';
import type { Changes, SetChange } from './revise.tsx';
import { useFocusAfterChange } from './use-focus-after-change.ts';

interface Props {
  text: string;
  sentences: string[];
  changes: Changes;
  set: SetChange;
  outcome: ChangeOutcome | null;
  onTake(): void;
  isBusy: boolean;
  /** The person turns to this paragraph. */
  onLook(): void;
}

/** One paragraph of a letter: in other words, left out, or without some of its sentences. */
export function PassageChange({ text, sentences, changes, set, outcome, onTake, isBusy, onLook }: Props) {
  const change = changes[text] ?? null;
  const { item, changeAndFocus } = useFocusAfterChange((next) => set(text, next));
  return (
    <li ref={item} className="grid gap-2 border-l-2 border-line pl-3" onFocus={onLook} onMouseEnter={onLook}>
      {change || sentences.length === 1 ? (
        <p dir="auto" className={change ? 'text-soft line-through' : ''}>
          {text}
        </p>
      ) : (
        <Sentences sentences={sentences} changes={changes} set={set} />
      )}
      {change?.action === 'reword-passage' && (
        <TextArea
          label="Your wording"
          rows={6}
          dir="auto"
          maxLength={PASSAGE_MAX_CHARACTERS}
          value={change.text}
          onChange={(event) => set(text, { ...change, text: event.target.value })}
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
              onClick={() => changeAndFocus({ action: 'drop-passage', passage: text })}
            >
              Leave out
            </Button>
            <Button
              look="quiet"
              aria-label={`Reword: ${text}`}
              onClick={() => changeAndFocus({ action: 'reword-passage', passage: text, text })}
            >
              Reword
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

function Sentences({ sentences, changes, set }: Pick<Props, 'sentences' | 'changes' | 'set'>) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1 text-xs text-soft">Uncheck what to leave out</legend>
      {sentences.map((sentence) => {
        const isGone = changes[sentence] !== undefined;
        return (
          <label key={sentence} className="flex items-start gap-2">
            <input
              type="checkbox"
              className="mt-1"
              checked={!isGone}
              onChange={() => set(sentence, isGone ? null : { action: 'drop-passage', passage: sentence })}
            />
            <span className={isGone ? 'text-soft line-through' : ''}>{sentence}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
