import { moved } from '../../lib/moved.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Change, fieldId, inList, rowId, useEditor } from './editor-context.ts';
import { FieldEditor } from './field-editor.tsx';
import type { EntryKind } from './model/kinds.ts';
import { entryPlace } from './model/place.ts';
import { neighbour, Sortable } from './sortable.tsx';

interface Props<E extends { id: string }> {
  kind: EntryKind<E>;
  entries: E[];
  change: Change<E[]>;
  /** Names the list among those of the page. */
  list: string;
  /** What the entries belong to, such as an employer; part of the names of buttons. */
  owner?: string;
}

/** Entries with fields of their own; each is one line until it is opened. */
export function EntryList<E extends { id: string }>({ kind, entries, change, list, owner = '' }: Props<E>) {
  const editor = useEditor();
  const add = () => {
    const entry = kind.create();
    for (const id of [entry.id, ...(kind.openedWith?.(entry) ?? [])]) editor.setOpen(id, true);
    editor.focusOn(fieldId(entryPlace(entry.id, firstFieldOf(kind))));
    change((known) => [entry, ...known], null);
  };
  const remove = (index: number) => {
    const next = neighbour(entries, index);
    editor.focusOn(next ? rowId(next.id) : `add-${list}`);
    change((known) => known.filter((entry) => entry.id !== entries[index]!.id), null);
  };
  const at = owner === '' ? '' : ` at ${owner}`;
  return (
    <div className="grid grid-cols-1 gap-2">
      {entries.length > 0 && (
        <ul className="grid grid-cols-1 divide-y divide-line border-y border-line">
          {entries.map((entry, index) => {
            const title = kind.titleOf(entry, editor.language) || `New ${kind.one}`;
            const isOpen = editor.isOpen(entry.id);
            return (
              <Sortable
                key={entry.id}
                label={`${kind.one} ${title}${at}`}
                index={index}
                count={entries.length}
                list={list}
                onMove={(from, to) => change((known) => moved(known, from, to), null)}
                onRemove={() => remove(index)}
                head={
                  <Disclosure
                    id={rowId(entry.id)}
                    title={title}
                    isOpen={isOpen}
                    onToggle={() => editor.setOpen(entry.id, !isOpen)}
                  />
                }
              >
                {isOpen && (
                  <fieldset aria-label={title} className="grid min-w-0 grid-cols-1 gap-4 pt-1 pb-6 sm:grid-cols-2">
                    {kind.fields.map((field) => (
                      <FieldEditor
                        key={'name' in field ? field.name : field.kind}
                        field={field}
                        entry={entry}
                        owner={title}
                        change={inList(change, entry.id)}
                      />
                    ))}
                  </fieldset>
                )}
              </Sortable>
            );
          })}
        </ul>
      )}
      <div>
        <Button
          id={`add-${list}`}
          look="quiet"
          className="-ml-3"
          aria-label={owner === '' ? undefined : `Add ${withArticle(kind.one)}${at}`}
          onClick={add}
        >
          <Icon name="plus" />
          Add {withArticle(kind.one)}
        </Button>
      </div>
    </div>
  );
}

const withArticle = (one: string): string => `${/^[aeio]/.test(one) ? 'an' : 'a'} ${one}`;

function firstFieldOf<E>({ fields }: EntryKind<E>): string {
  const [first] = fields;
  return first && 'name' in first ? first.name : '';
}

interface DisclosureProps {
  id: string;
  title: string;
  isOpen: boolean;
  onToggle(): void;
}

function Disclosure({ id, title, isOpen, onToggle }: DisclosureProps) {
  return (
    <button
      id={id}
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="flex min-h-9 w-full cursor-pointer items-center gap-2 rounded-md px-1 text-left text-sm leading-5 font-semibold hover:bg-panel"
    >
      <Icon name={isOpen ? 'open' : 'next'} className="size-4 text-soft" />
      <span dir="auto" className="min-w-0 truncate">
        {title}
      </span>
    </button>
  );
}
