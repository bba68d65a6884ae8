import type { DocumentView } from '../../../../src/edge/dashboard/api/types.ts';
import { Card } from '../../shell/page.tsx';

type Evidence = NonNullable<DocumentView['evidence']>;
type Requirement = Evidence['requirements'][number];

const GROUPS: { state: Requirement['state']; title: string; look: string }[] = [
  { state: 'shown', title: 'Asked for, and on the page', look: 'bg-good-paper text-good' },
  { state: 'supported', title: 'In your profile, left out for space', look: 'bg-waiting-paper text-waiting' },
  { state: 'gap', title: 'Asked for, not in your profile', look: 'bg-bad-paper text-bad' },
];

/** The weightiest come first; what follows says little. */
const MOST_SKILLS = 12;
const MOST_SENTENCES = 5;

/** Why this page looks so: what the posting asked for, and which facts stand behind each line. */
export function Reasons({ document }: { document: DocumentView }) {
  const evidence = document.evidence!;
  return (
    <Card title="Why this page looks so">
      <div className="grid gap-4 text-sm">
        {GROUPS.map((group) => (
          <Asked
            key={group.state}
            {...group}
            asked={evidence.requirements.filter((requirement) => requirement.state === group.state)}
          />
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

/** Skills as words; years, degrees, certificates and duties in the posting's own sentences. */
function Asked({ title, look, asked }: { title: string; look: string; asked: Requirement[] }) {
  const isSkill = ({ kind }: Requirement): boolean => kind === 'skill' || kind === 'soft';
  const skills = asked.filter(isSkill).slice(0, MOST_SKILLS);
  const sentences = asked.filter((requirement) => !isSkill(requirement)).slice(0, MOST_SENTENCES);
  if (asked.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1.5 font-sans text-xs font-semibold text-soft">{title}</h3>
      <ul className="flex flex-wrap gap-1.5">
        {skills.map(({ text, optional }) => (
          <li key={text} className={`rounded-full px-2.5 py-0.5 text-xs ${look}`}>
            {text}
            {optional && <span className="sr-only"> (a wish)</span>}
          </li>
        ))}
      </ul>
      {sentences.length > 0 && (
        <ul className="mt-2 grid gap-1 text-xs text-soft">
          {sentences.map(({ text }) => (
            <li key={text} className="border-l-2 border-line pl-2">
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Only what differs from the line itself. */
function Sources({ ids, facts, line }: { ids: string[]; facts: Record<string, string>; line: string }) {
  const texts = ids.map((id) => facts[id]).filter((text) => text !== undefined && text !== line);
  if (texts.length === 0) return null;
  return <p className="text-xs text-soft">From your profile: {texts.join(' · ')}</p>;
}
