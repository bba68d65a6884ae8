/** Where the PDFs of a document lie. No key is used twice: what is listed for removal can never become somebody's page. */
import { MAX_ATTEMPTS } from '../../platform/queue/queue.ts';

/** A worker that was given up for dead and goes on writes beside the page of its successor, not over it. */
export const pdfKeyOf = (documentId: string, attempt: number): string =>
  `documents/${documentId.slice(0, 2)}/${documentId}${attempt === 1 ? '' : `-a${attempt}`}.pdf`;

/** What all attempts together may have written. */
export const pdfKeysOf = (documentId: string): string[] =>
  Array.from({ length: MAX_ATTEMPTS }, (_, index) => pdfKeyOf(documentId, index + 1));

/** Of the page as it was set again for the so-manieth time. */
export const revisedKeyOf = (documentId: string, number: number): string =>
  `documents/${documentId.slice(0, 2)}/${documentId}-${number}.pdf`;
