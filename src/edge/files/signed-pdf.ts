import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUuid } from '../../base/ids.ts';
import type { StoredPdf } from '../../domain/documents/documents.ts';
import type { Links } from '../../domain/documents/links.ts';
import { type ErrorDeps, HTTP_STATUS, RETRY_WHEN_UNAVAILABLE_SECONDS, toAppError } from '../guards/envelope.ts';
import { contentDisposition } from './file-name.ts';
import { parseRange } from './range.ts';

/** A stored file as the store hands it out. */
export interface OpenedFile {
  size: number;
  read(range?: { start: number; end: number }): NodeJS.ReadableStream;
}

export interface FilesDeps {
  links: Links;
  findPdf(documentId: string): Promise<StoredPdf | null>;
  openFile(key: string): Promise<OpenedFile | null>;
  errors: ErrorDeps;
}

interface LinkRequest {
  Params: { name: string };
  Querystring: Record<string, string | string[] | undefined>;
}

/** Signed links to PDFs: no API key, not counted; changed and expired ones, and those of suspended accounts, get 403. */
export function registerFiles(app: FastifyInstance, deps: FilesDeps): void {
  app.route<LinkRequest>({
    method: ['GET', 'HEAD'],
    url: '/files/:name',
    schema: { hide: true },
    errorHandler: (error, request, reply) => fail(deps, error, request, reply),
    handler: async (request, reply) => {
      const documentId = request.params.name.replace(/\.pdf$/, '');
      if (!isUuid(documentId) || !deps.links.verify({ documentId, ...signatureOf(request.query) })) {
        return refuse(reply, 403, 'Forbidden');
      }
      const pdf = await deps.findPdf(documentId);
      if (pdf?.isBarred) return refuse(reply, 403, 'Forbidden');
      const file = pdf && (await deps.openFile(pdf.key));
      if (!pdf || !file) return refuse(reply, 404, 'Not found');
      return sendPdf(reply, request.method, request.headers.range, file, pdf.title);
    },
  });
}

function signatureOf(query: LinkRequest['Querystring']) {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  return { expires: text('expires'), keyId: text('key'), signature: text('signature') };
}

function refuse(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`);
}

/** The store of files or the database is away: 503, in plain words, so that a browser shows them. */
function fail({ errors }: FilesDeps, thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toAppError(thrown, errors);
  request.log.error({ reqId: request.id, err: error.cause ?? error }, error.message);
  if (error.code === 'SERVICE_UNAVAILABLE') reply.header('retry-after', RETRY_WHEN_UNAVAILABLE_SECONDS);
  return refuse(reply.removeHeader('content-disposition'), HTTP_STATUS[error.code], error.message);
}

function sendPdf(
  reply: FastifyReply,
  method: string,
  rangeHeader: string | undefined,
  file: OpenedFile,
  title: string,
): FastifyReply {
  reply.header('accept-ranges', 'bytes').header('content-disposition', contentDisposition(title));
  const range = parseRange(rangeHeader, file.size);
  if (range === 'unsatisfiable') {
    return refuse(reply.header('content-range', `bytes */${file.size}`), 416, 'Range not satisfiable');
  }
  reply.type('application/pdf');
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  }
  reply.header('content-length', range ? range.end - range.start + 1 : file.size);
  return method === 'HEAD' ? reply.send() : reply.send(file.read(range ?? undefined));
}
