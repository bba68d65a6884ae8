import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../../../base/errors.ts';
import { suspended } from '../../../../domain/accounts/accounts.ts';
import {
  cookieHeader,
  type Entry,
  type SignInResult,
  tooManyAttempts,
} from '../../../../domain/accounts/sign-in/sign-in.ts';
import type { ApiDeps } from '../api-deps.ts';
import { bodyOf, text } from '../bodies.ts';
import { clientOf } from '../guards/session-guard.ts';
import type { Session, SignInAnswer, SignUpAnswer } from '../types/sign-in.ts';
import { sessionOf } from './session-routes.ts';

const EMAIL_MAX = 320;
/** Characters of a password are counted where it is chosen; this only bounds the work. */
const PASSWORD_MAX = 512;
const TOKEN_MAX = 100;
const CODE_MAX = 50;

const credentials = { email: text('email', EMAIL_MAX), password: text('password', PASSWORD_MAX) };
const signInShape = z.object(credentials);
const signUpShape = z.object({ ...credentials, invite: text('invite', 200).nullish() });
const codeShape = z.object({ code: text('code', CODE_MAX) });
const forgotShape = z.object({ email: credentials.email });
const verifyShape = z.object({ token: text('token', TOKEN_MAX), password: credentials.password });
const resetShape = verifyShape.extend({
  revokeKeys: z.boolean({ error: 'revokeKeys must be true or false' }).default(false),
});

/** Everything that needs no session. */
export function registerSignInRoutes(scope: FastifyInstance, deps: ApiDeps): void {
  scope.get('/options', async () => deps.options);

  scope.post('/sign-up', async (request, reply): Promise<SignUpAnswer> => {
    const wanted = bodyOf(request, signUpShape);
    const result = await deps.signUp({ ...wanted, invite: wanted.invite ?? null }, clientOf(deps, request));
    if (result.outcome === 'pending') return { pending: true };
    return enter(deps, reply, result.entry);
  });

  scope.post('/sign-in', async (request, reply): Promise<SignInAnswer> => {
    const { email, password } = bodyOf(request, signInShape);
    const client = clientOf(deps, request);
    const result = await deps.signIn.signIn(email, password, client);
    if (result.outcome === 'signed in') return enter(deps, reply, result);
    if (result.outcome === 'unconfirmed') deps.verifyEmail.remind(result.accountId, client);
    throw refusal(result, deps.options.sendsEmail);
  });

  scope.post('/sign-in/code', async (request, reply): Promise<Session> => {
    const { code } = bodyOf(request, codeShape);
    return sessionWith(deps, reply, await deps.twoStep.enter(code, clientOf(deps, request)));
  });

  scope.post('/sign-out', async (request, reply) => {
    reply.header('set-cookie', await deps.signIn.signOut(request.headers.cookie));
    return {};
  });

  scope.post('/password/forgot', async (request) => {
    await deps.passwords.forgot(bodyOf(request, forgotShape).email, clientOf(deps, request));
    return {};
  });

  scope.post('/password/reset', async (request, reply): Promise<SignInAnswer> => {
    const { token, ...wanted } = bodyOf(request, resetShape);
    return enter(deps, reply, await deps.passwords.reset(token, wanted, clientOf(deps, request)));
  });

  scope.post('/email/verify', async (request, reply): Promise<SignInAnswer> => {
    const { token, password } = bodyOf(request, verifyShape);
    return enter(deps, reply, await deps.verifyEmail.verify(token, password, clientOf(deps, request)));
  });

  scope.post('/email/change/confirm', async (request) => {
    const { token, password } = bodyOf(request, verifyShape);
    return { email: await deps.changeEmail.confirm(token, password, clientOf(deps, request)) };
  });
}

const WRONG = 'The e-mail address or the password is not right. Please try again.';
const OR_UNCONFIRMED = ' If you have just signed up, first open the link in the message that we sent you.';

/** The same for an address that is unknown and one that is not confirmed: anybody can try to sign up with anybody's. */
function refusal(result: Exclude<SignInResult, { outcome: 'signed in' }>, sendsEmail: boolean): AppError {
  if (result.outcome === 'throttled') return tooManyAttempts(result.retryAfterSeconds);
  if (result.outcome === 'suspended') return suspended();
  return new AppError('UNAUTHORIZED', sendsEmail ? WRONG + OR_UNCONFIRMED : WRONG);
}

async function enter(deps: ApiDeps, reply: FastifyReply, { cookies, needsCode }: Entry): Promise<SignInAnswer> {
  if (!needsCode) return sessionWith(deps, reply, cookies);
  reply.header('set-cookie', cookies);
  return { needsCode };
}

async function sessionWith(deps: ApiDeps, reply: FastifyReply, cookies: string[]): Promise<Session> {
  const visitor = await deps.signIn.readSession(cookieHeader(cookies));
  if (!visitor) throw new AppError('INTERNAL_ERROR', 'Signing in did not work. Please try again.');
  reply.header('set-cookie', cookies);
  return sessionOf(deps, visitor.accountId);
}
