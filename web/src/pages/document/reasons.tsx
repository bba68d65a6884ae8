import type { DocumentView } from '../../../../src/edge/dashboard/api/types.ts';
import { Card } from '../../shell/page.tsx';

type Evidence = NonNullable<DocumentView['evidence']>;
type Term = Evidence['terms'][number];

const GROUPS: { state: Term['state']; title: string; look: string }[] = [
  { state: 'shown', title: 'Asked for, and on the page', look: 'bg-good-paper text-good' },
  { state: 'supported', title: 'In your profile, left out for space', look: 'bg-waiting-paper text-waiting' },
  { state: 'gap', title: 'Asked for, not in your profile', look: 'bg-bad-paper text-bad' },
];

/** The weightiest come first; what follows says little. */
const MOST_TERMS = 12;

/** Why this page looks so: what the posting asked for, and which facts stand behind each line. */
export function Reasons({ document }: { document: DocumentView }) {
  const evidence = document.evidence!;
  return (
    <Card title="Why this page looks so">
      <div className="grid gap-4 text-sm">
        {GROUPS.map((group) => (
          <Terms key={group.state} {...group} terms={evidence.terms.filter((term) => term.state === group.state)} />
        ))}
        <details>
          <summary className="cursor-pointer text-accent">Each line and where it comes from</summary>
          <ol className="mt-3 grid gap-3">
            {evidence.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and never move
              <li key={index} className="border-l-2 border-line pl-3">
                <p>{line.text}</p>
                {line.wordedBy === 'person' && <p className="text-xs text-good">In your words</p>}
                <Sources ids={line.ids} facts={document.facts} line={line.text} />
              </li>
            ))}
          </ol>
        </details>
      </div>
    </Card>
  );
}

function Terms({ title, look, terms }: { title: string; look: string; terms: Term[] }) {
  if (terms.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1.5 font-sans text-xs font-semibold text-soft">{title}</h3>
      <ul className="flex flex-wrap gap-1.5">
        {terms.slice(0, MOST_TERMS).map(({ term }) => (
          <li key={term} className={`rounded-full px-2.5 py-0.5 text-xs ${look}`}>
            {term}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Only what differs from the line itself. */
function Sources({ ids, facts, line }: { ids: string[]; facts: Record<string, string>; line: string }) {
  const texts = ids.map((id) => facts[id]).filter((text) => text !== undefined && text !== line);
  if (texts.length === 0) return null;
  return <p className="text-xs text-soft">From your profile: {texts.join(' · ')}</p>;
}
