/** Where the PDFs of a document lie. No key is used twice: what is listed for removal can never become somebody's page. */

export const pdfKeyOf = (documentId: string): string => `documents/${documentId.slice(0, 2)}/${documentId}.pdf`;

/** Of the page as it was set again for the so-manieth time. */
export const revisedKeyOf = (documentId: string, number: number): string =>
  `documents/${documentId.slice(0, 2)}/${documentId}-${number}.pdf`;
