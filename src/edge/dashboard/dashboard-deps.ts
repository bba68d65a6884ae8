import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../base/clock.ts';
import type { DocumentRequest } from '../../base/document-request.ts';
import type { SignIn } from '../../domain/accounts/sign-in.ts';
import type { listDocuments } from '../../domain/documents/documents.ts';
import type { Links } from '../../domain/documents/links.ts';

export interface DashboardDeps {
  /** What the domain's functions take; its type belongs to a floor that the edge does not see. */
  db: Parameters<typeof listDocuments>[0];
  clock: Clock;
  links: Links;
  signIn: SignIn;
  /** The service's public address. */
  baseUrl: string;
  /** The address that failed sign-ins of a request count for. */
  addressOf(request: FastifyRequest): string;
  /** What the document was asked for; called only for a document of that account. */
  readRequest(accountId: string, documentId: string): Promise<DocumentRequest>;
  /** Whether an error means that the database cannot be reached now. */
  isUnavailable(error: unknown): boolean;
}

/** What every page needs to refer to others. */
export interface Look {
  /** Path under which the service is reached: empty, or `/prefix` behind a proxy. */
  root: string;
  /** With its version, so that it can be cached for good. */
  stylesheet: string;
}

export interface Room {
  deps: DashboardDeps;
  look: Look;
}
