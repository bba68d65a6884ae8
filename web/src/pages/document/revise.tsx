import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type ChangeOutcome, type RevisionChange, subjectOf, type TakenOffer } from '../../../../src/base/revision.ts';
import type { DocumentView, Revision } from '../../../../src/edge/dashboard/api/types.ts';
import { queries } from '../../api/queries.ts';
import { request } from '../../api/request.ts';
import { Card } from '../../shell/page.tsx';
import { Button } from '../../ui/button.tsx';
import { Failure, Notice } from '../../ui/notice.tsx';
import { LineChange } from './line-change.tsx';
import { linesOfFact, linesOfPassage } from './line-places.ts';
import { LookFields } from './look-fields.tsx';
import { PassageChange } from './passage-change.tsx';

/** By what they are about: a fact, or a passage of the letter. */
export type Changes = Record<string, RevisionChange>;
export type SetChange = (subject: string, change: RevisionChange | null) => void;

const bySubject = (changes: readonly RevisionChange[]): Changes =>
  Object.fromEntries(changes.map((one) => [subjectOf(one), one]));

interface Props {
  document: DocumentView;
  /** Lines of the page that are worked on. */
  onLook(lines: readonly number[]): void;
}

/** Lets the person drop, reword or swap lines of a finished page or give it another look, and have it set again. */
export function Revise({ document, onLook }: Props) {
  const asked = document.revision?.changes ?? [];
  const [changes, setChanges] = useState(() => bySubject(asked));
  const [look, setLook] = useState(document.look);
  // What is on the page, or on its way there, is where the next change begins.
  const version = `${document.revision?.number}-${document.revision?.state}`;
  const [seen, setSeen] = useState(version);
  if (seen !== version) {
    setSeen(version);
    setChanges(bySubject(asked));
    setLook(document.look);
  }
  useShownOffer(version);
  const client = useQueryClient();
  const isNewLook = JSON.stringify(look) !== JSON.stringify(document.look);
  const revise = useMutation({
    mutationFn: (wanted: Pick<Revision, 'changes' | 'taken'>) => {
      const basedOn = document.revision?.number ?? 0;
      const revision: Revision = { ...wanted, basedOn, ...(isNewLook && { look }) };
      return request('POST', `/documents/${document.id}/revise`, revision);
    },
    onSettled: (_answer, _error, { taken }) => {
      if (taken) void client.invalidateQueries(queries.profile());
      return client.invalidateQueries(queries.document(document.id));
    },
  });
  const isPending = document.revision?.state === 'pending';
  const isBusy = revise.isPending || isPending;
  const isChanged = isNewLook || JSON.stringify(Object.values(changes)) !== JSON.stringify(asked);
  // What was refused may be tried again as it is, once the profile says it.
  const isRefused = document.evidence?.changes?.some((one) => one.outcome === 'refused') ?? false;
  const canUpdate = isChanged || isRefused || document.revision?.state === 'failed';
  const take = (subject: string) => {
    const taken: TakenOffer = { subject, profileVersion: document.profileVersion ?? 0 };
    revise.mutate({ changes: Object.values(changes), taken });
  };
  const set: SetChange = (subject, change) => {
    const { [subject]: _, ...others } = changes;
    setChanges(change ? { ...others, [subject]: change } : others);
  };
  return (
    <Card title="Change this page" lead="Free of charge, as often as you like.">
      <div className="grid gap-4 text-sm">
        <details open={asked.length > 0 || undefined}>
          <summary className="cursor-pointer text-accent">
            {document.kind === 'resume' ? 'Leave out, reword or replace lines' : 'Leave out or reword paragraphs'}
          </summary>
          <div className="mt-3 grid gap-4">
            <p className="text-soft">
              Your words are printed as you write them. If they say more than your profile, you can add that to it.
            </p>
            <Lines
              key={version}
              document={document}
              changes={changes}
              set={set}
              take={take}
              isBusy={isBusy}
              onLook={onLook}
            />
          </div>
        </details>
        <details>
          <summary className="cursor-pointer text-accent">Change the look</summary>
          <div className="mt-3">
            <LookFields look={look} onChange={setLook} />
          </div>
        </details>
        {isPending && <Notice look="waiting">Updating the page …</Notice>}
        {document.revision?.state === 'failed' && (
          <Notice look="bad">
            We could not update the page, so it is as it was before. {document.revision.failure} You can try again.
          </Notice>
        )}
        <Failure error={revise.error} />
        <div className="sticky bottom-0 flex flex-wrap gap-2 border-t border-line bg-raised py-3">
          <Button
            look="primary"
            // Not disabled: whoever pressed it would lose their place.
            aria-disabled={!canUpdate || undefined}
            isBusy={isBusy}
            onClick={() => canUpdate && revise.mutate({ changes: Object.values(changes) })}
          >
            Update the page
          </Button>
          {asked.length > 0 && (
            <Button
              isBusy={isBusy}
              onClick={() => {
                setChanges({});
                revise.mutate({ changes: [] });
              }}
            >
              Undo all changes
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

/** When a page comes back with a question, it is brought into view: the buttons below may hide it. */
function useShownOffer(version: string): void {
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    window.document.querySelector('[data-offer]')?.scrollIntoView({ block: 'center' });
  }, [version]);
}

interface LinesProps extends Props {
  changes: Changes;
  set: SetChange;
  take(subject: string): void;
  isBusy: boolean;
}

function Lines({ document, changes, set, take, isBusy, onLook }: LinesProps) {
  const { paragraphs, lines = [] } = document.evidence ?? {};
  if (paragraphs) {
    // A paragraph stands on the page in its own words, or in those that it was given.
    const placeOf = (text: string): number[] => {
      const change = changes[text];
      const worded = change && 'text' in change ? linesOfPassage(lines, change.text) : [];
      return worded.length > 0 ? worded : linesOfPassage(lines, text);
    };
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
            onLook={() => onLook(placeOf(paragraph.text))}
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
          onLook={() => onLook(linesOfFact(lines, id))}
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
