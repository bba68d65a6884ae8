export type DocumentKind = 'resume' | 'cover_letter';

export interface CreateResume {
  /** 1 to 255 characters. A title that is taken gets a suffix such as `_1`; read the stored one from the result. */
  title: string;
  /** The whole text of the posting. */
  jobDescription: string;
  /** A public website that answers; at most 500 characters. */
  companyUrl?: string | null;
}

export interface CreateCoverLetter extends CreateResume {
  hiringManagerName?: string | null;
  companyStreetAddress?: string | null;
  companyCity?: string | null;
  companyState?: string | null;
  companyZip?: string | null;
  hiringManagerEmail?: string | null;
  /** Year-month-day. */
  date?: string | null;
  /** What the letter should mention: a referral, a move, a gap. */
  additionalContext?: string | null;
}

/** What names a document. Keep it, and you can read the document later. */
export interface DocumentReference {
  kind: DocumentKind;
  id: string;
}

export interface Created extends DocumentReference {
  title: string;
  status: string;
  dashboardUrl: string;
}

interface State extends DocumentReference {
  title: string;
  /** Where a person sees the document. */
  dashboardUrl: string;
}

export interface Unfinished extends State {
  status: 'QUEUED' | 'IN_PROGRESS';
  /** What is happening, in words for people. */
  stage: string | null;
  pdfUrl: null;
}

export interface Succeeded extends State {
  status: 'SUCCESS';
  stage: null;
  /** Valid for one hour; read the status again for a new one. Null when the operator's retention time has passed. */
  pdfUrl: string | null;
}

/** Its credits have been given back. */
export interface Failed extends State {
  status: 'FAILED';
  stage: null;
  pdfUrl: null;
}

export type Finished = Succeeded | Failed;
export type DocumentState = Unfinished | Finished;

export function isFinished(state: DocumentState): state is Finished {
  return state.status === 'SUCCESS' || state.status === 'FAILED';
}

const PATHS: Record<DocumentKind, string> = { resume: '/v1/resume', cover_letter: '/v1/cover-letter' };

export const createPath = (kind: DocumentKind) => `${PATHS[kind]}/create`;
export const statusPath = ({ kind, id }: DocumentReference) => `${PATHS[kind]}/${encodeURIComponent(id)}`;

/** `jobDescription` here is `job_description` there. */
export function bodyOf(fields: CreateResume | CreateCoverLetter): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, value]) => [
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value,
  ]);
  return Object.fromEntries(entries);
}

type Data = Record<string, unknown>;

const titleOf = (data: Data) => (data.resume_title ?? data.title) as string;

export function createdFrom(kind: DocumentKind, data: Data): Created {
  return {
    kind,
    id: data.id as string,
    title: titleOf(data),
    status: data.status as string,
    dashboardUrl: data.dashboard_url as string,
  };
}

export function stateFrom(kind: DocumentKind, data: Data): DocumentState {
  return { ...createdFrom(kind, data), stage: data.stage, pdfUrl: data.pdf_url } as DocumentState;
}
