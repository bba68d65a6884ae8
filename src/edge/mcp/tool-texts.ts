/**
 * What an agent reads before it calls. It knows nothing else of this service, so each text stands on its own.
 * At most 1,024 characters each: some clients refuse a tool whose description is longer.
 */

const BEFORE_CREATING =
  "The account's saved profile is the only source of facts about the person, and its import must be complete. " +
  'Pass the whole job posting, not a summary. ';

const AFTER_CREATING =
  'Returns at once with status QUEUED. Keep the returned `id`, wait at least `poll_after_seconds`, then read the ' +
  'status with ';

const NEVER_RETRY =
  'Not idempotent: every call can make and charge another document. Never retry it automatically after a timeout or ' +
  'a lost response; ask the user to look in the dashboard. A taken title gets a suffix such as `_1`. ';

const CREATE_FAILURES =
  'A failed call has isError and a JSON text with `error_code` and `message`: BAD_REQUEST or VALIDATION_ERROR ' +
  '(arguments, profile or company URL: correct it or tell the user), FORBIDDEN (not enough credits: tell the ' +
  'user). Nothing is charged then.';

const READING =
  'Costs no credits and may be repeated. While `status` is QUEUED or IN_PROGRESS, wait at least ' +
  '`poll_after_seconds` before the next read; `stage` says what is being done. SUCCESS: give the user `pdf_url`, a ' +
  'signed link that expires at `pdf_url_expires_at`, one hour after it was made; read the status again for a new ' +
  'one. FAILED: the credits were given back; tell the user, and do not create another document unless the user ' +
  'asks for it. Stop polling on SUCCESS and FAILED (`poll_after_seconds` is null). NOT_FOUND means that this ' +
  'account has no such document.';

export const TEXTS = {
  use_docs: {
    title: 'Read the documentation',
    description:
      'Returns one page of the documentation of this service as Markdown, with its address. Costs no credits and ' +
      'needs no profile. Read `mcp` (the default) before the first call, `errors` when a call failed, `pricing` for ' +
      'credits, `rate-limiting` after HTTP 429; the other pages describe the REST interface.',
  },
  create_resume: {
    title: 'Create a resume',
    description:
      'Queues a PDF resume, made from the profile of the account and tailored to one job description. ' +
      'Costs 5 credits. Use it once, when the user asks for a resume for a certain job. Usually takes about one minute. ' +
      `${BEFORE_CREATING}${AFTER_CREATING}get_resume. ${NEVER_RETRY}${CREATE_FAILURES}`,
  },
  get_resume: {
    title: 'Read the status of a resume',
    description: `Reads the status of a resume made with create_resume and, once it is finished, its PDF link. ${READING}`,
  },
  create_cover_letter: {
    title: 'Create a cover letter',
    description:
      'Queues a one-page PDF cover letter, made from the profile of the account for one job description. ' +
      'Costs 3 credits. Use it once, when the user asks for a letter. Usually takes about 30 seconds. ' +
      `${BEFORE_CREATING}Give recipient, date and context only as the user or the posting states them. ` +
      `${AFTER_CREATING}get_cover_letter. ${NEVER_RETRY}${CREATE_FAILURES}`,
  },
  get_cover_letter: {
    title: 'Read the status of a cover letter',
    description: `Reads the status of a cover letter made with create_cover_letter and, once it is finished, its PDF link. ${READING}`,
  },
} as const;

export const INSTRUCTIONS = `Letterpress makes tailored PDF resumes (5 credits) and cover letters (3 credits) from the saved profile of the account and a job description.

Workflow:
1. Call create_resume or create_cover_letter once. Keep the returned id and tell the user what it cost.
2. Wait at least poll_after_seconds.
3. Call get_resume or get_cover_letter with that id.
4. QUEUED or IN_PROGRESS: go to 2. SUCCESS: give the user pdf_url, and stop. FAILED: tell the user, and stop; the credits were given back.

Rules:
- Never repeat a create call automatically, neither after a timeout, nor a lost response, nor FAILED: each one can make and charge another document. Reads may be repeated.
- Check isError before you read structuredContent. A failed call has one text block with error_code and message.
- pdf_url expires after one hour; read the status again for a new one.
- use_docs returns the documentation, free of charge.`;
