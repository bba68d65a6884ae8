import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { ACCENT_CHOICES, TEMPLATES } from '../../../../base/documents/template.ts';
import { AppError } from '../../../../base/errors.ts';
import type { ApiDeps } from '../api-deps.ts';
import { parameter, signedIn } from '../guards/session-guard.ts';

const compress = promisify(gzip);
/** Those of the last people who looked; each is about 100 kB. */
const KEPT = 50;

export function registerPreviewRoutes(scope: FastifyInstance, deps: ApiDeps): void {
  const kept = new Map<string, Promise<Buffer>>();

  function drawn(tag: string, draw: () => Promise<string>): Promise<Buffer> {
    const known = kept.get(tag);
    if (known) return known;
    const drawing = draw().then((svg) => compress(svg));
    kept.set(tag, drawing);
    drawing.catch(() => kept.delete(tag));
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
    return drawing;
  }

  scope.get(
    '/settings/preview/:file',
    signedIn(async ({ accountId }, request, reply) => {
      const name = /^(\w+)\.svg$/.exec(parameter(request, 'file'))?.[1];
      const template = TEMPLATES.find((known) => known === name);
      if (!template) throw new AppError('NOT_FOUND', 'There is no such template.');
      const asked = (request.query as { accent?: unknown }).accent ?? 'auto';
      const accent = ACCENT_CHOICES.find((known) => known === asked);
      if (!accent) throw new AppError('NOT_FOUND', 'There is no such colour.');
      const { tag, draw } = await deps.preparePreview(accountId, template, accent);
      return reply
        .type('image/svg+xml')
        .header('content-encoding', 'gzip')
        .send(await drawn(tag, draw));
    }),
  );
}
