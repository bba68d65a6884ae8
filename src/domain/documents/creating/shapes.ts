/**
 * What goes in and comes out, once for REST, the OpenAPI document and the tool endpoint.
 * No `.meta({ id })` on what a tool takes: it turns the root of its JSON Schema into a reference, which clients reject.
 */
import { z } from 'zod';
import { COMPANY_URL_MAX_CHARACTERS, STATUSES, TITLE_MAX_CHARACTERS } from '../../../base/contract.ts';
import { characters, isStorable } from '../../../base/text.ts';

function text(name: string) {
  return z
    .string({
      error: (issue) =>
        issue.input === undefined || issue.input === null ? `${name} is required` : `${name} must be a string`,
    })
    .refine(isStorable, { error: `${name} must not contain NUL or unpaired surrogate characters`, abort: true });
}

function required(name: string, description: string, maxCharacters?: number) {
  const schema = text(name).refine((value) => value.length > 0, `${name} must not be empty`);
  if (!maxCharacters) return schema.meta({ description, minLength: 1 });
  return schema
    .refine((value) => characters(value) <= maxCharacters, `${name} must be at most ${maxCharacters} characters`)
    .meta({ description, minLength: 1, maxLength: maxCharacters });
}

/** Absent, null and blank all mean unset. */
function optional(name: string, description: string, meta: Record<string, unknown> = {}) {
  return text(name)
    .nullish()
    .meta({ description, ...meta });
}

const title = required(
  'title',
  'Name of the document in the account. A title that is taken gets a suffix such as `_1`.',
  TITLE_MAX_CHARACTERS,
);
const jobDescription = required('job_description', 'The full text of the job posting.');
// Its length is a business rule (VALIDATION_ERROR), so it is stated here and checked with the rest of the address.
const companyUrl = optional(
  'company_url',
  'Public website of the company, http or https; a bare host name gets `https://`. It must answer.',
  { maxLength: COMPANY_URL_MAX_CHARACTERS },
);

export const createResumeShape = z.object({ title, job_description: jobDescription, company_url: companyUrl });
export type CreateResumeBody = z.infer<typeof createResumeShape>;

export const createCoverLetterShape = z.object({
  title,
  job_description: jobDescription,
  company_url: companyUrl,
  hiring_manager_name: optional('hiring_manager_name', 'Whom the letter addresses.'),
  company_street_address: optional('company_street_address', 'Street line of the recipient.'),
  company_city: optional('company_city', 'City of the recipient.'),
  company_state: optional('company_state', 'State or region of the recipient.'),
  company_zip: optional('company_zip', 'Postal code of the recipient.'),
  hiring_manager_email: optional('hiring_manager_email', 'E-mail address of the recipient.'),
  date: optional('date', 'Date of the letter, year-month-day; stored as `YYYY-MM-DD`. Left out when unset.'),
  additional_context: optional('additional_context', 'What else the letter should say, in your own words.'),
});
export type CreateCoverLetterBody = z.infer<typeof createCoverLetterShape>;

/** Both cases are written out, because a JSON Schema has no room for the flag `i`. */
const UUID_TEXT = /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/;

/** Any well-formed UUID, whatever its version bits: what was never issued is NOT_FOUND, not malformed. */
export function documentId(name: string) {
  return z
    .string({
      error: (issue) =>
        issue.input === undefined || issue.input === null ? `${name} is required` : `${name} must be a string`,
    })
    .regex(UUID_TEXT, `${name} must be a UUID`)
    .meta({ description: 'The `id` that the create call returned.', format: 'uuid' });
}

export const resumeIdShape = z.object({ resume_id: documentId('resume_id') });
export const coverLetterIdShape = z.object({ cover_letter_id: documentId('cover_letter_id') });

const id = z.string().meta({ format: 'uuid', description: 'Identifier of the document.' });
const status = z.enum(STATUSES).meta({ description: '`SUCCESS` and `FAILED` are final.' });
const dashboardUrl = z.string().meta({ format: 'uri', description: 'Where the document is shown in the dashboard.' });
const storedTitle = z.string().meta({ description: 'The stored title, with a suffix when the wanted one was taken.' });
const stage = z.string().nullable().meta({ description: 'What is being done now, for people; null when finished.' });
const pdfUrl = z
  .string()
  .meta({ format: 'uri' })
  .nullable()
  .meta({ description: 'Signed link to the PDF, valid for one hour; null before success.' });

export const createdResumeShape = z.object({ id, resume_title: storedTitle, status, dashboard_url: dashboardUrl });
export const createdCoverLetterShape = z.object({ id, title: storedTitle, status, dashboard_url: dashboardUrl });
export const resumeStatusShape = z.object({
  id,
  resume_title: storedTitle,
  status,
  stage,
  pdf_url: pdfUrl,
  dashboard_url: dashboardUrl,
});
export const coverLetterStatusShape = z.object({
  id,
  title: storedTitle,
  status,
  stage,
  pdf_url: pdfUrl,
  dashboard_url: dashboardUrl,
});

/** All messages of a refused shape, as the contract wants them joined. */
export function problemsOf(error: z.ZodError): string {
  return [...new Set(error.issues.map((issue) => issue.message))].join('; ');
}
