import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Session } from '../../../src/edge/dashboard/api/types/sign-in.ts';
import { buttonLook } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { ProfileBlocked } from './profile-blocked.tsx';

/** Leads an empty account to its first document. */
export function FirstSteps({ session }: { session: Session }) {
  const hasProfile = session.profile.status === 'complete';
  return (
    <>
      {session.profile.status === 'failed' && <ProfileBlocked profile={session.profile} />}
      <Steps hasProfile={hasProfile} />
    </>
  );
}

function Steps({ hasProfile }: { hasProfile: boolean }) {
  return (
    <ol className="grid gap-4 md:grid-cols-3" aria-label="First steps">
      <Step
        number={1}
        title={hasProfile ? 'Your profile is there' : 'Bring in your resume'}
        isDone={hasProfile}
        isNext={!hasProfile}
        action={
          !hasProfile && (
            <>
              <Link to="/profile" className={buttonLook('primary')}>
                Import a file
              </Link>
              <Link to="/profile" className={buttonLook()}>
                Start without a file
              </Link>
            </>
          )
        }
      >
        A PDF, a Word file, a LinkedIn export or plain text. It is read here, and shared with nobody.
      </Step>
      <Step
        number={2}
        title="Check your profile"
        isDone={false}
        isNext={hasProfile}
        action={
          hasProfile && (
            <Link to="/profile" className={buttonLook()}>
              Look at the profile
            </Link>
          )
        }
      >
        Every document is made from your profile alone, so give it one careful look.
      </Step>
      <Step
        number={3}
        title="Make your first document"
        isDone={false}
        isNext={hasProfile}
        action={
          hasProfile && (
            <>
              <Link to="/new/$kind" params={{ kind: 'resume' }} className={buttonLook('primary')}>
                Make a resume
              </Link>
              <Link to="/new/$kind" params={{ kind: 'cover_letter' }} className={buttonLook()}>
                Write a cover letter
              </Link>
            </>
          )
        }
      >
        Paste a job description; a fitting page is ready in about a second.
      </Step>
    </ol>
  );
}

interface StepProps {
  number: number;
  title: string;
  isDone: boolean;
  isNext: boolean;
  action: ReactNode;
  children: ReactNode;
}

function Step({ number, title, isDone, isNext, action, children }: StepProps) {
  return (
    <li
      className={`flex flex-col gap-2 rounded-xl border p-6 ${isNext ? 'border-accent bg-raised' : 'border-line'}`}
      aria-current={isNext ? 'step' : undefined}
    >
      <p
        className={`mb-1 grid size-8 place-items-center rounded-full font-serif font-semibold ${isDone ? 'bg-good-paper text-good' : isNext ? 'bg-accent text-on-accent' : 'bg-panel text-soft'}`}
      >
        {isDone ? <Icon name="check" className="size-5" /> : number}
      </p>
      <h2 className="text-lg leading-snug">
        {title}
        {isDone && <span className="sr-only"> (done)</span>}
      </h2>
      <p className="text-sm leading-6 text-soft">{children}</p>
      {action && <div className="mt-auto grid gap-2 pt-3">{action}</div>}
    </li>
  );
}
