import { moved } from '../../lib/json-path.ts';
import { newId } from '../../lib/new-id.ts';
import { Button } from '../../ui/button.tsx';
import { INPUT } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useEditor } from './editor-context.ts';
import type { Entry, Path } from './sections.ts';
import { Sortable } from './sortable.tsx';

/** Statements of their own, one a row. */
export function FactList({ label, one, path }: { label: string; one: string; path: Path }) {
  const editor = useEditor();
  const facts = (editor.valueAt(path) ?? []) as Entry[];
  const set = (next: Entry[]) => editor.set(path, next);
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <ul className="grid grid-cols-1 gap-2">
        {facts.map((fact, index) => {
          const doubt = editor.doubtAt([...path, index]);
          return (
            <Sortable
              key={String(fact.id)}
              label={`${one} ${index + 1}`}
              index={index}
              count={facts.length}
              list={path.join('-')}
              onMove={(from, to) => set(moved(facts, from, to))}
              onRemove={() => set(facts.filter((_, at) => at !== index))}
            >
              <textarea
                aria-label={`${label}, ${one} ${index + 1}`}
                rows={1}
                className={`field-sizing-content ${INPUT}`}
                value={String(fact.text)}
                onChange={(event) => editor.set([...path, index, 'text'], event.target.value)}
              />
              {doubt && <p className="text-sm text-waiting">Please check: {doubt.message}</p>}
            </Sortable>
          );
        })}
      </ul>
      <div>
        <Button look="quiet" className="-ml-3" onClick={() => set([...facts, { id: newId(), text: '' }])}>
          <Icon name="plus" />
          Add a {one}
        </Button>
      </div>
    </fieldset>
  );
}
