import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from '../../domain/accounts/sign-in.ts';
import type { Room } from './dashboard-deps.ts';

type SignedInHandler = (visitor: Visitor, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The handler of a page that belongs to an account: whoever is not signed in is asked to, and then brought back. */
export function signedIn({ deps, look }: Room, handle: SignedInHandler) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const visitor = await deps.signIn.readSession(request.headers.cookie);
    if (visitor) return handle(visitor, request, reply);
    const signInPage = `${look.root}/dashboard/sign-in`;
    if (request.method !== 'GET') return reply.redirect(signInPage, 303);
    const wanted = request.url.split('?')[0]!;
    return reply.redirect(`${signInPage}?${new URLSearchParams({ next: wanted })}`, 302);
  };
}

/** Missing when the route has no such parameter. */
export function parameter(request: FastifyRequest, name: string): string {
  return (request.params as Record<string, string>)[name] ?? '';
}
