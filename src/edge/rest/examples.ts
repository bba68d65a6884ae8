/** What the OpenAPI document shows beside the schemas: a request and the answers to it, as the service gives them. */

const RESUME_ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const LETTER_ID = '1b4e28ba-2fa1-4d2b-883f-0016d3cca427';

const POSTING =
  'Globex runs a payment platform on Kubernetes. You will own its reliability: on-call, capacity, incident reviews.';

export const PARAMETER_EXAMPLES: Record<string, string> = {
  resume_id: RESUME_ID,
  cover_letter_id: LETTER_ID,
  'idempotency-key': 'c5a0c0e6-5b0c-4a5e-9a44-6d1f2f0f8f0e',
};

interface Examples {
  request?: object;
  success: (baseUrl: string) => object;
  notFound?: string;
  cost?: number;
}

const dashboardUrl = (baseUrl: string, id: string) => `${baseUrl}/dashboard/documents/${id}`;

/** The values of a signature say nothing; a link is opaque. */
const pdfUrl = (baseUrl: string, id: string) =>
  `${baseUrl}/files/${id}.pdf?expires=1893456000&key=3b1f77c2&signature=Wm9yayBvZiB0eXBl`;

const success = (message: string, data: object) => ({ success: true, message, data });

const error = (code: string, message: string, details: object = {}) => ({
  success: false,
  message,
  data: { error_code: code, details },
});

export const EXAMPLES: Record<string, Examples> = {
  create_resume: {
    request: { title: 'Site Reliability Engineer at Globex', job_description: POSTING },
    success: (baseUrl) =>
      success('Resume creation job has been successfully registered.', {
        id: RESUME_ID,
        resume_title: 'Site Reliability Engineer at Globex',
        status: 'QUEUED',
        dashboard_url: dashboardUrl(baseUrl, RESUME_ID),
      }),
    cost: 5,
  },
  status_resume: {
    success: (baseUrl) =>
      success('Resume status retrieved successfully', {
        id: RESUME_ID,
        resume_title: 'Site Reliability Engineer at Globex',
        status: 'SUCCESS',
        stage: null,
        pdf_url: pdfUrl(baseUrl, RESUME_ID),
        dashboard_url: dashboardUrl(baseUrl, RESUME_ID),
      }),
    notFound: 'Resume not found.',
  },
  create_cover_letter: {
    request: {
      title: 'Letter to Globex',
      job_description: POSTING,
      hiring_manager_name: 'Jane Smith',
      company_city: 'Springfield',
      date: '2026-03-09',
      additional_context: 'I am moving to Springfield in May.',
    },
    success: (baseUrl) =>
      success('Cover letter creation job has been successfully registered.', {
        id: LETTER_ID,
        title: 'Letter to Globex',
        status: 'QUEUED',
        dashboard_url: dashboardUrl(baseUrl, LETTER_ID),
      }),
    cost: 3,
  },
  status_cover_letter: {
    success: (baseUrl) =>
      success('Cover letter status retrieved successfully', {
        id: LETTER_ID,
        title: 'Letter to Globex',
        status: 'SUCCESS',
        stage: null,
        pdf_url: pdfUrl(baseUrl, LETTER_ID),
        dashboard_url: dashboardUrl(baseUrl, LETTER_ID),
      }),
    notFound: 'Cover letter not found.',
  },
};

const badId = (operationId: string) => (operationId === 'status_resume' ? 'resume_id' : 'cover_letter_id');

/** The body of an error of one operation. */
export function errorExample(operationId: string, status: string): object | undefined {
  const { cost, notFound } = EXAMPLES[operationId]!;
  const bodies: Record<string, object> = {
    400: cost
      ? error('BAD_REQUEST', 'title is required; job_description is required')
      : error('BAD_REQUEST', `${badId(operationId)} must be a UUID`),
    401: error('UNAUTHORIZED', 'The API key is missing or not valid.'),
    403: error('FORBIDDEN', `Insufficient generation credits: this document costs ${cost}, and 2 are left.`, {
      required: cost,
      available: 2,
    }),
    404: error('NOT_FOUND', notFound ?? ''),
    429: error('RATE_LIMIT_EXCEEDED', 'Too many requests. Please try again later.', { retry_after: 42 }),
    500: error('INTERNAL_ERROR', 'Something went wrong on our side. Please try again later.'),
    503: error('SERVICE_UNAVAILABLE', 'The service is temporarily unavailable. Please try again later.'),
  };
  return bodies[status];
}
