import type { ReactNode } from 'react';

const LOOKS = {
  good: 'bg-good-paper text-good',
  bad: 'bg-bad-paper text-bad',
  waiting: 'bg-waiting-paper text-waiting',
  plain: 'bg-panel text-ink',
};

interface Props {
  look?: keyof typeof LOOKS;
  children: ReactNode;
}

/** What the person should know now. Bad news is announced at once. */
export function Notice({ look = 'plain', children }: Props) {
  return (
    <div className={`rounded-md px-4 py-3 text-sm leading-6 ${LOOKS[look]}`} role={look === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}

export function Failure({ error }: { error: Error | null }) {
  return error ? <Notice look="bad">{error.message}</Notice> : null;
}
