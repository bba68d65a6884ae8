import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { queries } from './api/queries.ts';
import { RequestFailed } from './api/request.ts';
import { filterIn } from './lib/document-filter.ts';
import { ROOT } from './lib/root.ts';
import { SignIn } from './pages/sign-in.tsx';
import { NotFound, Problem } from './shell/problem.tsx';
import { Shell } from './shell/shell.tsx';

interface Context {
  client: QueryClient;
}

const root = createRootRouteWithContext<Context>()({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: Problem,
});

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  component: SignIn,
  validateSearch: (search): { next?: string; problem?: string; step?: string } => ({
    next: text(search.next),
    problem: text(search.problem),
    step: text(search.step),
  }),
});

const signUp = createRoute({
  getParentRoute: () => root,
  path: '/sign-up',
  component: lazyRouteComponent(() => import('./pages/sign-up.tsx'), 'SignUp'),
  validateSearch: (search): { invite?: string } => ({ invite: text(search.invite) }),
});

const forgot = createRoute({
  getParentRoute: () => root,
  path: '/forgot',
  component: lazyRouteComponent(() => import('./pages/passwords.tsx'), 'Forgot'),
});

const withToken = (search: Record<string, unknown>): { token?: string } => ({ token: text(search.token) });

const reset = createRoute({
  getParentRoute: () => root,
  path: '/reset',
  component: lazyRouteComponent(() => import('./pages/passwords.tsx'), 'Reset'),
  validateSearch: withToken,
});

const verify = createRoute({
  getParentRoute: () => root,
  path: '/verify',
  component: lazyRouteComponent(() => import('./pages/verify.tsx'), 'Verify'),
  validateSearch: withToken,
});

const newAddress = createRoute({
  getParentRoute: () => root,
  path: '/email',
  component: lazyRouteComponent(() => import('./pages/new-address.tsx'), 'NewAddress'),
  validateSearch: withToken,
});

/** Everything below belongs to somebody: whoever is not signed in is asked to, and then brought back. */
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: Shell,
  beforeLoad: async ({ context, location }) => {
    await context.client.ensureQueryData(queries.session()).catch((error) => {
      if (!(error instanceof RequestFailed) || error.status !== 401) throw error;
      throw redirect({ to: '/sign-in', search: { next: location.pathname + location.searchStr } });
    });
  },
});

const home = createRoute({
  getParentRoute: () => inside,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/documents' });
  },
});

const documents = createRoute({
  getParentRoute: () => inside,
  path: '/documents',
  component: lazyRouteComponent(() => import('./pages/documents.tsx'), 'Documents'),
  validateSearch: filterIn,
});

const newDocument = createRoute({
  getParentRoute: () => inside,
  path: '/new/$kind',
  component: lazyRouteComponent(() => import('./pages/new-document.tsx'), 'NewDocument'),
  validateSearch: (search): { from?: string } => ({ from: text(search.from) }),
});

const oneDocument = createRoute({
  getParentRoute: () => inside,
  path: '/documents/$id',
  component: lazyRouteComponent(() => import('./pages/document.tsx'), 'OneDocument'),
});

const profile = createRoute({
  getParentRoute: () => inside,
  path: '/profile',
  component: lazyRouteComponent(() => import('./pages/profile.tsx'), 'Profile'),
});

const history = createRoute({
  getParentRoute: () => inside,
  path: '/profile/history',
  component: lazyRouteComponent(() => import('./pages/profile-history.tsx'), 'ProfileHistory'),
});

const keys = createRoute({
  getParentRoute: () => inside,
  path: '/keys',
  component: lazyRouteComponent(() => import('./pages/keys.tsx'), 'Keys'),
});

const oneKey = createRoute({
  getParentRoute: () => inside,
  path: '/keys/$id',
  component: lazyRouteComponent(() => import('./pages/keys/one-key.tsx'), 'OneKey'),
});

const credits = createRoute({
  getParentRoute: () => inside,
  path: '/credits',
  component: lazyRouteComponent(() => import('./pages/credits.tsx'), 'Credits'),
});

const settings = createRoute({
  getParentRoute: () => inside,
  path: '/settings',
  component: lazyRouteComponent(() => import('./pages/settings.tsx'), 'Settings'),
});

const tree = root.addChildren([
  signIn,
  signUp,
  forgot,
  reset,
  verify,
  newAddress,
  inside.addChildren([home, documents, newDocument, oneDocument, profile, history, keys, oneKey, credits, settings]),
]);

export function createAppRouter(client: QueryClient) {
  return createRouter({
    routeTree: tree,
    basepath: ROOT,
    context: { client },
    defaultPreload: 'intent',
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
