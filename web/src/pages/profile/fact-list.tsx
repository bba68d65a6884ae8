import type { Fact } from '../../../../src/base/profile.ts';
import { moved } from '../../lib/moved.ts';
import { Button } from '../../ui/button.tsx';
import { INPUT } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Change, fieldId, inList, useEditor, within } from './editor-context.ts';
import { factsOfLines, newFact } from './model/blank.ts';
import { entryPlace } from './model/place.ts';
import { neighbour, Sortable } from './sortable.tsx';

interface Props {
  label: string;
  /** What one is called, such as `point`. */
  one: string;
  /** What they belong to, such as a role; part of the names of buttons. */
  owner: string;
  facts: Fact[];
  change: Change<Fact[]>;
  list: string;
}

const idOf = (fact: Fact): string => fieldId(entryPlace(fact.id, 'text'));

/** Statements of their own, one a row; Enter begins the next, and what is pasted in lines becomes as many. */
export function FactList({ label, one, owner, facts, change, list }: Props) {
  const editor = useEditor();
  const add = () => {
    const fact = newFact('');
    editor.focusOn(idOf(fact));
    change((known) => [...known, fact], null);
  };
  const type = (fact: Fact, text: string) => {
    const place = entryPlace(fact.id, 'text');
    const [first, ...more] = factsOfLines(fact, text);
    if (more.length === 0) return within<Fact, 'text'>(inList(change, fact.id), 'text')(() => text, place);
    editor.focusOn(idOf(more.at(-1)!));
    change((known) => known.flatMap((one) => (one.id === fact.id ? [first!, ...more] : [one])), null);
  };
  const remove = (index: number) => {
    const next = neighbour(facts, index);
    editor.focusOn(next ? idOf(next) : `add-${list}`);
    change((known) => known.filter((fact) => fact.id !== facts[index]!.id), null);
  };
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <ul className="grid grid-cols-1 gap-2">
        {facts.map((fact, index) => {
          const place = entryPlace(fact.id, 'text');
          const doubt = editor.doubtAt(place);
          return (
            <Sortable
              key={fact.id}
              label={`${one} ${index + 1} of ${owner}`}
              index={index}
              count={facts.length}
              list={list}
              onMove={(from, to) => change((known) => moved(known, from, to), null)}
              onRemove={() => remove(index)}
              head={
                <textarea
                  id={idOf(fact)}
                  dir="auto"
                  aria-label={`${label}, ${one} ${index + 1} of ${owner}`}
                  rows={1}
                  className={`block field-sizing-content ${INPUT}`}
                  value={fact.text}
                  onChange={(event) => type(fact, event.target.value)}
                />
              }
            >
              {doubt && <p className="text-sm text-waiting">Please check: {doubt.message}</p>}
            </Sortable>
          );
        })}
      </ul>
      <div>
        <Button id={`add-${list}`} look="quiet" className="-ml-3" aria-label={`Add a ${one} to ${owner}`} onClick={add}>
          <Icon name="plus" />
          Add a {one}
        </Button>
      </div>
    </fieldset>
  );
}
