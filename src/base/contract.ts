/**
 * The numbers and texts that the contract in docs/ fixes. They stand here once; tests write the literals out again.
 */
export const COST = { resume: 5, cover_letter: 3 } as const;

export const FREE_CREDITS = 25;
export const PRO_CREDITS_PER_PERIOD = 1000;

export const RATE_WINDOW_SECONDS = 60;
export const REST_LIMITS = { ip: 60, key: { free: 10, pro: 20 }, account: 60 } as const;
export const TOOL_LIMITS = { ip: 600, key: 600 } as const;

export const TITLE_MAX_CHARACTERS = 255;
export const COMPANY_URL_MAX_CHARACTERS = 500;
export const PDF_LINK_SECONDS = 3600;
export const POLL_AFTER_SECONDS = 5;

export const STATUSES = ['QUEUED', 'IN_PROGRESS', 'SUCCESS', 'FAILED'] as const;
export type Status = (typeof STATUSES)[number];

export const DOCUMENT_KINDS = ['resume', 'cover_letter'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const PLANS = ['free', 'pro'] as const;
export type Plan = (typeof PLANS)[number];

export const MESSAGES = {
  resumeCreated: 'Resume creation job has been successfully registered.',
  resumeStatus: 'Resume status retrieved successfully',
  coverLetterCreated: 'Cover letter creation job has been successfully registered.',
  coverLetterStatus: 'Cover letter status retrieved successfully',
  tooManyRequests: 'Too many requests. Please try again later.',
} as const;

/** The pages of the documentation, in reading order; also the values of `use_docs`'s `page`. */
export const DOCS_PAGES = [
  'overview',
  'quickstart',
  'mcp',
  'authentication',
  'pricing',
  'rate-limiting',
  'errors',
  'resume/create',
  'resume/get-status',
  'cover-letter/create',
  'cover-letter/get-status',
] as const;
export type DocsPage = (typeof DOCS_PAGES)[number];
