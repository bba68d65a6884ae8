import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ApiDeps } from '../api-deps.ts';
import { bodyOf, text } from '../bodies.ts';
import { clientOf, signedIn } from '../guards/session-guard.ts';
import type { NewSecondFactor, SecondFactor } from '../types/sign-in.ts';

const EMAIL_MAX = 320;
const PASSWORD_MAX = 512;
const CODE_MAX = 50;

const password = text('password', PASSWORD_MAX);
const code = text('code', CODE_MAX);
const passwordShape = z.object({ password });
const codeShape = z.object({ code });
const bothShape = z.object({ password, code });
const emailShape = z.object({ email: text('email', EMAIL_MAX), password, code: code.default('') });

/** The second factor, and another address. Whatever changes one of them takes the password, and a code where one is asked for. */
export function registerSecurityRoutes(scope: FastifyInstance, deps: ApiDeps): void {
  const { signIn, twoStep } = deps;
  const { secondFactor } = signIn;

  scope.get(
    '/second-factor',
    signedIn(({ accountId }): Promise<SecondFactor> => secondFactor.status(accountId)),
  );

  scope.post(
    '/second-factor/begin',
    signedIn(async (visitor, request): Promise<NewSecondFactor> => {
      await signIn.requirePassword(visitor, bodyOf(request, passwordShape).password);
      return secondFactor.begin(visitor.accountId, visitor.email);
    }),
  );

  scope.post(
    '/second-factor/confirm',
    signedIn(async (visitor, request): Promise<{ recoveryCodes: string[] }> => {
      const given = bodyOf(request, codeShape);
      return { recoveryCodes: await twoStep.turnOn(visitor, given.code, clientOf(deps, request)) };
    }),
  );

  scope.post(
    '/second-factor/off',
    signedIn(async (visitor, request) => {
      await twoStep.turnOff(visitor, bodyOf(request, bothShape), clientOf(deps, request));
      return {};
    }),
  );

  scope.post(
    '/email/change',
    signedIn(async (visitor, request) => {
      await deps.changeEmail.ask(visitor, bodyOf(request, emailShape), clientOf(deps, request));
      return {};
    }),
  );
}
