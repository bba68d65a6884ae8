import { z } from 'zod';
import { DOCS_PAGES, type DocsPage, POLL_AFTER_SECONDS, type Status } from '../../base/contract.ts';
import type { CreateDocument } from '../../domain/documents/creating/create.ts';
import {
  coverLetterIdShape,
  coverLetterStatusShape,
  createCoverLetterShape,
  createdCoverLetterShape,
  createdResumeShape,
  createResumeShape,
  resumeIdShape,
  resumeStatusShape,
} from '../../domain/documents/creating/shapes.ts';
import type { DocumentStatus, ReadStatus } from '../../domain/documents/views/status.ts';
import { type Annotations, defineTool, type Tool } from './tool.ts';
import { TEXTS } from './tool-texts.ts';

export interface ToolWork {
  createDocument: CreateDocument;
  readStatus: ReadStatus;
  readDocs: (page: DocsPage) => Promise<{ url: string; markdown: string }>;
  dashboardUrl: (documentId: string) => string;
}

const READS: Annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
/** A create reaches out to the company's website. */
const CREATES: Annotations = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: true,
};

/** Null means unset, as for every optional field. */
const page = z.preprocess(
  (value) => value ?? undefined,
  z
    .enum(DOCS_PAGES, `page must be one of ${DOCS_PAGES.join(', ')}`)
    .default('mcp')
    .meta({ description: 'The page to read.' }),
);

const docsShape = z.object({
  url: z.string().meta({ format: 'uri', description: 'Public address of the page.' }),
  markdown: z.string().meta({ description: 'The page as Markdown.' }),
});

const pollAfterSeconds = z
  .number()
  .nullable()
  .meta({ description: 'Wait at least this long before the next status read; null when the status is final.' });
const pdfUrlExpiresAt = z
  .string()
  .meta({ format: 'date-time' })
  .nullable()
  .meta({ description: 'When `pdf_url` expires; null when there is no link.' });

const onCreation = { poll_after_seconds: pollAfterSeconds };
const onStatus = { poll_after_seconds: pollAfterSeconds, pdf_url_expires_at: pdfUrlExpiresAt };

/** The five tools of the contract, in its order. */
export function createTools(work: ToolWork): Tool[] {
  return [useDocs(work), createResume(work), getResume(work), createCoverLetter(work), getCoverLetter(work)];
}

function useDocs({ readDocs }: ToolWork): Tool {
  return defineTool({
    name: 'use_docs',
    ...TEXTS.use_docs,
    annotations: READS,
    input: z.object({ page }),
    output: docsShape,
    run: async (args) => {
      const { url, markdown } = await readDocs(args.page);
      return { url, markdown };
    },
  });
}

function createResume({ createDocument, dashboardUrl }: ToolWork): Tool {
  return defineTool({
    name: 'create_resume',
    ...TEXTS.create_resume,
    annotations: CREATES,
    input: createResumeShape,
    output: createdResumeShape.extend(onCreation),
    run: async (body, caller) => {
      const { id, title, status } = await createDocument(caller, { kind: 'resume', body });
      return {
        id,
        resume_title: title,
        status,
        dashboard_url: dashboardUrl(id),
        poll_after_seconds: pollAfter(status),
      };
    },
  });
}

function createCoverLetter({ createDocument, dashboardUrl }: ToolWork): Tool {
  return defineTool({
    name: 'create_cover_letter',
    ...TEXTS.create_cover_letter,
    annotations: CREATES,
    input: createCoverLetterShape,
    output: createdCoverLetterShape.extend(onCreation),
    run: async (body, caller) => {
      const { id, title, status } = await createDocument(caller, { kind: 'cover_letter', body });
      return { id, title, status, dashboard_url: dashboardUrl(id), poll_after_seconds: pollAfter(status) };
    },
  });
}

function getResume({ readStatus, dashboardUrl }: ToolWork): Tool {
  return defineTool({
    name: 'get_resume',
    ...TEXTS.get_resume,
    annotations: READS,
    input: resumeIdShape,
    output: resumeStatusShape.extend(onStatus),
    run: async ({ resume_id }, { accountId }) => {
      const document = await readStatus(accountId, 'resume', resume_id);
      return { id: document.id, resume_title: document.title, ...progressOf(document, dashboardUrl) };
    },
  });
}

function getCoverLetter({ readStatus, dashboardUrl }: ToolWork): Tool {
  return defineTool({
    name: 'get_cover_letter',
    ...TEXTS.get_cover_letter,
    annotations: READS,
    input: coverLetterIdShape,
    output: coverLetterStatusShape.extend(onStatus),
    run: async ({ cover_letter_id }, { accountId }) => {
      const document = await readStatus(accountId, 'cover_letter', cover_letter_id);
      return { id: document.id, title: document.title, ...progressOf(document, dashboardUrl) };
    },
  });
}

/** What the status of a resume and of a cover letter have in common. */
function progressOf({ id, status, stage, link }: DocumentStatus, dashboardUrl: (documentId: string) => string) {
  return {
    status,
    stage,
    pdf_url: link?.url ?? null,
    dashboard_url: dashboardUrl(id),
    poll_after_seconds: pollAfter(status),
    pdf_url_expires_at: link?.expiresAt.toISOString() ?? null,
  };
}

/** docs/mcp.md: null in terminal states. */
function pollAfter(status: Status): number | null {
  return status === 'SUCCESS' || status === 'FAILED' ? null : POLL_AFTER_SECONDS;
}
