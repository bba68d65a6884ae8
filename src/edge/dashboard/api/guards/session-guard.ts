import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../../base/errors.ts';
import type { Client, Visitor } from '../../../../domain/accounts/sign-in/sign-in.ts';
import type { ApiDeps } from '../api-deps.ts';

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor;
  }
}

/** In this scope every route belongs to an account: 401 for whoever is not signed in, before any body is read. */
export function requireVisitor(scope: FastifyInstance, deps: Pick<ApiDeps, 'signIn'>): void {
  scope.decorateRequest('visitor');
  scope.addHook('onRequest', async (request) => {
    const visitor = await deps.signIn.readSession(request.headers.cookie);
    if (!visitor) throw new AppError('UNAUTHORIZED', 'You are not signed in, or no longer. Please sign in.');
    request.visitor = visitor;
  });
}

type Handle<T> = (visitor: Visitor, request: FastifyRequest, reply: FastifyReply) => Promise<T>;

/** The handler of a route that belongs to an account; only for scopes that require a visitor. */
export function signedIn<T>(handle: Handle<T>) {
  return (request: FastifyRequest, reply: FastifyReply): Promise<T> => handle(request.visitor, request, reply);
}

export function clientOf(deps: Pick<ApiDeps, 'addressOf'>, request: FastifyRequest): Client {
  const { cookie, 'user-agent': userAgent = '' } = request.headers;
  return { address: deps.addressOf(request), userAgent, cookie };
}

/** Missing when the route has no such parameter. */
export function parameter(request: FastifyRequest, name: string): string {
  return (request.params as Record<string, string>)[name] ?? '';
}
