import { type KeyboardEvent, useId, useState } from 'react';
import type { Fact } from '../../../../src/base/profile.ts';
import { moved } from '../../lib/moved.ts';
import { Icon } from '../../ui/icon.tsx';
import { type Change, fieldId, inList, useEditor, within } from './editor-context.ts';
import { newFact } from './model/blank.ts';
import { entryPlace } from './model/place.ts';
import { splitWords } from './model/skills.ts';
import { neighbour } from './sortable.tsx';

interface Props {
  label: string;
  /** Its name stands above it already. */
  isNamed?: boolean;
  /** What one is called, such as `skill`. */
  one: string;
  owner: string;
  facts: Fact[];
  change: Change<Fact[]>;
  list: string;
}

const idOf = (fact: Fact): string => fieldId(entryPlace(fact.id, 'text'));

/** Short statements side by side. The keyboard stops at one of them, and the arrow keys go on from there. */
export function Chips({ label, isNamed = false, one, owner, facts, change, list }: Props) {
  const editor = useEditor();
  const helpId = useId();
  const [active, setActive] = useState<string | null>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const addId = `add-${list}`;
  const reached = facts.some((fact) => fact.id === active) ? active : facts[0]?.id;
  const go = (fact: Fact | undefined) => {
    if (!fact) return;
    setActive(fact.id);
    editor.focusOn(idOf(fact));
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= facts.length) return;
    change((known) => moved(known, from, to), null);
    setNews(`${facts[from]!.text} is now ${to + 1} of ${facts.length}`);
    go(facts[from]);
  };
  const remove = (index: number) => {
    const next = neighbour(facts, index);
    if (next) go(next);
    else editor.focusOn(addId);
    setNews(`${facts[index]!.text} removed`);
    change((known) => known.filter((fact) => fact.id !== facts[index]!.id), null);
  };
  const finish = (fact: Fact, text: string | null) => {
    setEdited(null);
    if (text?.trim() === '') return remove(facts.indexOf(fact));
    if (text !== null && text !== fact.text)
      within<Fact, 'text'>(inList(change, fact.id), 'text')(() => text.trim(), null);
    go(fact);
  };
  const press = (event: KeyboardEvent, index: number) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by !== undefined) {
      if (event.altKey) move(index, index + by);
      else go(facts[index + by]);
    } else if (event.key === 'Delete' || event.key === 'Backspace') remove(index);
    else return;
    event.preventDefault();
  };
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className={isNamed ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>{label}</legend>
      <div className="group/chips flex flex-wrap items-center gap-2">
        {facts.length > 0 && (
          <ul className="contents" aria-label={`${label}: ${owner}`}>
            {facts.map((fact, index) =>
              fact.id === edited ? (
                <li key={fact.id}>
                  <ChipEditor
                    one={one}
                    fact={fact}
                    onMove={(by) => move(index, index + by)}
                    isFirst={index === 0}
                    isLast={index === facts.length - 1}
                    onDone={(text) => finish(fact, text)}
                  />
                </li>
              ) : (
                <Chip
                  key={fact.id}
                  fact={fact}
                  one={one}
                  index={index}
                  list={list}
                  helpId={helpId}
                  isReached={fact.id === reached}
                  onPress={press}
                  onEdit={() => setEdited(fact.id)}
                  onMove={move}
                  onRemove={() => remove(index)}
                />
              ),
            )}
          </ul>
        )}
        <AddChip
          id={addId}
          label={`Add a ${one}${owner === '' ? '' : ` to ${owner}`}`}
          placeholder={`Add a ${one}`}
          onAdd={(words) => {
            const known = new Set(facts.map((fact) => fact.text.toLowerCase()));
            const added = words.filter((word) => !known.has(word.toLowerCase())).map(newFact);
            if (added.length > 0) change((before) => [...before, ...added], null);
          }}
          onBack={() => go(facts.at(-1))}
        />
        <p id={helpId} className="hidden w-full text-xs text-soft sm:group-focus-within/chips:block">
          Arrow keys go from one to the next; with Alt they move it. Enter changes it, Delete removes it.
        </p>
      </div>
      <span role="status" className="sr-only">
        {news}
      </span>
    </fieldset>
  );
}

