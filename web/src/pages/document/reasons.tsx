import { useEffect, useRef } from 'react';
import type { DocumentView } from '../../../../src/edge/dashboard/api/types/documents.ts';
import { Card } from '../../shell/page.tsx';

type Evidence = NonNullable<DocumentView['evidence']>;
type Requirement = Evidence['requirements'][number];

/** What became of something that the posting asks for, in words and in colour. */
const STATES: Record<Requirement['state'], { label: string; look: string }> = {
  shown: { label: 'On the page', look: 'bg-good-paper text-good' },
  supported: { label: 'In your profile', look: 'bg-waiting-paper text-waiting' },
  partly: { label: 'Partly', look: 'bg-waiting-paper text-waiting' },
  gap: { label: 'Not in your profile', look: 'bg-bad-paper text-bad' },
  unsure: { label: 'Not shown on the page', look: 'bg-panel text-soft' },
};

/** More than these are behind a click. */
const FIRST_SHOWN = 12;

interface Props {
  document: DocumentView;
  looked: readonly number[];
  onLook(lines: readonly number[]): void;
  /** A line that was clicked on the page, until it is seen here. */
  picked: number | null;
  onSeen(): void;
}

/** Why this page: what the posting asked for, and which facts stand behind each line. */
export function Reasons({ document, ...lines }: Props) {
  const evidence = document.evidence!;
  return (
    <Card title="Why this page">
      <div className="grid gap-4 text-sm">
        <p className="text-soft">{writerOf(evidence)}</p>
        <Requirements all={evidence.requirements} facts={document.facts} />
        <Untold notes={evidence.untold ?? []} />
        <Lines lines={evidence.lines} facts={document.facts} {...lines} />
      </div>
    </Card>
  );
}

interface LinesProps extends Omit<Props, 'document'> {
  lines: Evidence['lines'];
  facts: Record<string, string>;
}

/** Looking at a line here marks it on the page, and the other way round. */
function Lines({ lines, facts, looked, onLook, picked, onSeen }: LinesProps) {
  const list = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (picked === null || !list.current) return;
    list.current.open = true;
    const line = list.current.querySelectorAll<HTMLElement>('ol button')[picked];
    line?.focus();
    onSeen();
  }, [picked, onSeen]);
  return (
    <details ref={list}>
      <summary className="cursor-pointer text-accent">Each line and where it comes from</summary>
      <ol className="mt-3 grid gap-1">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and never move
          <li key={index}>
            <button
              type="button"
              aria-pressed={looked.includes(index)}
              className="w-full cursor-pointer rounded-sm border-l-2 border-line py-1 pl-3 text-left hover:bg-panel aria-pressed:border-accent aria-pressed:bg-accent-paper"
              onClick={() => onLook([index])}
              onFocus={() => onLook([index])}
              onMouseEnter={() => onLook([index])}
            >
              <span dir="auto" className="block">
                {line.text}
              </span>
              {line.wordedBy === 'person' && <span className="block text-xs text-good">In your words</span>}
              {line.wordedBy === 'model' && (
                <span className="block text-xs text-soft">In the language model’s words</span>
              )}
              <Sources ids={line.ids} facts={facts} line={line.text} />
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** What the person wrote for the letter and will look for in it. */
function Untold({ notes }: { notes: NonNullable<Evidence['untold']> }) {
  if (notes.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1.5 font-sans text-xs font-semibold text-soft">Not told of your notes</h3>
      <ul className="grid gap-2">
        {notes.map(({ text, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a person may write the same twice, and the list never moves
          <li key={index} className="border-l-2 border-line pl-3">
            <span dir="auto" className="block break-words">
              {text}
            </span>
            <span className="block text-xs text-soft">{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Which writer wrote the page. */
function writerOf({ model }: Evidence): string {
  if (model === undefined || model.written === 0) return 'Written by our built-in writer';
  return `Written with ${model.name}, checked against your profile`;
}

/** In the order of the posting. */
function Requirements({ all, facts }: { all: Requirement[]; facts: Record<string, string> }) {
  if (all.length === 0) return null;
  const rest = all.slice(FIRST_SHOWN);
  return (
    <div>
      <h3 className="mb-1.5 font-sans text-xs font-semibold text-soft">What the job asks for</h3>
      <RequirementList requirements={all.slice(0, FIRST_SHOWN)} facts={facts} />
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="cursor-pointer text-accent">{rest.length} more</summary>
          <RequirementList requirements={rest} facts={facts} />
        </details>
      )}
    </div>
  );
}

function RequirementList({ requirements, facts }: { requirements: Requirement[]; facts: Record<string, string> }) {
  return (
    <ul className="grid gap-2">
      {requirements.map(({ text, state, optional, reason, facts: ids }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a posting may ask twice in the same words, and the list never moves
        <li key={index} className="border-l-2 border-line pl-3">
          <span className={`mr-2 rounded-full px-2 py-0.5 text-xs ${STATES[state].look}`}>{STATES[state].label}</span>
          {text}
          {optional && <span className="text-soft"> (nice to have)</span>}
          {reason && <p className="text-xs text-soft">{reason}</p>}
          <Sources ids={ids.slice(0, 1)} facts={facts} line={text} />
        </li>
      ))}
    </ul>
  );
}

/** Only what differs from the line itself. */
function Sources({ ids, facts, line }: { ids: string[]; facts: Record<string, string>; line: string }) {
  const texts = ids.map((id) => facts[id]).filter((text) => text !== undefined && text !== line);
  if (texts.length === 0) return null;
  return (
    <span dir="auto" className="block text-xs text-soft">
      From your profile: {texts.join(' · ')}
    </span>
  );
}
