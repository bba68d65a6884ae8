import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../../base/errors.ts';

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Refuses forms that another site sent. Browsers say where a POST comes from; one that says nothing has no business
 * carrying a cookie. SameSite=Lax on the cookie is the second lock.
 */
export function createSameOriginCheck(baseUrl: string): (request: FastifyRequest) => void {
  const own = ownOrigins(baseUrl);
  return (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const { origin, cookie, 'sec-fetch-site': site } = request.headers;
    const isOurs = origin === undefined ? cookie === undefined : own.has(origin);
    const isSameSite = site === undefined || site === 'same-origin' || site === 'none';
    if (isOurs && isSameSite) return;
    throw new AppError(
      'FORBIDDEN',
      `This form was not sent from the dashboard's own address, so nothing was changed. Open ${baseUrl}/dashboard and try again.`,
    );
  };
}

/** A service on this machine answers under each of its names, whichever of them BASE_URL has. */
function ownOrigins(baseUrl: string): Set<string> {
  const { protocol, hostname, port, origin } = new URL(baseUrl);
  if (!LOOPBACK_HOSTS.includes(hostname)) return new Set([origin]);
  const suffix = port === '' ? '' : `:${port}`;
  return new Set(LOOPBACK_HOSTS.map((host) => `${protocol}//${host}${suffix}`));
}
