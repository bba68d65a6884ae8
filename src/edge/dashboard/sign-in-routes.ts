import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SignInResult } from '../../domain/accounts/sign-in.ts';
import type { Room } from './dashboard-deps.ts';
import { field } from './forms.ts';
import { sendPage } from './layout.ts';
import { returnPath } from './return-path.ts';
import { signInPage } from './sign-in-page.ts';

interface Query {
  Querystring: { next?: unknown };
}

export function registerSignInRoutes(scope: FastifyInstance, room: Room): void {
  const { deps, look } = room;

  scope.get<Query>('/sign-in', async (request, reply) => {
    const wanted = request.query.next;
    const next = returnPath(typeof wanted === 'string' ? wanted : null);
    const visitor = await deps.signIn.readSession(request.headers.cookie);
    if (visitor) return reply.redirect(look.root + next, 302);
    return sendPage(reply, look, signInPage(look, { email: '', next, problem: null }));
  });

  scope.post('/sign-in', async (request, reply) => {
    const email = field(request, 'email');
    const result = await deps.signIn.signIn(email, field(request, 'password'), {
      address: deps.addressOf(request),
      userAgent: request.headers['user-agent'] ?? '',
    });
    const next = returnPath(field(request, 'next'));
    if (result.outcome !== 'signed in') return refuse(room, reply, { email, next }, result);
    return reply.header('set-cookie', result.cookies).redirect(look.root + next, 303);
  });

  scope.post('/sign-out', async (request, reply) => {
    const cookies = await deps.signIn.signOut(request.headers.cookie);
    return reply.header('set-cookie', cookies).redirect(`${look.root}/dashboard/sign-in`, 303);
  });
}

type Refusal = Exclude<SignInResult, { outcome: 'signed in' }>;

const STATUS: Record<Refusal['outcome'], number> = { wrong: 401, suspended: 403, throttled: 429 };

function refuse(
  { look }: Room,
  reply: FastifyReply,
  form: { email: string; next: string },
  refusal: Refusal,
): FastifyReply {
  if (refusal.outcome === 'throttled') reply.header('retry-after', refusal.retryAfterSeconds);
  return sendPage(reply, look, signInPage(look, { ...form, problem: explain(refusal) }), STATUS[refusal.outcome]);
}

function explain(refusal: Refusal): string {
  if (refusal.outcome === 'throttled') return `Too many attempts to sign in. ${tryAgainIn(refusal.retryAfterSeconds)}`;
  if (refusal.outcome === 'wrong') return 'The e-mail address or the password is not right. Please try again.';
  return 'This account is suspended. Ask whoever runs this service to open it again.';
}

function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}
