import type { ReactNode } from 'react';

const LOOKS = {
  good: 'border-good bg-good-paper text-good',
  bad: 'border-bad bg-bad-paper text-bad',
  waiting: 'border-waiting bg-waiting-paper text-waiting',
  plain: 'border-line bg-panel text-ink',
};

interface Props {
  look?: keyof typeof LOOKS;
  children: ReactNode;
}

/** What the person should know now. Bad news is announced at once. */
export function Notice({ look = 'plain', children }: Props) {
  return (
    <div
      className={`rounded-md border-l-4 px-4 py-3 text-sm ${LOOKS[look]}`}
      role={look === 'bad' ? 'alert' : 'status'}
    >
      {children}
    </div>
  );
}

export function Failure({ error }: { error: Error | null }) {
  return error ? <Notice look="bad">{error.message}</Notice> : null;
}
