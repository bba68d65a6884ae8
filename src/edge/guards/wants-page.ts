import type { FastifyRequest } from 'fastify';

/** Whether a person is looking: browsers name HTML where they open an address, programs do not. */
export function wantsPage({ headers }: FastifyRequest): boolean {
  return /\btext\/html\b/i.test(headers.accept ?? '');
}
