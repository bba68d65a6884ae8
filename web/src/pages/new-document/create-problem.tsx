import { Link } from '@tanstack/react-router';
import { RequestFailed } from '../../api/request.ts';
import { Notice } from '../../ui/notice.tsx';

/** The earlier try of this draft was made after all. */
export const wasMadeBefore = (error: unknown): boolean =>
  error instanceof RequestFailed && error.problem.field === 'Idempotency-Key';

/** Why it was not created, or why nobody knows, and what to do now. */
export function CreateProblem({ error, action }: { error: Error | null; action: string }) {
  if (!error) return null;
  if (!(error instanceof RequestFailed)) return <Notice look="bad">{error.message}</Notice>;
  if (error.status === 0) {
    return (
      <Notice look="bad">
        We could not reach the server, so we do not know whether it was created. What you typed is saved here. When you
        are connected again, press “{action}” again: it is created and paid for only once.
      </Notice>
    );
  }
  if (wasMadeBefore(error)) {
    return (
      <Notice look="bad">
        Your first try did work: that document is{' '}
        <Link to="/documents" className="underline">
          in your list
        </Link>
        . To create another one with your latest changes, press “{action}” again.
      </Notice>
    );
  }
  if (error.problem.field === 'name') return <NoName />;
  return (
    <Notice look="bad">
      {error.message}
      {error.status >= 500 && ` You can press “${action}” again: it is created and paid for only once.`}
    </Notice>
  );
}

export function NoName() {
  return (
    <Notice look="bad">
      Your profile has no name yet, and it stands at the top of every page.{' '}
      <Link to="/profile" hash="field-basics.name" className="font-semibold underline">
        Add your name
      </Link>
    </Notice>
  );
}
