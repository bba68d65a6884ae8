import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../../base/errors.ts';
import { createSameOriginCheck } from './same-origin.ts';

export const APP_HEADER = 'x-letterpress-dashboard';

/**
 * Against cross-site request forgery: refuses what does not come from our own web app. The header is one that a form of
 * another site cannot send, and that a script of another site may send only if we allowed it, which we do not.
 */
export function createCsrfCheck(baseUrl: string): (request: FastifyRequest) => void {
  const checkOrigin = createSameOriginCheck(baseUrl);
  return (request) => {
    checkOrigin(request);
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (request.headers[APP_HEADER] === '1') return;
    throw new AppError('FORBIDDEN', `Requests that change something carry the header ${APP_HEADER}: 1.`);
  };
}
