import type { DocumentRequest, LetterFields } from '../../../../src/base/documents/document-request.ts';

/** The names of the form's fields, which are those of the public create calls. */
const LETTER_FIELDS: Record<keyof LetterFields, string> = {
  hiringManagerName: 'hiring_manager_name',
  hiringManagerEmail: 'hiring_manager_email',
  companyStreetAddress: 'company_street_address',
  companyCity: 'company_city',
  companyState: 'company_state',
  companyZip: 'company_zip',
  date: 'date',
  additionalContext: 'additional_context',
};

/** The form as it was filled in for this request. */
export function formBodyOf({ title, jobDescription, companyUrl, letter }: DocumentRequest): Record<string, string> {
  const fields = Object.entries(LETTER_FIELDS).map(([key, name]) => [name, letter?.[key as keyof LetterFields]]);
  const all = [['title', title], ['job_description', jobDescription], ['company_url', companyUrl], ...fields];
  return withoutBlanks(Object.fromEntries(all.map(([name, value]) => [name, value ?? ''])));
}

export function withoutBlanks(body: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value.trim() !== ''));
}

/** As a form's date field has it, in the person's own zone. */
export function today(now: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
