/** The four endpoints as docs/ writes them, so that what holds for several is stated once. */
export interface CreateEndpoint {
  operation: 'create_resume' | 'create_cover_letter';
  path: string;
  /** Where the documents it makes are read. */
  statusPath: string;
  titleField: 'resume_title' | 'title';
  cost: number;
  message: string;
  kind: 'resume' | 'cover_letter';
}

export interface StatusEndpoint {
  operation: 'status_resume' | 'status_cover_letter';
  path: string;
  create: CreateEndpoint;
  idField: 'resume_id' | 'cover_letter_id';
  message: string;
}

export const CREATE_RESUME: CreateEndpoint = {
  operation: 'create_resume',
  path: '/v1/resume/create',
  statusPath: '/v1/resume',
  titleField: 'resume_title',
  cost: 5,
  message: 'Resume creation job has been successfully registered.',
  kind: 'resume',
};

export const CREATE_COVER_LETTER: CreateEndpoint = {
  operation: 'create_cover_letter',
  path: '/v1/cover-letter/create',
  statusPath: '/v1/cover-letter',
  titleField: 'title',
  cost: 3,
  message: 'Cover letter creation job has been successfully registered.',
  kind: 'cover_letter',
};

export const STATUS_RESUME: StatusEndpoint = {
  operation: 'status_resume',
  path: '/v1/resume',
  create: CREATE_RESUME,
  idField: 'resume_id',
  message: 'Resume status retrieved successfully',
};

export const STATUS_COVER_LETTER: StatusEndpoint = {
  operation: 'status_cover_letter',
  path: '/v1/cover-letter',
  create: CREATE_COVER_LETTER,
  idField: 'cover_letter_id',
  message: 'Cover letter status retrieved successfully',
};

export const CREATES = [CREATE_RESUME, CREATE_COVER_LETTER];
export const STATUSES = [STATUS_RESUME, STATUS_COVER_LETTER];

export const JOB = { title: 'Analyst', job_description: 'Contoso needs an analyst who knows SQL.' };

/** Well formed and never issued. */
export const UNKNOWN_ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

export interface Ask {
  operation: string;
  path: string;
  body?: object;
}

/** A well-formed request to an endpoint; the document of a status request does not exist. */
export function wellFormed(endpoint: CreateEndpoint | StatusEndpoint): Ask {
  const { operation, path } = endpoint;
  return 'create' in endpoint ? { operation, path: `${path}/${UNKNOWN_ID}` } : { operation, path, body: JOB };
}

export const ALL_FOUR: Ask[] = [...CREATES, ...STATUSES].map(wellFormed);
