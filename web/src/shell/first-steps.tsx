import { Link } from '@tanstack/react-router';
import type { Session } from '../../../src/edge/dashboard/api/types.ts';
import { buttonLook } from '../ui/button.tsx';

/** Leads an empty account to its first document. */
export function FirstSteps({ session }: { session: Session }) {
  const hasProfile = session.profile.status === 'complete';
  return (
    <ol className="grid gap-4 sm:grid-cols-3" aria-label="First steps">
      <Step number={1} title="Import your resume" isDone={hasProfile} isNext={!hasProfile}>
        <p>A PDF, a Word file, a LinkedIn export or plain text. It is read here, and shared with nobody.</p>
        {!hasProfile && (
          <Link to="/profile" className={buttonLook('primary')}>
            Import a file
          </Link>
        )}
      </Step>
      <Step number={2} title="Check what was read" isDone={false} isNext={hasProfile}>
        <p>Every document is made from your profile alone, so give it one careful look.</p>
        {hasProfile && (
          <Link to="/profile" className={buttonLook()}>
            Look at the profile
          </Link>
        )}
      </Step>
      <Step number={3} title="Make your first document" isDone={false} isNext={hasProfile}>
        <p>Paste a job description; a fitting page is ready in about a second.</p>
        {hasProfile && (
          <Link to="/new/$kind" params={{ kind: 'resume' }} className={buttonLook('primary')}>
            New resume
          </Link>
        )}
      </Step>
    </ol>
  );
}

interface StepProps {
  number: number;
  title: string;
  isDone: boolean;
  isNext: boolean;
  children: React.ReactNode;
}

function Step({ number, title, isDone, isNext, children }: StepProps) {
  return (
    <li
      className={`grid content-start gap-3 rounded-lg border p-5 text-sm ${isNext ? 'border-accent' : 'border-line'}`}
      aria-current={isNext ? 'step' : undefined}
    >
      <p className="font-serif text-3xl text-accent">{isDone ? '✓' : number}</p>
      <h2 className="text-lg">
        {title}
        {isDone && <span className="sr-only"> (done)</span>}
      </h2>
      {children}
    </li>
  );
}
