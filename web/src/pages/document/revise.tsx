import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ChangeOutcome, type RevisionChange, subjectOf, type TakenOffer } from '../../../../src/base/revision.ts';
import type { DocumentView, Revision } from '../../../../src/edge/dashboard/api/types.ts';
import { request } from '../../api/request.ts';
import { Card } from '../../shell/page.tsx';
import { Button } from '../../ui/button.tsx';
import { Failure, Notice } from '../../ui/notice.tsx';
import { LineChange } from './line-change.tsx';
import { PassageChange } from './passage-change.tsx';

/** By what they are about: a fact, or a passage of the letter. */
export type Changes = Record<string, RevisionChange>;
export type SetChange = (subject: string, change: RevisionChange | null) => void;

/** Lets the person drop, reword or swap lines of a finished page, and have it set again. */
export function Revise({ document }: { document: DocumentView }) {
  const asked = document.revision?.changes ?? [];
  const [changes, setChanges] = useState<Changes>(() => Object.fromEntries(asked.map((one) => [subjectOf(one), one])));
  const client = useQueryClient();
  const revise = useMutation({
    mutationFn: (wanted: Pick<Revision, 'changes' | 'taken'>) => {
      const revision: Revision = { ...wanted, basedOn: document.revision?.number ?? 0 };
      return request('POST', `/documents/${document.id}/revise`, revision);
    },
    onSettled: (_answer, _error, { taken }) => {
      if (taken) void client.invalidateQueries({ queryKey: ['profile'] });
      return client.invalidateQueries({ queryKey: ['document', document.id] });
    },
  });
  const isPending = document.revision?.state === 'pending';
  const isChanged = JSON.stringify(Object.values(changes)) !== JSON.stringify(asked);
  // What was refused may be tried again as it is, once the profile says it.
  const isRefused = document.evidence?.changes?.some((one) => one.outcome === 'refused') ?? false;
  const take = (subject: string) => {
    const taken: TakenOffer = { subject, profileVersion: document.profileVersion ?? 0 };
    revise.mutate({ changes: Object.values(changes), taken });
  };
  const set: SetChange = (subject, change) => {
    const { [subject]: _, ...others } = changes;
    setChanges(change ? { ...others, [subject]: change } : others);
  };
  return (
    <Card title="Change this page">
      <details className="text-sm" open={asked.length > 0 || undefined}>
        <summary className="cursor-pointer text-accent">
          {document.kind === 'resume'
            ? 'Leave out, reword or swap lines, free of charge'
            : 'Leave out or reword what the letter says, free of charge'}
        </summary>
        <div className="mt-3 grid gap-4">
          <p className="text-soft">
            Your words are printed as you write them. What they say beyond your profile can be added to it.
          </p>
          <Lines document={document} changes={changes} set={set} take={take} isBusy={revise.isPending || isPending} />
          {isPending && <Notice look="waiting">The page is being set again …</Notice>}
          {document.revision?.state === 'failed' && <Notice look="bad">{document.revision.failure}</Notice>}
          <Failure error={revise.error} />
          <div className="sticky bottom-0 flex flex-wrap gap-2 border-t border-line bg-raised py-3">
            <Button
              look="primary"
              disabled={!isChanged && !isRefused}
              isBusy={revise.isPending || isPending}
              onClick={() => revise.mutate({ changes: Object.values(changes) })}
            >
              Set the page again
            </Button>
            {asked.length > 0 && (
              <Button
                isBusy={revise.isPending || isPending}
                onClick={() => {
                  setChanges({});
                  revise.mutate({ changes: [] });
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

interface LinesProps {
  document: DocumentView;
  changes: Changes;
  set: SetChange;
  take(subject: string): void;
  isBusy: boolean;
}

function Lines({ document, changes, set, take, isBusy }: LinesProps) {
  const paragraphs = document.evidence?.paragraphs;
  if (paragraphs) {
    return (
      <ul className="grid grid-cols-1 gap-4">
        {paragraphs.map((paragraph) => (
          <PassageChange
            key={paragraph.text}
            {...paragraph}
            changes={changes}
            set={set}
            outcome={outcomeOf(document, changes[paragraph.text])}
            onTake={() => take(paragraph.text)}
            isBusy={isBusy}
          />
        ))}
      </ul>
    );
  }
  const { onPage, elsewhere } = linesOf(document);
  return (
    <ul className="grid grid-cols-1 gap-4">
      {onPage.map((id) => (
        <LineChange
          key={id}
          factId={id}
          facts={document.facts}
          isStatement={document.statements.includes(id)}
          elsewhere={elsewhere}
          change={changes[id] ?? null}
          outcome={outcomeOf(document, changes[id])}
          onTake={() => take(id)}
          isBusy={isBusy}
          onChange={(change) => set(id, change)}
        />
      ))}
    </ul>
  );
}

/** What became of this change when the page was last set. Of an edited text nothing is known yet. */
function outcomeOf({ evidence, revision }: DocumentView, change: RevisionChange | undefined): ChangeOutcome | null {
  if (!change) return null;
  const asked = revision?.changes.find((one) => subjectOf(one) === subjectOf(change));
  if (JSON.stringify(asked) !== JSON.stringify(change)) return null;
  return evidence?.changes?.find((one) => one.subject === subjectOf(change) && one.action === change.action) ?? null;
}

/** Shorter ones are names and single skills, which are changed in the profile. */
const WORDS_OF_A_LINE = 4;

/** What stands on the page, and what the profile could offer instead. A changed line stays in the list. */
function linesOf({ evidence, facts, statements, revision }: DocumentView): { onPage: string[]; elsewhere: string[] } {
  // Whose page it is stands on it in any case, however many names he has.
  const isLine = (id: string) => id !== 'basics' && (facts[id]?.split(/\s+/).length ?? 0) >= WORDS_OF_A_LINE;
  const printed = evidence?.lines.flatMap((line) => line.ids) ?? [];
  const changed = revision?.changes.map(subjectOf) ?? [];
  const onPage = [...new Set([...printed, ...changed])].filter(isLine);
  return { onPage, elsewhere: statements.filter((id) => isLine(id) && !onPage.includes(id)) };
}
