import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../../base/errors.ts';
import type { ApiDeps } from '../api-deps.ts';
import { clientOf, parameter } from '../guards/session-guard.ts';

const COOKIE = 'letterpress.journey';
const COOKIE_SECONDS = 600;
const MAX_CHARACTERS = 2_000;

/** The way to a provider and back. What goes wrong ends at the sign-in page, which says it in its own words. */
export function registerOAuthRoutes(scope: FastifyInstance, deps: ApiDeps): void {
  const { pathname, protocol } = new URL(deps.baseUrl);
  const dashboard = `${pathname.replace(/\/+$/, '')}/dashboard`;
  const cookie = (value: string, seconds: number): string =>
    `${COOKIE}=${value}; Path=${dashboard}/api/oauth; HttpOnly; SameSite=Lax; Max-Age=${seconds}${protocol === 'https:' ? '; Secure' : ''}`;

  scope.get('/oauth/:provider', async (request, reply) => {
    const { url, remembered } = deps.oauthSignIn.begin(parameter(request, 'provider'), queryText(request, 'invite'));
    return reply.header('set-cookie', cookie(remembered, COOKIE_SECONDS)).redirect(url, 302);
  });

  scope.get('/oauth/:provider/callback', async (request, reply): Promise<FastifyReply> => {
    try {
      const back = {
        code: queryText(request, 'code') ?? '',
        state: queryText(request, 'state') ?? '',
        remembered: cookieOf(request),
      };
      const { cookies, needsCode } = await deps.oauthSignIn.finish(
        parameter(request, 'provider'),
        back,
        clientOf(deps, request),
      );
      const next = needsCode ? 'sign-in?step=code' : 'documents';
      return reply.header('set-cookie', [...cookies, cookie('', 0)]).redirect(`${dashboard}/${next}`, 302);
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'NOT_FOUND') throw error;
      return reply
        .header('set-cookie', cookie('', 0))
        .redirect(`${dashboard}/sign-in?problem=${problemOf(error)}`, 302);
    }
  });
}

/** A word that the sign-in page knows, not a sentence: what stands in an address may be anybody's. */
function problemOf(error: AppError): string {
  const { problem, field } = error.details;
  if (typeof problem === 'string') return problem;
  if (field === 'invite') return 'invite';
  return error.code === 'SERVICE_UNAVAILABLE' ? 'unavailable' : 'refused';
}

function queryText(request: FastifyRequest, name: string): string | null {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' && value.length <= MAX_CHARACTERS ? value : null;
}

function cookieOf(request: FastifyRequest): string {
  const pairs = (request.headers.cookie ?? '').split(/; */);
  return pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? '';
}
