import { useQuery } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { useLiveUpdates } from '../api/live.ts';
import { queries } from '../api/queries.ts';
import { useSessionEnded } from '../api/session-end.ts';
import { inFigures } from '../lib/figures.ts';
import { ROOT } from '../lib/root.ts';
import { Button } from '../ui/button.tsx';
import { Brand } from './brand.tsx';
import { LowCredits } from './low-credits.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useHashFocus } from './use-hash-focus.ts';
import { useSignOut } from './use-sign-out.ts';

const PLACES = [
  { to: '/documents', label: 'Documents' },
  { to: '/profile', label: 'Profile' },
  { to: '/keys', label: 'API keys' },
  { to: '/credits', label: 'Credits' },
  { to: '/settings', label: 'Settings' },
] as const;

/** A place is underlined on the line that ends the header. */
const PLACE =
  'whitespace-nowrap border-y-2 border-transparent px-0.5 py-2.5 text-[0.8125rem] sm:px-1 sm:text-sm text-soft transition-colors hover:text-ink ' +
  'lg:py-4 aria-[current=page]:border-b-accent aria-[current=page]:text-ink';

/** Around every page of a person who is signed in. */
export function Shell() {
  const { data: session } = useQuery(queries.session());
  const hasEnded = useSessionEnded();
  useLiveUpdates();
  useHashFocus();
  return (
    <div className="min-h-dvh">
      <button
        type="button"
        className="absolute -left-full top-2 z-10 rounded bg-accent px-3 py-2 text-on-accent focus:left-2"
        onClick={() => document.getElementById('main')?.focus()}
      >
        Skip to content
      </button>
      <header className="border-b border-line">
        <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-x-6 px-4 sm:px-8 lg:flex-nowrap">
          <Link to="/documents" className="shrink-0 py-3">
            <Brand />
          </Link>
          <nav
            aria-label="Dashboard"
            className="order-last -mb-px flex w-full justify-between gap-1 overflow-x-auto sm:justify-start sm:gap-4 lg:order-none lg:w-auto lg:shrink-0 lg:grow"
          >
            {PLACES.map(({ to, label }) =>
              to === '/credits' ? (
                <CreditsPlace key={to} label={label} />
              ) : (
                <Link key={to} to={to} className={PLACE}>
                  {label}
                </Link>
              ),
            )}
          </nav>
          <Account />
        </div>
      </header>
      <LowCredits />
      <Outlet />
      {hasEnded && session && <SignInAgain before={session} />}
    </div>
  );
}

/** The balance is always in view. */
function CreditsPlace({ label }: { label: string }) {
  const { data: credits } = useQuery(queries.credits());
  return (
    <Link to="/credits" className={PLACE} aria-description={credits && `${inFigures(credits.total)} left`}>
      {label}
      {credits && (
        <span
          aria-hidden="true"
          className="ml-1 rounded-full bg-panel px-1 py-0.5 sm:ml-1.5 sm:px-1.5 text-xs font-semibold tabular-nums text-ink"
        >
          {inFigures(credits.total)}
        </span>
      )}
    </Link>
  );
}

function Account() {
  const { data: session } = useQuery(queries.session());
  const signOut = useSignOut();
  return (
    // The address gives way where letters are wide.
    <div className="-mr-2 ml-auto flex min-w-0 items-center text-sm whitespace-nowrap text-soft">
      <span className="hidden max-w-36 min-w-0 truncate pr-2 sm:block" title={session?.account.email}>
        {session?.account.email}
      </span>
      <a href={`${ROOT}../docs/overview`} className="rounded-md px-2 py-2 hover:bg-panel hover:text-ink">
        Docs
      </a>
      <Button look="quiet" className="max-sm:px-2" isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
        Sign out
      </Button>
      <ThemeSwitch />
    </div>
  );
}
