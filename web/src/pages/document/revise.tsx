import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ProfilePart } from '../../../../src/base/documents/profile-part.ts';
import {
  type ChangeOutcome,
  type RevisionChange,
  subjectOf,
  type TakenOffer,
} from '../../../../src/base/documents/revision.ts';
import type { DocumentView, Revision } from '../../../../src/edge/dashboard/api/types/documents.ts';
import { queries } from '../../api/queries.ts';
import { request } from '../../api/request.ts';
import { Card } from '../../shell/page.tsx';
import { Button } from '../../ui/button.tsx';
import { Failure, Notice } from '../../ui/notice.tsx';
import { belongsTo, bySection, partLists } from './left-out.ts';
import { LineChange } from './line-change.tsx';
import { linesOfFact, linesOfPassage } from './line-places.ts';
import { LookFields } from './look-fields.tsx';
import { PassageChange } from './passage-change.tsx';
import { PutBack } from './put-back.tsx';

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

/** Lets the person change the lines of a finished page, put back what was left out, or give it another look. */
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
  const { leftOut } = partLists(document);
  const makeRoom = (leaving: readonly string[]) => {
    const drops = leaving.map((factId): RevisionChange => ({ action: 'drop', factId }));
    const all = { ...changes, ...bySubject(drops) };
    setChanges(all);
    revise.mutate({ changes: Object.values(all) });
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
        {document.kind === 'resume' && leftOut.length > 0 && (
          <details open={leftOut.some(({ id }) => asked.some((one) => subjectOf(one) === id)) || undefined}>
            <summary className="cursor-pointer text-accent">Put back what was left out ({leftOut.length})</summary>
            <div className="mt-3 grid gap-4">
              <p className="text-soft">
                These are in your profile, but not on this page. Nothing that is on it now leaves without your word.
              </p>
              <LeftOut
                key={version}
                document={document}
                leftOut={leftOut}
                changes={changes}
                set={set}
                isBusy={isBusy}
                makeRoom={makeRoom}
              />
            </div>
          </details>
        )}
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
  const { onPage, leftOut } = partLists(document);
  const elsewhere = leftOut.map(({ id }) => id).filter((id) => document.statements.includes(id));
  return (
    <Sections parts={onPage}>
      {(part) => (
        <LineChange
          key={part.id}
          part={part}
          facts={document.facts}
          isStatement={document.statements.includes(part.id)}
          elsewhere={elsewhere}
          change={changes[part.id] ?? null}
          outcome={outcomeOf(document, changes[part.id])}
          onTake={() => take(part.id)}
          isBusy={isBusy}
          onChange={(change) => set(part.id, change)}
          onLook={() => onLook(linesOfFact(lines, part.id))}
        />
      )}
    </Sections>
  );
}

interface LeftOutProps extends Pick<LinesProps, 'document' | 'changes' | 'set' | 'isBusy'> {
  leftOut: ProfilePart[];
  /** Leaves these out, and has the page set again. */
  makeRoom(leaving: readonly string[]): void;
}

/** What the profile has and the page has not. */
function LeftOut({ document, leftOut, changes, set, isBusy, makeRoom }: LeftOutProps) {
  const textOf = (id: string): string =>
    document.parts.find((part) => part.id === id)?.text ?? document.facts[id] ?? '';
  return (
    <Sections parts={leftOut}>
      {(part) => {
        const outcome = outcomeOf(document, changes[part.id]);
        const leaving = outcome?.leaving ?? [];
        return (
          <PutBack
            key={part.id}
            part={part}
            of={belongsTo(part, document.parts, leftOut)}
            change={changes[part.id] ?? null}
            outcome={outcome}
            leaving={leaving.map(textOf)}
            isBusy={isBusy}
            onChange={(change) => set(part.id, change)}
            onMakeRoom={() => makeRoom(leaving)}
          />
        );
      }}
    </Sections>
  );
}

function Sections({ parts, children }: { parts: ProfilePart[]; children(part: ProfilePart): React.ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {bySection(parts).map(({ name, parts: own }) => (
        <div key={name}>
          <h3 className="mb-2 font-sans text-xs font-semibold text-soft">{name}</h3>
          <ul className="grid grid-cols-1 gap-2">{own.map(children)}</ul>
        </div>
      ))}
    </div>
  );
}

/** What became of this change when the page was last set. Of an edited text nothing is known yet. */
function outcomeOf({ evidence, revision }: DocumentView, change: RevisionChange | undefined): ChangeOutcome | null {
  if (!change) return null;
  const asked = revision?.changes.find((one) => subjectOf(one) === subjectOf(change));
  if (JSON.stringify(asked) !== JSON.stringify(change)) return null;
  return evidence?.changes?.find((one) => one.subject === subjectOf(change) && one.action === change.action) ?? null;
}
