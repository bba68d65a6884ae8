/** What was asked for, after the contract's rules: every optional field is a real value or null. */
export interface DocumentRequest {
  /** As given by the caller, before a suffix. */
  title: string;
  jobDescription: string;
  /** Normalized; null when none was given. */
  companyUrl: string | null;
  /** Only for cover letters. */
  letter: LetterFields | null;
}

export interface LetterFields {
  hiringManagerName: string | null;
  companyStreetAddress: string | null;
  companyCity: string | null;
  companyState: string | null;
  companyZip: string | null;
  hiringManagerEmail: string | null;
  /** `YYYY-MM-DD`. */
  date: string | null;
  additionalContext: string | null;
}

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

/** The company's page as it was read when the document was created. */
export interface CompanyPage {
  /** After redirects. */
  url: string;
  fetchedAt: string;
  status: number;
  contentType: string;
  /** Decoded text, cut at the size limit. */
  body: string;
}
