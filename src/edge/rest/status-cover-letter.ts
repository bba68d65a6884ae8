import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { MESSAGES } from '../../base/contract.ts';
import { coverLetterIdShape, coverLetterStatusShape } from '../../domain/documents/creating/shapes.ts';
import { success } from '../guards/envelope.ts';
import { noteUse } from '../guards/key-use.ts';
import { errorResponses, successResponse } from './responses.ts';
import type { RestDeps } from './rest.ts';

export function statusCoverLetterRoute(app: FastifyInstance, deps: RestDeps): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/cover-letter/:cover_letter_id',
    {
      schema: {
        operationId: 'status_cover_letter',
        summary: 'Read the status of a cover letter',
        description: 'Costs no credits. Poll no faster than every five seconds; stop on `SUCCESS` or `FAILED`.',
        tags: ['Cover letters'],
        params: coverLetterIdShape,
        response: {
          200: successResponse(MESSAGES.coverLetterStatus, coverLetterStatusShape),
          ...errorResponses(400, 401, 404, 429, 500, 503),
        },
      },
    },
    async (request, reply) => {
      const document = await deps.readStatus(request.caller.accountId, 'cover_letter', request.params.cover_letter_id);
      noteUse(request, { documentId: document.id });
      return reply.code(200).send(
        success(MESSAGES.coverLetterStatus, {
          id: document.id,
          title: document.title,
          status: document.status,
          stage: document.stage,
          pdf_url: document.link?.url ?? null,
          dashboard_url: deps.dashboardUrl(document.id),
        }),
      );
    },
  );
}
