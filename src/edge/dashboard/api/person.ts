import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../base/errors.ts';
import type { Client, Visitor } from '../../../domain/accounts/sign-in.ts';
import type { ApiDeps } from './api-deps.ts';

type Handle<T> = (visitor: Visitor, request: FastifyRequest, reply: FastifyReply) => Promise<T>;

/** The handler of a route that belongs to an account: 401 for whoever is not signed in. */
export function signedIn<T>(deps: Pick<ApiDeps, 'signIn'>, handle: Handle<T>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<T> => {
    const visitor = await deps.signIn.readSession(request.headers.cookie);
    if (!visitor) throw new AppError('UNAUTHORIZED', 'You are not signed in, or no longer. Please sign in.');
    return handle(visitor, request, reply);
  };
}

export function clientOf(deps: Pick<ApiDeps, 'addressOf'>, request: FastifyRequest): Client {
  return { address: deps.addressOf(request), userAgent: request.headers['user-agent'] ?? '' };
}

/** Missing when the route has no such parameter. */
export function parameter(request: FastifyRequest, name: string): string {
  return (request.params as Record<string, string>)[name] ?? '';
}
