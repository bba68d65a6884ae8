import { DOCUMENT_KINDS, type DocumentKind, STATUSES, type Status } from '../../../src/base/contract.ts';

/** What the list of documents is narrowed to. It stands in the address, so that going back finds it. */
export interface DocumentFilter {
  search?: string;
  kind?: DocumentKind;
  status?: Status;
}

/** The filter that an address asks for; what it does not know it leaves out. */
export function filterIn(search: Record<string, unknown>): DocumentFilter {
  const words = typeof search.search === 'number' ? String(search.search) : search.search;
  const kind = DOCUMENT_KINDS.find((known) => known === search.kind);
  const status = STATUSES.find((known) => known === search.status);
  return {
    ...(typeof words === 'string' && words !== '' && { search: words }),
    ...(kind && { kind }),
    ...(status && { status }),
  };
}
