import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Key, NewKey } from '../../../src/edge/dashboard/api/types/keys.ts';
import { queries, refresh } from '../api/queries.ts';
import { request } from '../api/request.ts';
import { Card, Page, Rows } from '../shell/page.tsx';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Checkbox, TextField } from '../ui/field.tsx';
import { Loaded } from '../ui/loading.tsx';
import { Failure } from '../ui/notice.tsx';
import { When } from '../ui/when.tsx';
import { Created } from './keys/created.tsx';
import { RenameKey } from './keys/rename-key.tsx';
import { ReadOnly, stateOf } from './keys/state.tsx';

const linkId = (key: { id: string }): string => `key-${key.id}`;
const focusKey = (key: { id: string }): void => document.getElementById(linkId(key))?.focus();

export function Keys() {
  const keys = useQuery(queries.keys());
  const [created, setCreated] = useState<NewKey | null>(null);
  const done = (key: NewKey) => {
    flushSync(() => setCreated(null));
    focusKey(key);
  };
  return (
    <Page title="API keys" lead="Programs and agents act for you with a key; REST and MCP take the same.">
      {created && <Created key={created.id} created={created} onDone={() => done(created)} />}
      <Create onCreated={setCreated} />
      <Loaded query={keys}>{(list) => <List keys={list} />}</Loaded>
    </Page>
  );
}

function Create({ onCreated }: { onCreated(key: NewKey): void }) {
  const [name, setName] = useState('');
  const [expires, setExpires] = useState('');
  const [isReadOnly, setReadOnly] = useState(false);
  const client = useQueryClient();
  const create = useMutation({
    mutationFn: () => request<NewKey>('POST', '/keys', { name, expiresAt: endOfDay(expires), isReadOnly }),
    onSuccess: (key) => {
      setName('');
      setExpires('');
      setReadOnly(false);
      onCreated(key);
      refresh(client, 'keys');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <Card title="New key">
      <form className="grid items-end gap-4 sm:grid-cols-[1fr_12rem_auto]" onSubmit={submit}>
        <TextField
          label="Name"
          required
          maxLength={100}
          placeholder="What will use it"
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label="Last day (optional)"
          type="date"
          value={expires}
          onChange={(event) => setExpires(event.target.value)}
        />
        <Button type="submit" look="primary" isBusy={create.isPending} className="max-sm:order-last">
          Create key
        </Button>
        <div className="sm:col-span-3">
          <Checkbox
            label="Read only"
            hint="It can read the status of documents, and never make one or spend credits."
            isChecked={isReadOnly}
            onChange={setReadOnly}
          />
        </div>
        {create.error && (
          <div className="sm:col-span-3">
            <Failure error={create.error} />
          </div>
        )}
      </form>
    </Card>
  );
}

/** The key works on its last day. */
function endOfDay(day: string): string | null {
  if (day === '') return null;
  const end = new Date(`${day}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + 1);
  return end.toISOString();
}

function List({ keys }: { keys: Key[] }) {
  const [leaving, setLeaving] = useState<Key | null>(null);
  const [renaming, setRenaming] = useState<Key | null>(null);
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: (key: Key) => request('DELETE', `/keys/${key.id}`),
    onSuccess: (_, key) => {
      flushSync(() => setLeaving(null));
      // The button that led here goes away with the key's use.
      focusKey(key);
      refresh(client, 'keys');
    },
  });
  if (keys.length === 0)
    return (
      <p className="rounded-xl border border-dashed border-line p-10 text-center text-soft">
        There is no key yet. Give the first one the name of what will use it.
      </p>
    );
  return (
    <>
      <Rows label="API keys">
        {keys.map((key) => (
          <li key={key.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5 sm:px-5">
            <div className="min-w-0 grow basis-60">
              <p className={`flex items-baseline gap-2 font-semibold ${stateOf(key) ? 'text-soft' : ''}`}>
                <Link id={linkId(key)} to="/keys/$id" params={{ id: key.id }} className="truncate underline" dir="auto">
                  {key.name}
                </Link>
                <code className="font-mono text-xs font-normal text-soft">…{key.hint}</code>
                {key.isReadOnly && <ReadOnly />}
              </p>
              <p className="text-sm text-soft">{stateOf(key) ?? <Use of={key} />}</p>
            </div>
            {!stateOf(key) && (
              <div className="flex gap-2">
                <Button onClick={() => setRenaming(key)} aria-label={`Rename ${key.name}`}>
                  Rename
                </Button>
                <Button look="danger" onClick={() => setLeaving(key)} aria-label={`Revoke ${key.name}`}>
                  Revoke
                </Button>
              </div>
            )}
          </li>
        ))}
      </Rows>
      {renaming && <RenameKey of={renaming} onClose={() => setRenaming(null)} />}
      {leaving && (
        <Confirm
          title="Revoke this key?"
          action="Revoke"
          isBusy={revoke.isPending}
          error={revoke.error}
          onConfirm={() => revoke.mutate(leaving)}
          onClose={() => setLeaving(null)}
        >
          Whatever uses “{leaving.name}” is refused from now on. A key cannot be taken back into use.
        </Confirm>
      )}
    </>
  );
}

function Use({ of: key }: { of: Key }) {
  return (
    <>
      {key.lastUsedAt ? (
        <>
          Last used <When at={key.lastUsedAt} />
        </>
      ) : (
        'Never used'
      )}
      {key.expiresAt && (
        <>
          {' '}
          · works until <When at={key.expiresAt} />
        </>
      )}
    </>
  );
}
