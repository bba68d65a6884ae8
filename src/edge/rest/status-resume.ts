import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { MESSAGES } from '../../base/contract.ts';
import { resumeIdShape, resumeStatusShape } from '../../domain/documents/creating/shapes.ts';
import { success } from '../guards/envelope.ts';
import { noteUse } from '../guards/key-use.ts';
import { errorResponses, successResponse } from './responses.ts';
import type { RestDeps } from './rest.ts';

export function statusResumeRoute(app: FastifyInstance, deps: RestDeps): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/resume/:resume_id',
    {
      schema: {
        operationId: 'status_resume',
        summary: 'Read the status of a resume',
        description: 'Costs no credits. Poll no faster than every five seconds; stop on `SUCCESS` or `FAILED`.',
        tags: ['Resumes'],
        params: resumeIdShape,
        response: {
          200: successResponse(MESSAGES.resumeStatus, resumeStatusShape),
          ...errorResponses(400, 401, 404, 429, 500, 503),
        },
      },
    },
    async (request, reply) => {
      const document = await deps.readStatus(request.caller.accountId, 'resume', request.params.resume_id);
      noteUse(request, { documentId: document.id });
      return reply.code(200).send(
        success(MESSAGES.resumeStatus, {
          id: document.id,
          resume_title: document.title,
          status: document.status,
          stage: document.stage,
          pdf_url: document.link?.url ?? null,
          dashboard_url: deps.dashboardUrl(document.id),
        }),
      );
    },
  );
}