interface ChipProps {
  fact: Fact;
  one: string;
  index: number;
  list: string;
  helpId: string;
  isReached: boolean;
  onPress(event: KeyboardEvent, index: number): void;
  onEdit(): void;
  onMove(from: number, to: number): void;
  onRemove(): void;
}

function Chip({ fact, one, index, list, helpId, isReached, onPress, onEdit, onMove, onRemove }: ChipProps) {
  const type = `text/x-letterpress-${list.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  const editor = useEditor();
  const doubt = editor.doubtAt(entryPlace(fact.id, 'text'));
  return (
    <li
      draggable
      className={`inline-flex max-w-full items-center rounded-full border bg-panel text-sm ${doubt ? 'border-waiting' : 'border-line'}`}
      onDragStart={(event) => event.dataTransfer.setData(type, String(index))}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(type)) event.preventDefault();
      }}
      onDrop={(event) => {
        const from = event.dataTransfer.getData(type);
        if (from !== '') onMove(Number(from), index);
      }}
    >
      <button
        id={idOf(fact)}
        type="button"
        dir="auto"
        tabIndex={isReached ? 0 : -1}
        aria-describedby={helpId}
        title={doubt && `Please check: ${doubt.message}`}
        className="min-h-8 min-w-0 cursor-pointer truncate rounded-full py-1 pr-1 pl-3"
        onClick={onEdit}
        onKeyDown={(event) => onPress(event, index)}
      >
        {fact.text}
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Remove ${one} ${fact.text}`}
        className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-full text-soft hover:text-ink"
        onClick={onRemove}
      >
        <Icon name="close" className="size-3.5" />
      </button>
    </li>
  );
}

interface ChipEditorProps {
  one: string;
  fact: Fact;
  isFirst: boolean;
  isLast: boolean;
  onMove(by: 1 | -1): void;
  /** Null where it stays as it was. */
  onDone(text: string | null): void;
}

/** Also offers to move it, for those who have neither mouse nor keyboard. */
function ChipEditor({ one, fact, isFirst, isLast, onMove, onDone }: ChipEditorProps) {
  const [text, setText] = useState(fact.text);
  const stay = (event: { preventDefault(): void }) => event.preventDefault();
  const arrow = (label: string, by: 1 | -1, isEnd: boolean) => (
    <button
      type="button"
      tabIndex={-1}
      disabled={isEnd}
      aria-label={`Move ${one} ${fact.text} ${label}`}
      className="grid size-8 cursor-pointer place-items-center disabled:opacity-35"
      onPointerDown={stay}
      onClick={() => onMove(by)}
    >
      <Icon name="next" className={`size-3.5 ${by < 0 ? 'rotate-180' : ''}`} />
    </button>
  );
  return (
    <span className="inline-flex items-center rounded-full border border-accent bg-raised has-focus-visible:outline-2 has-focus-visible:outline-accent">
      {arrow('back', -1, isFirst)}
      <input
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus
        dir="auto"
        aria-label={`Change ${one} ${fact.text}`}
        className="field-sizing-content min-w-12 bg-transparent py-1 text-base outline-none sm:text-sm"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => onDone(text)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // The button that takes the focus must not be pressed by the same key.
          event.preventDefault();
          onDone(event.key === 'Enter' ? text : null);
        }}
      />
      {arrow('on', 1, isLast)}
    </span>
  );
}

interface AddProps {
  id: string;
  label: string;
  placeholder: string;
  onAdd(words: string[]): void;
  /** To the last one, from the empty field. */
  onBack(): void;
}

function AddChip({ id, label, placeholder, onAdd, onBack }: AddProps) {
  const [text, setText] = useState('');
  const add = () => {
    onAdd(splitWords(text));
    setText('');
  };
  return (
    <input
      id={id}
      dir="auto"
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      enterKeyHint="enter"
      className="min-h-8 w-36 rounded-full border border-dashed border-field bg-raised px-3 py-1 text-base placeholder:text-soft sm:text-sm"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={add}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ',' || event.key === ';') {
          event.preventDefault();
          add();
        }
        if (text === '' && (event.key === 'Backspace' || event.key === 'ArrowLeft')) onBack();
      }}
      onPaste={(event) => {
        const words = splitWords(event.clipboardData.getData('text'));
        if (words.length < 2) return;
        event.preventDefault();
        onAdd(words);
      }}
    />
  );
}
