import { useState } from 'react';
import type { Fact, Skill } from '../../../../src/base/profile.ts';
import { moved } from '../../lib/moved.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Chips } from './chips.tsx';
import { type Change, fieldId, inList, useEditor, within } from './editor-context.ts';
import { TextLine } from './field-editor.tsx';
import { KINDS } from './model/kinds.ts';
import { entryPlace } from './model/place.ts';
import { isSingle, singleSkill, withSingles } from './model/skills.ts';
import { neighbour, Sortable } from './sortable.tsx';

const NAME = { kind: 'text', label: 'Name of the group' };
const LEVEL = { kind: 'text', label: 'Level' };

/** Single skills are chips; a group is a name with chips below it. */
export function SkillsEditor({ skills, change }: { skills: Skill[]; change: Change<Skill[]> }) {
  const editor = useEditor();
  // What was a group stays one while it is edited, also while nothing is in it yet.
  const [begun, setBegun] = useState<ReadonlySet<string>>(new Set());
  const isOne = (skill: Skill) => isSingle(skill) && !begun.has(skill.id);
  const groups = skills.filter((skill) => !isOne(skill));
  const singles = skills.filter(isOne);
  const remember = (ids: string[]) => setBegun((known) => new Set([...known, ...ids]));
  const changeGroups: Change<Skill[]> = (update, place) => {
    remember(groups.map((group) => group.id));
    change(
      (known) => withSingles(update(known.filter((skill) => !isOne(skill))), () => false, known.filter(isOne)),
      place,
    );
  };
  const changeSingles: Change<Fact[]> = (update, place) =>
    change((known) => {
      const before = known.filter(isOne);
      const facts = update(before.map((skill) => ({ id: skill.id, text: skill.name ?? '' })));
      const after = facts.map((fact) => ({
        ...(before.find((skill) => skill.id === fact.id) ?? singleSkill(fact.text)),
        id: fact.id,
        name: fact.text,
      }));
      return withSingles(known, isOne, after);
    }, place);
  const add = () => {
    const group = KINDS.skills.create();
    remember([group.id]);
    editor.focusOn(nameId(group));
    change((known) => [...known, group], null);
  };
  const remove = (index: number) => {
    const next = neighbour(groups, index);
    editor.focusOn(next ? nameId(next) : 'add-skills');
    change((known) => known.filter((skill) => skill.id !== groups[index]!.id), null);
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      {groups.length > 0 && (
        <ul className="grid grid-cols-1 gap-5">
          {groups.map((group, index) => (
            <Sortable
              key={group.id}
              label={`group of skills ${group.name || index + 1}`}
              index={index}
              count={groups.length}
              list="skills"
              onMove={(from, to) => changeGroups((known) => moved(known, from, to), null)}
              onRemove={() => remove(index)}
              head={<GroupFields group={group} change={inList(changeGroups, group.id)} />}
            >
              <div className="mt-2">
                <Chips
                  label="Skills"
                  isNamed
                  one="skill"
                  owner={group.name ?? ''}
                  facts={group.keywords}
                  change={within<Skill, 'keywords'>(inList(changeGroups, group.id), 'keywords')}
                  list={`${group.id}-keywords`}
                />
              </div>
            </Sortable>
          ))}
        </ul>
      )}
      <Chips
        label={groups.length > 0 ? 'Skills without a group' : 'Your skills'}
        one="skill"
        owner=""
        facts={singles.map((skill) => ({ id: skill.id, text: skill.name ?? '' }))}
        change={changeSingles}
        list="single-skills"
      />
      <div>
        <Button id="add-skills" look="quiet" className="-ml-3" onClick={add}>
          <Icon name="plus" />
          Add a group of skills
        </Button>
      </div>
    </div>
  );
}

const nameId = (group: Skill): string => fieldId(entryPlace(group.id, 'name'));

function GroupFields({ group, change }: { group: Skill; change: Change<Skill> }) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <TextLine field={NAME} place={entryPlace(group.id, 'name')} value={group.name} change={within(change, 'name')} />
      {group.level !== null && (
        <TextLine
          field={LEVEL}
          place={entryPlace(group.id, 'level')}
          value={group.level}
          change={within(change, 'level')}
        />
      )}
    </div>
  );
}
