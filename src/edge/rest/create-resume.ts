import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { MESSAGES } from '../../base/contract.ts';
import { createdResumeShape, createResumeShape } from '../../domain/documents/creating/shapes.ts';
import { success } from '../guards/envelope.ts';
import { idempotencyKeyOf, idempotencyKeySchema } from '../guards/idempotency-key.ts';
import { noteUse } from '../guards/key-use.ts';
import { objectBody } from '../guards/object-body.ts';
import { errorResponses, successResponse } from './responses.ts';
import type { RestDeps } from './rest.ts';

export function createResumeRoute(app: FastifyInstance, deps: RestDeps): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/resume/create',
    {
      schema: {
        operationId: 'create_resume',
        summary: 'Create a resume',
        description: 'Costs 5 credits and queues generation. Not idempotent: never retry it automatically.',
        tags: ['Resumes'],
        headers: idempotencyKeySchema,
        body: objectBody(createResumeShape),
        response: {
          202: successResponse(MESSAGES.resumeCreated, createdResumeShape),
          ...errorResponses(400, 401, 403, 429, 500, 503),
        },
      },
    },
    async (request, reply) => {
      const wanted = { kind: 'resume', body: request.body } as const;
      const idempotencyKey = idempotencyKeyOf(request);
      const created = await deps.createDocument(request.caller, wanted, { idempotencyKey });
      noteUse(request, { documentId: created.id, hasMade: !created.isRepeated });
      return reply.code(202).send(
        success(MESSAGES.resumeCreated, {
          id: created.id,
          resume_title: created.title,
          status: created.status,
          dashboard_url: deps.dashboardUrl(created.id),
        }),
      );
    },
  );
}
