import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RevisionChange } from '../../../../src/base/revision.ts';
import type { DocumentView } from '../../../../src/edge/dashboard/api/types.ts';
import { request } from '../../api/request.ts';
import { Card } from '../../shell/page.tsx';
import { Button } from '../../ui/button.tsx';
import { Select, TextArea } from '../../ui/field.tsx';
import { Failure, Notice } from '../../ui/notice.tsx';

type Changes = Record<string, RevisionChange>;

/** Shorter ones are names and single skills, which are changed in the profile. */
const WORDS_OF_A_LINE = 4;

/** Lets the person drop, reword or swap lines of a finished page, and have it set again. */
export function Revise({ document }: { document: DocumentView }) {
  const applied = document.revision?.changes ?? [];
  const [changes, setChanges] = useState<Changes>(() => Object.fromEntries(applied.map((one) => [one.factId, one])));
  const client = useQueryClient();
  const revise = useMutation({
    mutationFn: (wanted: RevisionChange[]) => request('POST', `/documents/${document.id}/revise`, { changes: wanted }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['document', document.id] }),
  });
  const isPending = document.revision?.state === 'pending';
  const isChanged = JSON.stringify(Object.values(changes)) !== JSON.stringify(applied);
  const { onPage, elsewhere } = linesOf(document);
  const set = (factId: string, change: RevisionChange | null) => {
    const { [factId]: _, ...others } = changes;
    setChanges(change ? { ...others, [factId]: change } : others);
  };
  return (
    <Card title="Change this page">
      <details className="text-sm" open={isPending || undefined}>
        <summary className="cursor-pointer text-accent">Leave out, reword or swap lines, free of charge</summary>
        <div className="mt-3 grid gap-4">
          <p className="text-soft">Only facts of your profile are printed: wording that says more is taken back.</p>
          <ul className="grid grid-cols-1 gap-3">
            {onPage.map((id) => (
              <LineChange
                key={id}
                factId={id}
                facts={document.facts}
                elsewhere={elsewhere}
                change={changes[id] ?? null}
                onChange={(change) => set(id, change)}
              />
            ))}
          </ul>
          {isPending && <Notice look="waiting">The page is being set again …</Notice>}
          {document.revision?.state === 'applied' && takenBack(document).length > 0 && (
            <Notice look="waiting">
              Not on the page as you wrote it: {takenBack(document).join(' · ')}. Wording that says more than your
              profile is put back.
            </Notice>
          )}
          {document.revision?.state === 'failed' && <Notice look="bad">{document.revision.failure}</Notice>}
          <Failure error={revise.error} />
          <div className="flex flex-wrap gap-2">
            <Button
              look="primary"
              disabled={!isChanged}
              isBusy={revise.isPending || isPending}
              onClick={() => revise.mutate(Object.values(changes))}
            >
              Set the page again
            </Button>
            {applied.length > 0 && (
              <Button
                isBusy={revise.isPending || isPending}
                onClick={() => {
                  setChanges({});
                  revise.mutate([]);
                }}
              >
                Back to the first page
              </Button>
            )}
          </div>
        </div>
      </details>
    </Card>
  );
}

/** What stands on the page, and what the profile could offer instead. A changed line stays in the list. */
function linesOf({ evidence, facts, revision }: DocumentView): { onPage: string[]; elsewhere: string[] } {
  const isLine = (id: string) => (facts[id]?.split(/\s+/).length ?? 0) >= WORDS_OF_A_LINE;
  const printed = evidence?.lines.flatMap((line) => line.ids) ?? [];
  const changed = revision?.changes.map((change) => change.factId) ?? [];
  const onPage = [...new Set([...printed, ...changed])].filter(isLine);
  return { onPage, elsewhere: Object.keys(facts).filter((id) => isLine(id) && !onPage.includes(id)) };
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Rewordings that the finished page does not show. */
function takenBack({ evidence, revision }: DocumentView): string[] {
  const page = letters(evidence?.lines.map((line) => line.text).join(' ') ?? '');
  const wordings = revision?.changes.flatMap((change) => (change.action === 'reword' ? [change.text] : [])) ?? [];
  return wordings.filter((text) => !page.includes(letters(text)));
}

interface LineChangeProps {
  factId: string;
  facts: Record<string, string>;
  elsewhere: string[];
  change: RevisionChange | null;
  onChange(change: RevisionChange | null): void;
}

function LineChange({ factId, facts, elsewhere, change, onChange }: LineChangeProps) {
  const text = facts[factId]!;
  return (
    <li className="grid gap-2 border-l-2 border-line pl-3">
      <p className={change ? 'text-soft line-through' : ''}>{text}</p>
      {change?.action === 'reword' && (
        <TextArea
          label="In other words"
          rows={2}
          maxLength={600}
          value={change.text}
          onChange={(event) => onChange({ ...change, text: event.target.value })}
        />
      )}
      {change?.action === 'swap' && (
        <Select
          label="Instead"
          value={change.with}
          choices={elsewhere.map((id) => ({ value: id, label: facts[id]! }))}
          onChange={(id) => onChange({ ...change, with: id })}
        />
      )}
      <div className="flex flex-wrap gap-1">
        {change ? (
          <Button look="quiet" onClick={() => onChange(null)}>
            As it was
          </Button>
        ) : (
          <>
            <Button look="quiet" onClick={() => onChange({ action: 'drop', factId })}>
              Leave out
            </Button>
            <Button look="quiet" onClick={() => onChange({ action: 'reword', factId, text })}>
              Reword
            </Button>
            {elsewhere.length > 0 && (
              <Button look="quiet" onClick={() => onChange({ action: 'swap', factId, with: elsewhere[0]! })}>
                Swap
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  );
}
