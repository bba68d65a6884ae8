import type { LetterFields } from '../../base/document-request.ts';

/** A letter for which nothing but the posting was given. */
export const NO_FIELDS: LetterFields = {
  hiringManagerName: null,
  companyStreetAddress: null,
  companyCity: null,
  companyState: null,
  companyZip: null,
  hiringManagerEmail: null,
  date: null,
  additionalContext: null,
};
