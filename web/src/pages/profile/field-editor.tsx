import { newId } from '../../lib/new-id.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { useEditor } from './editor-context.ts';
import { EntryList } from './entry-list.tsx';
import { FactList } from './fact-list.tsx';
import type { Entry, Field, Json, Path } from './sections.ts';

/** `2019`, `2019-04` or `2019-04-30`, as the schema wants it. */
const DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

export function FieldEditor({ field, path }: { field: Field; path: Path }) {
  const editor = useEditor();
  const here = [...path, field.name];
  const value = editor.valueAt(here);
  const doubt = editor.doubtAt(here);
  const hint = doubt && <span className="text-waiting">Please check: {doubt.message}</span>;
  switch (field.kind) {
    case 'entries':
      return (
        <div className="sm:col-span-2">
          <EntryList kind={field.of} path={here} />
        </div>
      );
    case 'facts':
      return (
        <div className="sm:col-span-2">
          <FactList label={field.label} one={field.one} path={here} />
        </div>
      );
    case 'current':
      return (
        <label className="flex items-center gap-2 text-sm sm:col-span-2">
          <input
            type="checkbox"
            className="accent-accent"
            checked={value === true}
            onChange={(event) => editor.set(here, event.target.checked)}
          />
          {field.label}
        </label>
      );
    case 'fact':
      return (
        <div className="sm:col-span-2">
          <TextArea
            label={field.label}
            rows={3}
            hint={hint}
            value={textOf(value)}
            onChange={(event) => editor.set(here, factOf(value, event.target.value))}
          />
        </div>
      );
    default:
      return (
        <div className={field.isWide ? 'sm:col-span-2' : ''}>
          <TextField
            label={field.label}
            hint={field.kind === 'date' ? (hint ?? 'Such as 2019 or 2019-04') : hint}
            problem={field.kind === 'date' ? dateProblem(textOf(value)) : null}
            value={textOf(value)}
            onChange={(event) =>
              editor.set(here, field.kind === 'line' ? factOf(value, event.target.value) : event.target.value || null)
            }
          />
        </div>
      );
  }
}

function textOf(value: Json | undefined): string {
  if (typeof value === 'string') return value;
  return isFact(value) ? String(value.text) : '';
}

/** A fact keeps its id while its words change, so that documents can still name it. */
function factOf(value: Json | undefined, text: string): Entry | null {
  if (text === '') return null;
  return { id: isFact(value) ? value.id! : newId(), text };
}

function isFact(value: Json | undefined): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'text' in value;
}

function dateProblem(text: string): string | null {
  return text === '' || DATE.test(text) ? null : 'Write a year, or a year and a month: 2019 or 2019-04.';
}
