import type { Profile } from '../../../../src/base/profile.ts';
import { TextField } from '../../ui/field.tsx';
import { type Change, fieldId, useEditor, within } from './editor-context.ts';
import { EntryList } from './entry-list.tsx';
import { FactField, TextLine } from './field-editor.tsx';
import { useFieldNotes } from './field-notes.tsx';
import { blankLocation, type Location } from './model/blank.ts';
import { countryName, readCountry } from './model/country.ts';
import { LINK } from './model/kinds.ts';
import { basicsPlace, locationPlace } from './model/place.ts';
import { useTyped } from './use-typed.ts';

type Basics = Profile['basics'];

const LABEL = { kind: 'line', label: 'What you are, in a line' };
const SUMMARY = { kind: 'fact', label: 'Summary' };
const REACHED = [
  { name: 'email', kind: 'text', label: 'E-mail' },
  { name: 'phone', kind: 'text', label: 'Phone' },
  { name: 'url', kind: 'text', label: 'Website' },
] as const;
const LIVES = [
  { name: 'address', kind: 'text', label: 'Street' },
  { name: 'postalCode', kind: 'text', label: 'Postal code' },
  { name: 'city', kind: 'text', label: 'City' },
  { name: 'region', kind: 'text', label: 'State or region' },
] as const;

/** Who the person is and how to reach them. */
export function BasicsEditor({ basics, change }: { basics: Basics; change: Change<Basics> }) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Name value={basics.name} change={within(change, 'name')} />
      <FactField field={LABEL} place={basicsPlace('label')} value={basics.label} change={within(change, 'label')} />
      {REACHED.map((field) => (
        <TextLine
          key={field.name}
          field={field}
          place={basicsPlace(field.name)}
          value={basics[field.name]}
          change={within(change, field.name)}
        />
      ))}
      <FactField
        field={SUMMARY}
        place={basicsPlace('summary')}
        value={basics.summary}
        change={within(change, 'summary')}
      />
      <Home location={basics.location} change={within(change, 'location')} />
      <fieldset className="grid min-w-0 grid-cols-1 gap-2 pt-2 sm:col-span-2">
        <legend className="mb-3 w-full border-t border-line pt-5 font-serif font-semibold">Links</legend>
        <EntryList kind={LINK} entries={basics.profiles} change={within(change, 'profiles')} list="links" />
      </fieldset>
    </div>
  );
}

function Name({ value, change }: { value: string; change: Change<string> }) {
  const place = basicsPlace('name');
  const { notes, onTyped, onLeft } = useFieldNotes(place);
  return (
    <TextField
      id={fieldId(place)}
      label="Name"
      {...notes}
      value={value}
      onChange={(event) => {
        onTyped();
        change(() => event.target.value, place);
      }}
      onBlur={onLeft}
    />
  );
}

function Home({ location, change }: { location: Location | null; change: Change<Location | null> }) {
  const editor = useEditor();
  const known: Change<Location> = (update, place) => change((value) => update(value ?? blankLocation()), place);
  return (
    <fieldset className="grid grid-cols-1 gap-4 pt-2 sm:col-span-2 sm:grid-cols-2">
      <legend className="mb-3 w-full border-t border-line pt-5 font-serif font-semibold">Where you live</legend>
      {location === null && (
        <button
          type="button"
          className="cursor-pointer justify-self-start text-sm text-accent underline"
          onClick={() => {
            editor.focusOn(fieldId(locationPlace('address')));
            change(blankLocation, null);
          }}
        >
          Add a place
        </button>
      )}
      {location !== null && (
        <>
          {LIVES.map((field) => (
            <TextLine
              key={field.name}
              field={field}
              place={locationPlace(field.name)}
              value={location[field.name]}
              change={within(known, field.name)}
            />
          ))}
          <Country value={location.countryCode} change={within(known, 'countryCode')} />
        </>
      )}
    </fieldset>
  );
}

function Country({ value, change }: { value: string | null; change: Change<string | null> }) {
  const place = locationPlace('countryCode');
  const { notes, onTyped, onLeft } = useFieldNotes(place);
  const typed = useTyped({
    value,
    show: (known) => (readCountry(known) === null ? known : countryName(readCountry(known)!)),
    read: readCountry,
    onChange: (next) => change(() => next, place),
  });
  return (
    <TextField
      id={fieldId(place)}
      label="Country"
      autoComplete="off"
      {...notes}
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
  );
}
