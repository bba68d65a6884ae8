import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Outlet, useNavigate } from '@tanstack/react-router';
import { useLiveUpdates } from '../api/live.ts';
import { queries } from '../api/queries.ts';
import { request } from '../api/request.ts';
import { Button } from '../ui/button.tsx';

const PLACES = [
  { to: '/documents', label: 'Documents' },
  { to: '/profile', label: 'Profile' },
  { to: '/keys', label: 'API keys' },
  { to: '/credits', label: 'Credits' },
  { to: '/settings', label: 'Settings' },
] as const;

/** Around every page of a person who is signed in. */
export function Shell() {
  useLiveUpdates();
  return (
    <div className="min-h-dvh">
      <button
        type="button"
        className="absolute -left-full top-2 z-10 rounded bg-accent px-3 py-2 text-on-accent focus:left-2"
        onClick={() => document.getElementById('main')?.focus()}
      >
        Skip to content
      </button>
      <header className="border-b border-line bg-panel">
        <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 sm:px-8">
          <Link to="/documents" className="font-serif text-xl font-semibold">
            Letterpress
          </Link>
          <nav
            aria-label="Dashboard"
            className="order-last flex w-full gap-1 overflow-x-auto sm:order-none sm:w-auto sm:grow"
          >
            {PLACES.map(({ to, label }) => (
              <Link
                key={to}
                to={to}
                className="whitespace-nowrap rounded-md px-3 py-1.5 text-sm text-soft hover:text-ink aria-[current=page]:bg-paper aria-[current=page]:font-medium aria-[current=page]:text-ink"
              >
                {label}
              </Link>
            ))}
          </nav>
          <Account />
        </div>
      </header>
      <Outlet />
    </div>
  );
}

function Account() {
  const { data: session } = useQuery(queries.session());
  const client = useQueryClient();
  const navigate = useNavigate();
  const signOut = useMutation({
    mutationFn: () => request('POST', '/sign-out'),
    onSuccess: async () => {
      client.clear();
      await navigate({ to: '/sign-in' });
    },
  });
  return (
    <div className="ml-auto flex items-center gap-3 text-sm">
      <span className="hidden max-w-56 truncate text-soft md:inline">{session?.account.email}</span>
      <Button look="quiet" isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
        Sign out
      </Button>
    </div>
  );
}
