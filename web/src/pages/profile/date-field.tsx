import { useRef, useState } from 'react';
import { INPUT, Labelled } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { fieldId, useEditor } from './editor-context.ts';
import { useFieldNotes } from './field-notes.tsx';
import type { Place } from './model/place.ts';
import { dateInWords, meansPresent, readTypedDate } from './model/typed-date.ts';
import { MonthPicker } from './month-picker.tsx';
import { useTyped } from './use-typed.ts';

/** Stands for an end that goes on. */
export const PRESENT = 'present';

interface Props {
  label: string;
  /** What the date belongs to; part of the name of its button. */
  owner: string;
  place: Place;
  value: string | null;
  allowsPresent?: boolean;
  onChange(value: string | null): void;
}

/** A date, typed in the person's own words or picked. */
export function DateField({ label, owner, place, value, allowsPresent = false, onChange }: Props) {
  const { language } = useEditor();
  const pick = `Pick a month: ${label}, ${owner}`;
  const { notes, onTyped, onLeft } = useFieldNotes(place);
  const [isPicking, setPicking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLSpanElement>(null);
  const typed = useTyped({
    value,
    show: (known) => dateInWords(known, language),
    read: (text) => (allowsPresent && meansPresent(text) ? PRESENT : readTypedDate(text)),
    onChange,
  });
  return (
    <Labelled id={fieldId(place)} label={label} hint={notes.hint} problem={notes.problem}>
      {(described) => (
        <div className="relative">
          <input
            ref={input}
            {...described}
            dir="auto"
            autoComplete="off"
            placeholder={dateInWords('2019-04', language)}
            className={`pr-10 ${INPUT}`}
            value={typed.text}
            onChange={(event) => {
              onTyped();
              typed.type(event.target.value);
            }}
            onBlur={() => {
              onLeft();
              typed.leave();
            }}
          />
          <span ref={button} className="absolute top-1/2 right-0.5 -translate-y-1/2">
            <IconButton label={pick} icon="calendar" aria-expanded={isPicking} onClick={() => setPicking(!isPicking)} />
          </span>
          {isPicking && (
            <MonthPicker
              label={pick}
              value={value}
              allowsPresent={allowsPresent}
              onPick={(picked) => {
                onChange(picked);
                setPicking(false);
                input.current?.focus();
              }}
              onClose={(isLeft) => {
                setPicking(false);
                if (!isLeft) button.current?.querySelector('button')?.focus();
              }}
              opener={button}
            />
          )}
        </div>
      )}
    </Labelled>
  );
}
