import { useState } from 'react';
import { moved } from '../../lib/json-path.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useEditor } from './editor-context.ts';
import { FieldEditor } from './field-editor.tsx';
import type { Entry, EntryKind, Path } from './sections.ts';
import { Sortable } from './sortable.tsx';

/** Entries with fields of their own; each is one line until it is opened. */
export function EntryList({ kind, path }: { kind: EntryKind; path: Path }) {
  const editor = useEditor();
  const entries = (editor.valueAt(path) ?? []) as Entry[];
  // A section that was just begun has one entry without a word in it, which wants to be filled in.
  const [added, setAdded] = useState(() => String(entries.find((entry) => kind.titleOf(entry) === '')?.id));
  const set = (next: Entry[]) => editor.set(path, next);
  const add = () => {
    const entry = kind.create();
    setAdded(String(entry.id));
    set([entry, ...entries]);
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <ul className="grid grid-cols-1 gap-2">
        {entries.map((entry, index) => {
          const title = kind.titleOf(entry) || `New ${kind.one}`;
          return (
            <Sortable
              key={String(entry.id)}
              label={`${kind.one} ${title}`}
              index={index}
              count={entries.length}
              list={path.join('-')}
              onMove={(from, to) => set(moved(entries, from, to))}
              onRemove={() => set(entries.filter((_, at) => at !== index))}
            >
              <details className="rounded-md border border-line bg-raised" open={added === entry.id || undefined}>
                <summary className="rounded-md px-3 py-2 text-sm leading-5 font-semibold hover:bg-panel">
                  <span className="min-w-0 truncate">{title}</span>
                </summary>
                <div className="grid gap-4 border-t border-line p-3 sm:grid-cols-2 sm:p-4">
                  {kind.fields.map((field) => (
                    <FieldEditor key={field.name} field={field} path={[...path, index]} />
                  ))}
                </div>
              </details>
            </Sortable>
          );
        })}
      </ul>
      <div>
        <Button look="quiet" className="-ml-3" onClick={add}>
          <Icon name="plus" />
          Add {/^[aeio]/.test(kind.one) ? 'an' : 'a'} {kind.one}
        </Button>
      </div>
    </div>
  );
}
