import type { Fact } from '../../../../src/base/profile.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Chips } from './chips.tsx';
import { DateField } from './date-field.tsx';
import { type Change, fieldId, within } from './editor-context.ts';
import { EntryList } from './entry-list.tsx';
import { FactList } from './fact-list.tsx';
import { useFieldNotes } from './field-notes.tsx';
import { newFact, type Role } from './model/blank.ts';
import { type Field, hasSpan, ROLE, type Span } from './model/kinds.ts';
import { entryPlace, type Place } from './model/place.ts';
import { SpanField } from './span-field.tsx';

interface Props<E extends { id: string }> {
  field: Field<E>;
  entry: E;
  /** What the entry is called; part of the names of buttons. */
  owner: string;
  change: Change<E>;
}

/** `kinds.ts` makes sure that each field holds what its kind says. */
export function FieldEditor<E extends { id: string }>({ field, entry, owner, change }: Props<E>) {
  if (field.kind === 'span') {
    return hasSpan(entry) && <SpanField id={entry.id} owner={owner} span={entry} change={ofSpan(change)} />;
  }
  const value = entry[field.name] as unknown;
  const changeValue = within(change, field.name) as unknown;
  const place = entryPlace(entry.id, field.name);
  const list = `${entry.id}-${field.name}`;
  switch (field.kind) {
    case 'roles':
      return (
        <div className="pt-2 sm:col-span-2">
          <h3 className="mb-2 text-base">Roles</h3>
          <EntryList
            kind={ROLE}
            entries={value as Role[]}
            change={changeValue as Change<Role[]>}
            list={list}
            owner={nameOf(entry) || owner}
          />
        </div>
      );
    case 'facts':
    case 'chips': {
      const parts = { ...field, facts: value as Fact[], change: changeValue as Change<Fact[]>, list, owner };
      return (
        <div className="sm:col-span-2">{field.kind === 'facts' ? <FactList {...parts} /> : <Chips {...parts} />}</div>
      );
    }
    case 'fact':
    case 'line':
      return (
        <FactField
          field={field}
          place={place}
          value={value as Fact | null}
          change={changeValue as Change<Fact | null>}
        />
      );
    case 'date': {
      const set = changeValue as Change<string | null>;
      return (
        <DateField
          label={field.label}
          owner={owner}
          place={place}
          value={value as string | null}
          onChange={(next) => set(() => next, place)}
        />
      );
    }
    default:
      return (
        <TextLine
          field={field}
          place={place}
          value={value as string | null}
          change={changeValue as Change<string | null>}
        />
      );
  }
}

const ofSpan =
  <E extends object>(change: Change<E>): Change<Span> =>
  (update, place) =>
    change((known) => (hasSpan(known) ? { ...known, ...update(known) } : known), place);

const nameOf = (entry: object): string => ('name' in entry && typeof entry.name === 'string' ? entry.name : '');

interface FieldProps<T> {
  field: { kind: string; label: string; isWide?: boolean };
  place: Place;
  value: T;
  change: Change<T>;
}

export function TextLine({ field, place, value, change }: FieldProps<string | null>) {
  const { notes, onTyped, onLeft } = useFieldNotes(place);
  return (
    <div className={field.isWide ? 'sm:col-span-2' : ''}>
      <TextField
        id={fieldId(place)}
        label={field.label}
        {...notes}
        value={value ?? ''}
        onChange={(event) => {
          onTyped();
          change(() => event.target.value || null, place);
        }}
        onBlur={onLeft}
      />
    </div>
  );
}

export function FactField({ field, place, value, change }: FieldProps<Fact | null>) {
  const { notes } = useFieldNotes(place);
  const parts = {
    id: fieldId(place),
    label: field.label,
    hint: notes.hint,
    value: value?.text ?? '',
    onChange: (event: { target: { value: string } }) => {
      const text = event.target.value;
      const begun = newFact(text);
      change((known) => factOf(known, begun), place);
    },
  };
  return field.kind === 'line' ? (
    <TextField {...parts} />
  ) : (
    <div className="sm:col-span-2">
      <TextArea {...parts} rows={3} />
    </div>
  );
}

/** A fact keeps its id while its words change, so that documents can still name it. */
function factOf(known: Fact | null, begun: Fact): Fact | null {
  if (begun.text === '') return null;
  return known ? { ...known, text: begun.text } : begun;
}
