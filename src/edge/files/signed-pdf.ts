import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../base/errors.ts';
import { isUuid } from '../../base/ids.ts';
import type { StoredPdf } from '../../domain/documents/documents.ts';
import type { Links } from '../../domain/documents/files/links.ts';
import { wantsPage } from '../guards/wants-page.ts';
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
  /** For people: where to get a new link. Nothing in it depends on why this one is refused. */
  sendRefusalPage(request: FastifyRequest, reply: FastifyReply, refusal: RefusedLink): FastifyReply;
}

export interface RefusedLink {
  status: 403 | 404;
  /** Null where the address names no document. */
  documentId: string | null;
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
    handler: async (request, reply) => {
      const documentId = request.params.name.replace(/\.pdf$/, '');
      const refuseLink = (status: 403 | 404): FastifyReply => {
        if (!wantsPage(request)) return refuse(reply, status, status === 403 ? 'Forbidden' : 'Not found');
        return deps.sendRefusalPage(request, reply, { status, documentId: isUuid(documentId) ? documentId : null });
      };
      if (!isUuid(documentId) || !deps.links.verify({ documentId, ...signatureOf(request.query) })) {
        return refuseLink(403);
      }
      const pdf = await deps.findPdf(documentId);
      if (pdf?.isBarred) return refuseLink(403);
      const file = pdf && (await deps.openFile(pdf.key).catch(unreadable));
      if (!pdf || !file) return refuseLink(404);
      return sendPdf(reply, request.method, request.headers.range, file, pdf.title);
    },
  });
}

function unreadable(cause: unknown): never {
  if (cause instanceof AppError) throw cause;
  throw new AppError('SERVICE_UNAVAILABLE', 'The document cannot be read just now. Please try again later.', { cause });
}

function signatureOf(query: LinkRequest['Querystring']) {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  return { expires: text('expires'), keyId: text('key'), signature: text('signature') };
}

function refuse(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`);
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
