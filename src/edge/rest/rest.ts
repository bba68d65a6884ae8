import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../base/errors.ts';
import type { CreateDocument } from '../../domain/documents/creating/create.ts';
import type { ReadStatus } from '../../domain/documents/views/status.ts';
import { answerErrorsWithEnvelopes, type ErrorDeps } from '../guards/envelope.ts';
import { acceptOnlyJson } from '../guards/json-body.ts';
import { createCoverLetterRoute } from './create-cover-letter.ts';
import { createResumeRoute } from './create-resume.ts';
import { statusCoverLetterRoute } from './status-cover-letter.ts';
import { statusResumeRoute } from './status-resume.ts';

export interface RestDeps {
  gate: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  createDocument: CreateDocument;
  readStatus: ReadStatus;
  dashboardUrl: (documentId: string) => string;
  errors: ErrorDeps;
}

/** REST under `/v1`: the four endpoints, and an envelope for everything else. */
export async function registerRest(app: FastifyInstance, deps: RestDeps): Promise<void> {
  await app.register(
    async (v1) => {
      acceptOnlyJson(v1);
      answerErrorsWithEnvelopes(v1, deps.errors);
      v1.addHook('onRequest', deps.gate);
      v1.addHook('onRequest', (request, _reply, done) => done(request.is404 ? noSuchEndpoint() : undefined));
      createResumeRoute(v1, deps);
      statusResumeRoute(v1, deps);
      createCoverLetterRoute(v1, deps);
      statusCoverLetterRoute(v1, deps);
      // Makes the hooks above see unknown paths and methods too, before any body is read.
      v1.setNotFoundHandler(() => {
        throw noSuchEndpoint();
      });
    },
    { prefix: '/v1' },
  );
}

function noSuchEndpoint(): AppError {
  return new AppError('NOT_FOUND', 'There is no such endpoint.');
}
