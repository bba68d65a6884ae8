import { newId } from '../../lib/new-id.ts';
import { useEditor } from './editor-context.ts';
import { EntryList } from './entry-list.tsx';
import { FieldEditor } from './field-editor.tsx';
import type { Entry, EntryKind, Field } from './sections.ts';

const PERSON: Field[] = [
  { kind: 'text', name: 'name', label: 'Name' },
  { kind: 'line', name: 'label', label: 'What you are, in a line' },
  { kind: 'text', name: 'email', label: 'E-mail' },
  { kind: 'text', name: 'phone', label: 'Phone' },
  { kind: 'text', name: 'url', label: 'Website' },
];
const SUMMARY: Field = { kind: 'fact', name: 'summary', label: 'Summary' };
const PLACE: Field[] = [
  { kind: 'text', name: 'address', label: 'Street' },
  { kind: 'text', name: 'postalCode', label: 'Postal code' },
  { kind: 'text', name: 'city', label: 'City' },
  { kind: 'text', name: 'region', label: 'State or region' },
  { kind: 'text', name: 'countryCode', label: 'Country (two letters, such as DE)' },
];
const LINK: EntryKind = {
  one: 'link',
  fields: [
    { kind: 'text', name: 'network', label: 'Network' },
    { kind: 'text', name: 'username', label: 'Name there' },
    { kind: 'text', name: 'url', label: 'Address', isWide: true },
  ],
  titleOf: (entry) => [entry.network, entry.username ?? entry.url].filter(Boolean).join(' · '),
  create: () => ({ id: newId(), network: null, username: null, url: null, extra: {} }),
};

const NO_PLACE: Entry = { address: null, postalCode: null, city: null, region: null, countryCode: null, extra: {} };

/** Who the person is and how to reach them. */
export function BasicsEditor() {
  const editor = useEditor();
  const hasPlace = editor.valueAt(['basics', 'location']) !== null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {PERSON.map((field) => (
        <div key={field.name} id={`field-basics.${field.name}`}>
          <FieldEditor field={field} path={['basics']} />
        </div>
      ))}
      <FieldEditor field={SUMMARY} path={['basics']} />
      <fieldset className="grid gap-4 pt-2 sm:col-span-2 sm:grid-cols-2">
        <legend className="mb-3 w-full border-t border-line pt-5 font-serif font-semibold">Where you live</legend>
        {hasPlace ? (
          PLACE.map((field) => <FieldEditor key={field.name} field={field} path={['basics', 'location']} />)
        ) : (
          <button
            type="button"
            className="justify-self-start text-sm text-accent underline"
            onClick={() => editor.set(['basics', 'location'], NO_PLACE)}
          >
            Add a place
          </button>
        )}
      </fieldset>
      <fieldset className="grid min-w-0 grid-cols-1 gap-2 pt-2 sm:col-span-2">
        <legend className="mb-3 w-full border-t border-line pt-5 font-serif font-semibold">Links</legend>
        <EntryList kind={LINK} path={['basics', 'profiles']} />
      </fieldset>
    </div>
  );
}
