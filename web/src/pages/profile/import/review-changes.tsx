import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import type { Profile } from '../../../../../src/base/profile.ts';
import type { ProfileChange } from '../../../../../src/edge/dashboard/api/types/profile.ts';
import { queries } from '../../../api/queries.ts';
import { request } from '../../../api/request.ts';
import { Card } from '../../../shell/page.tsx';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/notice.tsx';
import type { Choice, Difference } from '../model/merging/difference.ts';
import { differences, mergeProfiles } from '../model/merging/merge.ts';
import { dateLanguage } from '../model/typed-date.ts';

interface Props {
  importId: string;
  mine: Profile;
  theirs: Profile;
  /** The version of `mine`. */
  version: number | null;
}

/** What another import would change, entry by entry; the person decides on each. */
export function ReviewChanges({ importId, mine, theirs, version }: Props) {
  const client = useQueryClient();
  const found = useMemo(() => differences(mine, theirs, dateLanguage(navigator.languages)), [mine, theirs]);
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const merge = useMutation({
    mutationFn: () => {
      const change: ProfileChange = { profile: mergeProfiles(mine, theirs, choices), basedOn: version };
      return request('POST', `/profile/imports/${importId}/merge`, change);
    },
    onSuccess: () => {
      document.getElementById('main')?.focus();
      return Promise.all([
        client.invalidateQueries({ queryKey: queries.profile().queryKey }),
        client.invalidateQueries({ queryKey: queries.session().queryKey }),
      ]);
    },
  });
  const choiceOf = ({ id, suggested }: Difference) => choices.get(id) ?? suggested;
  const isChange = (one: Difference) => choiceOf(one) !== 'keep';
  const count = found.filter(isChange).length;
  const missing = found.filter(({ kind }) => kind === 'missing');
  const proposed = found.filter(({ kind }) => kind !== 'missing');
  const rows = (label: string, some: Difference[]) =>
    some.length > 0 && (
      <ul className="grid grid-cols-1 divide-y divide-line border-y border-line" aria-label={label}>
        {some.map((one) => (
          <DifferenceRow
            key={one.id}
            difference={one}
            choice={choiceOf(one)}
            onChoose={(choice) => setChoices(new Map([...choices, [one.id, choice]]))}
          />
        ))}
      </ul>
    );
  if (found.length === 0) {
    return (
      <Card title="What would change">
        <p className="text-sm text-soft">Nothing: your profile says all of this already.</p>
      </Card>
    );
  }
  return (
    <Card
      title="What would change"
      lead="Nothing is changed until you say so. Your profile of today stays in the history."
    >
      {rows('Changes', proposed)}
      {missing.length > 0 && (
        <details className="mt-4">
          <summary className="mb-3 text-sm text-soft">
            {missing.length === 1 ? '1 entry of your profile is' : `${missing.length} entries of your profile are`} not
            in the file, and kept unless you remove {missing.length === 1 ? 'it' : 'them'}
          </summary>
          {rows('Not in the file', missing)}
        </details>
      )}
      <div className="mt-5 grid gap-3">
        <div>
          <Button look="primary" disabled={count === 0} isBusy={merge.isPending} onClick={() => merge.mutate()}>
            {count === 1 ? 'Make this 1 change' : `Make these ${count} changes`}
          </Button>
        </div>
        <Failure error={merge.error} />
      </div>
    </Card>
  );
}

const KINDS: Record<Difference['kind'], { text: string; look: string }> = {
  added: { text: 'New in the file', look: 'bg-good-paper text-good' },
  changed: { text: 'Different', look: 'bg-waiting-paper text-waiting' },
  missing: { text: 'Not in the file', look: 'bg-panel text-soft' },
};

const LABELS: Record<Difference['kind'], Partial<Record<Choice, string>>> = {
  added: { take: 'Add it', keep: 'Leave it out' },
  changed: { merge: 'Combine both', keep: 'Keep mine', take: 'Take the file’s' },
  missing: { keep: 'Keep it', take: 'Remove it' },
};

interface RowProps {
  difference: Difference;
  choice: Choice;
  onChoose(choice: Choice): void;
}

function DifferenceRow({ difference, choice, onChoose }: RowProps) {
  const name = useId();
  const { section, title, kind, choices } = difference;
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <span className="text-soft">{section}</span>
          <span className={`rounded-full px-2 py-0.5 text-xs font-semibold ${KINDS[kind].look}`}>
            {KINDS[kind].text}
          </span>
        </p>
        <p dir="auto" className="mt-1 text-sm font-semibold">
          {title}
        </p>
        <Fields difference={difference} />
      </div>
      <fieldset className="flex flex-wrap items-start gap-x-4 gap-y-1 text-sm">
        <legend className="sr-only">
          {section}: {title}
        </legend>
        {choices.map((one) => (
          <label key={one} className="flex min-h-9 items-center gap-1.5">
            <input
              type="radio"
              name={name}
              className="size-4.5 accent-accent"
              checked={choice === one}
              onChange={() => onChoose(one)}
            />
            {LABELS[kind][one]}
          </label>
        ))}
      </fieldset>
    </li>
  );
}

/** Both sides of what differs; of what only one has, its content. */
function Fields({ difference: { kind, title, fields } }: { difference: Difference }) {
  if (fields.length === 0) return null;
  const isNamed = fields.length === 1 && fields[0]!.label === title;
  return (
    <details className="mt-1 text-sm" open={kind === 'changed' && fields.every(isShort)}>
      <summary className="text-soft">{kind === 'changed' ? 'What differs' : 'What it says'}</summary>
      <dl className="mt-2 grid grid-cols-1 gap-3">
        {fields.map(({ label, mine, theirs }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fields have no other name, and never move
          <div key={index} className="grid grid-cols-1 gap-1">
            <dt className={isNamed ? 'sr-only' : 'font-semibold'}>{label}</dt>
            {kind === 'changed' && <Side whose="Yours" text={mine} />}
            {kind === 'changed' && <Side whose="The file’s" text={theirs} />}
            {kind !== 'changed' && <Side text={mine || theirs} />}
          </div>
        ))}
      </dl>
    </details>
  );
}

const SHORT = 120;
const isShort = ({ mine, theirs }: { mine: string; theirs: string }): boolean => mine.length + theirs.length < SHORT;

function Side({ whose, text }: { whose?: string; text: string }) {
  return (
    <dd className={whose ? 'grid grid-cols-[5.5rem_minmax(0,1fr)]' : ''}>
      {whose && <span className="text-soft">{whose}</span>}
      <span dir="auto" className="whitespace-pre-line">
        {text || '—'}
      </span>
    </dd>
  );
}
