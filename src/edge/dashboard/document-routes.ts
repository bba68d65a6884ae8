import type { FastifyInstance } from 'fastify';
import { AppError } from '../../base/errors.ts';
import { readBalance } from '../../domain/credits/credits.ts';
import { findDocument, findPdf, listDocuments } from '../../domain/documents/documents.ts';
import { readProfileState } from '../../domain/profiles/profile-state.ts';
import type { DashboardDeps, Room } from './dashboard-deps.ts';
import { documentPage } from './document-page.ts';
import { documentsPage } from './documents-page.ts';
import { sendPage } from './layout.ts';
import { parameter, signedIn } from './signed-in.ts';

const SHOWN = 100;

export function registerDocumentRoutes(scope: FastifyInstance, room: Room): void {
  const { deps, look } = room;

  scope.get(
    '/documents',
    signedIn(room, async (visitor, _request, reply) => {
      const [documents, balance, profile] = await Promise.all([
        listDocuments(deps.db, visitor.accountId, SHOWN + 1),
        readBalance(deps.db, deps.clock, visitor.accountId),
        readProfileState(deps.db, visitor.accountId),
      ]);
      const view = { documents: documents.slice(0, SHOWN), isCut: documents.length > SHOWN, balance, profile };
      return sendPage(reply, look, documentsPage(look, visitor, view));
    }),
  );

  scope.get(
    '/documents/:id',
    signedIn(room, async (visitor, request, reply) => {
      const document = await findDocument(deps.db, visitor.accountId, parameter(request, 'id'));
      const [asked, pdf] = await Promise.all([
        deps.readRequest(visitor.accountId, document.id),
        freshLink(deps, document.id),
      ]);
      return sendPage(reply, look, documentPage(look, visitor, { document, request: asked, pdf }));
    }),
  );

  scope.get(
    '/documents/:id/pdf',
    signedIn(room, async (visitor, request, reply) => {
      const document = await findDocument(deps.db, visitor.accountId, parameter(request, 'id'));
      const link = await freshLink(deps, document.id);
      if (link === null) throw new AppError('NOT_FOUND', 'There is no PDF of this document.');
      return reply.redirect(link, 302);
    }),
  );
}

/** Without its host, so that it stays on the one under which the dashboard was opened. */
async function freshLink(deps: DashboardDeps, documentId: string): Promise<string | null> {
  if (!(await findPdf(deps.db, documentId))) return null;
  const { pathname, search } = new URL(deps.links.sign(documentId).url);
  return pathname + search;
}
