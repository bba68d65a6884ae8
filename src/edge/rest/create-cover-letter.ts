import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { MESSAGES } from '../../base/contract.ts';
import { createCoverLetterShape, createdCoverLetterShape } from '../../domain/documents/creating/shapes.ts';
import { success } from '../guards/envelope.ts';
import { idempotencyKeyOf, idempotencyKeySchema } from '../guards/idempotency-key.ts';
import { noteUse } from '../guards/key-use.ts';
import { objectBody } from '../guards/object-body.ts';
import { errorResponses, successResponse } from './responses.ts';
import type { RestDeps } from './rest.ts';

export function createCoverLetterRoute(app: FastifyInstance, deps: RestDeps): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/cover-letter/create',
    {
      schema: {
        operationId: 'create_cover_letter',
        summary: 'Create a cover letter',
        description: 'Costs 3 credits and queues generation. Not idempotent: never retry it automatically.',
        tags: ['Cover letters'],
        headers: idempotencyKeySchema,
        body: objectBody(createCoverLetterShape),
        response: {
          202: successResponse(MESSAGES.coverLetterCreated, createdCoverLetterShape),
          ...errorResponses(400, 401, 403, 429, 500, 503),
        },
      },
    },
    async (request, reply) => {
      const wanted = { kind: 'cover_letter', body: request.body } as const;
      const idempotencyKey = idempotencyKeyOf(request);
      const created = await deps.createDocument(request.caller, wanted, { idempotencyKey });
      noteUse(request, { documentId: created.id, hasMade: !created.isRepeated });
      return reply.code(202).send(
        success(MESSAGES.coverLetterCreated, {
          id: created.id,
          title: created.title,
          status: created.status,
          dashboard_url: deps.dashboardUrl(created.id),
        }),
      );
    },
  );
}
